"""Jobs: work under way in processes of its own, by a name that says what it is; asked for twice, it is done once."""

import asyncio
import contextlib
import logging
import tempfile
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from pathlib import Path
from typing import Any, Literal

from coven.errors import CovenError
from coven.server.analysis.work import progress_of
from coven.server.jobs.workers import Workers
from coven.server.log.store import UNREACHABLE
from coven.server.metrics import FAULTS
from coven.server.tasks import end_all

MOST_KEPT = 256  # finished jobs; the one longest unused makes room
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
    def progress(self) -> float:
        return float(self.state == "done")

    def end(self, state: State, result: Any = None) -> None:
        self.state, self.result = state, result


class RunningJob(Job):
    """Work under way in another process, which says in a file how far it is."""

    def __init__(self, person: str) -> None:
        super().__init__(person)
        self._folder = tempfile.TemporaryDirectory(prefix="coven-job-")
        self.marker = str(Path(self._folder.name) / "progress")

    @property
    def progress(self) -> float:
        return progress_of(self.marker) if self.state == "running" else super().progress

    def end(self, state: State, result: Any = None) -> None:
        super().end(state, result)
        self._folder.cleanup()


class Jobs:
    """The jobs of one kind, a few at a time; one person has one under way at most."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
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

    def start(self, name: Hashable, person: str, function: Callable[..., Any], question: Any, keep: Keep | None = None) -> Job:
        """Begins a job, unless it is known and has not failed; raises `job_under_way` if the person waits for another.

        What comes of it is given to `keep` as well.
        """
        if self.knows(name):
            self._jobs.move_to_end(name)
            return self._jobs[name]
        if any(job.person == person and job.state == "running" for job in self._jobs.values()):
            raise CovenError("job_under_way", "You are waiting for another one; it comes first.")
        job = self._jobs[name] = RunningJob(person)
        task = asyncio.create_task(self._work(job, function, question, keep))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._forget()
        return job

    async def _work(self, job: RunningJob, function: Callable[..., Any], question: Any, keep: Keep | None) -> None:
        try:
            result = await self._workers.run(function, question, job.marker)
            if keep is not None:
                with contextlib.suppress(*UNREACHABLE):  # it is still there to be looked at
                    await keep(result)
            job.end("done", result)
        except asyncio.CancelledError:
            job.end("failed")
            raise
        except Exception:
            FAULTS.inc()
            logger.exception("a job failed")
            job.end("failed")

    def _forget(self) -> None:
        ended = [name for name, job in self._jobs.items() if job.state != "running"]
        for name in ended[: max(0, len(self._jobs) - MOST_KEPT)]:
            del self._jobs[name]

    async def close(self) -> None:
        await end_all(self._tasks)
        self._workers.close()
