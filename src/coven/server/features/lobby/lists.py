"""Lists of tables: the public ones, and mine."""

import orjson
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from coven.server.messages.http import TableSummary
from coven.server.store.rows import seated, tables

MOST_LISTED = 100


async def public_tables(connection: AsyncConnection, status: str, game: str | None) -> list[TableSummary]:
    """The public tables of a kind, newest first."""
    wanted = select(tables.c.body, tables.c.changed_at).where(tables.c.public, tables.c.status == status)
    wanted = wanted.where(tables.c.game == game) if game is not None else wanted
    found = await connection.execute(wanted.order_by(tables.c.changed_at.desc()).limit(MOST_LISTED))
    return [TableSummary(**orjson.loads(row.body), changed_at=row.changed_at) for row in found]


async def tables_of(connection: AsyncConnection, person: str, status: str | None) -> list[tuple[TableSummary, int]]:
    """A person's tables with their seat, newest first."""
    wanted = (
        select(tables.c.body, tables.c.changed_at, seated.c.seat)
        .join(tables, tables.c.table_id == seated.c.table_id)
        .where(seated.c.person == person)
    )
    wanted = wanted.where(tables.c.status == status) if status is not None else wanted
    found = await connection.execute(wanted.order_by(tables.c.changed_at.desc()).limit(MOST_LISTED))
    return [(TableSummary(**orjson.loads(row.body), changed_at=row.changed_at), row.seat) for row in found]
