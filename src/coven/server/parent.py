"""The parent of several workers: it holds the socket they listen on, starts another when one dies or hangs, and stops them all kindly.

Workers are forked, so that another is there at once; therefore the parent itself runs nothing but this.
"""

import importlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from time import monotonic

from prometheus_client.multiprocess import mark_process_dead

from coven.server.heartbeat import BEATS
from coven.server.settings import Settings
from coven.server.systemd import sign_of_life, watch_every
from coven.server.worker import Worker

QUICK_DEATH, MOST_PAUSE = 5.0, 10.0  # seconds: one that dies sooner is started again after a pause, each longer than the last
MORE_TIME = 5.0  # seconds after those a worker is given to stop; then it is killed
Serve = Callable[[Settings, socket.socket, Worker, Connection], None]
logger = logging.getLogger("coven.server.parent")


@dataclass
class Child:
    """A running worker, and the line on which it says that it has started, and again and again that it is well."""

    worker: Worker
    process: ForkProcess
    line: Connection
    since: float
    has_started: bool = False
    silent_looks: int = 0  # how often in a row the parent has heard nothing; its own looks are counted, for it may have been stopped itself

    def hear(self) -> None:
        """Takes in what it has said; who is dead says nothing more."""
        with suppress(EOFError, OSError):
            while self.line.poll():
                self.line.recv_bytes()
                self.has_started, self.silent_looks = True, 0


class Parent:
    """Looks after the workers until it is told to stop."""

    def __init__(self, settings: Settings, listening: socket.socket, serve: Serve, announce: Callable[[], None]) -> None:
        self._settings = settings
        self._listening = listening
        self._serve = serve
        self._announce = announce
        self._children: dict[int, Child] = {}
        self._pauses: dict[int, float] = {}
        self._due: dict[int, tuple[float, Worker]] = {}  # those to start again, and when
        self._stop, self._stopping = os.pipe()
        self._is_announced = False
        self._look_every = min(settings.hung_after / BEATS, watch_every() or settings.hung_after)
        self._most_looks = {True: ceil(settings.hung_after / self._look_every), False: ceil(settings.start_within / self._look_every)}
        self._next_look = monotonic() + self._look_every

    def run(self) -> None:
        """Starts all workers and keeps so many running; returns when they have stopped."""
        for stop in (signal.SIGTERM, signal.SIGINT):
            signal.signal(stop, lambda *_: os.write(self._stopping, b"."))
        importlib.import_module("coven.server.http.app")  # once for all workers
        for index in range(self._settings.workers):
            self._start(Worker(index, self._settings.workers))
        while self._wait():
            pass
        self._stop_all()

    def _start(self, worker: Worker) -> None:
        line, other = multiprocessing.Pipe(duplex=False)
        work = multiprocessing.get_context("fork").Process(target=run_worker, args=(self._serve, self._settings, self._listening, worker, other))
        work.start()
        other.close()
        self._children[worker.index] = Child(worker, work, line, monotonic())

    def _wait(self) -> bool:
        """Waits for something to happen, and sees to it; returns whether to go on."""
        sentinels = [child.process.sentinel for child in self._children.values()]
        lines = [child.line for child in self._children.values() if not child.has_started]
        timeout = min([self._next_look, *(at for at, _ in self._due.values())]) - monotonic()
        ready = wait([self._stop, *sentinels, *lines], max(0.0, timeout))
        if self._stop in ready:
            return False
        self._hear_started()
        if monotonic() >= self._next_look:
            self._look_for_hung()
        for child in [child for child in self._children.values() if child.process.exitcode is not None]:
            self._forget(child)
        for index, (at, worker) in list(self._due.items()):
            if at <= monotonic():
                del self._due[index]
                self._start(worker)
        return True

    def _hear_started(self) -> None:
        for child in self._children.values():
            if not child.has_started:
                child.hear()
        if not self._is_announced and len(self._children) == self._settings.workers and all(c.has_started for c in self._children.values()):
            self._is_announced = True
            self._announce()

    def _look_for_hung(self) -> None:
        """Ends workers that have been silent for too long, or take too long to start; what follows is as if they had died."""
        self._next_look = monotonic() + self._look_every
        if watch_every() is not None:
            sign_of_life()
        for child in self._children.values():
            child.silent_looks += 1
            child.hear()
            if child.silent_looks > self._most_looks[child.has_started]:
                logger.error("a worker does not answer, and is replaced", extra={"worker": child.worker.index})
                child.process.kill()

    def _forget(self, child: Child) -> None:
        """One has died: another takes its place, at once if it had lived for a while."""
        worker = child.worker
        logger.warning("a worker has died", extra={"worker": worker.index, "status": child.process.exitcode})
        mark_process_dead(child.process.pid)  # type: ignore[no-untyped-call]
        child.line.close()
        del self._children[worker.index]
        is_quick = monotonic() - child.since < QUICK_DEATH and not child.has_started
        pause = min(MOST_PAUSE, 2 * self._pauses.get(worker.index, 0.25)) if is_quick else 0.0
        self._pauses[worker.index] = pause
        self._due[worker.index] = monotonic() + pause, Worker(worker.index, worker.of, replaces=worker.id)

    def _stop_all(self) -> None:
        for child in self._children.values():
            child.process.terminate()
        until = monotonic() + self._settings.stop_within + MORE_TIME
        for child in self._children.values():
            child.process.join(max(0.0, until - monotonic()))
            if child.process.exitcode is None:
                logger.warning("a worker does not stop", extra={"worker": child.worker.index})
                child.process.kill()
                child.process.join()


def run_worker(serve: Serve, settings: Settings, listening: socket.socket, worker: Worker, line: Connection) -> None:
    """Runs in each worker; ends with the parent, however that ended."""
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    serve(settings, listening, worker, line)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
