"""Work that waits: tables for which something is to be done, one after the other, behind all else."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.metrics import FAULTS
from coven.server.store.database import UNREACHABLE
from coven.server.tasks import end_all

AGAIN_AFTER = 30.0  # seconds, when the database does not take it
logger = logging.getLogger("coven.server.backlog")


class Backlog:
    """Does something for each table that is added; what the database does not take is tried again later."""

    def __init__(self, work: Callable[[str], Awaitable[None]]) -> None:
        self._work = work
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def add(self, table: str) -> None:
        self._waiting.put_nowait(table)

    def open(self, engine: AsyncEngine, left_over: "Select[Any]") -> None:
        """Begins to work: first what was left over when the process before ended."""
        self._tasks = [asyncio.create_task(work, name="backlog") for work in (self._find(engine, left_over), self._work_on())]

    async def close(self) -> None:
        await end_all(self._tasks)

    async def _find(self, engine: AsyncEngine, left_over: "Select[Any]") -> None:
        try:
            async with engine.connect() as connection:
                tables = [str(row[0]) for row in await connection.execute(left_over)]
        except UNREACHABLE:
            return
        for table in tables:
            self.add(table)

    async def _work_on(self) -> None:
        while True:
            table = await self._waiting.get()
            try:
                await self._work(table)
            except (CovenError, *UNREACHABLE):
                logger.exception("an ending is tried again", extra={"table": table})
                CLOCK.call_later(AGAIN_AFTER, partial(self.add, table))
            except Exception:
                FAULTS.inc()
                logger.exception("an ending failed", extra={"table": table})
