"""The passkeys of accounts, and which sessions were confirmed by one. What is kept of a passkey is public: its secret stays on the device."""

import hashlib
import logging
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.features.passkeys.ceremonies import MadePasskey, bad_passkey
from coven.server.features.people.person import Person
from coven.server.store.rows import passkey_confirmations, passkeys, people

MOST_EACH = 20
logger = logging.getLogger("coven.server.passkeys")


@dataclass(frozen=True)
class Passkey:
    """A passkey as it is kept, with whose it is."""

    id: str
    person: Person
    host: str
    public_key: bytes
    counter: int


class Passkeys:
    """Keeps, finds and removes passkeys."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, person: str, host: str, name: str, made: MadePasskey) -> dict[str, Any]:
        """Keeps a new passkey of an account; returns what is told of it. Raises `too_many`, and `bad_passkey` for one that is kept already."""
        now = CLOCK.now()
        told = {"id": secrets.token_urlsafe(9), "name": name, "host": host, "created_at": now, "seen_at": now}
        kept = {"digest": digest(made.credential), "credential": made.credential, "public_key": made.public_key, "counter": made.counter}
        try:
            async with self._engine.begin() as connection:
                held = await connection.scalar(select(func.count()).select_from(passkeys).where(passkeys.c.person == person))
                if (held or 0) >= MOST_EACH:
                    raise CovenError("too_many", "You have too many passkeys; remove some first.", most=MOST_EACH)
                await connection.execute(insert(passkeys), [{**told, **kept, "person": person}])
        except IntegrityError:
            raise bad_passkey() from None
        return told

    async def find(self, credential: bytes) -> Passkey | None:
        wanted = select(passkeys, people.c.name.label("who"), people.c.login).join(people, people.c.id == passkeys.c.person)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted.where(passkeys.c.digest == digest(credential)))).one_or_none()
        return None if row is None else Passkey(row.id, Person(row.person, row.who, row.login), row.host, row.public_key, row.counter)

    async def of_person(self, person: str) -> list[dict[str, Any]]:
        """What is told of a person's passkeys, oldest first."""
        told = passkeys.c.id, passkeys.c.name, passkeys.c.host, passkeys.c.created_at, passkeys.c.seen_at
        async with self._engine.connect() as connection:
            found = await connection.execute(select(*told).where(passkeys.c.person == person).order_by(passkeys.c.created_at))
            return [dict(row._mapping) for row in found]

    async def credentials_of(self, person: str, host: str) -> list[bytes]:
        """By what a browser knows a person's passkeys for a host."""
        mine = select(passkeys.c.credential).where(passkeys.c.person == person, passkeys.c.host == host)
        async with self._engine.connect() as connection:
            return list((await connection.execute(mine.order_by(passkeys.c.created_at))).scalars())

    async def remove(self, person: str, *, only: str | None = None) -> int:
        """Removes a person's passkeys, or one of them; what was confirmed by it is not any more. Returns how many were removed."""
        mine: list[ColumnElement[bool]] = [passkeys.c.person == person]
        mine += [] if only is None else [passkeys.c.id == only]
        async with self._engine.begin() as connection:
            return (await connection.execute(delete(passkeys).where(*mine))).rowcount

    async def note_used(self, key: Passkey, counter: int) -> None:
        """Notes a use by its counter, which goes up each time or is always 0; raises `bad_passkey`, for else the secret may have been copied."""
        if (counter or key.counter) and counter <= key.counter:
            logger.warning("the counter of a passkey went back: it may have been copied", extra={"person": key.person.id, "passkey": key.id})
            raise bad_passkey()
        as_it_was = passkeys.c.id == key.id, passkeys.c.counter == key.counter  # else it was used or removed meanwhile
        async with self._engine.begin() as connection:
            noted = await connection.execute(update(passkeys).where(*as_it_was).values(counter=counter, seen_at=CLOCK.now()))
        if not noted.rowcount:
            raise bad_passkey()

    # --- sessions ---------------------------------------------------------------------------------------------------------

    async def confirm(self, session: str, passkey: str) -> None:
        """Knows a session as one that has shown a passkey, until either of them is gone; raises `bad_passkey` if one is."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(delete(passkey_confirmations).where(passkey_confirmations.c.session == session))
                await connection.execute(insert(passkey_confirmations), [{"session": session, "passkey": passkey}])
        except IntegrityError:
            raise bad_passkey() from None

    async def is_confirmed(self, session: str) -> bool:
        wanted = select(passkey_confirmations.c.session).where(passkey_confirmations.c.session == session)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).first() is not None


def digest(credential: bytes) -> str:
    """By what a credential id, which may be long, is found."""
    return hashlib.sha256(credential).hexdigest()
