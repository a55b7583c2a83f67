"""Admin accounts: rights that are given and taken on the command line, to an account there is or a new one."""

import secrets
from dataclasses import dataclass

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.log.around import admins
from coven.server.log.rows import people
from coven.server.messages.http import Login
from coven.server.people.accounts import People


@dataclass(frozen=True)
class NewAdmin:
    """An admin; `password` is None for an account there was, which keeps its own."""

    login: str
    password: str | None


async def is_admin(engine: AsyncEngine, person: str) -> bool:
    async with engine.connect() as connection:
        return (await connection.execute(select(admins.c.person).where(admins.c.person == person))).first() is not None


async def add_admin(engine: AsyncEngine, login: str) -> NewAdmin:
    """Makes an admin of an account; one that is not there is made, with a password of its own. Raises `bad_login`."""
    check_login(login)
    person, password = await person_of(engine, login), None
    if person is None:
        everybody, password = People(engine), secrets.token_urlsafe(12)
        guest = await everybody.add_guest(login)
        await everybody.make_account(guest, login, password)
        person = guest.id
    if not await is_admin(engine, person):
        async with engine.begin() as connection:
            await connection.execute(insert(admins), [{"person": person}])
    return NewAdmin(login.lower(), password)


def check_login(login: str) -> None:
    try:
        TypeAdapter(Login).validate_python(login)
    except ValidationError:
        raise CovenError("bad_login", "A login has 3 to 30 plain letters, digits, dots, dashes and underscores.", login=login) from None


async def remove_admin(engine: AsyncEngine, login: str) -> None:
    """Takes the rights away; raises `no_admin`. The account stays."""
    person = await person_of(engine, login)
    async with engine.begin() as connection:
        removed = (await connection.execute(delete(admins).where(admins.c.person == person))).rowcount
    if not removed:
        raise CovenError("no_admin", f"{login} is no admin.", login=login)


async def admin_logins(engine: AsyncEngine) -> list[str]:
    wanted = select(people.c.login).join(admins, admins.c.person == people.c.id).order_by(people.c.login)
    async with engine.connect() as connection:
        return list((await connection.execute(wanted)).scalars())


async def person_of(engine: AsyncEngine, login: str) -> str | None:
    async with engine.connect() as connection:
        return (await connection.execute(select(people.c.id).where(people.c.login == login.lower()))).scalar_one_or_none()
