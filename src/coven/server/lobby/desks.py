"""All desks open in this process. A desk is opened from the log when it is first asked for."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from time import time
from typing import Literal

from coven.errors import CovenError
from coven.server.commands.running import Close, ServerIsBack
from coven.server.desk import Desk, open_desk
from coven.server.jobs.pool import Pool
from coven.server.lobby.summaries import summary_of
from coven.server.log.writing import Log, Parcel
from coven.server.match.match import Match
from coven.server.match.steps import Created, Step, write_step
from coven.server.metrics import DESKS, FAULTS
from coven.server.settings import Settings

Names = Callable[[Iterable[str]], Awaitable[dict[str, str]]]
SWEEP = 30.0  # seconds between two looks for what is idle or given up
logger = logging.getLogger("coven.server.desks")


def no_such_table() -> CovenError:
    """The same for a table that is not there and for one that is none of your business."""
    return CovenError("no_such_table", "There is no such table.")


class Desks:
    """Finds, opens and puts away desks."""

    def __init__(self, settings: Settings, log: Log, pool: Pool, names: Names) -> None:
        self._settings = settings
        self._log = log
        self._pool = pool
        self._names = names
        self._desks: dict[str, asyncio.Future[Desk | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Wakes the games in play, and looks after all of them from now on."""
        self._tasks = [asyncio.create_task(self._wake()), asyncio.create_task(self._look_after())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for desk in self.desks():
            await desk.close()

    def desks(self) -> list[Desk]:
        """All desks that are open."""
        found = [future.result() for future in self._desks.values() if future.done() and future.exception() is None]
        return [desk for desk in found if desk is not None]

    async def desk(self, id: str) -> Desk:
        """The desk of a table; raises `no_such_table`."""
        desk = await self._opened(id)
        if desk is not None and desk.is_broken:
            self._desks.pop(id, None)
            desk = await self._opened(id)
        if desk is None:
            raise no_such_table()
        desk.used_at = time()
        return desk

    async def _opened(self, id: str) -> Desk | None:
        """Opens a desk once, however many ask for it at the same time."""
        if id not in self._desks:
            self._desks[id] = asyncio.ensure_future(self._open(id))
        opening = self._desks[id]
        try:
            desk = await asyncio.shield(opening)
        except Exception:
            self._desks.pop(id, None)
            raise
        if desk is None:
            self._desks.pop(id, None)
        DESKS.set(len(self._desks))
        return desk

    async def _open(self, id: str) -> Desk | None:
        desk = await open_desk(id, self._log, self._pool, self._names)
        if desk is not None:
            desk.begin()
        return desk

    async def make(self, id: str, created: Created, seated: Step | None, name: str) -> Desk:
        """Stores a new table with its summary, then opens its desk."""
        now = round(time(), 3)
        match = Match(id, created, now)
        match.names = {created.host: name}
        rows = [{"game": id, "number": 1, "at": now, "body": write_step(created)}]
        if seated is not None:
            match.apply(seated, now)
            rows.append({"game": id, "number": 2, "at": now, "body": write_step(seated)})
        await self._log.append(Parcel(rows, summary_of(match)))
        return await self.desk(id)

    # --- looking after them -------------------------------------------------------------------------------------------

    async def _wake(self) -> None:
        """Opens every game in play, so that its bots and clocks go on; one at a time, between what people ask."""
        for id, _ in await self._log.tables_with_status("playing"):
            try:
                desk = await self.desk(id)
                await desk.do(ServerIsBack())
            except CovenError:
                logger.exception("a table does not open", extra={"table": id})
            except Exception:
                FAULTS.inc()
                logger.exception("a table does not open", extra={"table": id})
            await asyncio.sleep(0)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self._settings.close_idle_after))
            with contextlib.suppress(CovenError):
                await self.sweep()

    async def sweep(self) -> None:
        """Closes what was given up, and puts away desks that nobody needs."""
        await self._close_old("open", "expired", self._settings.expire_open_after)
        await self._close_old("playing", "abandoned", self._settings.abandon_after)
        for desk in self.desks():
            if self._is_idle(desk):
                self._desks.pop(desk.match.id, None)
                await desk.close()
        DESKS.set(len(self._desks))

    def _is_idle(self, desk: Desk) -> bool:
        return desk.match.status != "playing" and not desk.has_sockets and time() - desk.used_at > self._settings.close_idle_after

    async def _close_old(self, status: str, why: Literal["expired", "abandoned"], after: float) -> None:
        """Closes the tables at which nothing has happened for too long; those over days are given twice their time."""
        for id, changed_at in await self._log.tables_with_status(status):
            if time() - changed_at <= after:
                continue
            desk = await self.desk(id)
            clock = desk.match.created.terms.clock if status == "playing" else None
            patience = max(after, 0 if clock is None else 2 * (clock.per_move + clock.bank))
            if time() - desk.match.changed_at > patience and not desk.has_sockets:
                await desk.do(Close(why))
