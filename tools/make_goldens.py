"""Writes the golden playthroughs anew: only after the rules version was raised, or for new tables."""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.progress import track

import coven
from coven.table.table import Table

TESTS = Path(__file__).resolve().parents[1] / "tests"
GOLDENS = TESTS / "goldens"


def play_out(table: Table, choose: Callable[[Table, int], Any]) -> Table:
    """Plays a table to its end."""
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, choose(table, seat))
    return table


def main() -> None:
    """Writes a record and its text for every table of every game with goldens."""
    sys.path.insert(0, str(TESTS))
    text_of = importlib.import_module("goldens.telling").text_of
    for module in sys.argv[1:] or coven.game_names():
        folder = GOLDENS / module
        folder.mkdir(exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        for name, table, choose in track(list(importlib.import_module(f"goldens.{module}").tables()), description=module):
            record = play_out(table, choose).record()
            record.save(folder / f"{name}.jsonl")
            (folder / f"{name}.txt").write_text(text_of(record), encoding="utf-8")


if __name__ == "__main__":
    main()
