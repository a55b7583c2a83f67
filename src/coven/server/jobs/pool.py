"""The pool in which bots think: processes of their own, so that no thought ever blocks a table.

A thinker is handed a state that was imagined from what its seat knows: it could not look into other hands if it tried.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from coven.bots import Bot
from coven.kernel.plain import from_bytes
from coven.server.jobs.pace import Pace
from coven.server.jobs.workers import Workers
from coven.table.keeper import Keeper
from coven.table.registry import game as find_game
from coven.table.table import Table
from coven.table.values import Move

NICENESS = 5


@dataclass(frozen=True)
class Question:
    """All that a bot is given: the game, a state as it may be for all its seat knows, and chance of its own."""

    game: str
    players: int
    options: Mapping[str, Any]
    box: Mapping[str, Any] | None
    state: bytes
    seat: int
    bot: str
    chance: str


class Pool:
    """Thinks about questions, a few at a time."""

    def __init__(self, workers: int, pace: Pace) -> None:
        self.pace = pace
        self._workers = Workers(workers, NICENESS)

    async def think(self, table: Table, seat: int, bot: str, box: Mapping[str, Any] | None, chance: bytes | None = None) -> Move:
        """A bot's move for a seat; with the same `chance` the same bot answers the same question alike."""
        drawn = chance or secrets.token_bytes(32)
        state = table.imagined(seat, drawn).tobytes()
        question = Question(table.game.name, table.players, table.options, box, state, seat, bot, drawn.hex())
        return table.game.all_moves[await self._answer(question)]

    async def _answer(self, question: Question) -> int:
        return await self._workers.run(answer, question)

    def close(self) -> None:
        self._workers.close()


def answer(question: Question) -> int:
    """Runs in the pool: the number of the move the bot chooses."""
    game = find_game(question.game)
    state = from_bytes(game.rules.layout, question.state)
    keeper = Keeper(game, question.players, question.options, question.chance, game.box(question.box), first=state)
    return Bot(question.bot, game, question.chance).choose(Table(keeper), question.seat).id
