"""Jobs: work under way in processes of its own, by a name that says what it is; asked for twice, it is done once."""

import asyncio
import contextlib
import logging
import tempfile
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

from coven.errors import CovenError
from coven.server.fair_queue import Lane
from coven.server.features.analysis.work import Unprepared, compile_continuations
from coven.server.metrics import FAULTS
from coven.server.process_pool import ProcessPool
from coven.server.programs import Compiling, Programs
from coven.server.progress import HowFar, Marker, read_mark
from coven.server.store.database import UNREACHABLE
from coven.server.tasks import end_all

MOST_WAITING = 30  # jobs of one household
MOST_KEPT = 256  # finished jobs; the one longest unused makes room
PREPARING = 0.8  # of the time that the first hint in a game takes, where its program must be compiled
Keep = Callable[[Any], Awaitable[None]]
State = Literal["running", "done", "failed"]
logger = logging.getLogger("coven.server.analysis")


class Job:
    """One piece of work; `result` is there once it is done."""

    def __init__(self, person: str, state: State = "running", result: Any = None) -> None:
        self.person = person
        self.state = state
        self.result = result

    @property
    def how_far(self) -> HowFar:
        return HowFar(float(self.state == "done"))

    def end(self, state: State, result: Any = None) -> None:
        self.state, self.result = state, result


class RunningJob(Job):
    """Work under way in another process, which says in a file how far it is; before that its program may have to be compiled."""

    def __init__(self, person: str) -> None:
        super().__init__(person)
        self._folder = tempfile.TemporaryDirectory(prefix="coven-job-")
        self.marker = Marker(str(Path(self._folder.name) / "progress"))
        self._compiling: Compiling | None = None

    @property
    def how_far(self) -> HowFar:
        if self.state != "running":
            return super().how_far
        if self._compiling is not None:
            share, is_preparing, seconds = self._compiling.how_far()
            return HowFar(PREPARING * share, is_preparing, seconds)
        return HowFar(max(self.marker.first, read_mark(self.marker.path)[0]))

    def prepare(self, compiling: Compiling) -> None:
        """From now on the job waits for its program, which is most of the time it takes."""
        self._compiling, self.marker = compiling, replace(self.marker, first=PREPARING)

    def go_on(self) -> None:
        self._compiling = None

    def end(self, state: State, result: Any = None) -> None:
        super().end(state, result)
        self._folder.cleanup()

    def give_up(self) -> None:
        """Ends the job if nothing came of it, because it was cancelled: perhaps before it began."""
        if self.state == "running":
            self.end("failed")


class Jobs:
    """The jobs of one kind, a few at a time, in turns; one person has one under way at most, and one household a few."""

    def __init__(self, processes: ProcessPool, programs: Programs | None = None) -> None:
        self._processes = processes
        self._programs = programs or Programs(compile_continuations)
        self._jobs: OrderedDict[Hashable, Job] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def find(self, name: Hashable) -> Job:
        """A job that was asked for here; raises `no_such_job`."""
        if name not in self._jobs:
            raise CovenError("no_such_job", "That was not asked for, or was forgotten; ask for it again.")
        return self._jobs[name]

    def knows(self, name: Hashable) -> bool:
        """Whether a job runs or is done, so that asking for it again costs nothing."""
        return name in self._jobs and self._jobs[name].state != "failed"

    def start(self, name: Hashable, lane: Lane, function: Callable[..., Any], question: Any, keep: Keep | None = None) -> Job:
        """Begins a job, unless it is known and has not failed. What comes of it is given to `keep` as well.

        Raises `job_under_way` if the person waits for another, `too_many` if too many of their household do.
        """
        *household, person = lane
        if self.knows(name):
            self._jobs.move_to_end(name)
            return self._jobs[name]
        if any(job.person == person and job.state == "running" for job in self._jobs.values()):
            raise CovenError("job_under_way", "You are waiting for another one; it comes first.")
        if self._processes.waiting(tuple(household)) >= MOST_WAITING:
            raise CovenError("too_many", "Too many at your address are waiting for one; try again later.", most=MOST_WAITING)
        job = self._jobs[name] = RunningJob(person)
        task = asyncio.create_task(self._work(job, lane, function, question, keep))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: job.give_up())
        self._forget()
        return job

    async def _work(self, job: RunningJob, lane: Lane, function: Callable[..., Any], question: Any, keep: Keep | None) -> None:
        try:
            result = await self._processes.run_for(lane, function, question, job.marker)
            if isinstance(result, Unprepared):  # who needs another program has the process meanwhile
                await self._prepare(job, result.game)
                result = await self._processes.run_for(lane, function, replace(question, may_compile=True), job.marker)
            if keep is not None:
                with contextlib.suppress(*UNREACHABLE):  # it is still there to be looked at
                    await keep(result)
            job.end("done", result)
        except Exception:
            FAULTS.inc()
            logger.exception("a job failed")
            job.end("failed")

    async def _prepare(self, job: RunningJob, game: str) -> None:
        """Waits until the program of a game is compiled; where that can't be kept, the job does it once more itself."""
        job.prepare(self._programs.begin(game))
        await self._programs.ready(game)
        job.go_on()

    def _forget(self) -> None:
        ended = [name for name, job in self._jobs.items() if job.state != "running"]
        for name in ended[: max(0, len(self._jobs) - MOST_KEPT)]:
            del self._jobs[name]

    async def close(self) -> None:
        await end_all(self._tasks)
        self._programs.close()
        self._processes.close()
