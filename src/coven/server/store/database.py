"""Opening the database: SQLite in one file, or PostgreSQL by address; migrated to the present schema first."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Table, create_engine, event, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from coven.errors import CovenError
from coven.server.settings import driver_address, no_database

UNREACHABLE = (DBAPIError, PoolTimeout, OSError, TimeoutError)  # what a database raises that does not answer, or refuses
MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MS = 10_000
CONNECT_WITHIN, ANSWER_WITHIN = 5, 15  # seconds; then PostgreSQL does not answer
MIGRATING = 7_036_115_000  # the advisory lock of who migrates


def unreachable() -> CovenError:
    return CovenError("busy", "The server can't reach its database; try again.")


def is_sqlite(address: str) -> bool:
    return address.startswith("sqlite")


async def open_store(address: str) -> AsyncEngine:
    """The database at an address, with the present schema; raises `no_database`, `newer_schema`."""
    engine = connect_to(address)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except UNREACHABLE as error:
        await engine.dispose()
        raise no_database(reason_of(error)) from None
    except CommandError:
        await engine.dispose()
        raise newer_schema() from None
    return engine


async def join_store(address: str) -> AsyncEngine:
    """The database of a server that was started before, as it is; raises `no_database` where there is none, `newer_schema`."""
    file = Path(make_url(address).database or "") if is_sqlite(address) else None
    if file is not None and not file.is_file():
        raise no_database(f"there is no {file.name} in {file.parent}")
    engine = connect_to(address)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(check_schema)
    except UNREACHABLE as error:
        await engine.dispose()
        raise no_database(reason_of(error)) from None
    except CovenError:
        await engine.dispose()
        raise
    return engine


def connect_to(address: str) -> AsyncEngine:
    """The engine of an address; connects to nothing yet."""
    if is_sqlite(address):
        engine = create_async_engine(driver_address(address), hide_parameters=True)
        event.listen(engine.sync_engine, "do_connect", connect_sqlite)
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
        return engine
    limits = {"timeout": CONNECT_WITHIN, "command_timeout": ANSWER_WITHIN}
    return create_async_engine(driver_address(address), hide_parameters=True, pool_pre_ping=True, connect_args=limits)


def connect_sqlite(_dialect: Any, _record: Any, _arguments: Any, options: dict[str, Any]) -> None:
    """Has SQLAlchemy open a connection by `sqlite_connection`."""
    options["async_creator_fn"] = sqlite_connection


async def sqlite_connection(*arguments: Any, **options: Any) -> aiosqlite.Connection:
    """A connection with its thread; where none comes of it, the thread has ended too: it would answer to a loop that is closed by then."""
    connection = aiosqlite.connect(*arguments, **options)
    connection._thread.daemon = True  # as SQLAlchemy has it
    try:
        return await connection
    except BaseException:
        await ended(connection._thread)
        raise


async def ended(thread: threading.Thread) -> None:
    """Waits for the end of a thread, however often who waits is told to stop."""
    joining = asyncio.ensure_future(asyncio.to_thread(thread.join))
    while not joining.done():
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.shield(joining)


def blocking_twin(engine: AsyncEngine) -> Engine:
    """A second engine for the same SQLite file, for a thread that may wait."""
    address, limits = engine.url.set(drivername="sqlite"), {"cached_statements": 16}  # it knows one for each size of a batch
    twin = create_engine(address, hide_parameters=True, connect_args=limits)
    event.listen(twin, "connect", set_up_sqlite)
    return twin


def reason_of(error: Exception) -> str:
    """What a driver has against it, in its own first line; an address with a password is no part of that."""
    words = str(error.orig if isinstance(error, DBAPIError) else error) or type(error).__name__
    return words.splitlines()[0].rpartition(">: ")[2].rstrip(".")


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log, every commit on the disk before it is done, and nothing left of what was deleted."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, to: str = "head") -> None:
    """Brings the schema up to date, one process at a time; raises `CommandError` for one that is newer than this program."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def check_schema(connection: Connection) -> None:
    """Raises if a database has not the present schema; changes nothing."""
    known, there = ScriptDirectory.from_config(migrations()), MigrationContext.configure(connection).get_current_revision()
    if there == known.get_current_head():
        return
    if there is not None and there not in {script.revision for script in known.walk_revisions()}:
        raise newer_schema()
    raise no_database("it has not been brought up to date; start the server once")


def newer_schema() -> CovenError:
    return CovenError("newer_schema", "The database was written by a newer version of Coven; update this one.")


async def is_stored(engine: AsyncEngine, rows: Table, table: str) -> bool:
    """Whether there is a row of a game's table."""
    async with engine.connect() as connection:
        return (await connection.execute(select(rows.c.table_id).where(rows.c.table_id == table))).first() is not None


async def insert_once(engine: AsyncEngine, rows: Table, table: str, write: Callable[[Connection], object]) -> None:
    """Writes what belongs to a game's table in one transaction, unless its row is there already; of two processes the first does."""
    if await is_stored(engine, rows, table):
        return
    try:
        async with engine.begin() as connection:
            await connection.run_sync(write)
    except IntegrityError:
        if not await is_stored(engine, rows, table):  # else another process was quicker
            raise
