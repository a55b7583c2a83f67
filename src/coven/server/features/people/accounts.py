"""Guests and accounts: who there is, their passwords and recovery codes. No e-mail is asked for."""

import asyncio
import secrets
from collections.abc import Iterable
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.fair_queue import NOBODY, FairQueue, Lane
from coven.server.features.people.failed_sign_ins import FailedSignIns
from coven.server.features.people.passwords import check_strong
from coven.server.features.people.person import Person, check_name
from coven.server.features.people.sessions import digest_of
from coven.server.store.rows import people, recovery_codes

CODES = 8  # recovery codes of an account
HASHING_AT_ONCE = 2  # passwords; each takes 64 MiB and a good part of a second on purpose


class People:
    """Everybody who has been here. Passwords are hashed in turns: what has to do with one takes the lane of whoever asks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(16))  # checked in place of an account there is not, so that both take as long
        self._hashing = FairQueue(HASHING_AT_ONCE)
        self.failed = FailedSignIns(engine)

    # --- guests -------------------------------------------------------------------------------------------------------

    async def add_guest(self, name: str) -> Person:
        person = Person(secrets.token_urlsafe(9), check_name(name))
        async with self._engine.begin() as connection:
            await connection.execute(insert(people), [{"id": person.id, "name": person.name, "created_at": CLOCK.now()}])
        return person

    async def rename(self, person: str, name: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=check_name(name)))

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of these people; who is gone has none."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(list(ids))))
            return {row.id: row.name for row in found}

    # --- accounts -----------------------------------------------------------------------------------------------------

    async def make_account(self, person: Person, login: str, password: str, lane: Lane = NOBODY) -> list[str]:
        """Makes a guest's account; returns the recovery codes. Raises `login_taken`, `has_account`."""
        if person.login is not None:
            raise CovenError("has_account", "You have an account already.")
        check_strong(password, login, person.name)
        hashed = await self._hash(password, lane)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(update(people).where(people.c.id == person.id).values(login=login.lower(), password=hashed))
        except IntegrityError:
            raise CovenError("login_taken", "That login is taken.") from None
        return await self.new_codes(person.id)

    async def sign_in(self, login: str, password: str, lane: Lane) -> Person:
        """The person of an account; raises `bad_sign_in`, the same whether login or password is wrong."""
        row = await self._row(login)
        if not await self._fits(self._nobody if row is None else row.password, password, lane) or row is None:
            if row is not None:
                self.failed.note(row.id)
            raise bad_sign_in()
        return Person(row.id, row.name, row.login)

    async def change_password(self, person: Person, old: str, new: str, lane: Lane) -> None:
        """Raises `bad_sign_in` if the old one is wrong."""
        check_strong(new, person.login or "", person.name)
        await self.check_password(person, old, lane)
        await self._set_password(person.id, new, lane)

    async def check_password(self, person: Person, password: str, lane: Lane) -> None:
        """Raises `no_account` for a guest, `bad_sign_in` if it is not the account's password."""
        if person.login is None:
            raise CovenError("no_account", "That belongs to an account.")
        row = await self._row(person.login)
        if not await self._fits(None if row is None else row.password, password, lane):
            raise bad_sign_in()

    async def recover(self, login: str, code: str, password: str, lane: Lane) -> Person:
        """Sets a new password by a recovery code, which is used up; raises `bad_sign_in`."""
        check_strong(password, login)
        row = await self._row(login)
        owner = row.id if row is not None else ""
        gone = delete(recovery_codes).where(recovery_codes.c.digest == digest_of(code.strip().lower()), recovery_codes.c.person == owner)
        async with self._engine.begin() as connection:
            used = (await connection.execute(gone)).rowcount
        if row is None or not used:
            await self._fits(self._nobody, password, lane)
            if row is not None:
                self.failed.note(row.id)
            raise bad_sign_in()
        await self._set_password(row.id, password, lane)
        return Person(row.id, row.name, row.login)

    async def new_codes(self, person: str) -> list[str]:
        """New recovery codes in place of all old ones; only their hashes are kept."""
        codes = ["-".join(secrets.token_hex(2) for _ in range(5)) for _ in range(CODES)]
        async with self._engine.begin() as connection:
            await connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
            await connection.execute(insert(recovery_codes), [{"digest": digest_of(code), "person": person} for code in codes])
        return codes

    async def _row(self, login: str) -> Row[Any, Any, Any, Any] | None:
        wanted = select(people.c.id, people.c.name, people.c.login, people.c.password).where(people.c.login == login.lower())
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).one_or_none()

    async def _set_password(self, person: str, password: str, lane: Lane) -> None:
        hashed = await self._hash(password, lane)
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(password=hashed))

    async def _hash(self, password: str, lane: Lane) -> str:
        async with self._hashing.turn(lane):
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, hashed: str | None, password: str, lane: Lane) -> bool:
        async with self._hashing.turn(lane):
            return await asyncio.to_thread(self._verify, hashed or self._nobody, password)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerifyMismatchError, InvalidHashError):
            return False


def bad_sign_in() -> CovenError:
    return CovenError("bad_sign_in", "Login and password, or code, do not go together.")
