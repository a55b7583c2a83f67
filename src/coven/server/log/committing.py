"""How a batch of entries is committed: by the driver of PostgreSQL, or on SQLite in a thread of its own.

A call into another thread waits until the busy loop lets that thread run, for milliseconds. So on SQLite a whole commit is one call.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.log.store import blocking_twin

Work = Callable[[Connection], None]


class Commits(Protocol):
    """Does some work in one transaction."""

    async def commit(self, work: Work) -> None: ...

    def close(self) -> None: ...


class DriverCommits:
    """Commits through the engine's own driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, work: Work) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(work)

    def close(self) -> None:
        """The engine is closed by whoever opened it."""


class ThreadCommits:
    """Commits in one thread, over a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Engine = blocking_twin(engine)
        self._thread = ThreadPoolExecutor(1, "log writer")

    async def commit(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, work)

    def _commit(self, work: Work) -> None:
        with self._engine.begin() as connection:
            work(connection)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


def commits_of(engine: AsyncEngine) -> Commits:
    return ThreadCommits(engine) if engine.dialect.name == "sqlite" else DriverCommits(engine)
