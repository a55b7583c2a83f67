"""The same match some time ago: what spectators see at a table whose host lets them see things later."""

from collections import deque

from coven.server.clock import CLOCK, Timer
from coven.server.live.match import Match
from coven.server.live.steps import Started, Step
from coven.server.live.viewers import Feed, Shared


class Delayed:
    """A match of its own in which every step of the game happens after the delay; so whatever is told of it is late, and nothing else.

    Before the start there is nothing to hide: who comes to sit down sees at once which seats are free.
    """

    def __init__(self, match: Match, delay: float) -> None:
        self.match = match
        self.feed = Feed(match, None, Shared(match))
        self._delay = delay
        self._waiting: deque[tuple[float, Step]] = deque()
        self._timer: Timer | None = None

    def take(self, at: float, step: Step) -> None:
        if self.match.status == "open" and not self._waiting and not isinstance(step, Started):
            self.match.apply(step, at)
            return
        self._waiting.append((at, step))
        if self._timer is None:
            self._wait()

    def _wait(self) -> None:
        due = self._waiting[0][0] + self._delay
        self._timer = CLOCK.call_later(max(0.0, due - CLOCK.now()), self._go_on)

    def _go_on(self) -> None:
        """Lets happen what is due."""
        self._timer = None
        while self._waiting and self._waiting[0][0] + self._delay <= CLOCK.now():
            at, step = self._waiting.popleft()
            self.match.apply(step, at)
        self.feed.tell()
        if self._waiting:
            self._wait()

    def give_up(self, number: int, at: float) -> None:
        """Closes a game that the rules, having changed, play no more."""
        self.stop()
        self._waiting.clear()
        self.match.give_up(number, at)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
