"""A server for tests: a real process, which also knows the template game. Run as a script, with settings as JSON."""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from template.cauldron import GAME

from coven.table.game import Game
from coven.table.parts import Rules
from coven.table.registry import register


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

if __name__ == "__main__":
    from coven.server.run import serve
    from coven.server.settings import read_settings

    if "COVEN_TEST_IMAGINE" in os.environ:
        from server import imagining

        imagining.install()
    serve(read_settings(**json.loads(sys.argv[1])))
