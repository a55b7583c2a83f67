"""A server for tests: a real process, which also knows the template game. Run as a script, with settings as JSON."""

import importlib
import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.turning import listen_to_tests
from template.cauldron import GAME

from coven.table.game import Game
from coven.table.parts import Rules
from coven.table.registry import game, game_names, register


def changed_rules() -> Rules:
    """Cauldron as it may become: the same seed deals other hands, and nothing that was played is allowed any more."""
    rules = GAME._load_rules()

    def start(box: Any, s: Any, players: Any, options: Any, seed: Any) -> None:
        rules.start(box, s, players, options, seed[::-1])

    def refusal(box: Any, s: Any, seat: Any, action: Any) -> int:
        return 1

    return replace(rules, start=start, refusal=refusal)


def cauldron() -> Game:
    """The template game, under its rules or under others that came later."""
    if "NEW_RULES" not in os.environ:
        return GAME
    rules = changed_rules if os.environ["NEW_RULES"] == "other" else GAME._load_rules
    return Game(replace(GAME.about, version=GAME.version + 1), rules, GAME._load_faces, GAME._load_checks)


register(cauldron())  # also in the processes bots think in, which read this file again


LOADED_LATE = ("anyio._backends._asyncio", "httpcore", "uvicorn.lifespan.on", "uvicorn.loops.uvloop", "uvicorn.protocols.http.httptools_impl")


def load() -> None:
    """Loads all that a server of one process needs, also what it would load only when it is asked for it, and the games."""
    for module in ("coven.server.http.app", "coven.server.http.server", "aiosqlite", "asyncpg", *LOADED_LATE):
        importlib.import_module(module)
    for name in game_names():
        game(name).new_table(game(name).players[0], seed=1).view(None)


def run(argument: str) -> None:
    """Serves with settings written as JSON."""
    from server import dealing

    from coven.server.run import serve
    from coven.server.settings import read_settings

    dealing.install()
    if "COVEN_TEST_IMAGINE" in os.environ:
        from server import imagining

        imagining.install()
    listen_to_tests()
    serve(read_settings(**json.loads(argument)))


if __name__ == "__main__":
    if sys.argv[1] == "--starter":
        from server.starter import argument_when_forked

        run(argument_when_forked(int(sys.argv[2]), load))
    else:
        run(sys.argv[1])
