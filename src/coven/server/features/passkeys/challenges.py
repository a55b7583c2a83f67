"""Challenges: what a passkey must sign. Each is for one purpose and one browser, lasts some minutes and is used once, whatever comes of it."""

import secrets
from typing import Literal

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.clock import CLOCK
from coven.server.features.people.sessions import digest_of
from coven.server.store.rows import passkey_challenges

LASTS = 300  # seconds
BYTES = 32
Purpose = Literal["make", "sign_in", "confirm"]


class Challenges:
    """Keeps challenges as hashes, in the database: any process may be asked next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def issue(self, purpose: Purpose, holder: str) -> bytes:
        """A new challenge for a holder, who is a session or the cookie of a stranger."""
        challenge, now = secrets.token_bytes(BYTES), CLOCK.now()
        async with self._engine.begin() as connection:
            await connection.execute(delete(passkey_challenges).where(passkey_challenges.c.expires_at <= now))
            await connection.execute(insert(passkey_challenges), [{"digest": kept(purpose, holder, challenge), "expires_at": now + LASTS}])
        return challenge

    async def use_up(self, purpose: Purpose, holder: str, challenge: bytes) -> bool:
        """Whether a challenge was issued for this, has not expired and was not used before."""
        found = passkey_challenges.c.digest == kept(purpose, holder, challenge)
        async with self._engine.begin() as connection:
            used = await connection.execute(delete(passkey_challenges).where(found, passkey_challenges.c.expires_at > CLOCK.now()))
        return used.rowcount > 0


def kept(purpose: Purpose, holder: str, challenge: bytes) -> str:
    return digest_of(f"{purpose} {challenge.hex()} {holder}")
