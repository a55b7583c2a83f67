"""A fair queue: whoever asks for much waits for the own things first, and makes nobody else wait longer than for one of them.

A *lane* says who asks, the widest part first: a network, a household in it, a person in that. On every level turns go round,
so a thousand guests of one household have the share of one household, and ten households of one network that of one network.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Lane = tuple[str, ...]
NOBODY: Lane = ()  # for what nobody asked for
HEAD_START = 16  # turns


class FairQueue:
    """Lets so many have their turn at once."""

    def __init__(self, at_once: int) -> None:
        self._free = self._at_once = at_once
        self._root = Branch()

    @asynccontextmanager
    async def turn(self, lane: Lane) -> AsyncIterator[None]:
        """Waits for a turn; it lasts as long as the context."""
        await self.wait(lane)
        try:
            yield
        finally:
            self.end()

    async def wait(self, lane: Lane) -> None:
        """Waits for a turn, which must be ended."""
        called = asyncio.get_running_loop().create_future()
        self._root.add(lane, called)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self._root.remove(lane, called)
            else:  # it was called in the same moment
                self.end()
            raise

    def end(self) -> None:
        """Ends a turn, and begins the next."""
        self._free += 1
        self._call()

    def waiting(self, lane: Lane = NOBODY) -> int:
        """How many wait in a lane, in all that it divides into."""
        branch: Branch | None = self._root
        for part in lane:
            branch = branch.branches.get(part) if branch is not None else None
        return 0 if branch is None else branch.count

    def _call(self) -> None:
        while self._free and self._root.count:
            called = self._root.take()
            if not called.done():  # who gave up meanwhile has yet to say so
                self._free -= 1
                called.set_result(None)
        if self._free == self._at_once and not self._root.count:
            self._root = Branch()  # all begin anew: who had turns when nobody else wanted one owes nothing


class Branch:
    """Those who wait in one lane, and in the lanes it divides into.

    The branch that has been without a turn for longest is next. One that comes anew stands as if it had its last turn `HEAD_START` turns ago:
    so it goes before those who have many, and one who waits for a second turn is not overtaken by new ones for ever.
    """

    def __init__(self) -> None:
        self.count = 0
        self.own: deque[asyncio.Future[None]] = deque()
        self.branches: dict[str, Branch] = {}
        self.last_turn = -HEAD_START  # by the turns of the branch above
        self._turns = 0

    def add(self, lane: Lane, called: "asyncio.Future[None]") -> None:
        self.count += 1
        if not lane:
            self.own.append(called)
            return
        branch = self.branches.setdefault(lane[0], Branch())
        if not branch.count:
            branch.last_turn = max(branch.last_turn, self._turns - HEAD_START)
            self.branches[lane[0]] = self.branches.pop(lane[0])  # behind those who came before
        branch.add(lane[1:], called)

    def remove(self, lane: Lane, called: "asyncio.Future[None]") -> None:
        """Lets go of somebody who waits no more; whoever was taken meanwhile is not here."""
        if self._has(lane, called):
            self._drop(lane, called)

    def _has(self, lane: Lane, called: "asyncio.Future[None]") -> bool:
        if not lane:
            return called in self.own
        return lane[0] in self.branches and self.branches[lane[0]]._has(lane[1:], called)

    def _drop(self, lane: Lane, called: "asyncio.Future[None]") -> None:
        self.count -= 1
        if lane:
            self.branches[lane[0]]._drop(lane[1:], called)
        else:
            self.own.remove(called)

    def take(self) -> "asyncio.Future[None]":
        """Takes out who is next; somebody must wait here."""
        self.count -= 1
        if self.own:
            return self.own.popleft()
        branch = min((branch for branch in self.branches.values() if branch.count), key=lambda branch: branch.last_turn)
        self._turns += 1
        branch.last_turn = self._turns
        called = branch.take()
        oldest = self._turns - HEAD_START  # who had the last turn before that is as good as new
        self.branches = {name: each for name, each in self.branches.items() if each.count or each.last_turn > oldest}
        return called
