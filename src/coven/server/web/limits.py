"""Limits: so many a second from one address, of one person, on one socket; some more in one go."""

from collections import OrderedDict
from time import monotonic

from coven.errors import CovenError

MOST_KEPT = 20_000  # buckets; the one longest unused makes room, being full again anyway


class Bucket:
    """Fills at a rate up to a burst; each thing done takes one."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, monotonic()

    def take(self) -> bool:
        """Takes one if there is one."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limit:
    """A bucket for each key: an address, a person, a login."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str) -> None:
        """Raises `too_many` if this key has had its share."""
        bucket = self._buckets.setdefault(key, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise CovenError("too_many", "That was too much at once; wait a little.", seconds=round(1 / self._rate, 1))
