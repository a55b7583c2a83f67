"""The audit log: what admins did, each line written once and never changed; the database itself refuses that."""

import contextlib
from typing import get_args

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.messages.admin import AuditLine, Deed
from coven.server.store.rows import audit, people

DEEDS: tuple[Deed, ...] = get_args(Deed)
MOST_TRIES = 5  # to write under a number before somebody else does
PER_PAGE = 50


class Audit:
    """Writes down what admins do, and reads it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def note(self, admin: str | None, what: Deed, about: str) -> None:
        """Writes down what an admin has done, or, without one, somebody at the command line; raises `busy` if others are always quicker."""
        number = select(func.coalesce(func.max(audit.c.number), 0) + 1).scalar_subquery()
        row = {"at": round(CLOCK.now(), 3), "admin": admin, "what": what, "about": about}
        for _ in range(MOST_TRIES):
            with contextlib.suppress(IntegrityError):
                async with self._engine.begin() as connection:
                    await connection.execute(insert(audit).values(number=number, **row))
                return
        raise CovenError("busy", "Others were quicker each time; try again.")

    async def lines(self, before: int | None = None, most: int = PER_PAGE) -> list[AuditLine]:
        """The last lines, or the last before a number, newest first. An admin who is gone is told by an id that means nobody."""
        by = func.coalesce(people.c.login, audit.c.admin).label("by")
        wanted = select(audit.c.number, audit.c.at, by, audit.c.what, audit.c.about).outerjoin(people, people.c.id == audit.c.admin)
        wanted = wanted.where(audit.c.number < before) if before is not None else wanted
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.order_by(audit.c.number.desc()).limit(most))
            return [AuditLine.model_validate(dict(row)) for row in found.mappings()]
