"""The calls in the database: one for each webhook and question, until it is delivered or given up."""

from collections import defaultdict
from dataclasses import dataclass
from time import time
from typing import Any

from sqlalchemy import Update, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.log.around import webhook_calls as calls
from coven.server.log.around import webhooks

MOST_TRIES = 8
MOST_FAILED = 10  # calls given up in a row, before a webhook is switched off
LEASE = 12.0  # seconds in which no other process makes a call that one has taken on: a little more than one may take
KEPT = 30 * 24 * 3600.0  # seconds after which calls are forgotten
LONGEST_WAIT = 3600.0


@dataclass(frozen=True)
class Question:
    """Somebody is asked at a table."""

    game: str
    title: str
    seat: int
    number: int  # in the stream of the seat


@dataclass(frozen=True)
class Call:
    """A call to be made now."""

    hook: str
    game: str
    title: str
    seat: int
    question: int
    asked_at: float
    tries: int
    url: str
    secret: str

    @property
    def id(self) -> str:
        return f"{self.hook}.{self.game}.{self.question}"


class Calls:
    """Notes, takes on and settles calls."""

    def __init__(self, engine: AsyncEngine, retry: float) -> None:
        self._engine = engine
        self._retry = retry

    async def hooks(self) -> dict[str, list[tuple[str, bool]]]:
        """The webhooks that are on, by person: id, and whether it is for live tables too."""
        found: defaultdict[str, list[tuple[str, bool]]] = defaultdict(list)
        wanted = select(webhooks.c.person, webhooks.c.id, webhooks.c.live).where(webhooks.c.failed < MOST_FAILED)
        async with self._engine.connect() as connection:
            for row in await connection.execute(wanted):
                found[row.person].append((row.id, row.live))
        return dict(found)

    async def note(self, hook: str, question: Question) -> None:
        """Stores that a call is due; a question already noted is left alone, and so is a webhook that is gone."""
        now = time()
        row = {"hook": hook, "game": question.game, "question": question.number, "seat": question.seat, "title": question.title}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(calls), [{**row, "asked_at": now, "tries": 0, "due_at": now, "state": "waiting"}])
        except IntegrityError:
            pass

    async def due(self, most: int) -> list[Call]:
        """Takes on the calls that are due: no other process makes them meanwhile."""
        wanted = (
            select(calls, webhooks.c.url, webhooks.c.secret)
            .join(webhooks, webhooks.c.id == calls.c.hook)
            .where(calls.c.due_at <= time(), webhooks.c.failed < MOST_FAILED)
            .order_by(calls.c.due_at)
            .limit(most)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [call_of(row) for row in rows if await self._take_on(row)]

    async def _take_on(self, row: Any) -> bool:
        taken = self._one(row.hook, row.game, row.question).where(calls.c.due_at == row.due_at)
        async with self._engine.begin() as connection:
            return (await connection.execute(taken.values(due_at=time() + LEASE, tries=row.tries + 1))).rowcount == 1

    def _one(self, hook: str, game: str, question: int) -> Update:
        return update(calls).where(calls.c.hook == hook, calls.c.game == game, calls.c.question == question)

    async def settle(self, call: Call, state: str) -> None:
        """Notes what became of a call: delivered, moot, or failed, which is tried again later and in the end given up."""
        over = state != "failed" or call.tries >= MOST_TRIES
        wait = min(LONGEST_WAIT, self._retry * 2 ** (call.tries - 1))
        values = {"state": "given_up" if over and state == "failed" else state, "due_at": None if over else time() + wait}
        failed = {"delivered": 0, "failed": webhooks.c.failed + 1}
        async with self._engine.begin() as connection:
            await connection.execute(self._one(call.hook, call.game, call.question).values(values))
            if over and state in failed:
                await connection.execute(update(webhooks).where(webhooks.c.id == call.hook).values(failed=failed[state]))

    async def next_due(self) -> float | None:
        """When the next call is due."""
        on = select(calls.c.due_at).join(webhooks, webhooks.c.id == calls.c.hook).where(calls.c.due_at.is_not(None), webhooks.c.failed < MOST_FAILED)
        async with self._engine.connect() as connection:
            return (await connection.execute(on.order_by(calls.c.due_at).limit(1))).scalar_one_or_none()

    async def forget_old(self) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(calls).where(calls.c.due_at.is_(None), calls.c.asked_at < time() - KEPT))


def call_of(row: Any) -> Call:
    return Call(row.hook, row.game, row.title, row.seat, row.question, row.asked_at, row.tries + 1, row.url, row.secret)
