"""Sessions: a random token, signed, kept in a cookie; the database has only its hash. Signing in always makes a new one."""

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from itsdangerous import BadSignature, Signer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.clock import CLOCK
from coven.server.features.people.person import Person
from coven.server.store.rows import people, sessions
from coven.server.store.signing_key import SigningKeys
from coven.table.plain_text import seen_text

DAY = 24 * 3600
LONGEST_DEVICE = 120  # letters of what a browser calls itself
UNKNOWN = "unknown"
SEEN_EVERY = 300  # seconds between two notes of when a session was last used


@dataclass(frozen=True)
class Session:
    """Somebody who is signed in: by the cookie of a browser, or a program by a token."""

    id: str
    digest: str
    person: Person
    expires_at: float
    is_token: bool = False

    @property
    def seconds_left(self) -> float:
        """Without end for a token that does not expire."""
        return self.expires_at - CLOCK.now()

    @property
    def is_over(self) -> bool:
        return self.seconds_left <= 0


class Sessions:
    """Begins, finds and ends sessions."""

    def __init__(self, engine: AsyncEngine, keys: SigningKeys, days: int) -> None:
        self._engine = engine
        self._keys = keys
        self._signer = signer(keys)
        self.seconds = days * DAY
        self.when_ended: Callable[[str], None] = lambda id: None  # told the id of every session that ends

    def take_new_keys(self) -> bool:
        """Signs with a key that was made meanwhile; returns whether there was one, or an old one is believed no more."""
        is_other = self._keys.read()
        if is_other:
            self._signer = signer(self._keys)
        return is_other

    async def begin(self, person: str, device: str, place: str) -> str:
        """A new session for a person; returns the signed token for the cookie."""
        token, now = secrets.token_urlsafe(24), CLOCK.now()
        device = seen_text(device[:LONGEST_DEVICE]) or UNKNOWN
        row = {"digest": digest_of(token), "id": secrets.token_urlsafe(9), "person": person, "device": device, "place": place[:60]}
        async with self._engine.begin() as connection:
            await connection.execute(insert(sessions), [{**row, "created_at": now, "seen_at": now, "expires_at": now + self.seconds}])
        return self._signer.sign(token).decode()

    async def find(self, signed: str | None) -> Session | None:
        """The session of a cookie, if it is ours, known and not over."""
        token = self._unsigned(signed)
        if token is None:
            return None
        wanted = (
            select(sessions, people.c.name, people.c.login)
            .join(people, people.c.id == sessions.c.person)
            .where(sessions.c.digest == digest_of(token))
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None or row.expires_at <= CLOCK.now():
            return None
        if CLOCK.now() - row.seen_at > SEEN_EVERY:
            await self._note_seen(row.digest)
        return Session(row.id, row.digest, Person(row.person, row.name, row.login), row.expires_at)

    def _unsigned(self, signed: str | None) -> str | None:
        token = self._unsigned_now(signed or "")
        if token is None and signed and self.take_new_keys():  # another process was quicker to sign with a new key
            token = self._unsigned_now(signed)
        return token

    def _unsigned_now(self, signed: str) -> str | None:
        try:
            return self._signer.unsign(signed).decode()
        except (BadSignature, UnicodeError):
            return None

    async def _note_seen(self, digest: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(sessions).where(sessions.c.digest == digest).values(seen_at=CLOCK.now()))

    async def of_person(self, person: str) -> list[dict[str, object]]:
        """All sessions of a person that are not over."""
        wanted = select(sessions.c.id, sessions.c.device, sessions.c.place, sessions.c.created_at, sessions.c.seen_at)
        async with self._engine.connect() as connection:
            found = await connection.execute(
                wanted.where(sessions.c.person == person, sessions.c.expires_at > CLOCK.now()).order_by(sessions.c.seen_at)
            )
            return [dict(row._mapping) for row in found]

    async def is_place_of(self, login: str, place: str) -> bool:
        """Whether an account has a session that was begun from there, and is not over."""
        mine = select(sessions.c.id).join(people, people.c.id == sessions.c.person).where(people.c.login == login, sessions.c.place == place)
        async with self._engine.connect() as connection:
            return (await connection.execute(mine.where(sessions.c.expires_at > CLOCK.now()).limit(1))).first() is not None

    async def end(self, person: str, *, only: str | None = None, but: str | None = None) -> int:
        """Ends a person's sessions: one of them, all but one, or all; returns how many ended."""
        mine = select(sessions.c.id).where(sessions.c.person == person)
        mine = mine.where(sessions.c.id == only) if only is not None else mine
        mine = mine.where(sessions.c.id != but) if but is not None else mine
        async with self._engine.begin() as connection:
            ended = [row.id for row in await connection.execute(mine)]
            await connection.execute(delete(sessions).where(sessions.c.id.in_(ended)))
        for id in ended:
            self.when_ended(id)
        return len(ended)


def signer(keys: SigningKeys) -> Signer:
    """Signs with the newest key, and believes the others."""
    return Signer(keys.believed, salt="coven session", digest_method=hashlib.sha256)


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
