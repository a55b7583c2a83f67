"""Lets a day pass: what was today's daily table is one of long ago."""

import contextlib
import sqlite3
import time

from server.running import Server

from coven.server.match.days import end_of, today

YESTERDAY = "2020-02-29"
LONG = 300  # seconds, in which a story of one day is told


def within_a_day() -> None:
    """Waits for midnight where it is near: what belongs to one day must not begin before it and end after."""
    left = end_of(today()) - time.time()
    if left < LONG:
        time.sleep(left + 1)


def the_day_after(server: Server) -> str:
    """Lets the day of all daily tables pass, while the server is down; returns what today was."""
    day = today()
    server.stop()
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "coven.db")) as database:
        for table in ("daily_deals", "daily_games"):
            database.execute(f"update {table} set day = ?", [YESTERDAY])
        database.execute("update results set ended_at = ?", [end_of(YESTERDAY) - 10])
        for rowid, body in database.execute("select rowid, body from steps where number = 1").fetchall():
            database.execute("update steps set body = ? where rowid = ?", [body.replace(day, YESTERDAY), rowid])
        database.commit()
    server.start()
    return day
