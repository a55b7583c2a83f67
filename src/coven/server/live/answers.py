"""Answers for the seats whose person need not be asked: those that bots play, and those with standing answers."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.live.bot_pool import BotPool
from coven.server.live.commands.playing import PlayFor
from coven.server.live.match import Match
from coven.server.metrics import FAULTS
from coven.table.values import Move

logger = logging.getLogger("coven.server.answers")
RETRY = 1.0  # seconds, when an answer could not be stored
LONGEST_RETRY = 60.0  # seconds, when answers fail again and again


@dataclass(frozen=True)
class Asked:
    """A question in a seat's stream, and who answers it: a bot, or these standing answers."""

    question: int
    bot: str | None
    answers: dict[str, Any]


def seats_to_ask(match: Match) -> tuple[int, ...]:
    """The seats to be answered for now. Bots play on where no person plays any more: nobody finds a game that stands still.

    At a daily table they wait for the person, and answer one after the other: the game depends on the person's moves alone.
    """
    if match.created.daily is None:
        return match.to_act
    people = tuple(seat for seat in match.to_act if match.chairs[seat].is_played_by_person)
    return people or match.to_act[:1]


class Answers:
    """The answers under way at one desk: one for each seat, dropped when its question is no more."""

    def __init__(self, match: Match, do: Callable[[PlayFor], Awaitable[None]], pool: BotPool) -> None:
        self._match = match
        self._do = do
        self._pool = pool
        self.asked: dict[int, Asked] = {}  # by seat: what is under way
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failed = 0  # answers in a row

    def update(self) -> None:
        """Starts what is newly asked, drops what is asked no more."""
        wanted = {seat: self._question(seat) for seat in seats_to_ask(self._match) if seat in self._match.answered_seats}
        for seat in list(self.asked):
            if wanted.get(seat) != self.asked[seat]:
                self._drop(seat)
        for seat, asked in wanted.items():
            if seat not in self.asked:
                self.asked[seat] = asked
                self._tasks[seat] = asyncio.create_task(self._answer(seat, asked))

    def _question(self, seat: int) -> Asked:
        chair, question = self._match.chairs[seat], self._match.streams[seat].question
        return Asked(question, chair.bot, {} if chair.bot is not None else chair.answers)

    def _drop(self, seat: int) -> None:
        del self.asked[seat]
        task = self._tasks.pop(seat)
        if task is not asyncio.current_task():
            task.cancel()

    async def _answer(self, seat: int, asked: Asked) -> None:
        """Finds the move, lets the drawn time pass, then plays it if it is still asked for."""
        began = CLOCK.elapsed()
        try:
            move = await self._find(seat, asked)
            thought = CLOCK.elapsed() - began
            await CLOCK.sleep(self._pool.pace.covering(thought) - thought)
            if move is not None and self.asked.get(seat) == asked:
                await self._do(PlayFor(seat, move))
        except CovenError:
            await self._ask_again(seat, RETRY)
        except Exception:
            FAULTS.inc()
            logger.exception("an answer failed", extra={"table": self._match.id})
            self._failed += 1
            await self._ask_again(seat, min(LONGEST_RETRY, RETRY * 2**self._failed))
        else:
            self._failed = 0

    async def _ask_again(self, seat: int, seconds: float) -> None:
        """Asks anew after a while, so that no table is stuck."""
        await CLOCK.sleep(seconds)
        self._drop(seat)
        self.update()

    async def _find(self, seat: int, asked: Asked) -> Move | None:
        match = self._match
        if asked.bot is None:
            return match.table.answer_for(seat, asked.answers)
        prepared = self._pool.prepared(match, seat)
        if prepared is not None:
            return prepared
        lane = await self._pool.lane_of(match)
        return await self._pool.think(match.table, seat, asked.bot, match.created.box, match.bot_chance, lane)

    def stop(self) -> None:
        for seat in list(self.asked):
            self._drop(seat)
