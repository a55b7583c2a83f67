"""Plays the arenas of docs/arena: the strongest level against careful tables, each level against the one below; continues where it was stopped.

python tools/make_arena.py [--games N] [--top-games N] [--move 200ms] [--ray ADDRESS] [GAME …]
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import coven
from coven.bots import LEVELS
from coven.cli.main import main as run

ROOT = Path(__file__).parents[1]
FOLDER, KEPT = ROOT / "docs" / "arena", ROOT / "build" / "arena"  # the results; every game, to continue from
COUNTS = {"witches": "4,6", "wandering_towers": "2,4", "broom_service": "2,4"}


def arenas(name: str, wanted: argparse.Namespace) -> Iterator[tuple[str, list[str]]]:
    """The name and the arguments of each arena of a game."""
    top = ["--bots", f"{LEVELS[-1]}@{wanted.move}", "--against", "careful", "--players", "4", "--games", str(wanted.top_games)]
    yield "top", top
    for below, above in pairwise(LEVELS):
        yield above, ["--bots", f"{above},{below}", "--players", COUNTS.get(name, "2"), "--games", str(wanted.games)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--arenas", nargs="+", choices=["top", *LEVELS[1:]], default=["top", *LEVELS[1:]], help="the strongest level; a level against the one below"
    )
    parser.add_argument("--games", type=int, default=400, help="games of each line-up of two levels")
    parser.add_argument("--top-games", type=int, default=400, help="games of the strongest level against careful tables")
    parser.add_argument("--move", default="200ms", help="the budget of the strongest level")
    parser.add_argument("--ray", help="the address of a Ray cluster")
    parser.add_argument("names", nargs="*", default=coven.game_names())
    wanted = parser.parse_args()
    chosen = ((name, arena, args) for name in wanted.names for arena, args in arenas(name, wanted) if arena in wanted.arenas)
    for name, arena, args in chosen:
        file = f"{name}-{arena}"
        written = [word for ending in ("json", "md") for word in ("--out", str(FOLDER / f"{file}.{ending}"))]
        kept = ["--resume", str(KEPT / f"{file}.jsonl"), "--picture", str(FOLDER / f"{file}.svg")]
        more = ["--seed", "coven", "--lang", "en", *(["--ray", wanted.ray] if wanted.ray else [])]
        status = run(["arena", name, *args, *more, *kept, *written])
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
