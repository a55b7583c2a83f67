"""Announcements to everybody: stored, so that every process tells its own sockets."""

import contextlib
from collections.abc import Callable

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.live.viewers import encode
from coven.server.messages.admin import AnnouncementInfo
from coven.server.store.rows import announcements

MOST_TRIES = 5  # to write under a number before somebody else does
SHOWN = 24 * 3600.0  # seconds for which an announcement can be read over HTTP


class Announcements:
    """Stores announcements and tells of new ones, each once in a process."""

    def __init__(self, engine: AsyncEngine, tell: Callable[[bytes], None]) -> None:
        self._engine = engine
        self._tell = tell
        self._last: int | None = None

    async def announce(self, text: str) -> None:
        """Stores an announcement under the next number and tells it; raises `busy` if others are always quicker."""
        for _ in range(MOST_TRIES):
            with contextlib.suppress(IntegrityError):
                row = {"number": await self._highest() + 1, "text": text, "at": round(CLOCK.now(), 3)}
                async with self._engine.begin() as connection:
                    await connection.execute(insert(announcements), [row])
                await self.tell_new()
                return
        raise CovenError("busy", "Others were quicker each time; try again.")

    async def _highest(self) -> int:
        async with self._engine.connect() as connection:
            return (await connection.execute(select(func.max(announcements.c.number)))).scalar() or 0

    async def tell_new(self) -> None:
        """Tells of what is new; what was announced before the process began is not."""
        if self._last is None:
            self._last = await self._highest()
        for each in await self._after(self._last):
            if each.number > self._last:  # else it was told by a look that began after this one
                self._last = each.number
                self._tell(encode({"type": "announcement", "number": each.number, "text": each.text, "at": each.at}))

    async def _after(self, number: int) -> list[AnnouncementInfo]:
        wanted = select(announcements).where(announcements.c.number > number).order_by(announcements.c.number)
        async with self._engine.connect() as connection:
            return [AnnouncementInfo.model_validate(dict(row)) for row in (await connection.execute(wanted)).mappings()]

    async def recent(self) -> list[AnnouncementInfo]:
        """Those of the last day, newest first."""
        return [each for each in reversed(await self._after(0)) if each.at > CLOCK.now() - SHOWN]
