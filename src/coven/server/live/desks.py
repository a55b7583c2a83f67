"""All desks open in this process. A desk is opened from the log when it is first asked for."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Literal

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.live.bot_pool import BotPool
from coven.server.live.boxes import Boxes
from coven.server.live.chat import Names
from coven.server.live.commands.running import Close
from coven.server.live.desk import Desk, cost_of
from coven.server.live.match import Match
from coven.server.live.opening import open_desk
from coven.server.live.steps import Created, Step
from coven.server.live.summaries import summary_of
from coven.server.metrics import DESKS, FAULTS
from coven.server.rate_limits import Limits
from coven.server.settings import Settings
from coven.server.store.bus import Bus
from coven.server.store.database import UNREACHABLE
from coven.server.store.log import Entry, Log, Overtaken, step_rows
from coven.server.tasks import end_all
from coven.server.worker import Worker

SWEEP = 30.0  # seconds between two looks for what is idle or given up
IN_USE = 10.0  # seconds in which whoever has asked for a desk is surely done with it
OTHERS_FIRST = 3.0  # seconds in which processes that start together take their shares
logger = logging.getLogger("coven.server.desks")


def no_such_table() -> CovenError:
    """The same for a table that is not there and for one that is none of your business."""
    return CovenError("no_such_table", "There is no such table.")


class Desks:
    """Finds, opens and puts away desks."""

    def __init__(self, settings: Settings, log: Log, pool: BotPool, names: Names, boxes: Boxes, limits: Limits, bus: Bus, worker: Worker) -> None:
        self._settings = settings
        self._log = log
        self._pool = pool
        self._names = names
        self._boxes = boxes
        self._limits = limits
        self._bus = bus
        self._worker = worker
        self._desks: dict[str, asyncio.Future[Desk | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.observers: list[Callable[[Desk], None]] = []  # told of every change at a desk that is driven here

    def open(self) -> None:
        """Wakes the games in play, and looks after all of them from now on."""
        for work in (self._wake_all(), self._keep_sweeping()):
            self.aside(work)

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something while people are served."""
        task = asyncio.create_task(done_if_possible(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        await end_all(self._tasks)
        for desk in self.desks():
            await desk.close()

    def desks(self) -> list[Desk]:
        """All desks that are open."""
        found = [future.result() for future in self._desks.values() if future.done() and future.exception() is None]
        return [desk for desk in found if desk is not None]

    def forget(self, person: str) -> None:
        """Forgets the name of somebody who is gone, and what they said, in every process."""
        self.forget_here(person)
        self._bus.tell("forget", person=person)

    def forget_here(self, person: str) -> None:
        for desk in self.desks():
            desk.match.names.pop(person, None)
            desk.chat.forget(person)

    def rename(self, person: str, name: str) -> None:
        """Calls somebody by a new name at tables that have not begun, in every process."""
        self.rename_here(person, name)
        self._bus.tell("renamed", person=person, name=name)

    def rename_here(self, person: str, name: str) -> None:
        for desk in self.desks():
            if desk.match.status == "open" and desk.match.seat_of(person) is not None:
                desk.rename(person, name)

    async def desk(self, id: str) -> Desk:
        """The desk of a table; raises `no_such_table`."""
        desk = await self._opened(id)
        if desk is not None and desk.is_broken:
            self._desks.pop(id, None)
            desk = await self._opened(id)
        if desk is None:
            raise no_such_table()
        desk.used_at = CLOCK.now()
        await self._put_away_unseen()
        if self._bus.is_shared:
            await desk.catch_up()  # whoever did something in another process finds it done here
            if not desk.drives:
                await self.drive_or_follow(desk)  # the process that did may have put the table away
        return desk

    async def _opened(self, id: str) -> Desk | None:
        """Opens a desk once, however many ask for it at the same time."""
        if id not in self._desks:
            self._desks[id] = asyncio.ensure_future(self._open(id))
        opening = self._desks[id]
        try:
            desk = await asyncio.shield(opening)
        except Exception:
            self._forget_opening(id, opening)
            raise
        if desk is None:
            self._forget_opening(id, opening)
        DESKS.set(len(self._desks))
        return desk

    def _forget_opening(self, id: str, opening: "asyncio.Future[Desk | None]") -> None:
        """Lets the next who asks try again, unless somebody does already."""
        if self._desks.get(id) is opening:
            del self._desks[id]

    async def _open(self, id: str) -> Desk | None:
        desk = await open_desk(id, self._log, self._pool, self._names, self._bus, self._boxes)
        if desk is None:
            return None
        desk.observers.append(self._tell_observers)
        desk.spend = self._limits.stored.spend
        try:
            await self.drive_or_follow(desk)
        except Exception:
            await desk.close()
            raise
        self._bus.tell("who", table=id)
        return desk

    def _tell_observers(self, desk: Desk) -> None:
        """What follows a change is done by the process that drives the table, or it would be done more than once."""
        if desk.drives:
            for observer in self.observers:
                observer(desk)

    async def drive_or_follow(self, desk: Desk) -> None:
        """Drives a table if no other process does."""
        driven = desk.match.status in ("open", "playing") and await self._bus.drive([desk.match.id])
        if driven:
            await desk.begin()
        else:
            desk.leave_driving()

    def opened(self, id: str) -> "asyncio.Future[Desk | None] | None":
        """The desk of a table if it is open here, or is being opened."""
        return self._desks.get(id)

    async def make(self, id: str, created: Created, seated: Sequence[Step], name: str) -> Desk:
        """Stores a new table with its summary, then opens its desk. Raises `too_many` if its host has stored too much lately."""
        now = round(CLOCK.now(), 3)
        match = Match(id, created, now)
        match.names = {created.host: name}
        rows = step_rows(id, 0, now, (created, *seated))
        for step in seated:
            match.apply(step, now)
        self._limits.stored.spend(created.host, cost_of(rows))
        await self._log.append(Entry(rows, summary=summary_of(match)))
        return await self._new_desk(id)

    async def make_once(self, id: str, first: Callable[[], tuple[Created, Sequence[Step]]], name: str) -> Desk:
        """The desk of a table that is made now if it is not there, however many ask for it at once."""
        try:
            return await self.desk(id)
        except CovenError:
            with contextlib.suppress(Overtaken):
                return await self.make(id, *first(), name)
            return await self._new_desk(id)

    async def _new_desk(self, id: str) -> Desk:
        """The desk of a table that has just been stored; an opening that began before has found nothing, and is waited for first."""
        await self._opened(id)
        return await self.desk(id)

    # --- looking after them -------------------------------------------------------------------------------------------

    async def _wake_all(self) -> None:
        """Opens every game in play, so that its bots and clocks go on: first this process's share, then what no other has taken."""
        await self.wake(share=True)
        if self._bus.is_shared:
            await CLOCK.sleep(OTHERS_FIRST)
            await self.wake()

    async def wake(self, share: bool = False) -> None:
        """Opens the games in play that nobody drives; one at a time, between what people ask."""
        playing = [id for id, _ in await self._log.tables_with_status("playing") if not share or self._worker.is_mine(id)]
        driven = {desk.match.id for desk in self.desks() if desk.drives}
        for id in await self._bus.drive(set(playing) - driven):
            await self._wake_one(id)
            await asyncio.sleep(0)

    async def _wake_one(self, id: str) -> None:
        try:
            desk = await self.desk(id)
            if not desk.drives:
                await desk.begin()
            if desk.match.status != "playing":  # it had ended, and the process before could not say so any more
                await desk.keep_summary()
                for observer in self.observers:
                    observer(desk)
        except CovenError:
            logger.exception("a table does not open", extra={"table": id})
        except Exception:
            FAULTS.inc()
            logger.exception("a table does not open", extra={"table": id})

    async def _keep_sweeping(self) -> None:
        while True:
            await CLOCK.sleep(min(SWEEP, self._settings.close_idle_after))
            with contextlib.suppress(CovenError, *UNREACHABLE):
                await self.sweep()

    async def sweep(self) -> None:
        """Closes what was given up, and puts away desks that nobody needs."""
        await self._close_old("open", "expired", self._settings.expire_open_after)
        await self._close_old("playing", "abandoned", self._settings.abandon_after)
        for desk in self.desks():
            if self._is_idle(desk, self._settings.close_idle_after):
                await self._put_away(desk)
        if self._bus.is_shared:
            await self.wake()
        DESKS.set(len(self._desks))

    async def make_room(self) -> bool:
        """Whether a desk could be put away: what only bots play and nobody watches is closed, else a table that nobody looks at waits in the log."""
        unseen = sorted((desk for desk in self.desks() if not desk.audience.is_here), key=lambda desk: desk.used_at)
        for desk in unseen:
            if desk.match.status == "playing" and not any(chair.is_played_by_person for chair in desk.match.chairs):
                await desk.do(Close("abandoned"))
                await self._put_away(desk)
                return True
        for desk in unseen:
            if desk.match.status != "playing":
                await self._put_away(desk)
                return True
        return False

    async def _put_away_unseen(self) -> None:
        """Keeps no more desks than there may be because somebody looks at one old table after the other."""
        if len(self._desks) <= self._settings.most_tables:
            return
        unseen = sorted((desk for desk in self.desks() if self._is_idle(desk, IN_USE)), key=lambda desk: desk.used_at)
        for desk in unseen[: len(self._desks) - self._settings.most_tables]:
            await self._put_away(desk)

    async def _put_away(self, desk: Desk) -> None:
        self._desks.pop(desk.match.id, None)
        DESKS.set(len(self._desks))
        await desk.close()
        await self._bus.let_go(desk.match.id)

    def _is_idle(self, desk: Desk, after: float) -> bool:
        is_needed = desk.match.status == "playing" and desk.drives
        return not is_needed and not desk.audience.is_here and CLOCK.now() - desk.used_at > after

    async def _close_old(self, status: str, why: Literal["expired", "abandoned"], after: float) -> None:
        """Closes the tables at which nothing has happened for too long; those over days are given twice their time."""
        for id, changed_at in await self._log.tables_with_status(status):
            if CLOCK.now() - changed_at <= after:
                continue
            desk = await self.desk(id)
            clock = desk.match.created.terms.clock if status == "playing" else None
            patience = max(after, 0 if clock is None else 2 * (clock.per_move + clock.bank))
            if CLOCK.now() - desk.match.changed_at > patience and not desk.audience.is_here:
                await desk.do(Close(why))


async def done_if_possible(work: Coroutine[Any, Any, None]) -> None:
    """Does something that can be left out while the database is away; who asks next does it again."""
    with contextlib.suppress(CovenError, *UNREACHABLE):
        await work
