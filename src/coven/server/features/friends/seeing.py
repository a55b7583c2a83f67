"""Who may see whose profile. Guests have none for others; for who may not see one there is no such person."""

from collections.abc import Collection, Iterable
from typing import cast

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from coven.errors import CovenError
from coven.server.features.friends.stances import BLOCKED, YES
from coven.server.messages.profiles import ProfileSettings, VisibleTo
from coven.server.store.rows import friendships, people, profile_settings, seated

USUAL = ProfileSettings(visible_to="known", shows_online=True)


def no_such_person() -> CovenError:
    return CovenError("no_such_person", "There is no such person, or not for you.")


async def settings_of(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, ProfileSettings]:
    """What these people let others see; guests are not among them."""
    chosen = profile_settings.c.visible_to, profile_settings.c.shows_online
    joined = people.outerjoin(profile_settings, profile_settings.c.person == people.c.id)
    wanted = select(people.c.id, *chosen).select_from(joined).where(people.c.id.in_(list(ids)), people.c.login.is_not(None))
    found = (await connection.execute(wanted)).all()
    return {
        row.id: USUAL if row.visible_to is None else ProfileSettings(visible_to=cast(VisibleTo, row.visible_to), shows_online=row.shows_online)
        for row in found
    }


async def seen_by(connection: AsyncConnection, viewer: str | None, ids: Iterable[str]) -> set[str]:
    """Those of these people whose profile the viewer may open, oneself included."""
    wanted = set(ids)
    settings = await settings_of(connection, wanted - {viewer})
    seen = {id for id, each in settings.items() if each.visible_to == "everybody"}
    asking = {id for id, each in settings.items() if each.visible_to == "known"}
    if viewer is None:
        return seen
    towards = await stances_towards(connection, viewer, seen | asking)
    near = {id for id in asking if towards.get(id) == YES} | await neighbours(connection, viewer, asking)
    shut_out = {id for id, stance in towards.items() if stance == BLOCKED}
    return ((seen | near) - shut_out) | (wanted & {viewer})


async def check_seen(connection: AsyncConnection, viewer: str | None, person: str) -> None:
    """Raises `no_such_person`."""
    if person not in await seen_by(connection, viewer, [person]):
        raise no_such_person()


async def stances_towards(connection: AsyncConnection, viewer: str, ids: Collection[str]) -> dict[str, str]:
    """How these people stand to the viewer."""
    wanted = select(friendships.c.person, friendships.c.stance).where(friendships.c.person.in_(ids), friendships.c.other == viewer)
    return {row.person: row.stance for row in await connection.execute(wanted)} if ids else {}


async def neighbours(connection: AsyncConnection, viewer: str, ids: Collection[str]) -> set[str]:
    """Those of these people who sit, or have sat, at a table with the viewer."""
    mine = seated.alias("mine")
    together = select(seated.c.person).join(mine, mine.c.table_id == seated.c.table_id)
    wanted = together.where(mine.c.person == viewer, seated.c.person.in_(ids)).distinct()
    return set((await connection.execute(wanted)).scalars()) if ids else set()
