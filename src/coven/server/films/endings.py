"""What follows the end of a game: its results and ratings, stored at once and in one transaction; then its film, which takes a while.

If the process dies before, it is done at the next start: a table that has ended and has no row in `endings`, or no film, is still to be seen to.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Table, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.films.making import make_film
from coven.server.jobs.workers import Workers
from coven.server.log.around import endings, films, results
from coven.server.log.rows import tables
from coven.server.log.store import UNREACHABLE
from coven.server.match.match import Match
from coven.server.metrics import FAULTS
from coven.server.ratings.rating import Standing, standings
from coven.server.ratings.store import rate
from coven.server.tasks import end_all

if TYPE_CHECKING:
    from coven.server.desk.desk import Desk
    from coven.server.lobby.desks import Desks

OVER = "over"
ENDED = (OVER, "closed")
AGAIN_AFTER = 30.0  # seconds, when the database does not take it
NICENESS = 10  # films wait for everything else
logger = logging.getLogger("coven.server.endings")


@dataclass(frozen=True)
class Ending:
    """All that is stored at the end of a game."""

    game: str
    ended_at: float
    results: list[dict[str, Any]]
    standings: list[Standing]


class Endings:
    """Sees to every game that ends: results and ratings at once, then its film, one after the other, behind all else."""

    def __init__(self, engine: AsyncEngine, desks: "Desks") -> None:
        self._engine = engine
        self._desks = desks
        self._workers = Workers(1, NICENESS)
        self._ended: asyncio.Queue[str] = asyncio.Queue()
        self._not_filmed: asyncio.Queue[str] = asyncio.Queue()
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        for work in (self._find_left_over(), self._work(self._ended, self._note_end), self._work(self._not_filmed, self.see_to)):
            self._tasks.append(asyncio.create_task(work, name="endings"))

    async def close(self) -> None:
        await end_all([*self._tasks, *self._under_way.values()])
        self._workers.close()

    def look(self, desk: "Desk") -> None:
        """Takes note of a table that has ended."""
        if desk.match.status in ENDED:
            self._ended.put_nowait(desk.match.id)

    async def _work(self, waiting: "asyncio.Queue[str]", see_to: Callable[[str], Awaitable[None]]) -> None:
        while True:
            game = await waiting.get()
            try:
                await see_to(game)
            except (CovenError, *UNREACHABLE):
                logger.exception("an ending is tried again", extra={"table": game})
                asyncio.get_running_loop().call_later(AGAIN_AFTER, waiting.put_nowait, game)
            except Exception:
                FAULTS.inc()
                logger.exception("an ending failed", extra={"table": game})

    async def _find_left_over(self) -> None:
        """The tables that ended and were not seen to, before this process began."""
        is_noted = select(endings.c.game).where(endings.c.game == tables.c.game).exists()
        is_filmed = select(films.c.game).where(films.c.game == tables.c.game).exists()
        wanted = select(tables.c.game).where(or_(tables.c.status.in_(ENDED) & ~is_noted, (tables.c.status == OVER) & ~is_filmed))
        with contextlib.suppress(*UNREACHABLE):
            async with self._engine.connect() as connection:
                for game in (await connection.execute(wanted)).scalars():
                    self._ended.put_nowait(game)

    async def _note_end(self, game: str) -> None:
        """Stores results and ratings; the film waits for those before it."""
        match = (await self._desks.desk(game)).match
        if match.status in ENDED:
            await self._store_results(match)
        if match.status == OVER:
            self._not_filmed.put_nowait(game)

    async def see_to(self, game: str) -> None:
        """Stores all that follows the end of a game, if it is not stored yet; whoever asks meanwhile waits for the same."""
        task = self._under_way.get(game)
        if task is None:
            task = self._under_way[game] = asyncio.create_task(self._see_to(game))
            task.add_done_callback(lambda _: self._under_way.pop(game, None))
        await asyncio.shield(task)

    async def _see_to(self, game: str) -> None:
        match = (await self._desks.desk(game)).match
        if match.status in ENDED:
            await self._store_results(match)
        if match.status == OVER and not await self._is_in(films, game):
            body = await self._workers.run(make_film, nameless_record(match))
            film = {"game": game, "title": match.created.game, "rules": match.game.version, "ended_at": match.changed_at, "body": body}
            await self._store(films, game, lambda connection: store_film(connection, film))

    async def _store_results(self, match: Match) -> None:
        if not await self._is_in(endings, match.id):
            ending = Ending(match.id, match.changed_at, results_of(match), standings(match))
            await self._store(endings, match.id, lambda connection: store(connection, ending))

    async def _is_in(self, table: Table, game: str) -> bool:
        async with self._engine.connect() as connection:
            return (await connection.execute(select(table.c.game).where(table.c.game == game))).first() is not None

    async def _store(self, table: Table, game: str, write: Callable[[Connection], None]) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(write)
        except IntegrityError:
            if not await self._is_in(table, game):  # else another process was quicker
                raise


def nameless_record(match: Match) -> list[str]:
    """The lines of a record without the names of people: those are looked up when it is shown, and can be forgotten."""
    record = match.table.record()
    seats = [f"Seat {seat + 1}" for seat in range(match.created.players)]
    return list(replace(record, header={**record.header, "seats": seats}).lines())


def results_of(match: Match) -> list[dict[str, Any]]:
    """A row for each seat of a finished game."""
    outcome = match.table.outcome if match.status == "over" else None
    if outcome is None:
        return []
    common = {"game": match.id, "title": match.created.game, "players": match.created.players, "ended_at": match.changed_at}
    seats = zip(match.chairs, outcome.places, outcome.scores, strict=True)
    return [
        {**common, "seat": seat, "person": chair.person if chair.plan.name is None else None, "bot": chair.bot, "place": place, "score": score}
        for seat, (chair, place, score) in enumerate(seats)
    ]


def store(connection: Connection, ending: Ending) -> None:
    """Results and ratings, in one transaction; `endings` comes first, so that of two processes one waits and is refused."""
    connection.execute(insert(endings), [{"game": ending.game, "ended_at": ending.ended_at}])
    if ending.results:
        connection.execute(insert(results), ending.results)
    rate(connection, ending.game, ending.ended_at, ending.standings)


def store_film(connection: Connection, film: dict[str, Any]) -> None:
    connection.execute(insert(films), [film])
