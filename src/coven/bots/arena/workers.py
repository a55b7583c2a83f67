"""Tasks on this machine: in the calling process, or spread over processes of their own, any of which may die."""

import os
import signal
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import connection, get_context
from typing import Any

from coven.bots.arena.playing import Task, play_task
from coven.bots.arena.program import GameResult
from coven.errors import CovenError

MOST_DEATHS = 3  # of processes at one task
Done = tuple[Task, list[GameResult], str]  # a task, what came of its games, and who played them


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(tasks: Iterable[Task]) -> Iterator[Done]:
    """Plays task by task."""
    for task in tasks:
        yield task, play_task(task), ""


def play_in_processes(tasks: Iterable[Task], count: int) -> Iterator[Done]:
    """Plays tasks in so many processes, in any order; what a process that dies had in hand is played by another."""
    waiting, deaths = deque(tasks), Deaths()
    workers = [Worker() for _ in range(min(count, len(waiting)))]
    try:
        for worker in workers:
            worker.give(waiting.popleft())
        while any(worker.task for worker in workers):
            for pipe in connection.wait([worker.pipe for worker in workers if worker.task]):
                worker = next(each for each in workers if each.pipe is pipe)
                task = worker.task
                assert task is not None
                try:
                    answer = worker.take()
                except Died:
                    waiting.append(task)
                    deaths.count(task)
                    worker.end()
                    workers[workers.index(worker)] = worker = Worker()
                else:
                    yield task, answer, str(worker.number)
                if waiting:
                    worker.give(waiting.popleft())
    finally:
        for worker in workers:
            worker.end()


class Died(Exception):
    """A process ended without an answer; what goes wrong at a task is an answer."""


class Deaths:
    """How often a process died at each task."""

    def __init__(self) -> None:
        self._counted = Counter[Any]()

    def count(self, task: Task) -> None:
        """One more at this task; raises `worker_died` when it is one too many."""
        self._counted[task.lineup, task.first] += 1
        count = self._counted[task.lineup, task.first]
        if count >= MOST_DEATHS:
            raise CovenError("worker_died", f"Processes died {count} times at the same games.", count=count)


class Worker:
    """A process that plays one task at a time. It ends with the process that started it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.task: Task | None = None
        self._process = context.Process(target=serve, args=(theirs,), daemon=True)
        with no_interrupts():
            self._process.start()
        theirs.close()

    @property
    def number(self) -> int:
        return self._process.pid or 0

    def give(self, task: Task) -> None:
        self.task = task
        try:
            self.pipe.send(task)
        except OSError:  # it has died; `take` finds out
            return

    def take(self) -> list[GameResult]:
        """What came of its task; raises what went wrong, or `Died`."""
        try:
            answer, self.task = self.pipe.recv(), None
        except (EOFError, OSError):
            raise Died from None
        if isinstance(answer, BaseException):
            raise answer
        found: list[GameResult] = answer
        return found

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self.pipe.close()


@contextmanager
def no_interrupts() -> Iterator[None]:
    """What is started within never hears Ctrl+C: it is for the process at the terminal, which ends the others."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(pipe: Any) -> None:
    """The process of a worker: answers tasks until nobody is there to ask."""
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Any = play_task(task)
        except Exception as error:
            answer = error
        try:
            pipe.send(answer)
        except OSError:
            return
