"""Days, in UTC, written 2026-11-16: the daily table changes at midnight."""

from datetime import UTC, date, datetime, timedelta

from coven.server.clock import CLOCK


def today() -> str:
    return datetime.fromtimestamp(CLOCK.now(), UTC).date().isoformat()


def is_past(day: str) -> bool:
    return day < today()


def end_of(day: str) -> float:
    """When a day is over, in seconds since 1970."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp()
