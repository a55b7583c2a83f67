"""The addresses of people: one each, and of no use before it is confirmed."""

import hashlib
import re
import secrets

from sqlalchemy import Connection, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.features.mail.links import CONFIRM_WITHIN, bad_link
from coven.server.messages.notifying import Language
from coven.server.settings import MAIL_ADDRESS
from coven.server.store.rows import mail_addresses, mails_asked

MOST_ASKED = 3  # letters to confirm one address in a day, whoever asks
DAY = 24 * 3600
LONGEST_NAME = 64  # letters before the @


def check_address(text: str) -> str:
    """An address as it is written to; raises `bad_mail_address`."""
    name, _, host = text.strip().rpartition("@")
    if re.fullmatch(MAIL_ADDRESS, f"{name}@{host}") is None or len(name) > LONGEST_NAME or "." not in host or ".." in host:
        raise CovenError("bad_mail_address", "An address is like you@example.org.")
    return f"{name}@{host.lower()}"


class MailAddresses:
    """Stores addresses, and how often one was asked."""

    def __init__(self, engine: AsyncEngine, key: bytes) -> None:
        self._engine = engine
        self._key = key

    async def of_person(self, person: str) -> tuple[str, bool] | None:
        """A person's address, and whether it is confirmed; one that was not confirmed in time is none."""
        wanted = select(mail_addresses).where(mail_addresses.c.person == person)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None or (row.confirmed_at is None and row.created_at + CONFIRM_WITHIN < CLOCK.now()):
            return None
        return row.address, row.confirmed_at is not None

    async def speak(self, person: str, language: Language) -> None:
        """Writes to a person in this language from now on."""
        async with self._engine.begin() as connection:
            await connection.execute(update(mail_addresses).where(mail_addresses.c.person == person).values(language=language))

    async def add(self, person: str, address: str, language: Language, home: str) -> str:
        """An address in place of the one before, to be confirmed; returns its id. Raises `too_many` for one that was asked too often, by anybody."""
        now, id = CLOCK.now(), secrets.token_urlsafe(9)
        row = {"id": id, "person": person, "address": address, "language": language, "created_at": now, "failed": 0, "household": home}
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(note_asked, self._kept(address), now)
                await connection.execute(delete(mail_addresses).where(mail_addresses.c.person == person))
                await connection.execute(insert(mail_addresses), [row])
        except IntegrityError:  # another is given in the same moment
            raise CovenError("busy", "Others were quicker; try again.") from None
        return id

    def _kept(self, address: str) -> str:
        return hashlib.blake2b(address.lower().encode(), key=self._key, digest_size=16).hexdigest()

    async def confirm(self, id: str) -> None:
        """From now on the address is written to; raises `bad_link` if another has taken its place."""
        one = update(mail_addresses).where(mail_addresses.c.id == id)
        async with self._engine.begin() as connection:
            found = (await connection.execute(one.values(confirmed_at=CLOCK.now()))).rowcount
        if not found:
            raise bad_link()

    async def remove(self, *, id: str | None = None, person: str | None = None) -> None:
        """Forgets an address, by its id or by its person."""
        which = mail_addresses.c.id == id if id is not None else mail_addresses.c.person == person
        async with self._engine.begin() as connection:
            await connection.execute(delete(mail_addresses).where(which))

    async def forget_old(self) -> None:
        """Forgets addresses that were not confirmed in time, and which were asked before that."""
        before = CLOCK.now() - CONFIRM_WITHIN
        unconfirmed = and_(mail_addresses.c.confirmed_at.is_(None), mail_addresses.c.created_at < before)
        async with self._engine.begin() as connection:
            await connection.execute(delete(mail_addresses).where(unconfirmed))
            await connection.execute(delete(mails_asked).where(mails_asked.c.at < before))


def note_asked(connection: Connection, address: str, now: float) -> None:
    """Notes that an address is asked, given as it is kept; raises `too_many`."""
    connection.execute(delete(mails_asked).where(mails_asked.c.at < now - DAY))
    asked = connection.scalar(select(func.count()).where(mails_asked.c.address == address)) or 0
    if asked >= MOST_ASKED:
        raise CovenError("too_many", "This address was asked too often; try again tomorrow.", most=MOST_ASKED)
    connection.execute(insert(mails_asked), [{"id": secrets.token_urlsafe(9), "address": address, "at": now}])
