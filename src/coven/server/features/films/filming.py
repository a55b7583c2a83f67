"""Filming: the film of every finished game is made and stored, one after the other, in a process of its own.

If this process dies before, it is done at the next start: a game that is over and has no film is left over.
"""

import asyncio

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.fair_queue import Lane
from coven.server.features.films.making import make_film, nameless_record
from coven.server.features.results.backlog import Backlog
from coven.server.live.desks import Desks
from coven.server.process_pool import ProcessPool
from coven.server.store.database import insert_once, is_stored
from coven.server.store.rows import films, tables
from coven.server.tasks import end_all

OVER = "over"
BACKLOG: Lane = ("backlog",)  # beside those who ask for a film now
NICENESS = 10  # films wait for everything else


class Filming:
    """Makes the films of finished games."""

    def __init__(self, engine: AsyncEngine, desks: Desks) -> None:
        self._engine = engine
        self._desks = desks
        self._processes = ProcessPool(1, NICENESS)
        self._backlog = Backlog(self.make)
        self._under_way: dict[str, asyncio.Task[None]] = {}

    def open(self) -> None:
        is_filmed = select(films.c.table_id).where(films.c.table_id == tables.c.table_id).exists()
        self._backlog.open(self._engine, select(tables.c.table_id).where((tables.c.status == OVER) & ~is_filmed))

    async def close(self) -> None:
        await self._backlog.close()
        await end_all(self._under_way.values())
        self._processes.close()

    def add(self, table: str) -> None:
        """Has the film of a game made behind those that wait already."""
        self._backlog.add(table)

    async def make(self, table: str, lane: Lane = BACKLOG) -> None:
        """Makes the film of a game now, if there is none yet; whoever asks meanwhile waits for the same."""
        task = self._under_way.get(table)
        if task is None:
            task = self._under_way[table] = asyncio.create_task(self._make(table, lane))
            task.add_done_callback(lambda _: self._under_way.pop(table, None))
        await asyncio.shield(task)

    async def _make(self, table: str, lane: Lane) -> None:
        match = (await self._desks.desk(table)).match
        if match.status != OVER or await is_stored(self._engine, films, table):
            return
        body = await self._processes.run_for(lane, make_film, nameless_record(match))
        film = {"table_id": table, "game": match.created.game, "rules_version": match.game.version, "ended_at": match.changed_at, "body": body}
        await insert_once(self._engine, films, table, lambda connection: connection.execute(insert(films), [film]))
