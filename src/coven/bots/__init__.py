"""Programs that play. A bot is a rule `choose(box, s, seat, luck, out) -> action`, declared by its game or common to all.

It is only ever given a state that was imagined from what its seat knows, so it can't look into other hands.
"""

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from coven.errors import CovenError, shown
from coven.kernel.plain import wrapping
from coven.table.game import Game
from coven.table.seeds import bad_seed
from coven.table.table import Table
from coven.table.values import Move

RANDOM = "random"


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game, weakest first."""
    return [RANDOM, *game.rules.bots]


class Bot:
    """A program at one seat, with chance of its own that has nothing to do with the table's."""

    def __init__(self, name: str, game: Game, seed: int | str | None = None) -> None:
        if name not in bot_names(game):
            raise CovenError("unknown_bot", f"There is no bot {shown(name)} for {game.name}; there are {', '.join(bot_names(game))}.", bot=name)
        self.name = name
        self._choose: Callable[..., int] | None = game.rules.bots.get(name)
        self._chance = _chance(seed)
        self._out = np.zeros(game.rules.actions, np.int16).data

    def choose(self, table: Table, seat: int) -> Move:
        """The bot's move for a seat that must act; any other raises `not_to_act`."""
        if seat not in table.to_act:
            table.moves(seat)  # a seat there is not is named as such
            raise CovenError("not_to_act", f"Seat {seat} has nothing to decide now.", seat=seat)
        if self._choose is None:
            return self._chance.choice(table.moves(seat))
        state = table.imagined(seat, self._chance.randbytes(32))
        with wrapping():
            action: Any = self._choose(table.box.plain, state, seat, np.uint64(self._chance.getrandbits(64)), self._out)
        return table.game.all_moves[int(action)]


def _chance(seed: int | str | None) -> random.Random:
    try:
        return random.Random(seed)
    except (TypeError, ValueError):
        raise bad_seed(seed) from None
