"""Lets days pass: what was today's daily table is yesterday's, and what nobody came back to is given up."""

from server.running import Server

from coven.server.live.days import today

DAY = 24 * 3600.0
LONG = 4 * DAY  # longer than an open table, or a game at which nothing happens, is kept


def the_day_after(server: Server) -> str:
    """Turns the clock of a server by a day; returns the day that is over."""
    day = today()
    server.turn(DAY)
    return day
