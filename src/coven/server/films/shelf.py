"""The shelf: films are read from the database, and the last few stay open."""

from collections import OrderedDict

from sqlalchemy import select

from coven.server.films.film import Film
from coven.server.log.around import films
from coven.server.log.writing import Log

KEPT_OPEN = 16


async def read_film(log: Log, game: str) -> Film | None:
    """The film of a game, if there is one."""
    async with log.connect() as connection:
        body = (await connection.execute(select(films.c.body).where(films.c.game == game))).scalar_one_or_none()
    return None if body is None else Film(body)


class Shelf:
    """Hands out films; one that was looked at lately is not read again."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._open: OrderedDict[str, Film] = OrderedDict()

    async def film(self, game: str) -> Film | None:
        found = self._open.get(game) or await read_film(self._log, game)
        if found is not None:
            self._open[game] = found
            self._open.move_to_end(game)
            if len(self._open) > KEPT_OPEN:
                self._open.popitem(last=False)
        return found
