"""The end of a game: its results and ratings, stored at once and in one transaction.

If the process dies before, it is done at the next start: a table that has ended and has no row in `endings` is left over.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.features.ratings.rating import Standing, standings
from coven.server.features.ratings.store import rate
from coven.server.features.results.backlog import Backlog
from coven.server.live.days import end_of
from coven.server.live.desk import Desk
from coven.server.live.desks import Desks
from coven.server.live.match import Match
from coven.server.store.database import insert_once
from coven.server.store.rows import endings, results, tables

OVER = "over"
ENDED = (OVER, "closed")


@dataclass(frozen=True)
class Ending:
    """All that is stored at the end of a game."""

    table: str
    ended_at: float
    results: list[dict[str, Any]]
    standings: list[Standing]


class Endings:
    """Stores the results and ratings of every game that ends; `when_over` is told of each that was played to its end."""

    def __init__(self, engine: AsyncEngine, desks: Desks, when_over: Callable[[str], None]) -> None:
        self._engine = engine
        self._desks = desks
        self._when_over = when_over
        self._backlog = Backlog(self._store)

    def open(self) -> None:
        is_stored = select(endings.c.table_id).where(endings.c.table_id == tables.c.table_id).exists()
        self._backlog.open(self._engine, select(tables.c.table_id).where(tables.c.status.in_(ENDED) & ~is_stored))

    async def close(self) -> None:
        await self._backlog.close()

    def notice(self, desk: Desk) -> None:
        """Takes note of a table that has ended."""
        if desk.match.status in ENDED:
            self._backlog.add(desk.match.id)

    async def _store(self, table: str) -> None:
        match = (await self._desks.desk(table)).match
        if match.status in ENDED:
            ending = Ending(table, match.changed_at, results_of(match), standings(match))
            await insert_once(self._engine, endings, table, lambda connection: store(connection, ending))
        if match.status == OVER:
            self._when_over(table)


def results_of(match: Match) -> list[dict[str, Any]]:
    """A row for each seat of a finished game."""
    outcome = match.table.outcome if match.status == OVER else None
    if outcome is None:
        return []
    common = {"table_id": match.id, "game": match.created.game, "players": match.created.players, "ended_at": match.changed_at}
    common["told_at"] = told_at(match)
    seats = zip(match.chairs, outcome.places, outcome.scores, strict=True)
    return [
        {**common, "seat": seat, "person": chair.person if chair.plan.name is None else None, "bot": chair.bot, "place": place, "score": score}
        for seat, (chair, place, score) in enumerate(seats)
    ]


def told_at(match: Match) -> float | None:
    """From when on everybody may know of a finished game, replay and all; None for a private one."""
    made = match.created
    if made.daily is not None:
        return max(end_of(made.daily), match.changed_at)
    is_private = not made.public or made.terms.spectators == "none"
    return None if is_private else match.changed_at + made.terms.spectator_delay


def store(connection: Connection, ending: Ending) -> None:
    """Results and ratings, in one transaction; `endings` comes first, so that of two processes one waits and is refused."""
    connection.execute(insert(endings), [{"table_id": ending.table, "ended_at": ending.ended_at}])
    if ending.results:
        connection.execute(insert(results), ending.results)
    rate(connection, ending.table, ending.ended_at, ending.standings)
