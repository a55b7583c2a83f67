"""The open sockets of this process, by the session they belong to: closed with it, counted, told what everybody is told."""

import asyncio
import contextlib
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import partial

from coven.server.clock import CLOCK
from coven.server.live.viewers import Outlet
from coven.server.metrics import SOCKETS
from coven.server.store.bus import Bus

GOODBYE_WITHIN = 2.0  # seconds


class OpenSockets:
    """Knows every open socket of this process."""

    def __init__(self, bus: Bus) -> None:
        self.opened_at = CLOCK.now()
        self._bus = bus
        self._by_session: defaultdict[str, set[Outlet]] = defaultdict(set)
        self._by_person: Counter[str] = Counter()
        self._by_household: Counter[str] = Counter()
        self._silent: dict[Outlet, str] = {}  # who has not said hello yet, and from where; the first came first
        self._spectators: dict[Outlet, str] = {}
        bus.hear("session_over", lambda what: self._close(what["session"]))

    def all(self) -> list[Outlet]:
        return [outlet for outlets in self._by_session.values() for outlet in outlets]

    def __len__(self) -> int:
        return sum(map(len, self._by_session.values()))

    def count_of(self, person: str) -> int:
        return self._by_person[person]

    def count_from(self, household: str) -> int:
        return self._by_household[household]

    @contextlib.contextmanager
    def counted(self, person: str, household: str) -> Iterator[None]:
        """Counts a socket of a person, from a place."""
        self._by_person[person] += 1
        self._by_household[household] += 1
        try:
            yield
        finally:
            for counts, key in ((self._by_person, person), (self._by_household, household)):
                counts[key] -= 1
                if not counts[key]:
                    del counts[key]

    @contextlib.contextmanager
    def giving_way(self, outlet: Outlet, household: str) -> Iterator[None]:
        """While a socket has no seat, it may have to go when there is no room for somebody who has one."""
        self._silent[outlet] = household
        try:
            yield
        finally:
            self._silent.pop(outlet, None)
            self._spectators.pop(outlet, None)

    def has_seat(self, outlet: Outlet) -> None:
        self._silent.pop(outlet, None)

    def looks_on(self, outlet: Outlet) -> None:
        household = self._silent.pop(outlet, None)
        if household is not None:  # else it has had to go already
            self._spectators[outlet] = household

    def make_room(self, household: str | None = None) -> bool:
        """Closes a socket without a seat, of one household or of any: who is silent longest, or the last to look on; whether there was one."""
        silent = (each for each, place in self._silent.items() if household in (None, place))
        spectators = (each for each, place in reversed(self._spectators.items()) if household in (None, place))
        goes = next(silent, None) or next(spectators, None)
        if goes is None:
            return False
        self._silent.pop(goes, None)
        self._spectators.pop(goes, None)
        goes.cut_off("full", again=True)
        return True

    @contextlib.contextmanager
    def holding(self, session: str, seconds_left: float, outlet: Outlet) -> Iterator[None]:
        """Counts a socket from before its first message, so that it is closed when its session ends, also if it only listens."""
        self._by_session[session].add(outlet)
        expiry = CLOCK.call_later(seconds_left, partial(outlet.cut_off, "session_over", again=False))
        SOCKETS.inc()
        try:
            yield
        finally:
            SOCKETS.dec()
            expiry.cancel()
            self._by_session[session].discard(outlet)
            if not self._by_session[session]:
                del self._by_session[session]

    def end_session(self, session: str) -> None:
        """Closes the sockets of a session that has ended, in every process."""
        self._close(session)
        self._bus.tell("session_over", session=session)

    def _close(self, session: str) -> None:
        for outlet in list(self._by_session.pop(session, ())):
            outlet.cut_off("session_over", again=False)

    def tell_everybody(self, text: bytes) -> None:
        for outlet in self.all():
            outlet.send(text)

    async def say_goodbye(self) -> None:
        """Tells everybody that the server stops; waits a moment for them to hear it."""
        for outlet in self.all():
            outlet.cut_off("server_stops", again=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_WITHIN):
                while self._by_session:
                    await asyncio.sleep(0.01)
