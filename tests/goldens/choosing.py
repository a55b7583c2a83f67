"""Who chooses the moves of a golden game when it is made; afterwards the record has them."""

import random
from collections.abc import Callable

from coven.bots import Bot
from coven.table.game import Game
from coven.table.table import Table
from coven.table.values import Move

Chooser = Callable[[Table, int], Move | str]


def at_random(seed: int = 7) -> Chooser:
    """Any move."""
    chance = random.Random(seed)
    return lambda table, seat: chance.choice(table.moves(seat))


def preferring(*wanted: str) -> Chooser:
    """The first of the wanted moves, by their writing or their kind, that there is; else any."""
    any_move = at_random()

    def choose(table: Table, seat: int) -> Move | str:
        moves = table.moves(seat)
        return next((move for text in wanted for move in moves if text in (move.text, move.kind)), None) or any_move(table, seat)

    return choose


def keen_on(*wanted: str, seed: int = 7) -> Chooser:
    """A move of one of these kinds, or written like one of these, wherever there is one; else any."""
    chance = random.Random(seed)

    def choose(table: Table, seat: int) -> Move:
        moves = table.moves(seat)
        return chance.choice([move for move in moves if move.kind in wanted or move.text in wanted] or moves)

    return choose


def by_bot(name: str, game: Game, seed: int = 7) -> Chooser:
    """What a bot would do."""
    return Bot(name, game, seed).choose
