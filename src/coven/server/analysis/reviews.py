"""Reviews that were made: kept with the game, so that each is computed once."""

import zlib
from typing import Any

import orjson
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.log.around import reviews

OPEN = -1  # the eyes of an open review


class Reviews:
    """The kept reviews, by game and eyes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find(self, game: str, eyes: int) -> dict[str, Any] | None:
        wanted = select(reviews.c.body).where(reviews.c.game == game, reviews.c.eyes == eyes)
        async with self._engine.connect() as connection:
            body = (await connection.execute(wanted)).scalar_one_or_none()
        return None if body is None else orjson.loads(zlib.decompress(body))

    async def keep(self, game: str, eyes: int, review: dict[str, Any]) -> None:
        """Keeps a review; of two processes the first does."""
        row = {"game": game, "eyes": eyes, "body": zlib.compress(orjson.dumps(review))}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(reviews), [row])
        except IntegrityError:
            return
