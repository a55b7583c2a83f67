"""Lists of tables: the public ones, and mine."""

import orjson
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from coven.server.log.rows import cards, seated
from coven.server.messages.asked import CardTold

MOST_LISTED = 100


async def public_tables(connection: AsyncConnection, status: str, title: str | None) -> list[CardTold]:
    """The public tables of a kind, newest first."""
    wanted = select(cards.c.body, cards.c.changed_at).where(cards.c.public, cards.c.status == status)
    wanted = wanted.where(cards.c.title == title) if title is not None else wanted
    found = await connection.execute(wanted.order_by(cards.c.changed_at.desc()).limit(MOST_LISTED))
    return [CardTold(**orjson.loads(row.body), changed_at=row.changed_at) for row in found]


async def tables_of(connection: AsyncConnection, person: str, status: str | None) -> list[tuple[CardTold, int]]:
    """A person's tables with their seat, newest first."""
    wanted = select(cards.c.body, cards.c.changed_at, seated.c.seat).join(cards, cards.c.game == seated.c.game).where(seated.c.person == person)
    wanted = wanted.where(cards.c.status == status) if status is not None else wanted
    found = await connection.execute(wanted.order_by(cards.c.changed_at.desc()).limit(MOST_LISTED))
    return [(CardTold(**orjson.loads(row.body), changed_at=row.changed_at), row.seat) for row in found]
