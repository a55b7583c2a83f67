"""Whose turn bots take when they think: that of the household and person who opened their table."""

from collections import OrderedDict

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.fair_queue import Lane
from coven.server.live.match import Match
from coven.server.store.database import UNREACHABLE
from coven.server.store.rows import openers

MOST_KEPT = 10_000


class TableLanes:
    """Knows from which household a table was opened; each table is looked up once."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._households: OrderedDict[str, str] = OrderedDict()

    async def lane_of(self, match: Match) -> Lane:
        return await self._household(match.id), match.created.host, match.id

    async def _household(self, table: str) -> str:
        """The household as it is kept, empty where none is known: bots play on while the database is away."""
        if table not in self._households:
            try:
                async with self._engine.connect() as connection:
                    found = await connection.scalar(select(openers.c.household).where(openers.c.table_id == table))
            except UNREACHABLE:
                found = None
            if found is None:
                return ""
            self._households[table] = found
            if len(self._households) > MOST_KEPT:
                self._households.popitem(last=False)
        return self._households[table]
