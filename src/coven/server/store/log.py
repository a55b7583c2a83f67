"""The log itself: steps of many desks go into one commit, and each desk waits for that commit and nothing more."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from pydantic import BaseModel
from sqlalchemy import Connection, Engine, delete, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from coven.errors import CovenError
from coven.server.metrics import COMMIT_SECONDS, COMMIT_STEPS, FAULTS
from coven.server.store.database import UNREACHABLE, blocking_twin
from coven.server.store.database_file import DataGone, WatchedFile
from coven.server.store.notices import notify_stored
from coven.server.store.rows import chat, seated, steps, tables

MOST_IN_COMMIT = 500
logger = logging.getLogger("coven.server.log")
INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}  # those that know what to do with a row that is there


Work = Callable[[Connection], None]


class Commits(Protocol):
    """Does some work in one transaction."""

    async def commit(self, work: Work) -> None: ...

    def check_place(self) -> None: ...

    def close(self) -> None: ...


class DriverCommits:
    """Commits through the engine's own driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, work: Work) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(work)

    def check_place(self) -> None:
        """A database that others run says by itself that it is gone."""

    def close(self) -> None:
        """The engine is closed by whoever opened it."""


class ThreadCommits:
    """Commits in one thread, over a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Engine = blocking_twin(engine)
        self._thread = ThreadPoolExecutor(1, "log writer")
        self._file = WatchedFile(Path(engine.url.database or ""))

    async def commit(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, work)

    def _commit(self, work: Work) -> None:
        with self._engine.begin() as connection:
            work(connection)
        self._file.check()  # a file that was deleted is written like any other

    def check_place(self) -> None:
        """Raises `DataGone` if what is written goes nowhere."""
        self._file.check()

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


def commits_of(engine: AsyncEngine) -> Commits:
    return ThreadCommits(engine) if engine.dialect.name == "sqlite" else DriverCommits(engine)


class Overtaken(Exception):
    """Somebody else has written a step of this number: read what happened, and decide again."""


@dataclass(frozen=True)
class Summary:
    """What lists show of a table, and who sits there."""

    row: dict[str, Any]
    seated: tuple[dict[str, Any], ...]


@dataclass(frozen=True)
class Entry:
    """What one desk wants stored: all of it or nothing. `status` is what lists say of the table once the steps are there."""

    steps: Sequence[dict[str, Any]] = ()
    status: str | None = None
    summary: Summary | None = None
    chat: dict[str, Any] | None = None

    def table(self) -> str:
        """The table it is about."""
        row: dict[str, Any] = self.summary.row if self.summary is not None else self.steps[0]
        return str(row["table_id"])


def step_rows(table_id: str, after: int, at: float, steps: Sequence[BaseModel]) -> list[dict[str, Any]]:
    """The rows of the steps that come after number `after` of a table."""
    rows = []
    for number, step in enumerate(steps, after + 1):
        rows.append({"table_id": table_id, "number": number, "at": at, "body": step.model_dump_json(exclude_none=True)})
    return rows


STEPS = attrgetter("steps")  # of an entry


class Log:
    """Appends, and reads what was appended. `process` is the name of this process, if there are others to be told."""

    def __init__(self, engine: AsyncEngine, process: str | None = None) -> None:
        self._engine = engine
        self._commits = commits_of(engine)
        self._process = process
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._called = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.when_gone: Callable[[], None] = lambda: None  # told when the database is not where it was

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._writer = asyncio.create_task(self._write_on(), name="log writer")

    async def close(self) -> None:
        """Writes what waits, then stops."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        self._commits.close()

    @property
    def waiting(self) -> int:
        """How much waits to be stored."""
        return len(self._waiting)

    def check_place(self) -> None:
        """Looks whether the database is still where it was."""
        try:
            self._commits.check_place()
        except DataGone:
            self.when_gone()

    async def probe(self) -> None:
        """Stores something without a meaning, by the way that steps go; raises what is in the way."""
        try:
            await self._commits.commit(write_probe)
        except DataGone:
            self.when_gone()
            raise

    # --- appending ----------------------------------------------------------------------------------------------------

    async def append(self, entry: Entry) -> None:
        """Stores an entry; returns when it is on the disk. Raises `Overtaken`, or `not_stored` if the database does not answer."""
        assert self._loop is not None
        stored: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((entry, stored))
        self._called.set()
        await stored

    async def _write_on(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_IN_COMMIT], self._waiting[MOST_IN_COMMIT:]
                await self._write(batch)

    async def _write(self, batch: Sequence[tuple[Entry, "asyncio.Future[None]"]]) -> None:
        """One commit for all; if one of them does not fit, or has a fault, a commit for each."""
        error: Exception | None = None
        try:
            entries, _ = zip(*batch, strict=True)
            await self._commit(entries)
        except IntegrityError:
            error = Overtaken()
        except UNREACHABLE as away:
            settle(batch, not_stored(away))
            if isinstance(away, DataGone):
                self.when_gone()
            return
        except Exception as fault:  # who brought it is told; the writer goes on, for everybody waits for it
            error = not_stored(fault)
            FAULTS.inc()
            logger.exception("an entry can't be stored")
        if error is None or len(batch) == 1:
            settle(batch, error)
            return
        for entry in batch:
            await self._write([entry])

    async def _commit(self, entries: Sequence[Entry]) -> None:
        began = perf_counter()
        await self._commits.commit(partial(write, entries=entries, process=self._process))
        COMMIT_SECONDS.observe(perf_counter() - began)
        COMMIT_STEPS.observe(sum(map(len, map(STEPS, entries))))

    # --- reading ------------------------------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0) -> list[tuple[int, float, str]]:
        """The steps of a table after a number: number, time, body."""
        wanted = select(steps.c.number, steps.c.at, steps.c.body).where(steps.c.table_id == table, steps.c.number > after).order_by(steps.c.number)
        async with self._engine.connect() as connection:
            return [(number, at, body) for number, at, body in await connection.execute(wanted)]

    async def tables_with_status(self, *status: str) -> list[tuple[str, float]]:
        """The tables of these kinds, with when something last happened there."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(tables.c.table_id, tables.c.changed_at).where(tables.c.status.in_(status)))
            return [(table, changed_at) for table, changed_at in found]

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A connection for what lists need."""
        async with self._engine.connect() as connection:
            yield connection


def write(connection: Connection, entries: Sequence[Entry], process: str | None = None) -> None:
    """All rows of the entries, in one transaction; in the same order in every process, so that no two wait for each other."""
    rows = sorted((row for entry in entries for row in entry.steps), key=place)
    if rows:
        write_steps(connection, rows)
    said = sorted((entry.chat for entry in entries if entry.chat is not None), key=place)
    if said:
        connection.execute(insert(chat), said)
    for entry in sorted((entry for entry in entries if entry.status or entry.summary), key=Entry.table):
        write_lists(connection, entry)
    if process is not None:
        notify_stored(connection, process, rows, said)


def write_probe(connection: Connection) -> None:
    """A write that changes no row."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA user_version = {secrets.randbelow(2**31)}")
    else:
        connection.execute(text("select pg_logical_emit_message(true, 'coven', 'probe')"))


def write_steps(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """All steps; on SQLite by one statement, since after each the thread waits for its turn."""
    if connection.dialect.name == "sqlite":
        values = ", ".join(["(?, ?, ?, ?)"] * len(rows))
        flat = tuple(value for row in rows for value in (row["table_id"], row["number"], row["at"], row["body"]))
        connection.exec_driver_sql(f"INSERT INTO steps (table_id, number, at, body) VALUES {values}", flat)
    else:
        connection.execute(insert(steps), rows)


def place(row: dict[str, Any]) -> tuple[str, int]:
    return row["table_id"], row["number"]


def write_lists(connection: Connection, entry: Entry) -> None:
    """What lists show of an entry's table from now on."""
    if entry.status is not None:
        connection.execute(update(tables).where(tables.c.table_id == entry.table()).values(status=entry.status))
    if entry.summary is not None:
        write_summary(connection, entry.summary)


def write_summary(connection: Connection, summary: Summary) -> None:
    """Puts a table's summary in the place of the one before; one that knows fewer steps is dropped."""
    table = summary.row["table_id"]
    new = INSERT[connection.dialect.name](tables)
    older = tables.c.number <= new.excluded.number
    values = {name: new.excluded[name] for name in summary.row if name != "table_id"}
    if connection.execute(new.on_conflict_do_update(index_elements=["table_id"], set_=values, where=older), summary.row).rowcount == 0:
        return
    connection.execute(delete(seated).where(seated.c.table_id == table))
    if summary.seated:
        connection.execute(insert(seated), list(summary.seated))


def settle(batch: Sequence[tuple[Entry, "asyncio.Future[None]"]], error: Exception | None) -> None:
    """Tells all who wait; one who waits no longer is no fault."""
    for _, future in batch:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)


def not_stored(error: Exception) -> CovenError:
    return CovenError("not_stored", "This could not be stored, so it was not done. Please try again.", reason=type(error).__name__)
