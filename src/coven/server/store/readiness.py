"""Whether a server can do its work: store by the way that moves go, and read."""

import asyncio

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.clock import CLOCK
from coven.server.store.database import UNREACHABLE
from coven.server.store.log import Log

ANSWER_WITHIN = 3.0  # seconds
LOOK_EVERY = 1.0  # seconds: however many ask, the disk has no more to do


class Readiness:
    """What was found when it was last looked, at most a second ago."""

    def __init__(self, engine: AsyncEngine, log: Log) -> None:
        self._engine = engine
        self._log = log
        self._looking = asyncio.Lock()
        self._looked_at: float | None = None
        self._is_ready = False

    async def is_ready(self) -> bool:
        """Whether something could be stored, and something read, and soon."""
        async with self._looking:
            if self._looked_at is None or CLOCK.elapsed() - self._looked_at >= LOOK_EVERY:
                self._is_ready = await self._look()
                self._looked_at = CLOCK.elapsed()
            return self._is_ready

    async def _look(self) -> bool:
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await self._log.probe()
                async with self._engine.connect() as connection:
                    await connection.execute(text("select count(*) from people where id = ''"))
        except UNREACHABLE:
            return False
        return True
