"""The clock of a server: what time it is, how much has passed, and what is done later. A test may turn it forward."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

GOES_ON = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # never jumps; the first also counts while the machine sleeps


class Timer:
    """Something to be done later, unless it is cancelled."""

    def __init__(self, clock: "Clock", due: float, do: Callable[[], Any]) -> None:
        self._clock = clock
        self._due = due
        self._do = do
        self._handle: asyncio.TimerHandle | None = None

    def wait(self) -> None:
        """Waits from now on for what is left."""
        if self._handle is not None:
            self._handle.cancel()
        self._handle = asyncio.get_running_loop().call_later(max(0.0, self._due - self._clock.elapsed()), self._ring)

    def _ring(self) -> None:
        self._clock.forget(self)
        self._do()

    def cancel(self) -> None:
        self._clock.forget(self)
        if self._handle is not None:
            self._handle.cancel()


class Clock:
    """Real time, and as much more as it was turned."""

    def __init__(self) -> None:
        self._turned = 0.0
        self._origin = time.time() - time.clock_gettime(GOES_ON)  # workers are forked, and so have the same
        self._timers: set[Timer] = set()

    def now(self) -> float:
        """The time of day, in seconds since 1970: the machine's at the start, going on evenly even where somebody sets the machine's clock."""
        return self._origin + time.clock_gettime(GOES_ON) + self._turned

    def set_since(self) -> float:
        """By how many seconds the machine's clock has been set since the start."""
        return time.time() - time.clock_gettime(GOES_ON) - self._origin

    def elapsed(self) -> float:
        """Seconds since some moment; they never jump."""
        return monotonic() + self._turned

    def call_later(self, seconds: float, do: Callable[[], Any]) -> Timer:
        """Does something after some seconds."""
        timer = Timer(self, self.elapsed() + seconds, do)
        self._timers.add(timer)
        timer.wait()
        return timer

    async def sleep(self, seconds: float) -> None:
        """Returns after some seconds."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        rung = asyncio.Event()
        timer = self.call_later(seconds, rung.set)
        try:
            await rung.wait()
        finally:
            timer.cancel()

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        """Raises `TimeoutError` if what is inside takes longer."""
        async with asyncio.timeout(None) as limit:
            timer = self.call_later(seconds, lambda: limit.reschedule(0.0))
            try:
                yield
            finally:
                timer.cancel()

    def forget(self, timer: Timer) -> None:
        self._timers.discard(timer)

    def turn(self, seconds: float) -> None:
        """Lets time pass at once: whatever is due by then is done, in the order of the loop. For tests."""
        self._turned += seconds
        for timer in list(self._timers):
            timer.wait()


CLOCK = Clock()  # the one of this process
