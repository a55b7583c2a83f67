"""Notices over PostgreSQL: LISTEN and NOTIFY carry what processes tell each other; advisory locks say who drives a table.

Both live on one connection. A process that dies loses it, and with it everything it drove.
"""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import asyncpg
import orjson
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from coven.server.clock import CLOCK
from coven.server.store.bus import Hear
from coven.server.store.database import CONNECT_WITHIN, UNREACHABLE, unreachable
from coven.server.tasks import end_all
from coven.server.worker import Worker

CHANNEL = "coven"
MOST_BYTES = 7500  # of steps in a notice; PostgreSQL takes 8000
ALIVE_EVERY, GONE_AFTER = 5.0, 20.0  # seconds
AGAIN_AFTER = 0.5  # seconds, when the database does not answer
BACK_WITHIN = AGAIN_AFTER + CONNECT_WITHIN  # seconds in which the connection is made again once the database answers
NOTIFY = text(f"select pg_notify('{CHANNEL}', :notice)")
DRIVE = "select t from (select t, pg_try_advisory_lock(hashtextextended(t, 0)) as got from unnest($1::text[]) as t) as tried where got"
LET_GO = "select pg_advisory_unlock(hashtextextended($1, 0))"
logger = logging.getLogger("coven.server.notices")


class Notices:
    """The bus of processes that share a PostgreSQL."""

    is_shared = True

    def __init__(self, engine: AsyncEngine, worker: Worker) -> None:
        self._engine = engine
        self._worker = worker
        self._takers: defaultdict[str, list[Hear]] = defaultdict(list)
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()
        self._driven: set[str] = set()
        self._seen: dict[str, float] = {}  # the other processes, and when they were last heard of
        self._raw: Any = None  # asyncpg's own connection, while there is one
        self._turn = asyncio.Lock()
        self._lost = asyncio.Event()
        self._back = asyncio.Event()  # the opposite
        self._tasks: list[asyncio.Task[None]] = []

    # --- one connection, made again when it breaks ----------------------------------------------------------------------

    async def open(self) -> None:
        """Connects, and stays connected; raises if the database does not answer the first time."""
        self.hear("gone", lambda what: self._forget(what["process"]))
        connection = await self._connected()
        if self._worker.replaces is not None:
            self.tell("gone", process=self._worker.replaces)
        self._tasks = [asyncio.create_task(work) for work in (self._stay_connected(connection), self._send_on(), self._say_alive())]

    async def close(self) -> None:
        """Lets go of everything, then says goodbye."""
        await self._asked("select pg_advisory_unlock_all()")
        self.tell("gone", process=self._worker.id)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self._outgoing.join()
        await end_all(self._tasks)

    async def _connected(self) -> AsyncConnection:
        connection = await self._engine.connect()
        raw: Any = (await connection.get_raw_connection()).driver_connection
        self._lost.clear()
        raw.add_termination_listener(lambda _: self._lost.set())
        await raw.add_listener(CHANNEL, self._take)
        self._raw = raw
        self._back.set()
        return connection

    async def _stay_connected(self, connection: AsyncConnection) -> None:
        while True:
            try:
                await self._lost.wait()
            finally:
                self._lose()
                await asyncio.shield(drop(connection))
            self._driven.clear()
            connection = await self._connected_again()
            self._pass_on("back", {"from": self._worker.id})

    def _lose(self) -> None:
        self._raw = None
        self._back.clear()

    async def _connected_again(self) -> AsyncConnection:
        while True:
            with contextlib.suppress(*UNREACHABLE):
                return await self._connected()
            await CLOCK.sleep(AGAIN_AFTER)

    # --- telling --------------------------------------------------------------------------------------------------------

    def tell(self, kind: str, **what: Any) -> None:
        self._outgoing.put_nowait(notice(self._worker.id, kind, **what))

    async def _send_on(self) -> None:
        """Sends one notice after the other; while the database is away they wait."""
        while True:
            said = await self._outgoing.get()
            while not await self._asked("select pg_notify($1, $2)", CHANNEL, said):
                await CLOCK.sleep(AGAIN_AFTER)
            self._outgoing.task_done()

    async def _asked(self, question: str, *values: Any) -> list[Any] | None:
        """The rows of an answer; None if the database does not answer."""
        async with self._turn:
            if self._raw is None:
                return None
            try:
                found: list[Any] = await self._raw.fetch(question, *values)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                self._lose()
                self._lost.set()
                return None
            return found

    async def _asked_soon(self, question: str, *values: Any) -> list[Any] | None:
        """The same, also where the database has just come back, and this connection has not."""
        found = await self._asked(question, *values)
        if found is None:
            with contextlib.suppress(TimeoutError):
                async with CLOCK.timeout(BACK_WITHIN):
                    await self._back.wait()
                found = await self._asked(question, *values)
        return found

    async def _say_alive(self) -> None:
        """Is heard of now and then, and forgets who is heard of no more."""
        while True:
            self.tell("alive")
            await CLOCK.sleep(ALIVE_EVERY)
            for process in [process for process, at in self._seen.items() if CLOCK.elapsed() - at > GONE_AFTER]:
                self._pass_on("gone", {"from": self._worker.id, "process": process})

    def _forget(self, process: str) -> None:
        self._seen.pop(process, None)

    # --- hearing --------------------------------------------------------------------------------------------------------

    def hear(self, kind: str, take: Hear) -> None:
        self._takers[kind].append(take)

    def _take(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        what: dict[str, Any] = orjson.loads(payload)
        if what["from"] != self._worker.id:
            self._seen[what["from"]] = CLOCK.elapsed()
            self._pass_on(what["kind"], what)

    def _pass_on(self, kind: str, what: dict[str, Any]) -> None:
        for take in self._takers[kind]:
            try:
                take(what)
            except Exception:
                logger.exception("a notice is not understood")

    # --- driving --------------------------------------------------------------------------------------------------------

    async def drive(self, tables: Iterable[str]) -> set[str]:
        asked = set(tables)
        new = sorted(asked - self._driven)
        rows = await self._asked_soon(DRIVE, new) if new else []
        if rows is None:
            raise unreachable()
        self._driven.update(row["t"] for row in rows)
        return asked & self._driven

    async def let_go(self, table: str) -> None:
        if table in self._driven:
            self._driven.discard(table)
            await self._asked(LET_GO, table)


async def drop(connection: AsyncConnection) -> None:
    """Gives a connection up for good, so that its locks end with it."""
    with contextlib.suppress(*UNREACHABLE):
        await connection.invalidate()
    with contextlib.suppress(*UNREACHABLE):
        await connection.close()


def notice(sender: str, kind: str, **what: Any) -> str:
    return orjson.dumps({"from": sender, "kind": kind, **what}).decode()


def notify_stored(connection: Connection, process: str, steps: Sequence[dict[str, Any]], chat: Sequence[dict[str, Any]]) -> None:
    """Tells the others what a commit stores; they hear of it when it is committed, and not otherwise."""
    for said in (*step_notices(process, steps), *([notice(process, "chat", tables=[row["table_id"] for row in chat])] if chat else [])):
        connection.execute(NOTIFY, {"notice": said})


def step_notices(process: str, steps: Sequence[dict[str, Any]]) -> Iterable[str]:
    """Notices of steps: as many in each as fit. One too long for any tells only its number, and is read from the log."""
    rows: list[list[Any]] = []
    size = 0
    for step in steps:
        row = [step["table_id"], step["number"], step["at"], step["body"]]
        length = len(orjson.dumps(row)) + 1
        if length > MOST_BYTES:
            row, length = [step["table_id"], step["number"], step["at"], None], 100
        if size + length > MOST_BYTES:
            yield notice(process, "steps", rows=rows)
            rows, size = [], 0
        rows.append(row)
        size += length
    if rows:
        yield notice(process, "steps", rows=rows)
