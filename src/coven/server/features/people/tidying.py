"""Tidying up: sessions that are over, and guests who can't come back, are forgotten after a stated time."""

from sqlalchemy import Table, and_, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.clock import CLOCK
from coven.server.features.people.own_data import OwnData
from coven.server.live.desks import Desks
from coven.server.store.rows import people, seated, sessions, tables, tokens

DAY = 24 * 3600
AT_ONCE = 100  # rows looked for or deleted in one go, so that nobody who wants to store something waits for long


class Tidying:
    """Forgets guests so many days after their last session was over, and sessions and expired tokens with them."""

    def __init__(self, engine: AsyncEngine, own_data: OwnData, desks: Desks, days: int) -> None:
        self._engine = engine
        self._own_data = own_data
        self._desks = desks
        self._seconds = days * DAY

    async def tidy(self) -> None:
        """Forgets all of them, however many there are: each guest in a transaction of its own."""
        before = CLOCK.now() - self._seconds
        while guests := await self._gone_guests(before):
            for guest in guests:
                await self._own_data.forget_names(guest)
                await self._own_data.forget(guest)
                self._desks.forget(guest)
        for table in (sessions, tokens):
            while await self._delete_expired(table, before):
                pass

    async def _delete_expired(self, table: Table, before: float) -> int:
        """Deletes some rows that have expired by then; returns how many."""
        some = select(table.c.digest).where(table.c.expires_at <= before).limit(AT_ONCE)
        async with self._engine.begin() as connection:
            return (await connection.execute(delete(table).where(table.c.digest.in_(some)))).rowcount

    async def _gone_guests(self, before: float) -> list[str]:
        """Guests whose sessions were over by then, and who sit at no table that is open or in play."""
        known = exists().where(sessions.c.person == people.c.id, sessions.c.expires_at > before)
        under_way = tables.c.status.in_(("open", "playing"))
        plays = exists().where(and_(seated.c.person == people.c.id, seated.c.table_id == tables.c.table_id, under_way))
        wanted = select(people.c.id).where(people.c.login.is_(None), people.c.created_at <= before, ~known, ~plays)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted.limit(AT_ONCE))).scalars())
