"""The log itself: steps of many desks go into one commit, and each desk waits for that commit and nothing more."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from coven.errors import CovenError
from coven.server.log.committing import commits_of
from coven.server.log.rows import chat, seated, steps, tables
from coven.server.log.store import UNREACHABLE
from coven.server.metrics import COMMIT_SECONDS, COMMIT_STEPS
from coven.server.workers.notices import notify_stored

MOST_IN_COMMIT = 500
INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}  # those that know what to do with a row that is there


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

    def game(self) -> str:
        """The table it is about."""
        row: dict[str, Any] = self.summary.row if self.summary is not None else self.steps[0]
        return str(row["game"])


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
        """One commit for all; if one of them does not fit, a commit for each."""
        try:
            await self._commit([entry for entry, _ in batch])
        except IntegrityError:
            await self._write_apart(batch)
        except UNREACHABLE as error:
            settle(batch, not_stored(error))
        else:
            settle(batch, None)

    async def _write_apart(self, batch: Sequence[tuple[Entry, "asyncio.Future[None]"]]) -> None:
        if len(batch) == 1:
            settle(batch, Overtaken())
            return
        for entry in batch:
            await self._write([entry])

    async def _commit(self, entries: Sequence[Entry]) -> None:
        began = perf_counter()
        await self._commits.commit(partial(write, entries=entries, process=self._process))
        COMMIT_SECONDS.observe(perf_counter() - began)
        COMMIT_STEPS.observe(sum(len(entry.steps) for entry in entries))

    # --- reading ------------------------------------------------------------------------------------------------------

    async def read(self, game: str, after: int = 0) -> list[tuple[int, float, str]]:
        """The steps of a table after a number: number, time, body."""
        wanted = select(steps.c.number, steps.c.at, steps.c.body).where(steps.c.game == game, steps.c.number > after).order_by(steps.c.number)
        async with self._engine.connect() as connection:
            return [(number, at, body) for number, at, body in await connection.execute(wanted)]

    async def tables_with_status(self, *status: str) -> list[tuple[str, float]]:
        """The tables of these kinds, with when something last happened there."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(tables.c.game, tables.c.changed_at).where(tables.c.status.in_(status)))
            return [(game, changed_at) for game, changed_at in found]

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
    for entry in sorted((entry for entry in entries if entry.status or entry.summary), key=Entry.game):
        write_lists(connection, entry)
    if process is not None:
        notify_stored(connection, process, rows, said)


def write_steps(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """All steps; on SQLite by one statement, since after each the thread waits for its turn."""
    if connection.dialect.name == "sqlite":
        values = ", ".join(["(?, ?, ?, ?)"] * len(rows))
        flat = tuple(value for row in rows for value in (row["game"], row["number"], row["at"], row["body"]))
        connection.exec_driver_sql(f"INSERT INTO steps (game, number, at, body) VALUES {values}", flat)
    else:
        connection.execute(insert(steps), rows)


def place(row: dict[str, Any]) -> tuple[str, int]:
    return row["game"], row["number"]


def write_lists(connection: Connection, entry: Entry) -> None:
    """What lists show of an entry's table from now on."""
    if entry.status is not None:
        connection.execute(update(tables).where(tables.c.game == entry.game()).values(status=entry.status))
    if entry.summary is not None:
        write_summary(connection, entry.summary)


def write_summary(connection: Connection, summary: Summary) -> None:
    """Puts a table's summary in the place of the one before; one that is older than that is dropped."""
    game = summary.row["game"]
    new = INSERT[connection.dialect.name](tables)
    older = tables.c.changed_at <= new.excluded.changed_at
    values = {name: new.excluded[name] for name in summary.row if name != "game"}
    if connection.execute(new.on_conflict_do_update(index_elements=["game"], set_=values, where=older), summary.row).rowcount == 0:
        return
    connection.execute(delete(seated).where(seated.c.game == game))
    if summary.seated:
        connection.execute(insert(seated), list(summary.seated))


def settle(batch: Sequence[tuple[Entry, "asyncio.Future[None]"]], error: Exception | None) -> None:
    """Tells all who wait; one who waits no longer is no fault."""
    for future in (future for _, future in batch if not future.done()):
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)


def not_stored(error: Exception) -> CovenError:
    return CovenError("not_stored", "This could not be stored, so it was not done. Please try again.", reason=type(error).__name__)
