"""Writes the golden playthroughs anew: only after the rules version was raised, or for new tables."""

import importlib
import random
import sys
from pathlib import Path

from rich.progress import track

from coven.conformance.playthrough import playthrough
from coven.table.table import Table

TESTS = Path(__file__).resolve().parents[1] / "tests"
GOLDENS = TESTS / "goldens"


def play_out(table: Table, prefer: str | None) -> Table:
    """Plays a table to its end: the preferred move wherever there is one, else any."""
    chance = random.Random(7)
    while not table.is_over:
        seat = table.to_act[0]
        moves = table.moves(seat)
        table.play(seat, prefer if prefer in [move.text for move in moves] else chance.choice(moves))
    return table


def main() -> None:
    """Writes a record and its playthrough for every table of every game with goldens."""
    sys.path.insert(0, str(TESTS))
    for module in sorted(path.stem for path in GOLDENS.glob("*.py") if not path.stem.startswith("test_")):
        folder = GOLDENS / module
        folder.mkdir(exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        for name, table, prefer in track(list(importlib.import_module(f"goldens.{module}").tables()), description=module):
            record = play_out(table, prefer).record()
            record.save(folder / f"{name}.jsonl")
            (folder / f"{name}.txt").write_text(playthrough(record), encoding="utf-8")


if __name__ == "__main__":
    main()
