"""Reviews that were made: kept with the game, so that each is computed once."""

import zlib

import orjson
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.analysis.shapes import REVIEW_SHAPE, ReviewData
from coven.server.store.rows import reviews

OPEN = -1  # the perspective of an open review


class Reviews:
    """The kept reviews, by table and perspective."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find(self, table: str, perspective: int) -> ReviewData | None:
        """The review, unless an older version made it in another shape: that is made anew."""
        wanted = select(reviews.c.body).where(reviews.c.table_id == table, reviews.c.perspective == perspective)
        async with self._engine.connect() as connection:
            body = (await connection.execute(wanted)).scalar_one_or_none()
        found: ReviewData | None = None if body is None else orjson.loads(zlib.decompress(body))
        return found if found is not None and found.get("shape") == REVIEW_SHAPE else None

    async def keep(self, table: str, perspective: int, review: ReviewData) -> None:
        """Keeps a review in place of one of an older shape; of two processes the first does."""
        older = delete(reviews).where(reviews.c.table_id == table, reviews.c.perspective == perspective)
        row = {"table_id": table, "perspective": perspective, "body": zlib.compress(orjson.dumps(review))}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(older)
                await connection.execute(insert(reviews), [row])
        except IntegrityError:
            return
