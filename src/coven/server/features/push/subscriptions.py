"""The browsers that are told: one subscription for a session, and one person for a browser."""

import contextlib
import hashlib
import secrets

from sqlalchemy import delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.features.calling.calls import MOST_FAILED
from coven.server.messages.notifying import PushRequest
from coven.server.store.rows import push_subscriptions as subscriptions

MOST_EACH = 20  # browsers of one person


class Subscriptions:
    """Stores subscriptions."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def has(self, session: str) -> bool:
        """Whether the browser of a session is told."""
        wanted = select(subscriptions.c.id).where(subscriptions.c.session == session, subscriptions.c.failed < MOST_FAILED)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def put(self, person: str, session: str, given: PushRequest, home: str) -> None:
        """Tells a browser for this session, and for nobody it was told for before; raises `too_many`."""
        digest = hashlib.sha256(given.endpoint.encode()).hexdigest()
        row = {"id": secrets.token_urlsafe(9), "person": person, "session": session, "digest": digest, "household": home}
        row |= {"url": given.endpoint, "key": given.p256dh, "auth": given.auth, "language": given.language}
        with contextlib.suppress(IntegrityError):  # the same was asked twice at once, or the session has ended meanwhile
            async with self._engine.begin() as connection:
                await connection.execute(delete(subscriptions).where(or_(subscriptions.c.session == session, subscriptions.c.digest == digest)))
                held = await connection.scalar(select(func.count()).where(subscriptions.c.person == person))
                if (held or 0) >= MOST_EACH:
                    raise CovenError("too_many", "Too many of your browsers are told; switch it off in one first.", most=MOST_EACH)
                await connection.execute(insert(subscriptions), [{**row, "created_at": CLOCK.now(), "failed": 0}])

    async def remove(self, session: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.session == session))
