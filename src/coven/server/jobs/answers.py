"""Answers for the seats whose person need not be asked: those that bots play, and those with standing answers."""

import asyncio
import logging
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any

from coven.errors import CovenError
from coven.server.commands.playing import PlayFor
from coven.server.guides.guide import prepared_move
from coven.server.jobs.pool import Pool
from coven.server.match.match import Match
from coven.server.metrics import FAULTS
from coven.table.values import Move

if TYPE_CHECKING:
    from coven.server.desk.desk import Desk

logger = logging.getLogger("coven.server.answers")
RETRY = 1.0  # seconds, when an answer could not be stored
LONGEST_RETRY = 60.0  # seconds, when answers fail again and again


@dataclass(frozen=True)
class Asked:
    """A question in a seat's stream, and who answers it: a bot, or these settings."""

    question: int
    bot: str | None
    settings: dict[str, Any]


def seats_to_ask(match: Match) -> tuple[int, ...]:
    """The seats to be answered for now; bots wait while no person plays.

    At a daily table they also wait for the person, and answer one after the other: the game depends on the person's moves alone.
    """
    if not match.has_active_person:
        return ()
    if match.created.daily is None:
        return match.to_act
    people = tuple(seat for seat in match.to_act if match.chairs[seat].is_played_by_person)
    return people or match.to_act[:1]


class Answers:
    """The answers under way at one desk: one for each seat, dropped when its question is no more."""

    def __init__(self, desk: "Desk", pool: Pool) -> None:
        self._desk = desk
        self._pool = pool
        self._asked: dict[int, Asked] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failed = 0  # answers in a row

    def look(self) -> None:
        """Starts what is newly asked, drops what is asked no more."""
        match = self._desk.match
        wanted = {seat: asked for seat in seats_to_ask(match) if (asked := self._question(seat)) is not None}
        for seat in [seat for seat in self._asked if wanted.get(seat) != self._asked[seat]]:
            self._drop(seat)
        for seat, asked in wanted.items():
            if seat not in self._asked:
                self._asked[seat] = asked
                self._tasks[seat] = asyncio.create_task(self._answer(seat, asked))

    def _question(self, seat: int) -> Asked | None:
        chair, question = self._desk.match.chairs[seat], self._desk.match.streams[seat].question
        if chair.bot is not None:
            return Asked(question, chair.bot, {})
        return Asked(question, None, chair.answers) if chair.answers else None

    def _drop(self, seat: int) -> None:
        del self._asked[seat]
        task = self._tasks.pop(seat)
        if task is not asyncio.current_task():
            task.cancel()

    async def _answer(self, seat: int, asked: Asked) -> None:
        """Finds the move, lets the drawn time pass, then plays it if it is still asked for."""
        began = monotonic()
        try:
            move = await self._find(seat, asked)
            thought = monotonic() - began
            await asyncio.sleep(self._pool.pace.covering(thought) - thought)
            if move is not None and self._asked.get(seat) == asked:
                await self._desk.do(PlayFor(seat, move))
        except CovenError:
            await self._ask_again(seat, RETRY)
        except Exception:
            FAULTS.inc()
            logger.exception("an answer failed", extra={"table": self._desk.match.id})
            self._failed += 1
            await self._ask_again(seat, min(LONGEST_RETRY, RETRY * 2**self._failed))
        else:
            self._failed = 0

    async def _ask_again(self, seat: int, seconds: float) -> None:
        """Asks anew after a while, so that no table is stuck."""
        await asyncio.sleep(seconds)
        self._drop(seat)
        self.look()

    async def _find(self, seat: int, asked: Asked) -> Move | None:
        match = self._desk.match
        if asked.bot is None:
            return match.table.answer_for(seat, asked.settings)
        prepared = prepared_move(match, seat)
        return prepared or await self._pool.think(match.table, seat, asked.bot, match.created.box, match.bot_chance)

    def stop(self) -> None:
        for seat in list(self._asked):
            self._drop(seat)
