"""Three targets, one game: the same numbered games, interpreted in a process of its own and compiled in this one."""

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any, cast

from coven.conformance.broken import demand
from coven.table.bulk import Bulk
from coven.table.game import Game


def digests(game: Game, players: int, options: Mapping[str, Any], first: int, games: int) -> list[list[int]]:
    """Length and digest of each game, on whatever target this process runs."""
    lengths, digested = Bulk(game, players, options).play(first, games)
    return [[int(length), int(digest)] for length, digest in zip(lengths, digested, strict=True)]


def interpreted_digests(game: Game, players: int, options: Mapping[str, Any], first: int, games: int) -> list[list[int]]:
    """The same, by a process that runs the rules as plain Python."""
    home = cast(Any, game.rules).__name__.rpartition(".")[0]
    command = [sys.executable, "-m", "coven.conformance.targets", json.dumps([home, players, dict(options), first, games])]
    surroundings = {**os.environ, "COVEN_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    demand(done.returncode == 0, "the rules run interpreted", game, error=done.stderr.strip().splitlines()[-1:])
    found: list[list[int]] = json.loads(done.stdout)
    return found


def check_targets(game: Game, players: int, options: Mapping[str, Any], games: int, first: int = 0) -> None:
    """Interpreted and compiled rules play the same games, move for move."""
    plain = interpreted_digests(game, players, options, first, games)
    compiled = digests(game, players, options, first, games)
    wrong = [first + number for number in range(games) if plain[number] != compiled[number]]
    demand(not wrong, "interpreted and compiled rules play the same games", game, players=players, options=dict(options), games=wrong)


def main() -> None:
    """Answers another process: which games, as JSON on the command line; their digests, as JSON on standard output."""
    home, *asked = json.loads(sys.argv[1])
    print(json.dumps(digests(importlib.import_module(home).GAME, *asked)))


if __name__ == "__main__":
    main()
