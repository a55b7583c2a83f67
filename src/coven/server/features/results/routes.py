"""My games: finished ones, found by game, person, time and result."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query
from sqlalchemy import ColumnElement, Select, func, select

from coven.server.features.dependencies import Database
from coven.server.features.people.access import Me
from coven.server.features.results.seats import with_seats
from coven.server.messages.results import GameResults
from coven.server.store.rows import people, results

PER_PAGE = 20
router = APIRouter()


@dataclass(frozen=True)
class Wanted:
    """Which of my games: of a game, with somebody whose name has these letters, between two times, won or lost."""

    game: Annotated[str | None, Query(max_length=60)] = None
    person: Annotated[str | None, Query(max_length=60)] = None
    since: float | None = None
    until: float | None = None
    result: Literal["won", "lost"] | None = None
    page: Annotated[int, Query(ge=1, le=10_000)] = 1


@router.get("/me/games")
async def my_games(database: Database, me: Me, wanted: Annotated[Wanted, Depends()]) -> GameResults:
    """My finished games, newest first."""
    chosen = games_of(me.id, wanted)
    async with database.connect() as connection:
        count = (await connection.execute(select(func.count()).select_from(chosen.subquery()))).scalar_one()
        page = chosen.order_by(results.c.ended_at.desc(), results.c.table_id).limit(PER_PAGE).offset((wanted.page - 1) * PER_PAGE)
        games = await with_seats(connection, list((await connection.execute(page)).all()))
    return GameResults(games=games, page=wanted.page, pages=ceil(count / PER_PAGE), count=count)


def games_of(person: str, wanted: Wanted) -> Select[Any]:
    """The rows of a person's own seats in the games that are wanted."""
    conditions: dict[str, Callable[[Any], ColumnElement[bool]]] = {
        "game": lambda game: results.c.game == game,
        "person": lambda name: met(person, name),
        "since": lambda at: results.c.ended_at >= at,
        "until": lambda at: results.c.ended_at < at,
        "result": lambda result: results.c.place == 1 if result == "won" else results.c.place > 1,
    }
    asked = {name: value for name in conditions if (value := getattr(wanted, name)) is not None}
    return select(results).where(results.c.person == person, *(conditions[name](value) for name, value in asked.items()))


def met(person: str, name: str) -> ColumnElement[bool]:
    """Whether somebody else at the table has these letters in their name."""
    others = results.alias("others")
    found = (
        select(others.c.table_id)
        .join(people, people.c.id == others.c.person)
        .where(others.c.table_id == results.c.table_id, others.c.person != person)
    )
    return found.where(people.c.name.icontains(name, autoescape=True)).exists()
