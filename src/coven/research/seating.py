"""Who sits where: bots by seat, the same at all tables or a line for each."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from coven.bots.arena.program import listed, rule_of
from coven.errors import CovenError, shown
from coven.research.templates import FREE
from coven.table.game import Game

Line = Sequence[str | None]  # by seat: a bot, or None where the caller chooses
Bots = Mapping[int, str] | Line | Sequence[Line] | None


def seating_of(game: Game, tables: int, players: int, bots: Bots) -> tuple[Any, list[str]]:
    """By table and seat the place of a bot among those of the program, FREE where the caller chooses; and the bots by name."""
    lines = lines_of(players, bots)
    if len(lines) not in (1, tables):
        raise bad_bots(f"There are {tables} tables and lines of bots for {len(lines)}.", bots)
    named = sorted({bot for line in lines for bot in line if bot is not None})
    for bot in named:
        rule_of(game, bot)  # one that there is not, or that searches, is named as such
    places = {bot: place for place, bot in enumerate(listed(named) if named else ())}
    seated = np.array([[FREE if bot is None else places[bot] for bot in line] for line in lines], np.int8)
    if not (seated == FREE).any(axis=1).all():
        raise bad_bots("At least one seat at each table must be left to the caller.", bots)
    return np.broadcast_to(seated, (tables, players)), named


def lines_of(players: int, bots: Bots) -> list[list[str | None]]:
    """The lines of bots that were given in any form."""
    if bots is None:
        return [[None] * players]
    if isinstance(bots, Mapping):
        if not all(isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < players for seat in bots):
            raise bad_bots(f"Bots are named by seats from 0 to {players - 1}.", bots)
        given: list[Any] = [[bots.get(seat) for seat in range(players)]]
    elif isinstance(bots, Sequence) and not isinstance(bots, str):
        nested = any(isinstance(line, Sequence) and not isinstance(line, str) for line in bots)
        given = list(bots) if nested else [bots]
    else:
        raise bad_bots("Bots are given by seat.", bots)
    for line in given:
        if not isinstance(line, Sequence) or isinstance(line, str) or len(line) != players:
            raise bad_bots(f"A line of bots has one for each of {players} seats, None where the caller chooses.", bots)
        if not all(bot is None or isinstance(bot, str) for bot in line):
            raise bad_bots("A bot is given by its name.", bots)
    return [list(line) for line in given]


def bad_bots(message: str, bots: object) -> CovenError:
    return CovenError("bad_bots", message, bots=shown(bots))
