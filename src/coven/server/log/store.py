"""Opening the database: SQLite in one file, or PostgreSQL by address; migrated to the present schema first."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from coven.errors import CovenError
from coven.server.log import around  # noqa: F401  its tables belong to the schema wherever a database is opened, in a backup too

UNREACHABLE = (DBAPIError, PoolTimeout, OSError, TimeoutError)  # what a database raises that does not answer, or refuses
MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MS = 10_000
CONNECT_WITHIN, ANSWER_WITHIN = 5, 15  # seconds; then PostgreSQL does not answer
DRIVERS = {
    **dict.fromkeys(("sqlite", "sqlite+aiosqlite"), "sqlite+aiosqlite"),
    **dict.fromkeys(("postgres", "postgresql", "postgresql+asyncpg"), "postgresql+asyncpg"),
}
MIGRATING = 7_036_115_000  # the advisory lock of who migrates


def driver_address(address: str) -> str:
    """An address as the driver wants it, from one as everybody writes it; raises `no_database` if it is of nothing we know."""
    kind, _, rest = address.partition("://")
    if kind not in DRIVERS:
        raise no_database("its address is like postgresql://user@host/name, or sqlite:///file")
    return f"{DRIVERS[kind]}://{rest.replace('sslmode=', 'ssl=')}"


def no_database(problem: str) -> CovenError:
    return CovenError("no_database", f"The database can't be opened: {problem}.", problem=problem)


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
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
        return engine
    limits = {"timeout": CONNECT_WITHIN, "command_timeout": ANSWER_WITHIN}
    return create_async_engine(driver_address(address), hide_parameters=True, pool_pre_ping=True, connect_args=limits)


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
