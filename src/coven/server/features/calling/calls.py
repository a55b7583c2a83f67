"""The calls in the database: one for each receiver and question, until it is delivered or given up."""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Table, Update, and_, delete, false, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.types import Scope

from coven.server.client_address import household_of, kept_household
from coven.server.clock import CLOCK

MOST_TRIES = 8
MOST_FAILED = 10  # calls given up in a row, before a receiver is switched off
LEASE = 12.0  # seconds in which no other process makes a call that one has taken on: a little more than one may take
KEPT = 30 * 24 * 3600.0  # seconds after which calls are forgotten
LONGEST_WAIT = 3600.0
MOST_LOOKED_AT = 200  # households that wait, of which those with the fewest calls under way are next
AT_ONCE_EACH = 8  # calls of one household: who answers none of them holds up nobody else


@dataclass(frozen=True)
class Turn:
    """Somebody is asked at a table."""

    table: str
    game: str
    seat: int
    number: int  # in the stream of the seat


@dataclass(frozen=True)
class Call:
    """A call to be made now."""

    hook: str
    table: str
    game: str
    seat: int
    question: int
    asked_at: float
    tries: int
    person: str
    home: str
    receiver: Any  # its row

    @property
    def id(self) -> str:
        return f"{self.hook}.{self.table}.{self.question}"


@dataclass(frozen=True)
class Channel:
    """A kind of receivers: where they and their calls are stored, and when they are called."""

    receivers: Table
    calls: Table
    retry: float  # seconds before what failed is tried again; twice as long each time
    after: float = 0.0  # seconds that a turn waits before a call is made for it
    every: float = 0.0  # seconds between two calls of a receiver for one table
    is_on: Callable[[], ColumnElement[bool]] = true  # besides those that failed too often

    @property
    def home(self) -> ColumnElement[str]:
        """The household of a receiver; those made before households were kept stand for themselves."""
        return func.coalesce(self.receivers.c.household, self.receivers.c.person)


class Calls:
    """Notes, takes on and settles calls."""

    def __init__(self, engine: AsyncEngine, channel: Channel, key: bytes = b"") -> None:
        self._engine = engine
        self._channel = channel
        self._key = key

    def kept_home(self, scope: Scope) -> str:
        """From where somebody asks, as it is kept with a receiver."""
        return kept_household(household_of(scope), self._key)

    async def hooks(self) -> dict[str, list[tuple[str, bool]]]:
        """The receivers that are on, by person: id, and whether it is for live tables too."""
        found: defaultdict[str, list[tuple[str, bool]]] = defaultdict(list)
        receivers = self._channel.receivers
        live = receivers.c.live if "live" in receivers.c else false().label("live")
        wanted = select(receivers.c.person, receivers.c.id, live).where(self._is_on())
        async with self._engine.connect() as connection:
            for row in await connection.execute(wanted):
                found[row.person].append((row.id, bool(row.live)))
        return dict(found)

    def _is_on(self) -> ColumnElement[bool]:
        return and_(self._channel.receivers.c.failed < MOST_FAILED, self._channel.is_on())

    async def note(self, hook: str, turn: Turn) -> None:
        """Stores that a call is due; a question already noted is left alone, and so is a receiver that is gone."""
        now = CLOCK.now()
        row = {"hook": hook, "table_id": turn.table, "question": turn.number, "seat": turn.seat, "game": turn.game, "asked_at": now}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(self._channel.calls), [{**row, "tries": 0, "due_at": now + self._channel.after, "state": "waiting"}])
        except IntegrityError:
            pass

    async def due(self, most: int, people: Collection[str] = (), homes: Counter[str] | None = None) -> list[Call]:
        """Takes on calls that are due, one of each household, of those with the fewest under way: no other process makes them meanwhile.

        `people` have a call under way and wait for its end; `homes` says how many each household has.
        """
        busy = homes or Counter()
        calls, receivers, home = self._channel.calls, self._channel.receivers, self._channel.home
        is_due = and_(calls.c.due_at <= CLOCK.now(), self._may_begin(people, busy))
        joined = calls.join(receivers, receivers.c.id == calls.c.hook)
        oldest = func.min(calls.c.due_at)
        first = select(home.label("home"), oldest.label("due_at")).select_from(joined).where(is_due).group_by(home)
        firsts = first.order_by(oldest).limit(MOST_LOOKED_AT).subquery()
        wanted = select(calls, *receivers.c, home.label("home")).select_from(
            joined.join(firsts, and_(firsts.c.home == home, firsts.c.due_at == calls.c.due_at))
        )
        async with self._engine.connect() as connection:
            rows = {row.home: row for row in (await connection.execute(wanted.where(is_due))).all()}
        next_ones = sorted(rows.values(), key=lambda row: (busy[row.home], row.due_at))[:most]
        return [call_of(row) for row in next_ones if await self._take_on(row)]

    def _may_begin(self, people: Collection[str], homes: Counter[str]) -> ColumnElement[bool]:
        """Which receivers are on, and of nobody who has a call under way or whose household has too many."""
        full = [home for home, count in homes.items() if count >= AT_ONCE_EACH]
        return and_(self._is_on(), self._channel.receivers.c.person.not_in(people), self._channel.home.not_in(full))

    async def _take_on(self, row: Any) -> bool:
        taken = self._one(row.hook, row.table_id, row.question).where(self._channel.calls.c.due_at == row.due_at)
        async with self._engine.begin() as connection:
            return (await connection.execute(taken.values(due_at=CLOCK.now() + LEASE, tries=row.tries + 1))).rowcount == 1

    def _one(self, hook: str, table: str, question: int) -> Update:
        calls = self._channel.calls
        return update(calls).where(calls.c.hook == hook, calls.c.table_id == table, calls.c.question == question)

    async def seconds_too_soon(self, call: Call) -> float:
        """How long a call must wait for, because its receiver was lately called for the same table."""
        if not self._channel.every:
            return 0.0
        calls = self._channel.calls
        last = select(func.max(calls.c.done_at)).where(calls.c.hook == call.hook, calls.c.table_id == call.table, calls.c.state == "delivered")
        async with self._engine.connect() as connection:
            done_at = await connection.scalar(last)
        return 0.0 if done_at is None else max(0.0, done_at + self._channel.every - CLOCK.now())

    async def put_off(self, call: Call, seconds: float) -> None:
        """Has a call made later; that it was taken on does not count."""
        later = self._one(call.hook, call.table, call.question).values(due_at=CLOCK.now() + seconds, tries=call.tries - 1)
        async with self._engine.begin() as connection:
            await connection.execute(later)

    async def settle(self, call: Call, state: str) -> None:
        """Notes what became of a call: delivered, moot, or failed, which is tried again later and in the end given up."""
        over, now = state != "failed" or call.tries >= MOST_TRIES, CLOCK.now()
        wait = min(LONGEST_WAIT, self._channel.retry * 2 ** (call.tries - 1))
        ends = {"due_at": None, "done_at": now} if over else {"due_at": now + wait}
        receivers = self._channel.receivers
        failed = {"delivered": 0, "failed": receivers.c.failed + 1}
        async with self._engine.begin() as connection:
            one = self._one(call.hook, call.table, call.question)
            await connection.execute(one.values(state="given_up" if over and state == "failed" else state, **ends))
            if over and state in failed:
                await connection.execute(update(receivers).where(receivers.c.id == call.hook).values(failed=failed[state]))

    async def remove(self, hook: str) -> None:
        """Forgets a receiver that is there no more, and its calls."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(self._channel.receivers).where(self._channel.receivers.c.id == hook))

    async def next_due(self, people: Collection[str] = (), homes: Counter[str] | None = None) -> float | None:
        """When the next call is due of those that need not wait for the end of another."""
        calls, receivers = self._channel.calls, self._channel.receivers
        on = (
            select(calls.c.due_at)
            .join(receivers, receivers.c.id == calls.c.hook)
            .where(calls.c.due_at.is_not(None), self._may_begin(people, homes or Counter()))
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(on.order_by(calls.c.due_at).limit(1))).scalar_one_or_none()

    async def forget_old(self) -> None:
        calls = self._channel.calls
        async with self._engine.begin() as connection:
            await connection.execute(delete(calls).where(calls.c.due_at.is_(None), calls.c.asked_at < CLOCK.now() - KEPT))


def call_of(row: Any) -> Call:
    return Call(row.hook, row.table_id, row.game, row.seat, row.question, row.asked_at, row.tries + 1, row.person, row.home, row)
