"""What follows the end of a game: its film, its results, its ratings; stored once, in one transaction.

If the process dies before, it is done at the next start: a table that has ended and has no row in `endings` is still to be seen to.
"""

import asyncio
import contextlib
import logging
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, insert, select
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

ENDED = ("over", "closed")
AGAIN_AFTER = 30.0  # seconds, when the database does not take it
NICENESS = 10  # films wait for everything else
logger = logging.getLogger("coven.server.endings")


@dataclass(frozen=True)
class Ending:
    """All that is stored of the end of a game."""

    game: str
    ended_at: float
    film: dict[str, Any] | None
    results: list[dict[str, Any]]
    standings: list[Standing]


class Endings:
    """Sees to every game that ends, one after the other, behind all else."""

    def __init__(self, engine: AsyncEngine, desks: "Desks") -> None:
        self._engine = engine
        self._desks = desks
        self._workers = Workers(1, NICENESS)
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._worker: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._worker = asyncio.create_task(self._work(), name="endings")

    async def close(self) -> None:
        await end_all([self._worker, *self._under_way.values()])
        self._workers.close()

    def look(self, desk: "Desk") -> None:
        """Takes note of a table that has ended."""
        if desk.match.status in ENDED:
            self._waiting.put_nowait(desk.match.id)

    async def _work(self) -> None:
        with contextlib.suppress(*UNREACHABLE):
            for game in await self._left_over():
                self._waiting.put_nowait(game)
        while True:
            game = await self._waiting.get()
            try:
                await self.see_to(game)
            except (CovenError, *UNREACHABLE):
                logger.exception("an ending is tried again", extra={"table": game})
                asyncio.get_running_loop().call_later(AGAIN_AFTER, self._waiting.put_nowait, game)
            except Exception:
                FAULTS.inc()
                logger.exception("an ending failed", extra={"table": game})

    async def _left_over(self) -> list[str]:
        """The tables that ended and were not seen to."""
        done = select(endings.c.game).where(endings.c.game == tables.c.game).exists()
        async with self._engine.connect() as connection:
            return list((await connection.execute(select(tables.c.game).where(tables.c.status.in_(ENDED), ~done))).scalars())

    async def see_to(self, game: str) -> None:
        """Stores what follows the end of a game, if it is not stored yet; whoever asks meanwhile waits for the same."""
        task = self._under_way.get(game)
        if task is None:
            task = self._under_way[game] = asyncio.create_task(self._see_to(game))
            task.add_done_callback(lambda _: self._under_way.pop(game, None))
        await asyncio.shield(task)

    async def _see_to(self, game: str) -> None:
        if await self._is_done(game):
            return
        match = (await self._desks.desk(game)).match
        if match.status not in ENDED:
            return
        ending = await self._ending(match)
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(store, ending)
        except IntegrityError:
            if not await self._is_done(game):  # else another process was quicker
                raise

    async def _is_done(self, game: str) -> bool:
        async with self._engine.connect() as connection:
            return (await connection.execute(select(endings.c.game).where(endings.c.game == game))).first() is not None

    async def _ending(self, match: Match) -> Ending:
        film = await self._film(match) if match.status == "over" else None
        return Ending(match.id, match.changed_at, film, results_of(match), standings(match))

    async def _film(self, match: Match) -> dict[str, Any]:
        body = await self._workers.run(make_film, nameless_record(match))
        return {"game": match.id, "title": match.created.game, "rules": match.game.version, "ended_at": match.changed_at, "body": body}


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
    """All of an ending, in one transaction; `endings` comes first, so that of two processes one waits and is refused."""
    connection.execute(insert(endings), [{"game": ending.game, "ended_at": ending.ended_at}])
    if ending.film is not None:
        connection.execute(insert(films), [ending.film])
    if ending.results:
        connection.execute(insert(results), ending.results)
    rate(connection, ending.game, ending.ended_at, ending.standings)
