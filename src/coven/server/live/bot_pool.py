"""The pool in which bots think: processes of their own, so that no thought ever blocks a table.

A thinker is handed a state that was imagined from what its seat knows: it could not look into other hands if it tried.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic
from typing import Any

from coven.bots import SEARCHES, Bot
from coven.bots.levels import SKILLED
from coven.server.clock import CLOCK
from coven.server.fair_queue import NOBODY, Lane
from coven.server.live.imagined import Imagined
from coven.server.live.match import Match
from coven.server.live.pace import Pace
from coven.server.process_pool import ProcessPool
from coven.server.programs import Programs
from coven.server.progress import Marker
from coven.table.registry import game as find_game
from coven.table.table import Table
from coven.table.values import Move

NICENESS = 5
THINKING = 1.0  # seconds from the question to the end of a search
GRACE = 0.5  # seconds more until another answers in its place
Prepared = Callable[[Match, int], Move | None]
LaneOf = Callable[[Match], Awaitable[Lane]]


def nothing_prepared(match: Match, seat: int) -> None:
    """Where every move is thought about."""


async def by_host(match: Match) -> Lane:
    """Bots think in turns for those who opened their tables."""
    return match.created.host, match.id


@dataclass(frozen=True)
class BotTask(Imagined):
    """All that a bot is given: a table as it may be for all its seat knows, and chance of its own."""

    bot: str
    chance: str
    seconds: float | None = None  # that a search may take
    since: float = 0.0  # when they began to count, by the clock of the machine


class BotPool:
    """Finds the moves of bots, a few at a time, in turns for who opened the tables; `prepared` knows those that need no thought.

    Bots that search and bots that answer at once think in processes of their own kind; and what a search must have compiled is compiled elsewhere.
    A search ends a second after it was asked for, waiting included: on a busy machine a master plays worse, and makes nobody wait.
    """

    def __init__(
        self, workers: int, pace: Pace, prepared: Prepared = nothing_prepared, lane_of: LaneOf = by_host, elapsed: Callable[[], float] = CLOCK.elapsed
    ) -> None:
        self.prepared = prepared
        self.pace = pace
        self.lane_of = lane_of
        self._workers, self._elapsed = workers, elapsed
        self._waiting: set[object] = set()  # for a search
        self._quick, self._searching = ProcessPool(workers, NICENESS), ProcessPool(workers, NICENESS)
        self._programs = Programs(compile_search)

    async def think(self, table: Table, seat: int, bot: str, box: Mapping[str, Any] | None, chance: bytes | None = None, lane: Lane = NOBODY) -> Move:
        """A bot's move for a seat; with the same `chance` the same bot answers the same question alike, however long that takes."""
        drawn = chance or secrets.token_bytes(32)
        state = table.imagined(seat, drawn).tobytes()
        task = BotTask(table.game.name, table.players, table.options, box, state, seat, bot, drawn.hex())
        return table.game.all_moves[await self._answer(task, lane, is_timed=chance is None)]

    async def _answer(self, task: BotTask, lane: Lane, is_timed: bool) -> int:
        if task.bot not in SEARCHES:
            return await self._quick.run_for(lane, answer, task)
        if not is_timed:
            await self._programs.ready(task.game)
            return await self._searching.run_for(lane, answer, task)
        try:
            async with CLOCK.timeout(THINKING + GRACE):
                return await self._search(task, lane)
        except TimeoutError:  # its program is being compiled or loaded, or others have all the processes
            return await self._quick.run_for(lane, answer, replace(task, bot=SKILLED))

    async def _search(self, task: BotTask, lane: Lane) -> int:
        """A search that ends a second after it was asked for."""
        ends, waiting = self._elapsed() + THINKING, object()

        def begin() -> Callable[[], int]:
            self._waiting.discard(waiting)
            return partial(answer, replace(task, seconds=self._share(ends), since=monotonic()))

        self._waiting.add(waiting)
        try:
            await self._programs.ready(task.game)
            await asyncio.sleep(0)  # until all are known who were asked in the same moment
            return await self._searching.run_in_turn(lane, begin)
        finally:
            self._waiting.discard(waiting)

    def _share(self, ends: float) -> float:
        """How many seconds one may think now: what is left, shared with those who wait and will want theirs."""
        return max(0.0, ends - self._elapsed()) / (1 + len(self._waiting) / self._workers)

    def close(self) -> None:
        self._programs.close()
        self._quick.close()
        self._searching.close()


def answer(task: BotTask) -> int:
    """Runs in the pool: the number of the move the bot chooses."""
    table = task.table()
    bot = Bot(task.bot, table.game, task.chance)  # which may have to load its program
    within = None if task.seconds is None else task.seconds - (monotonic() - task.since)
    return bot.choose(table, task.seat, within).id


def compile_search(game: str, told: Marker) -> None:
    """Runs in a process of its own: compiles the search of a game, unless the compile cache has it."""
    from coven.bots.search.searching import SearchSettings, searcher  # which loads a compiler

    searcher(find_game(game), SearchSettings())
