"""Profiles over HTTP: mine with all of it, another's with what everybody may know, those at a table."""

from datetime import UTC, datetime

from fastapi import APIRouter
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from coven.server.features.dependencies import Database, RowId
from coven.server.features.friends.account import Account
from coven.server.features.friends.seeing import USUAL, check_seen, seen_by, settings_of
from coven.server.features.friends.stances import between
from coven.server.features.lobby.access import VisibleDesk
from coven.server.features.people.access import MaybeSession, Me
from coven.server.features.profiles.figures import figures_of, latest_of, ratings_of
from coven.server.messages.profiles import Profile, ProfileSettings, SeatProfile
from coven.server.store.log import INSERT
from coven.server.store.rows import people, profile_settings

router = APIRouter()


@router.get("/profiles/{person}")
async def profile(database: Database, session: MaybeSession, person: RowId) -> Profile:
    """A person as I may see them; raises `no_such_person`."""
    me = None if session is None else session.person
    async with database.connect() as connection:
        await check_seen(connection, None if me is None else me.id, person)
        return await told(connection, person, None if me is None else me.id)


@router.get("/me/profile")
async def my_profile(database: Database, me: Me) -> Profile:
    """My own, private tables included; a guest has one as well."""
    async with database.connect() as connection:
        return await told(connection, me.id, me.id)


@router.get("/me/profile/settings")
async def my_settings(database: Database, me: Account) -> ProfileSettings:
    async with database.connect() as connection:
        return (await settings_of(connection, [me.id])).get(me.id, USUAL)


@router.put("/me/profile/settings")
async def change_settings(database: Database, me: Account, asked: ProfileSettings) -> ProfileSettings:
    """Who may see my profile, and whether friends see that I am online."""
    async with database.begin() as connection:
        new = INSERT[connection.dialect.name](profile_settings).values(person=me.id, **asked.model_dump())
        await connection.execute(new.on_conflict_do_update(index_elements=["person"], set_=asked.model_dump()))
    return asked


@router.get("/tables/{table}/profiles")
async def profiles_at_table(database: Database, session: MaybeSession, desk: VisibleDesk) -> list[SeatProfile]:
    """The seats whose people have a profile that I may open, and how I stand to them."""
    me = None if session is None else session.person.id
    chairs = [(seat, chair.person) for seat, chair in enumerate(desk.seen_by(me).chairs) if chair.plan.name is None]
    sitting = [(seat, person) for seat, person in chairs if person is not None]
    async with database.connect() as connection:
        seen = await seen_by(connection, me, [person for _, person in sitting])
        standing = {} if me is None else await between(connection, me, seen - {me})
    return [SeatProfile(seat=seat, person=person, friendship=standing.get(person)) for seat, person in sitting if person in seen]


async def told(connection: AsyncConnection, person: str, viewer: str | None) -> Profile:
    """A profile as the viewer may see it."""
    row = (await connection.execute(select(people.c.name, people.c.login, people.c.created_at).where(people.c.id == person))).one()
    is_me = person == viewer
    return Profile(
        id=person,
        name=row.name,
        since=datetime.fromtimestamp(row.created_at, UTC).date().isoformat(),
        is_me=is_me,
        has_account=row.login is not None,
        friendship=None if is_me or viewer is None else (await between(connection, viewer, [person]))[person],
        games=await figures_of(connection, person, is_me),
        ratings=await ratings_of(connection, person),
        latest=await latest_of(connection, person, is_me),
    )
