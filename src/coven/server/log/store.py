"""Opening the database: SQLite in one file, or PostgreSQL by address; migrated to the present schema first."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MS = 10_000


async def open_store(address: str) -> AsyncEngine:
    """The database at an address, with the present schema."""
    engine = create_async_engine(address, pool_pre_ping=not is_sqlite(address))
    if is_sqlite(address):
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    return engine


def is_sqlite(address: str) -> bool:
    return address.startswith("sqlite")


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log, every commit on the disk before it is done, and nothing left of what was deleted."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Brings the schema up to date; one that is newer than this program is left alone and told of."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
