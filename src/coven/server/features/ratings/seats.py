"""Who may sit at a rated table, and from where they came."""

from typing import Annotated

from fastapi import Depends
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from coven.errors import CovenError
from coven.server.client_address import household_of, kept_household
from coven.server.features.dependencies import parts_of
from coven.server.features.people.person import Person
from coven.server.live.steps import Created
from coven.server.store.log import INSERT
from coven.server.store.rows import rated_seats


def check_account(created: Created, person: Person) -> None:
    """Raises `no_account` for a guest at a rated table."""
    if created.terms.rated and person.login is None:
        raise CovenError("no_account", "A rated table is for people with an account; make one first.")


class RatedSeats:
    """Notes from where people sit down at rated tables; forgotten when the game is rated."""

    def __init__(self, engine: AsyncEngine, key: bytes) -> None:
        self._engine = engine
        self._key = key

    async def note(self, table: str, created: Created, person: Person, household: str) -> None:
        if not created.terms.rated:
            return
        row = {"table_id": table, "person": person.id, "household": kept_household(household, self._key)}
        async with self._engine.begin() as connection:
            await connection.execute(INSERT[connection.dialect.name](rated_seats).on_conflict_do_nothing(), [row])


class Arrival:
    """Somebody sits down from somewhere."""

    def __init__(self, seats: RatedSeats, household: str) -> None:
        self._seats, self._household = seats, household

    async def note(self, table: str, created: Created, person: Person) -> None:
        await self._seats.note(table, created, person, self._household)


def arrival_of(connection: HTTPConnection) -> Arrival:
    return Arrival(parts_of(connection.scope).find(RatedSeats), household_of(connection.scope))


TheArrival = Annotated[Arrival, Depends(arrival_of)]
