"""Plays the arenas of docs/arena: the strongest level against careful tables, each level against the one below; continues where it was stopped.

python tools/make_arena.py [--arenas NAME …] [--games N] [--top-games N] [--move 200ms] [--workers N] [--ray ADDRESS] [GAME …]
"""

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import coven
from coven.bots import LEVELS
from coven.cli.main import main as run

ROOT = Path(__file__).parents[1]
FOLDER, KEPT = ROOT / "docs" / "arena", ROOT / "build" / "arena"  # the results; every game, to continue from
COUNTS = {"witches": "4,6", "wandering_towers": "2,4", "broom_service": "2,4"}
ARENAS = ("top", *LEVELS[:0:-1])  # strongest first

HEAD = """\
# What was measured

Written by `make arena` (`python tools/make_arena.py`) from the results beside it; [docs/arena.md](../arena.md) says how they are played and read.
In brackets the 95 % interval.

| game | players | bots | games | wins of the first | fair |
|---|---:|---|---:|---:|---:|
"""


def main() -> int:
    wanted = asked()
    for name in wanted.names:
        for arena in wanted.arenas:
            status = play_arena(name, arena, wanted)
            if status:
                return status
    write_summary()
    return 0


def asked() -> argparse.Namespace:
    """What is to be played, by the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--arenas", nargs="+", choices=ARENAS, default=ARENAS, help="the strongest level; a level against the one below")
    parser.add_argument("--games", type=int, default=400, help="games of each line-up of two levels")
    parser.add_argument("--top-games", type=int, default=400, help="games of the strongest level against careful tables")
    parser.add_argument("--move", default="200ms", help="the budget of the strongest level")
    parser.add_argument("--workers", help="how many processes; as many as there are cores if you name none")
    parser.add_argument("--ray", help="the address of a Ray cluster")
    parser.add_argument("names", nargs="*", default=coven.game_names())
    return parser.parse_args()


def play_arena(name: str, arena: str, wanted: argparse.Namespace) -> int:
    """Plays one arena of a game, or what is missing of it, and writes its table, picture and data."""
    folder, kept = FOLDER / name, KEPT / name
    written = [word for ending in ("json", "md") for word in ("--out", str(folder / f"{arena}.{ending}"))]
    where = [word for option in ("workers", "ray") if (value := getattr(wanted, option)) for word in (f"--{option}", value)]
    folder.mkdir(parents=True, exist_ok=True)
    kept.mkdir(parents=True, exist_ok=True)
    files = ["--resume", str(kept / f"{arena}.jsonl"), "--picture", str(folder / f"{arena}.svg"), *written]
    return run(["arena", name, *lineup(name, arena, wanted), "--seed", "coven", "--lang", "en", *where, *files])


def lineup(name: str, arena: str, wanted: argparse.Namespace) -> list[str]:
    """Who plays in an arena, and how often."""
    if arena == "top":
        return ["--bots", f"{LEVELS[-1]}@{wanted.move}", "--against", "careful", "--players", "4", "--games", str(wanted.top_games)]
    below = {above: below for below, above in pairwise(LEVELS)}
    return ["--bots", f"{arena},{below[arena]}", "--players", COUNTS.get(name, "2"), "--games", str(wanted.games)]


def write_summary() -> None:
    """One table of all results that are there."""
    (FOLDER / "README.md").write_text(HEAD + "".join(f"{row}\n" for row in rows()))


def rows() -> Iterator[str]:
    """A row for every two bots and player count, game by game."""
    for name in coven.game_names():
        found = (FOLDER / name / f"{arena}.json" for arena in ARENAS)
        for pair in (pair for path in found if path.exists() for pair in json.loads(path.read_text())["pairs"]):
            yield row(name.replace("_", " ").title(), pair)


def row(title: str, pair: dict[str, Any]) -> str:
    """A row of the table."""
    mean, low, high, fair = (f"{100 * share:.1f} %" for share in (*(pair["wins"][key] for key in ("mean", "low", "high")), pair["fair"]))
    return f"| {title} | {pair['players']} | {pair['bot']} against {pair['against']} | {pair['games']:,} | {mean} ({low} – {high}) | {fair} |"


if __name__ == "__main__":
    sys.exit(main())
