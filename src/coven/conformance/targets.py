"""Three targets, one game: the same numbered games, interpreted in a process of its own and compiled in this one."""

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any, cast

from coven.conformance.broken import demand
from coven.table.bulk import Bulk
from coven.table.game import Game

Games = tuple[int, Mapping[str, Any], int, int]  # players, options, the number of the first game, how many


def digests(game: Game, wanted: Sequence[Games]) -> list[list[list[int]]]:
    """Length and digest of each game, on whatever target this process runs."""
    found = [Bulk(game, players, options).play(first, games) for players, options, first, games in wanted]
    return [[[int(length), int(digest)] for length, digest in zip(*columns, strict=True)] for columns in found]


def interpreted_digests(game: Game, wanted: Sequence[Games]) -> list[list[list[int]]]:
    """The same, by a process that runs the rules as plain Python."""
    home = cast(Any, game.rules).__name__.rpartition(".")[0]
    asked = [[players, dict(options), first, games] for players, options, first, games in wanted]
    surroundings = {**os.environ, "COVEN_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "coven.conformance.targets", home]
    done = subprocess.run(command, env=surroundings, input=json.dumps(asked), capture_output=True, text=True, check=False)
    demand(done.returncode == 0, "the rules run interpreted", game, error=done.stderr.strip().splitlines()[-1:])
    found: list[list[list[int]]] = json.loads(done.stdout)
    return found


def check_targets(game: Game, wanted: Sequence[Games]) -> None:
    """Interpreted and compiled rules play the same games, move for move."""
    for (players, options, first, games), plain, compiled in zip(wanted, interpreted_digests(game, wanted), digests(game, wanted), strict=True):
        wrong = [first + number for number in range(games) if plain[number] != compiled[number]]
        demand(not wrong, "interpreted and compiled rules play the same games", game, players=players, options=dict(options), games=wrong)


def main() -> None:
    """Answers another process: which games, as JSON on standard input; their digests, as JSON on standard output."""
    print(json.dumps(digests(importlib.import_module(sys.argv[1]).GAME, json.load(sys.stdin))))


if __name__ == "__main__":
    main()
