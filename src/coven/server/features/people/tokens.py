"""Tokens: how a program signs in for an account. The database has only their hashes; a token plays, and can't change the account."""

import secrets
from collections.abc import Callable
from math import inf

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.features.people.person import Person
from coven.server.features.people.sessions import DAY, SEEN_EVERY, Session, digest_of
from coven.server.store.rows import people, tokens

PREFIX = "coven_"  # so that whoever finds one knows what it is
MOST_EACH = 20


class Tokens:
    """Makes, finds and revokes tokens."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.when_ended: Callable[[str], None] = lambda id: None  # told the id of every token that is revoked

    async def make(self, person: Person, name: str, days: int | None) -> tuple[str, str]:
        """A new token of an account, for so many days: its id, and the token itself, told once; raises `no_account`, `too_many`."""
        if person.login is None:
            raise CovenError("no_account", "Tokens belong to an account.")
        id, token, now = secrets.token_urlsafe(9), PREFIX + secrets.token_urlsafe(32), CLOCK.now()
        ends = None if days is None else now + days * DAY
        row = {"digest": digest_of(token), "id": id, "person": person.id, "name": name, "created_at": now, "seen_at": now, "expires_at": ends}
        async with self._engine.begin() as connection:
            await connection.execute(delete(tokens).where(tokens.c.person == person.id, ~is_live()))
            held = await connection.scalar(select(func.count()).where(tokens.c.person == person.id))
            if (held or 0) >= MOST_EACH:
                raise CovenError("too_many", "You have too many tokens; revoke some first.", most=MOST_EACH)
            await connection.execute(insert(tokens), [row])
        return id, token

    async def find(self, token: str) -> Session | None:
        """What a token stands for: a session that lasts until it expires or is revoked."""
        wanted = select(tokens, people.c.name.label("who"), people.c.login).join(people, people.c.id == tokens.c.person)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted.where(tokens.c.digest == digest_of(token), is_live()))).one_or_none()
        if row is None:
            return None
        if CLOCK.now() - row.seen_at > SEEN_EVERY:
            await self._note_seen(row.digest)
        return Session(row.id, row.digest, Person(row.person, row.who, row.login), inf if row.expires_at is None else row.expires_at, is_token=True)

    async def _note_seen(self, digest: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(tokens).where(tokens.c.digest == digest).values(seen_at=CLOCK.now()))

    async def of_person(self, person: str) -> list[dict[str, object]]:
        """All tokens of a person that have not expired, without the tokens themselves."""
        told = tokens.c.id, tokens.c.name, tokens.c.created_at, tokens.c.seen_at, tokens.c.expires_at
        wanted = select(*told).where(tokens.c.person == person, is_live())
        async with self._engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(wanted.order_by(tokens.c.created_at))]

    async def revoke(self, person: str, *, only: str | None = None) -> int:
        """Ends a person's tokens, or one of them; returns how many ended."""
        mine = select(tokens.c.id).where(tokens.c.person == person)
        mine = mine.where(tokens.c.id == only) if only is not None else mine
        async with self._engine.begin() as connection:
            ended = [row.id for row in await connection.execute(mine)]
            await connection.execute(delete(tokens).where(tokens.c.id.in_(ended)))
        for id in ended:
            self.when_ended(id)
        return len(ended)


def is_live() -> ColumnElement[bool]:
    """Whether a token has not expired."""
    return or_(tokens.c.expires_at.is_(None), tokens.c.expires_at > CLOCK.now())
