"""Admin accounts: rights that are given and taken on the command line, to an account there is or a new one."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.features.admin.audit import Audit
from coven.server.features.passkeys.passkeys import Passkeys
from coven.server.features.people.accounts import People
from coven.server.messages.http import Login
from coven.server.settings import no_database
from coven.server.store.rows import admins, people
from coven.server.store.signing_key import KEY_FILE, rotate


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
        await Audit(engine).note(None, "give_rights", login.lower())
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
        raise no_admin(login)
    await Audit(engine).note(None, "take_rights", login.lower())


async def drop_passkeys(engine: AsyncEngine, login: str) -> int:
    """Removes all passkeys of an admin who has lost them; returns how many there were. Raises `no_admin`."""
    person = await person_of(engine, login)
    if person is None or not await is_admin(engine, person):
        raise no_admin(login)
    removed = await Passkeys(engine).remove(person)
    await Audit(engine).note(None, "drop_passkeys", login.lower())
    return removed


async def make_new_key(engine: AsyncEngine, folder: Path) -> None:
    """Makes a new key to sign sessions with; raises `no_database` if the folder is that of no server."""
    if not (folder / KEY_FILE).is_file():
        raise no_database(f"there is no {KEY_FILE} in {folder}")
    rotate(folder)
    await Audit(engine).note(None, "rotate_key", "")


async def admin_logins(engine: AsyncEngine) -> list[str]:
    wanted = select(people.c.login).join(admins, admins.c.person == people.c.id).order_by(people.c.login)
    async with engine.connect() as connection:
        return list((await connection.execute(wanted)).scalars())


async def person_of(engine: AsyncEngine, login: str) -> str | None:
    async with engine.connect() as connection:
        return (await connection.execute(select(people.c.id).where(people.c.login == login.lower()))).scalar_one_or_none()


def no_admin(login: str) -> CovenError:
    return CovenError("no_admin", f"{login} is no admin.", login=login)
