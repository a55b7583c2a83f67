"""Films in the database; the last few that were looked at stay open."""

from collections import OrderedDict

from sqlalchemy import select

from coven.server.store.film import Film
from coven.server.store.log import Log
from coven.server.store.rows import films

KEPT_OPEN = 16


async def read_film(log: Log, table: str) -> Film | None:
    """The film of a game, if there is one."""
    async with log.connect() as connection:
        body = (await connection.execute(select(films.c.body).where(films.c.table_id == table))).scalar_one_or_none()
    return None if body is None else Film(body)


class Films:
    """Hands out films; one that was looked at lately is not read again."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._open: OrderedDict[str, Film] = OrderedDict()

    async def find(self, table: str) -> Film | None:
        found = self._open.get(table) or await read_film(self._log, table)
        if found is not None:
            self._open[table] = found
            self._open.move_to_end(table)
            if len(self._open) > KEPT_OPEN:
                self._open.popitem(last=False)
        return found
