"""My games: finished ones, found by game, person, time and result."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Query
from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coven.server.log.around import results
from coven.server.log.rows import people, tables
from coven.server.messages.results import GameResult, GameResults, SeatResult
from coven.server.people.own_data import FORGOTTEN
from coven.server.web.access import Me, TheServer

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
async def my_games(server: TheServer, me: Me, wanted: Annotated[Wanted, Depends()]) -> GameResults:
    """My finished games, newest first."""
    chosen = games_of(me.id, wanted)
    async with server.log.connect() as connection:
        count = (await connection.execute(select(func.count()).select_from(chosen.subquery()))).scalar_one()
        page = chosen.order_by(results.c.ended_at.desc(), results.c.game).limit(PER_PAGE).offset((wanted.page - 1) * PER_PAGE)
        mine = (await connection.execute(page)).all()
        seats = await seats_of(connection, [row.game for row in mine])
    games = [game_result(row, seats[row.game]) for row in mine]
    return GameResults(games=games, page=wanted.page, pages=ceil(count / PER_PAGE), count=count)


def games_of(person: str, wanted: Wanted) -> Select[Any]:
    """The rows of a person's own seats in the games that are wanted."""
    conditions: dict[str, Callable[[Any], ColumnElement[bool]]] = {
        "game": lambda title: results.c.title == title,
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
    found = select(others.c.game).join(people, people.c.id == others.c.person).where(others.c.game == results.c.game, others.c.person != person)
    return found.where(people.c.name.icontains(name, autoescape=True)).exists()


async def seats_of(connection: AsyncConnection, games: list[str]) -> dict[str, list[SeatResult]]:
    """Everybody's results in these games."""
    named = results.outerjoin(people, people.c.id == results.c.person).join(tables, tables.c.game == results.c.game)
    wanted = select(results, people.c.name, tables.c.body).select_from(named).where(results.c.game.in_(games))
    found: dict[str, list[SeatResult]] = {game: [] for game in games}
    for row in await connection.execute(wanted.order_by(results.c.game, results.c.seat)):
        found[row.game].append(SeatResult(seat=row.seat, name=name_in(row), bot=row.bot, place=row.place, score=row.score))
    return found


def name_in(row: Any) -> str | None:
    """The name of who had a seat: a person's own, at a shared screen the one given at the table; None for a bot, and for who is gone."""
    if row.name is not None or row.bot is not None:
        return None if row.name is None else str(row.name)
    given = orjson.loads(row.body)["names"][row.seat]
    return None if given == FORGOTTEN else str(given)


def game_result(row: Any, seats: list[SeatResult]) -> GameResult:
    return GameResult(
        table=row.game,
        game=row.title,
        players=row.players,
        ended_at=row.ended_at,
        seat=row.seat,
        place=row.place,
        score=row.score,
        seats=seats,
    )
