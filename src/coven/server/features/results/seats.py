"""Finished games as lists show them: with everybody who had a seat."""

from typing import Any

import orjson
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from coven.bots.names import bot_name
from coven.server.features.people.own_data import FORGOTTEN
from coven.server.messages.results import GameResult, SeatResult
from coven.server.store.rows import people, results, tables


async def with_seats(connection: AsyncConnection, rows: list[Any]) -> list[GameResult]:
    """A person's own rows of finished games as they are told."""
    seats = await seats_of(connection, [row.table_id for row in rows])
    return [game_result(row, seats[row.table_id]) for row in rows]


async def seats_of(connection: AsyncConnection, ids: list[str]) -> dict[str, list[SeatResult]]:
    """Everybody's results at these tables."""
    named = results.outerjoin(people, people.c.id == results.c.person).join(tables, tables.c.table_id == results.c.table_id)
    wanted = select(results, people.c.name, tables.c.body).select_from(named).where(results.c.table_id.in_(ids))
    found: dict[str, list[SeatResult]] = {id: [] for id in ids}
    for row in await connection.execute(wanted.order_by(results.c.table_id, results.c.seat)):
        found[row.table_id].append(SeatResult(seat=row.seat, name=name_in(row), bot=row.bot, place=row.place, score=row.score))
    return found


def name_in(row: Any) -> str | None:
    """The name of who had a seat: a person's own, else the one they had at the table; None for who is gone."""
    if row.name is not None:
        return str(row.name)
    given = str(orjson.loads(row.body)["names"][row.seat])
    if given == f"{row.bot} {row.seat + 1}":  # as bots were called before 1.0
        return bot_name(row.seat)
    return None if given == FORGOTTEN else given


def game_result(row: Any, seats: list[SeatResult]) -> GameResult:
    return GameResult(
        table=row.table_id,
        game=row.game,
        players=row.players,
        ended_at=row.ended_at,
        seat=row.seat,
        place=row.place,
        score=row.score,
        seats=seats,
    )
