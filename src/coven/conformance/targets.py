"""Three targets, one game: the same numbered games, interpreted in a process of its own and compiled in this one."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

from coven.conformance.broken import demand
from coven.table.bulk import Bulk
from coven.table.game import Game
from coven.table.registry import game as find_game

INTERPRETED = {"COVEN_INTERPRETED": "1"}


def digests(name: str, players: int, options: Mapping[str, Any], first: int, games: int) -> list[list[int]]:
    """Length and digest of each game, on whatever target this process runs."""
    lengths, digested = Bulk(find_game(name), players, options).play(first, games)
    return [[int(length), int(digest)] for length, digest in zip(lengths, digested, strict=True)]


def interpreted_digests(name: str, players: int, options: Mapping[str, Any], first: int, games: int) -> list[list[int]]:
    """The same, by a process that runs the rules as plain Python."""
    asked = json.dumps([name, players, dict(options), first, games])
    command = [sys.executable, "-m", "coven.conformance.targets", asked]
    done = subprocess.run(command, env={**os.environ, **INTERPRETED}, capture_output=True, text=True, check=False)
    demand(done.returncode == 0, "the rules run interpreted", name, error=done.stderr.strip().splitlines()[-1:])
    found: list[list[int]] = json.loads(done.stdout)
    return found


def check_targets(game: Game, players: int, options: Mapping[str, Any], games: int, first: int = 0) -> None:
    """Interpreted and compiled rules play the same games, move for move."""
    plain = interpreted_digests(game.name, players, options, first, games)
    compiled = digests(game.name, players, options, first, games)
    wrong = [first + number for number in range(games) if plain[number] != compiled[number]]
    demand(not wrong, "interpreted and compiled rules play the same games", game, players=players, options=dict(options), games=wrong)


if __name__ == "__main__":
    print(json.dumps(digests(*json.loads(sys.argv[1]))))
