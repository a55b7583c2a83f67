"""Which tables somebody may look at."""

import secrets
from typing import Annotated

from fastapi import Depends, Query

from coven.errors import CovenError
from coven.server.features.dependencies import TableId, TheDesks
from coven.server.features.people.access import MaybeSession
from coven.server.live.desk import Desk
from coven.server.live.desks import Desks, no_such_table
from coven.server.live.match import Match


async def desk_for(desks: Desks, person: str | None, table: str, key: str | None = None) -> Desk:
    """The desk of a table this person may know of; for all others there is no such table."""
    desk = await desks.desk(table)
    if not may_see(desk.match, person, key):
        raise no_such_table()
    return desk


async def visible_desk(
    desks: TheDesks, session: MaybeSession, table: TableId, key: Annotated[str | None, Query(max_length=40, description="the key of the link")] = None
) -> Desk:
    """The desk that a route is about, for who may look at it."""
    return await desk_for(desks, None if session is None else session.person.id, table, key)


VisibleDesk = Annotated[Desk, Depends(visible_desk)]


def may_see(match: Match, person: str | None, key: str | None) -> bool:
    """Whether somebody may know of a table: who sits there, who has the key, everybody if it is public or yesterday's daily table."""
    return match.created.public or has_key(match, key) or match.seat_of(person) is not None or is_expected(match, person) or is_told(match)


def has_key(match: Match, key: str | None) -> bool:
    return key is not None and secrets.compare_digest(key.encode(), match.created.key.encode())


def is_told(match: Match) -> bool:
    """Whether it is a finished game of a daily table whose day is over: everybody may read it."""
    return match.created.daily is not None and match.status == "over" and not match.is_sealed


def is_expected(match: Match, person: str | None) -> bool:
    return person is not None and any(chair.plan.person == person for chair in match.chairs)


def check_not_sealed(match: Match) -> None:
    """Raises `sealed` for a deal that others still play today."""
    if match.is_sealed:
        raise sealed()


def sealed() -> CovenError:
    return CovenError("sealed", "Everybody plays this deal today; it is shown tomorrow.")
