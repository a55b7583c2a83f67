"""The same match some time ago: what spectators see at a table whose host lets them see things later."""

import asyncio
from collections import deque
from time import time

from coven.server.desk.viewers import Shared, Viewer
from coven.server.match.match import Match
from coven.server.match.steps import Step


class Delayed:
    """A match of its own in which every step happens after the delay; so whatever is told of it is late, and nothing else."""

    def __init__(self, match: Match, delay: float) -> None:
        self.match = match
        self.viewer = Viewer(match, None, Shared(match))
        self._delay = delay
        self._waiting: deque[tuple[float, Step]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def take(self, at: float, step: Step) -> None:
        self._waiting.append((at, step))
        if self._timer is None:
            self._wait()

    def _wait(self) -> None:
        due = self._waiting[0][0] + self._delay
        self._timer = asyncio.get_running_loop().call_later(max(0.0, due - time()), self._go_on)

    def _go_on(self) -> None:
        """Lets happen what is due."""
        self._timer = None
        while self._waiting and self._waiting[0][0] + self._delay <= time():
            at, step = self._waiting.popleft()
            self.match.apply(step, at)
        self.viewer.tell()
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
