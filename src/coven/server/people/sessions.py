"""Sessions: a random token, signed, kept in a cookie; the database has only its hash. Signing in always makes a new one."""

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import time

from itsdangerous import BadSignature, Signer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.log.rows import people, sessions
from coven.server.people.person import Person

DAY = 24 * 3600
SEEN_EVERY = 300  # seconds between two notes of when a session was last used
KEY_FILE = "session.key"


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
        """Without end for a token."""
        return self.expires_at - time()

    @property
    def is_over(self) -> bool:
        return self.seconds_left <= 0


def signing_key(folder: Path) -> bytes:
    """The server's own key, made on first use and readable by its owner alone."""
    file = folder / KEY_FILE
    if not file.exists():
        new = folder / f"{KEY_FILE}.{secrets.token_hex(4)}"  # whole or not at all, also if the server dies now
        new.touch(mode=0o600)
        new.write_bytes(secrets.token_bytes(32))
        new.replace(file)
    return file.read_bytes()


class Sessions:
    """Begins, finds and ends sessions."""

    def __init__(self, engine: AsyncEngine, key: bytes, days: int) -> None:
        self._engine = engine
        self._signer = Signer(key, salt="coven session", digest_method=hashlib.sha256)
        self.seconds = days * DAY
        self.when_ended: Callable[[str], None] = lambda id: None  # told the id of every session that ends

    async def begin(self, person: str, device: str) -> str:
        """A new session for a person; returns the signed token for the cookie."""
        token, now = secrets.token_urlsafe(24), time()
        row = {"digest": digest_of(token), "id": secrets.token_urlsafe(9), "person": person, "device": device[:120]}
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
        if row is None or row.expires_at <= time():
            return None
        if time() - row.seen_at > SEEN_EVERY:
            await self._note_seen(row.digest)
        return Session(row.id, row.digest, Person(row.person, row.name, row.login), row.expires_at)

    def _unsigned(self, signed: str | None) -> str | None:
        try:
            return self._signer.unsign(signed or "").decode()
        except (BadSignature, UnicodeError):
            return None

    async def _note_seen(self, digest: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(sessions).where(sessions.c.digest == digest).values(seen_at=time()))

    async def of_person(self, person: str) -> list[dict[str, object]]:
        """All sessions of a person that are not over."""
        wanted = select(sessions.c.id, sessions.c.device, sessions.c.created_at, sessions.c.seen_at)
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.where(sessions.c.person == person, sessions.c.expires_at > time()).order_by(sessions.c.seen_at))
            return [dict(row._mapping) for row in found]

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


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
