"""How many tables there may be: of one person, from one address, and in all."""

from collections import Counter
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends
from sqlalchemy import delete, func, select, union
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from coven.errors import CovenError
from coven.server.client_address import household_of, kept_household
from coven.server.features.dependencies import parts_of
from coven.server.features.people.access import Me
from coven.server.live.desks import Desks
from coven.server.rate_limits import Limits
from coven.server.settings import Settings
from coven.server.store.log import INSERT
from coven.server.store.rows import openers, seated, tables

UNDER_WAY = tables.c.status.in_(("open", "playing"))


class TableQuotas:
    """Lets a person open another table, or says why not. An address is kept as a keyed hash, and as long as its tables are open or in play."""

    def __init__(self, engine: AsyncEngine, desks: Desks, limits: Limits, settings: Settings, key: bytes) -> None:
        self._engine = engine
        self._desks = desks
        self._limits = limits
        self._settings = settings
        self._key = key
        self.under_way: Counter[str] = Counter()  # tables that are being made or joined, by person and by household

    async def check(self, person: str, household: str) -> None:
        """Raises `too_many` if the person has made tables too fast, or they or their address have too many, `full` if there are too many here."""
        self._limits.new_tables.check(person)
        before_mine, before_here = self.under_way[person] - 1, self.under_way[household] - 1
        mine, here = await self._count(person, household)
        if mine + before_mine >= self._settings.most_tables_each:
            raise self._too_many_of_one()
        if here + before_here >= self._settings.most_tables_address:
            raise CovenError("too_many", "There are too many tables from your address; end some first.", most=self._settings.most_tables_address)
        if len(self._desks.desks()) >= self._settings.most_tables and not await self._desks.make_room():
            raise CovenError("full", "There is no room for more tables; try again later.")

    async def check_seat(self, person: str, table: str) -> None:
        """Raises `too_many` if the person has too many tables besides this one to sit down at it."""
        before = self.under_way[person] - 1
        if before + (await self._count(person, "", besides=table))[0] >= self._settings.most_tables_each:
            raise self._too_many_of_one()

    def _too_many_of_one(self) -> CovenError:
        return CovenError("too_many", "You have too many tables; end some first.", most=self._settings.most_tables_each)

    async def _count(self, person: str, household: str, besides: str = "") -> tuple[int, int]:
        """The tables under way, besides one, that a person has opened or sits at, and those opened from an address."""
        opened = select(openers.c.table_id).where(openers.c.person == person)
        own = union(opened, select(seated.c.table_id).where(seated.c.person == person)).subquery()
        mine = select(func.count()).select_from(tables).where(tables.c.table_id.in_(select(own.c.table_id)), tables.c.table_id != besides, UNDER_WAY)
        near = select(openers.c.table_id).where(openers.c.household == self._hashed(household))
        here = select(func.count()).select_from(tables).where(tables.c.table_id.in_(near), UNDER_WAY)
        async with self._engine.connect() as connection:
            return (await connection.execute(mine)).scalar_one(), (await connection.execute(here)).scalar_one()

    async def note(self, table: str, person: str, household: str) -> None:
        """Notes who has opened a table; those of tables that have ended are forgotten."""
        row = {"table_id": table, "person": person, "household": self._hashed(household)}
        async with self._engine.begin() as connection:
            await connection.execute(delete(openers).where(openers.c.table_id.not_in(select(tables.c.table_id).where(UNDER_WAY))))
            await connection.execute(INSERT[connection.dialect.name](openers).on_conflict_do_nothing(), [row])  # who asks twice has opened it once

    def _hashed(self, household: str) -> str:
        return kept_household(household, self._key)


class Opening:
    """Somebody opens a table, from somewhere."""

    def __init__(self, quotas: TableQuotas, person: str, household: str) -> None:
        self._quotas, self._person, self._household = quotas, person, household
        self._under_way: tuple[str, ...] = ()  # by what it counts, until it is stored or was answered

    async def check(self) -> None:
        """Raises `too_many` or `full`."""
        self._begin(self._person, self._household)
        await self._quotas.check(self._person, self._household)

    async def check_seat(self, table: str) -> None:
        """Raises `too_many` if the person may not sit down at one more table."""
        self._begin(self._person)
        await self._quotas.check_seat(self._person, table)

    async def note(self, table: str) -> None:
        """Counts the table that was opened."""
        await self._quotas.note(table, self._person, self._household)
        self.end()

    def _begin(self, *counted: str) -> None:
        self.end()
        self._under_way = counted
        self._quotas.under_way.update(counted)

    def end(self) -> None:
        """The table is stored and counts by itself, or there is none."""
        self._quotas.under_way.subtract(self._under_way)
        self._quotas.under_way = +self._quotas.under_way
        self._under_way = ()


async def opening_by(connection: HTTPConnection, me: Me) -> AsyncIterator[Opening]:
    opening = Opening(parts_of(connection.scope).find(TableQuotas), me.id, household_of(connection.scope))
    try:
        yield opening
    finally:
        opening.end()


TheOpening = Annotated[Opening, Depends(opening_by)]
