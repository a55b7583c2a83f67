"""Processes for work that would block a table: started with the first thing to do, set up anew when one was killed."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from typing import ParamSpec, TypeVar

from coven.server.fair_queue import NOBODY, FairQueue, Lane

P = ParamSpec("P")
R = TypeVar("R")


class ProcessPool:
    """A few processes that stand behind the tables by `niceness`; who waits for one is called in turns."""

    def __init__(self, count: int, niceness: int) -> None:
        self._count, self._niceness = count, niceness
        self._queue = FairQueue(count)
        self._working: set[asyncio.Task[object]] = set()
        self._executor: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def run(self, function: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """Runs a function of a module there, for nobody in particular."""
        return await self.run_for(NOBODY, function, *args, **more)

    async def run_for(self, lane: Lane, function: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """Runs a function of a module there, when it is the turn of whoever wants it."""
        return await self.run_in_turn(lane, lambda: partial(function, *args, **more))

    async def run_in_turn(self, lane: Lane, work: Callable[[], Callable[[], R]]) -> R:
        """Runs there what is decided on only when it is the turn of whoever wants it: by then one knows how late it is, and who waits."""
        await self._queue.wait(lane)
        working = asyncio.create_task(self._in_turn(work()))
        self._working.add(working)
        working.add_done_callback(self._is_done)
        return await asyncio.shield(working)  # a process goes on with what nobody waits for any more, and so does its turn

    def waiting(self, lane: Lane = NOBODY) -> int:
        """How many wait for a process, in all or in one lane."""
        return self._queue.waiting(lane)

    async def _in_turn(self, work: Callable[[], R]) -> R:
        try:
            return await self._done(work)
        finally:
            self._queue.end()

    def _is_done(self, working: "asyncio.Task[R]") -> None:
        self._working.discard(working)
        if not working.cancelled():
            working.exception()  # if nobody waits for it any more, nobody is told

    async def _done(self, work: Callable[[], R]) -> R:
        """What comes of it; a pool that broke, because a process was killed, is set up anew once."""
        if self._is_closed:
            raise asyncio.CancelledError
        pool = self._pool()
        try:
            return await asyncio.wrap_future(pool.submit(work))
        except BrokenProcessPool:
            if self._executor is pool:  # who waited, too, may have set it up anew already
                self._executor = None
            if self._is_closed:
                raise asyncio.CancelledError from None
            return await asyncio.wrap_future(self._pool().submit(work))

    def _pool(self) -> ProcessPoolExecutor:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._count, mp_context=context, initializer=lower_priority, initargs=(self._niceness,))
        return self._executor

    def close(self) -> None:
        """Ends the processes whatever they do: Python would wait at its end for work that has begun."""
        self._is_closed = True
        if self._executor is not None:
            running = list((self._executor._processes or {}).values())
            self._executor.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.kill()


def lower_priority(niceness: int) -> None:
    """Lets tables go first on a busy machine, and ends with the server however that ended; Ctrl+C is the server's affair."""
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
