"""The pool in which bots think: processes of their own, so that no thought ever blocks a table.

A thinker is handed a state that was imagined from what its seat knows: it could not look into other hands if it tried.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from coven.bots import Bot
from coven.server.jobs.imagined import Imagined
from coven.server.jobs.pace import Pace
from coven.server.jobs.workers import Workers
from coven.table.table import Table
from coven.table.values import Move

NICENESS = 5


@dataclass(frozen=True)
class Question(Imagined):
    """All that a bot is given: a table as it may be for all its seat knows, and chance of its own."""

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
    table = question.table()
    return Bot(question.bot, table.game, question.chance).choose(table, question.seat).id
