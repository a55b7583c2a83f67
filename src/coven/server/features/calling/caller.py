"""The caller of a channel: notes who is asked, and makes the calls, a few at a time."""

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from functools import partial
from typing import Literal

import httpx

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.features.calling.addresses import check_url, resolve
from coven.server.features.calling.calls import Call, Calls, Turn
from coven.server.live.desk import Desk
from coven.server.live.desks import Desks
from coven.server.metrics import FAULTS
from coven.server.store.database import UNREACHABLE
from coven.server.tasks import end_all

AT_ONCE = 32  # people who are called; of one household only a few of them
REST = 5.0  # seconds between two looks for calls that another process has noted
WITHIN = 10.0  # seconds for a call
FORGET_EVERY = 3600.0  # seconds
REMEMBERED = 5000  # questions noted lately, which need not be noted again
ABSENT = 60.0  # seconds after which it is looked again whether somebody is still at the table
Outcome = Literal["delivered", "failed", "gone"]  # the last: there is no such receiver any more
logger = logging.getLogger("coven.server.calling")


class Caller:
    """Calls people when it is their turn; each channel says how."""

    name: str
    only_when_away = False

    def __init__(self, calls: Calls, desks: Desks) -> None:
        self.calls = calls
        self._desks = desks
        self._hooks: dict[str, list[tuple[str, bool]]] = {}
        self._noted: OrderedDict[tuple[str, Turn], None] = OrderedDict()
        self._to_note: asyncio.Queue[tuple[str, Turn]] = asyncio.Queue()
        self._called = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._under_way: dict[str, asyncio.Task[None]] = {}  # the call that is made for a person
        self._homes: Counter[str] = Counter()  # how many are under way for a household

    async def deliver(self, call: Call) -> Outcome:
        """Makes a call, within `WITHIN` seconds, and says what became of it."""
        raise NotImplementedError

    def open(self) -> None:
        self._tasks = [asyncio.create_task(work(), name=self.name) for work in (self._note_on, self._call_on, self._forget_on)]

    async def close(self) -> None:
        await end_all([*self._tasks, *self._under_way.values()])

    # --- who is asked -------------------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Reads who is to be called; whoever is new is called for what waits already."""
        before, self._hooks = self._hooks, await self.calls.hooks()
        if self._hooks != before:
            for desk in self._desks.desks():
                self.notice(desk)

    def notice(self, desk: Desk) -> None:
        """Notes who is asked at a table. Who has just moved and is asked further is not called: that is the same turn."""
        match = desk.match
        if not self._hooks or match.status != "playing" or not self._hooks.keys() & set(match.people):
            return
        clock = match.created.terms.clock
        for seat in match.to_act:
            chair, stream = match.chairs[seat], match.streams[seat]
            if chair.is_played_by_person and not stream.did_last:
                turn = Turn(match.id, match.created.game, seat, stream.question)
                self._note_for(chair.person or "", turn, is_live=clock is not None and clock.is_live)

    def _note_for(self, person: str, turn: Turn, is_live: bool) -> None:
        for hook, for_live in self._hooks.get(person, ()):
            key = hook, turn
            if (for_live or not is_live) and key not in self._noted:
                self._noted[key] = None
                self._to_note.put_nowait(key)
        while len(self._noted) > REMEMBERED:
            self._noted.popitem(last=False)

    async def _note_on(self) -> None:
        while True:
            key = await self._to_note.get()
            try:
                await self.calls.note(*key)
                self._called.set()
            except UNREACHABLE:
                self._noted.pop(key, None)  # it is noted when the table is looked at again

    # --- calling ------------------------------------------------------------------------------------------------------

    async def _forget_on(self) -> None:
        """Forgets what is long over, now and every hour."""
        while True:
            with contextlib.suppress(*UNREACHABLE):
                await self.forget_old()
            await CLOCK.sleep(FORGET_EVERY)

    async def forget_old(self) -> None:
        await self.calls.forget_old()

    async def _call_on(self) -> None:
        """Begins what is due, one call of each person at a time, so that a slow receiver delays nobody else's; then waits until more is."""
        while True:
            try:
                free = AT_ONCE - len(self._under_way)
                due = await self.calls.due(free, list(self._under_way), self._homes) if free else []
                for call in due:
                    self._begin(call)
                if not due:
                    await self._rest()
            except UNREACHABLE:
                await CLOCK.sleep(REST)
            except Exception:
                FAULTS.inc()
                logger.exception("calling failed")
                await CLOCK.sleep(REST)

    def _begin(self, call: Call) -> None:
        task = asyncio.create_task(self._make(call), name=self.name)
        self._under_way[call.person] = task
        self._homes[call.home] += 1
        task.add_done_callback(partial(self._end, call))

    def _end(self, call: Call, task: "asyncio.Task[None]") -> None:
        del self._under_way[call.person]
        self._homes -= Counter([call.home])  # and forgets who has none left
        self._called.set()
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, UNREACHABLE):  # it is tried again when its lease is over
            FAULTS.inc()
            logger.error("calling failed", exc_info=error)

    async def _rest(self) -> None:
        self._called.clear()
        upcoming = await self.calls.next_due(list(self._under_way), self._homes) if len(self._under_way) < AT_ONCE else None
        wait = REST if upcoming is None else min(REST, max(0.01, upcoming - CLOCK.now()))
        with contextlib.suppress(TimeoutError):
            async with CLOCK.timeout(wait):
                await self._called.wait()

    async def _make(self, call: Call) -> None:
        """Makes one call, if it still is that person's turn, and notes what became of it."""
        desk = await self._desk_asking(call)
        if desk is None:
            await self.calls.settle(call, "moot")
            return
        wait = await self.calls.seconds_too_soon(call)
        if self.only_when_away and call.seat in desk.audience.connected():
            wait = max(wait, ABSENT)
        if wait > 0:
            await self.calls.put_off(call, wait)
            return
        outcome = await self.deliver(call)
        if outcome == "gone":
            await self.calls.remove(call.hook)
            await self.refresh()
        else:
            await self.calls.settle(call, outcome)

    async def _desk_asking(self, call: Call) -> Desk | None:
        """The desk that still asks what the call is about."""
        try:
            desk = await self._desks.desk(call.table)
        except CovenError:
            return None
        match = desk.match
        asks = call.seat in match.to_act and match.chairs[call.seat].is_played_by_person and match.streams[call.seat].question == call.question
        return desk if asks else None


class HttpCaller(Caller):
    """Calls by a request to the receiver's URL."""

    GONE: tuple[int, ...] = ()  # statuses that say that there is no such receiver any more

    def __init__(self, calls: Calls, desks: Desks, private: bool) -> None:
        super().__init__(calls, desks)
        self._private = private
        self._client = httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=WITHIN, limits=httpx.Limits(max_connections=AT_ONCE))

    async def close(self) -> None:
        await super().close()
        await self._client.aclose()

    def request(self, call: Call) -> tuple[dict[str, str], bytes]:
        """The headers and the body of a call."""
        raise NotImplementedError

    async def deliver(self, call: Call) -> Outcome:
        """Whether the other side took the call; what it answers is not read."""
        try:
            async with asyncio.timeout(WITHIN):
                target = await resolve(check_url(call.receiver.url, self._private), self._private)
                headers, body = self.request(call)
                more = {"sni_hostname": target.host}
                every = {"host": target.name, "user-agent": "coven"}
                async with self._client.stream("POST", target.url, content=body, headers=every | headers, extensions=more) as answer:
                    if answer.status_code in self.GONE:
                        return "gone"
                    return "delivered" if answer.is_success else "failed"
        except (CovenError, httpx.HTTPError, TimeoutError, OSError):
            return "failed"
