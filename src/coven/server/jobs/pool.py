"""The pool in which bots think: processes of their own, so that no thought ever blocks a table.

A thinker is handed a state that was imagined from what its seat knows: it could not look into other hands if it tried.
"""

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any

from coven.bots import Bot
from coven.kernel.plain import from_bytes
from coven.server.jobs.pace import Pace
from coven.table.keeper import Keeper
from coven.table.registry import game as find_game
from coven.table.table import Table
from coven.table.values import Move


@dataclass(frozen=True)
class Question:
    """All that a bot is given: the game, and a state as it may be for all its seat knows."""

    game: str
    players: int
    options: Mapping[str, Any]
    box: Mapping[str, Any] | None
    state: bytes
    seat: int
    bot: str


class Pool:
    """Thinks about questions, a few at a time; its processes start with the first."""

    def __init__(self, workers: int, pace: Pace) -> None:
        self.pace = pace
        self._workers = workers
        self._executor: ProcessPoolExecutor | None = None

    async def think(self, table: Table, seat: int, bot: str, box: Mapping[str, Any] | None) -> Move:
        """A bot's move for a seat."""
        state = table.imagined(seat, secrets.token_bytes(32)).tobytes()
        question = Question(table.game.name, table.players, table.options, box, state, seat, bot)
        return table.game.all_moves[await self._answer(question)]

    async def _answer(self, question: Question) -> int:
        """Asks the pool; one that broke, because a process was killed, is set up anew once."""
        try:
            return await asyncio.wrap_future(self._pool().submit(answer, question))
        except BrokenProcessPool:
            self._executor = None
            return await asyncio.wrap_future(self._pool().submit(answer, question))

    def _pool(self) -> ProcessPoolExecutor:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, mp_context=context, initializer=stay_behind)
        return self._executor

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


def stay_behind() -> None:
    """Lets tables go first on a busy machine, and ends with the server however that ended."""
    os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def answer(question: Question) -> int:
    """Runs in the pool: the number of the move the bot chooses."""
    game = find_game(question.game)
    state = from_bytes(game.rules.layout, question.state)
    keeper = Keeper(game, question.players, question.options, secrets.token_bytes(32), game.box(question.box), first=state)
    return Bot(question.bot, game).choose(Table(keeper), question.seat).id
