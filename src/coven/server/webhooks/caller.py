"""The caller: notes who is asked, and makes the calls, a few at a time."""

import asyncio
import contextlib
import hashlib
import hmac
import logging
from collections import OrderedDict
from time import time
from typing import TYPE_CHECKING

import httpx

from coven.errors import CovenError
from coven.server.log.store import UNREACHABLE
from coven.server.messages.webhooks import YourTurn
from coven.server.metrics import FAULTS
from coven.server.tasks import end_all
from coven.server.webhooks.addresses import check_url, look_up
from coven.server.webhooks.calls import Call, Calls, Question

if TYPE_CHECKING:
    from coven.server.desk.desk import Desk
    from coven.server.lobby.desks import Desks

AT_ONCE = 8
REST = 5.0  # seconds between two looks for calls that another process has noted
WITHIN = 10.0  # seconds for a call
REMEMBERED = 5000  # questions noted lately, which need not be noted again
logger = logging.getLogger("coven.server.webhooks")


class Caller:
    """Calls people when it is their turn."""

    def __init__(self, calls: Calls, desks: "Desks", private: bool) -> None:
        self.calls = calls
        self._desks = desks
        self._private = private
        self._hooks: dict[str, list[tuple[str, bool]]] = {}
        self._noted: OrderedDict[tuple[str, Question], None] = OrderedDict()
        self._to_note: asyncio.Queue[tuple[str, Question]] = asyncio.Queue()
        self._called = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._client = httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=WITHIN, limits=httpx.Limits(max_connections=AT_ONCE))

    def open(self) -> None:
        self._tasks = [asyncio.create_task(work(), name="webhooks") for work in (self._note_on, self._call_on)]

    async def close(self) -> None:
        await end_all(self._tasks)
        await self._client.aclose()

    # --- who is asked -------------------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Reads who has webhooks; whoever is new is called for what waits already."""
        before, self._hooks = self._hooks, await self.calls.hooks()
        if self._hooks != before:
            for desk in self._desks.desks():
                self.look(desk)

    def look(self, desk: "Desk") -> None:
        """Notes who is asked at a table. Who has just moved and is asked further is not called: that is the same turn."""
        match = desk.match
        if not self._hooks or match.status != "playing" or not self._hooks.keys() & set(match.people):
            return
        clock = match.created.terms.clock
        for seat in match.to_act:
            chair, stream = match.chairs[seat], match.streams[seat]
            if chair.is_played_by_person and not stream.did_last:
                question = Question(match.id, match.created.game, seat, stream.question)
                self._note_for(chair.person or "", question, is_live=clock is not None and clock.is_live)

    def _note_for(self, person: str, question: Question, is_live: bool) -> None:
        for hook, for_live in self._hooks.get(person, ()):
            key = hook, question
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

    async def _call_on(self) -> None:
        """Makes what is due, then waits until more is."""
        with contextlib.suppress(*UNREACHABLE):
            await self.calls.forget_old()
        while True:
            try:
                due = await self.calls.due(AT_ONCE)
                await asyncio.gather(*(self._make(call) for call in due))
                if not due:
                    await self._rest()
            except UNREACHABLE:
                await asyncio.sleep(REST)
            except Exception:
                FAULTS.inc()
                logger.exception("webhooks failed")
                await asyncio.sleep(REST)

    async def _rest(self) -> None:
        self._called.clear()
        upcoming = await self.calls.next_due()
        wait = REST if upcoming is None else min(REST, max(0.01, upcoming - time()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._called.wait(), wait)

    async def _make(self, call: Call) -> None:
        """Makes one call, if it still is that person's turn, and notes what became of it."""
        if not await self._is_asked(call):
            state = "moot"
        else:
            state = "delivered" if await self._deliver(call) else "failed"
        await self.calls.settle(call, state)

    async def _is_asked(self, call: Call) -> bool:
        try:
            match = (await self._desks.desk(call.game)).match
        except CovenError:
            return False
        return call.seat in match.to_act and match.chairs[call.seat].is_played_by_person and match.streams[call.seat].question == call.question

    async def _deliver(self, call: Call) -> bool:
        """Whether the other side took the call; what it answers is not read."""
        try:
            async with asyncio.timeout(WITHIN):
                target = await look_up(check_url(call.url, self._private), self._private)
                body = body_of(call)
                headers = {"host": target.name, "content-type": "application/json", "user-agent": "coven", "x-coven-signature": signature(call, body)}
                more = {"sni_hostname": target.host}
                async with self._client.stream("POST", target.url, content=body, headers=headers, extensions=more) as answer:
                    return answer.is_success
        except (CovenError, httpx.HTTPError, TimeoutError, OSError):
            return False


def body_of(call: Call) -> bytes:
    told = YourTurn(id=call.id, table=call.game, game=call.title, seat=call.seat, asked_at=round(call.asked_at, 3))
    return told.model_dump_json().encode()


def signature(call: Call, body: bytes) -> str:
    """When it was signed, and the HMAC-SHA256 of that time, a dot and the body."""
    now = int(time())
    return f"t={now},v1={hmac.new(call.secret.encode(), f'{now}.'.encode() + body, hashlib.sha256).hexdigest()}"
