"""Writes the golden playthroughs anew: only after the rules version was raised, or for new tables; with --texts only what is told of them."""

import argparse
import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.progress import track

import coven
from coven.table.table import Table

TESTS = Path(__file__).resolve().parents[2] / "tests"
GOLDENS = TESTS / "goldens"


def play_out(table: Table, choose: Callable[[Table, int], Any]) -> Table:
    """Plays a table to its end."""
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, choose(table, seat))
    return table


def write_records(name: str) -> None:
    """Plays every golden table of a game anew."""
    folder = GOLDENS / name
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for golden, table, choose in track(list(importlib.import_module(f"goldens.{name}").tables()), description=name):
        play_out(table, choose).record().save(folder / f"{golden}.jsonl")


def write_texts(name: str) -> None:
    """Tells the recorded games of a game anew; the records stay."""
    text_of = importlib.import_module("goldens.golden_text").text_of
    for path in track(sorted((GOLDENS / name).glob("*.jsonl")), description=f"{name}, texts"):
        path.with_suffix(".txt").write_text(text_of(coven.load(path)), encoding="utf-8")


def main() -> None:
    """Writes a record and its text for every table of every game with goldens, or those named."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--texts", action="store_true", help="keep the records, and write only their texts")
    parser.add_argument("names", nargs="*", default=[name for name in coven.game_names() if name != "cauldron"])
    wanted = parser.parse_args()
    sys.path.insert(0, str(TESTS))
    for name in wanted.names:
        if not wanted.texts:
            write_records(name)
        write_texts(name)


if __name__ == "__main__":
    main()
