"""A process for work on what comes from outside, in limited time and memory: what needs more is ended, and the next gets a new process."""

import asyncio
import contextlib
import multiprocessing
import resource
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import ParamSpec, TypeVar

from coven.server.fair_queue import FairQueue, Lane
from coven.server.process_pool import lower_priority

P = ParamSpec("P")
R = TypeVar("R")
STARTED_WITHIN = 120.0  # seconds, on a busy machine
NICENESS = 5


class TooMuch(Exception):
    """Something took more time or memory than it may."""


class LimitedProcess:
    """Runs functions of modules, each in so many seconds and bytes at most; who waits is called in turns."""

    def __init__(self, seconds: float, memory: int) -> None:
        self._seconds, self._memory = seconds, memory
        self._executor: ProcessPoolExecutor | None = None
        self._queue = FairQueue(1)

    async def run_for(self, lane: Lane, function: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """What the function returns or raises; raises `TooMuch` if it needs more than it may."""
        async with self._queue.turn(lane):
            try:
                if self._executor is None:
                    await self._start()
                assert self._executor is not None
                async with asyncio.timeout(self._seconds):
                    return await asyncio.wrap_future(self._executor.submit(function, *args, **more))
            except (TimeoutError, BrokenProcessPool, MemoryError):
                self.close()
                raise TooMuch from None
            except asyncio.CancelledError:  # nobody waits for it any more
                self.close()
                raise

    async def _start(self) -> None:
        """Starts the process, which is no part of what is measured."""
        context = multiprocessing.get_context("spawn")
        self._executor = ProcessPoolExecutor(1, mp_context=context, initializer=limit, initargs=(NICENESS, self._memory))
        async with asyncio.timeout(STARTED_WITHIN):
            await asyncio.wrap_future(self._executor.submit(limit_of_memory))

    def close(self) -> None:
        """Ends the process, whatever it does."""
        executor, self._executor = self._executor, None
        if executor is not None:
            running = list((executor._processes or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.kill()


def limit(niceness: int, memory: int) -> None:
    """Lets this process take no more memory than so many bytes beyond what it has."""
    lower_priority(niceness)
    with contextlib.suppress(OSError, ValueError):  # where the system has no such limit, that of time is left
        most = memory_taken() + memory
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def memory_taken() -> int:
    """The bytes this process can write to, as Linux counts them."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmData"))


def limit_of_memory() -> int:
    return resource.getrlimit(resource.RLIMIT_DATA)[0]
