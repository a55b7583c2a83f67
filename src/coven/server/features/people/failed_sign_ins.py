"""Failed attempts to sign in, counted for each account until its owner has read of them."""

import asyncio
import contextlib
from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.clock import CLOCK
from coven.server.messages.http import FailedSignInsInfo
from coven.server.store.log import INSERT
from coven.server.store.rows import failed_sign_ins


@dataclass
class Failures:
    """Attempts that are not stored yet."""

    since: float
    last: float
    count: int = 1


class FailedSignIns:
    """Counts them in memory, and stores them a little later: so no attempt takes longer because there is such an account."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._new: dict[str, Failures] = {}
        self._storing = asyncio.Lock()  # who asks while something is being stored waits for it

    def note(self, person: str) -> None:
        """Counts an attempt."""
        now, known = round(CLOCK.now(), 3), self._new.get(person)
        if known is None:
            self._new[person] = Failures(now, now)
        else:
            known.last, known.count = now, known.count + 1

    async def store(self) -> None:
        """Stores what was counted so far, and returns when it is there; what the database does not take is kept for the next time."""
        async with self._storing:
            for person in list(self._new):
                failures = self._new.pop(person)
                try:
                    with contextlib.suppress(IntegrityError):  # whose account is gone
                        await self._add(person, failures)
                except BaseException:
                    self._put_back(person, failures)
                    raise

    def _put_back(self, person: str, failures: Failures) -> None:
        newer = self._new.get(person)
        if newer is not None:
            failures.last, failures.count = newer.last, failures.count + newer.count
        self._new[person] = failures

    async def _add(self, person: str, failures: Failures) -> None:
        async with self._engine.begin() as connection:
            new = INSERT[connection.dialect.name](failed_sign_ins)
            more = {"count": failed_sign_ins.c.count + new.excluded.count, "last": new.excluded.last}
            row = {"person": person, "count": failures.count, "since": failures.since, "last": failures.last}
            await connection.execute(new.on_conflict_do_update(index_elements=["person"], set_=more), [row])

    async def of_person(self, person: str) -> FailedSignInsInfo | None:
        """What the owner of an account has not read of yet."""
        await self.store()
        wanted = select(failed_sign_ins.c.count, failed_sign_ins.c.since, failed_sign_ins.c.last).where(failed_sign_ins.c.person == person)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).mappings().one_or_none()
        return None if row is None else FailedSignInsInfo.model_validate(dict(row))

    async def forget(self, person: str, until: float) -> None:
        """Forgets what the owner has read; if there has been another attempt since, all of it is told again."""
        await self.store()
        read = delete(failed_sign_ins).where(failed_sign_ins.c.person == person, failed_sign_ins.c.last <= until)
        async with self._engine.begin() as connection:
            await connection.execute(read)
