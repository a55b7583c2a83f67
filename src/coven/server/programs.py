"""The compiled programs of the games: each is compiled once, in a process that ends with it, so that nobody waits who does not need just this one."""

import asyncio
import secrets
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from coven.kernel.target import INTERPRETED
from coven.server.process_pool import ProcessPool
from coven.server.progress import HowFar, Marker, read_mark

NICENESS = 10
USUAL = 30.0  # seconds that compiling takes, for all one knows before it has begun
TRUST = 0.1  # of the whole: how much of it must be done until that counts no more than what was seen
NEARLY = 0.99  # nothing is told to be done before it is
Compile = Callable[[str, Marker], None]


@dataclass
class Compiling:
    """A program that is being compiled: since when, and in which file it says how far it is."""

    task: "asyncio.Task[None]"
    began: float
    marker: str
    share: float = 0.0  # that was told: it never goes back

    def how_far(self) -> HowFar:
        """How far it is, and how many seconds it will take from now; what takes long without a word is counted on by the clock."""
        if self.task.done():
            return HowFar(1.0, True)
        now, (share, marked) = monotonic(), read_mark(self.marker)
        whole = whole_time(share, max(marked - self.began, 0.0) if share else 0.0)
        self.share = max(self.share, min(NEARLY, (now - self.began) / whole))
        return HowFar(self.share, True, max(1, round(whole - (now - self.began))))


def whole_time(share: float, seconds: float) -> float:
    """How long all of it takes, by the share that was done after so many seconds, and by what is usual."""
    return (seconds + TRUST * USUAL) / (share + TRUST)


class Programs:
    """The programs of one kind, by game; `compiling` runs in a process of its own, and tells a marker how far it is."""

    def __init__(self, compiling: Compile) -> None:
        self._compile_in_process = compiling
        self._processes: set[ProcessPool] = set()
        self._compiling: dict[str, Compiling] = {}

    async def ready(self, game: str) -> None:
        """Waits until the program of a game is in the compile cache."""
        if not INTERPRETED:
            await asyncio.shield(self.begin(game).task)

    def begin(self, game: str) -> Compiling:
        """Begins to compile the program of a game, unless that was done or is under way."""
        known = self._compiling.get(game)
        if known is None or (known.task.done() and (known.task.cancelled() or known.task.exception() is not None)):
            marker = str(Path(tempfile.gettempdir()) / f"coven-compiling-{secrets.token_hex(8)}")
            known = self._compiling[game] = Compiling(asyncio.create_task(self._compile(game, marker)), monotonic(), marker)
        return known

    async def _compile(self, game: str, marker: str) -> None:
        process = ProcessPool(1, NICENESS)
        self._processes.add(process)
        try:
            await process.run(self._compile_in_process, game, Marker(marker))
        finally:
            self._processes.discard(process)
            process.close()
            Path(marker).unlink(missing_ok=True)

    def close(self) -> None:
        for process in self._processes:
            process.close()
