"""Rows of days on which somebody finished a daily table before the day was over."""

from collections.abc import Iterable
from datetime import date, timedelta

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from coven.server.live.days import end_of
from coven.server.messages.results import DailyStreak
from coven.server.store.rows import daily_games, results

ONE_DAY = timedelta(days=1)


async def days_of(connection: AsyncConnection, person: str) -> set[str]:
    """The days on which a person finished the deal of any game."""
    finished = (daily_games.c.table_id == results.c.table_id) & (daily_games.c.person == results.c.person)
    wanted = select(daily_games.c.day, results.c.ended_at).join(results, finished).where(daily_games.c.person == person)
    return {row.day for row in await connection.execute(wanted) if row.ended_at < end_of(row.day)}


def streak(days: Iterable[str], today: str) -> DailyStreak:
    """The row that goes on until today, or until yesterday as long as today may still be played; and the longest."""
    played = {date.fromisoformat(day) for day in days}
    now = date.fromisoformat(today)
    last = now if now in played else now - ONE_DAY
    begins = [day for day in played if day - ONE_DAY not in played]
    longest = max((row_from(played, day, ONE_DAY) for day in begins), default=0)
    return DailyStreak(days=row_from(played, last, -ONE_DAY), longest=longest, today=now in played)


def row_from(played: set[date], day: date, step: timedelta) -> int:
    """How many days in a row were played, from one on."""
    count = 0
    while day in played:
        day, count = day + step, count + 1
    return count
