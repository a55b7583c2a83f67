"""A desk: the one owner of a live table in this process. It takes commands one at a time: decide, store, apply, tell."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from time import time

from coven.errors import CovenError
from coven.server.commands import Command
from coven.server.commands.running import ClockRanOut, ServerIsBack
from coven.server.desk.audience import Audience
from coven.server.desk.chat import Chat, Line, Names
from coven.server.desk.delayed import Delayed
from coven.server.desk.viewers import Shared, Viewer, encode
from coven.server.inbox import Inbox
from coven.server.jobs.answers import Answers
from coven.server.jobs.pool import Pool
from coven.server.lobby.summaries import summary_of
from coven.server.log.store import UNREACHABLE, unreachable
from coven.server.log.writing import Entry, Log, Overtaken
from coven.server.match.match import Match
from coven.server.match.steps import Closed, Played, Started, Step, read_step, write_step
from coven.server.metrics import FAULTS, STEPS
from coven.server.tasks import end_all
from coven.server.workers.bus import Alone, Bus

MOST_WAITING = 64  # commands that may wait at one desk
MOST_TRIES = 20  # to write a step before somebody else does
RETRY = 1.0  # seconds, when what time wants could not be stored

STATUS_AFTER: dict[type, str] = {Started: "playing", Closed: "closed"}  # stored with the step itself: after a crash the games in play are known
ALONE = Alone()
Job = tuple[Callable[[], Awaitable[None]], "asyncio.Future[None]"]
logger = logging.getLogger("coven.server.desk")


class Desk:
    """Owns a match: nothing else changes it, and viewers are the only way out."""

    def __init__(self, match: Match, log: Log, pool: Pool, names: Names, delayed: Delayed | None = None, bus: Bus = ALONE) -> None:
        self.match = match
        self.chat = Chat(match, log, names)
        self.drives = True  # whether bots and clocks of this table are minded here, and not in another process
        self._log = log
        self._names = names
        self._is_unsure = False  # whether steps may be stored that were not taken in
        self._delayed = delayed
        shared = Shared(match)
        self.viewers: dict[int | None, Viewer] = {seat: Viewer(match, seat, shared) for seat in range(match.created.players)}
        self.viewers[None] = Viewer(match, None, shared) if delayed is None else delayed.viewer
        self.audience = Audience(match, self.viewers, self.chat, bus)
        self._answers = Answers(self, pool)
        self._alarm: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self._jobs: Inbox[Job] = Inbox(self._loop, MOST_WAITING)
        self._worker = asyncio.create_task(self._work(), name=f"desk {match.id}")
        self._asides: set[asyncio.Task[None]] = set()
        self.used_at = time()
        self.when_changed: Callable[[Desk], None] = lambda desk: None  # told after every change, and when it is opened

    @property
    def is_broken(self) -> bool:
        """Whether a fault has ended its work; it is opened anew from the log."""
        return self._worker.done()

    @property
    def seen_by_spectators(self) -> Match:
        """The match as far as spectators know of it."""
        return self.match if self._delayed is None else self._delayed.match

    def seen_by(self, person: str | None) -> Match:
        """The match as far as a person knows of it; who has no seat is a spectator."""
        return self.seen_by_spectators if self.match.seat_of(person) is None else self.match

    # --- commands, one at a time --------------------------------------------------------------------------------------

    async def do(self, command: Command) -> None:
        """Carries out a command; returns when it is stored and told. Raises why it was not done."""
        await self._queue(partial(self._carry_out, command))

    async def say(self, person: str, seat: int | None, client_id: str, text: str) -> None:
        """Stores what somebody says, then tells those in the same room."""
        await self._queue(partial(self._say, person, seat, client_id, text))

    async def _queue(self, work: Callable[[], Awaitable[None]]) -> None:
        if self.is_broken:
            raise desk_failed()
        answer: asyncio.Future[None] = self._loop.create_future()
        try:
            self._jobs.put_nowait((work, answer))
        except asyncio.QueueFull:
            raise CovenError("busy", "Too much is asked of this table at once; try again.") from None
        await answer

    async def _work(self) -> None:
        while True:
            work, answer = await self._jobs.get()
            self.used_at = time()
            try:
                await work()
            except CovenError as error:
                settle(answer, error)
            except UNREACHABLE:
                settle(answer, unreachable())
            except Exception:
                FAULTS.inc()
                logger.exception("a desk fell over", extra={"table": self.match.id})
                self._fail(answer)
                return
            else:
                settle(answer, None)

    def _fail(self, answer: "asyncio.Future[None]") -> None:
        """Ends after a fault: who waits is told, who listens comes again to a desk opened anew from the log."""
        settle(answer, desk_failed())
        while not self._jobs.empty():
            settle(self._jobs.get_nowait()[1], desk_failed())
        self._answers.stop()
        self.audience.cut_off()

    async def _carry_out(self, command: Command) -> None:
        """Decide, store, apply, tell. Where another process was quicker, first see what it did."""
        for _ in range(MOST_TRIES):
            now = round(time(), 3)
            steps = command.decide(self.match, now)
            if not steps:
                return
            try:
                await self._log.append(self._entry(steps, now))
            except Overtaken:
                await self._catch_up()
                continue
            except CovenError:
                self._make_sure()
                raise
            if self._apply([(now, step) for step in steps]):
                self._aside(self.keep_summary())
            return
        raise CovenError("busy", "Others were quicker each time; try again.")

    def _entry(self, steps: list[Step], now: float) -> Entry:
        numbered = enumerate(steps, self.match.number + 1)
        rows = [{"game": self.match.id, "number": number, "at": now, "body": write_step(step)} for number, step in numbered]
        return Entry(rows, status=next((STATUS_AFTER[type(step)] for step in steps if type(step) in STATUS_AFTER), None))

    def _apply(self, steps: Iterable[tuple[float, Step]]) -> bool:
        """Lets steps happen that are stored, and tells of them; returns whether lists show anything of it."""
        status, is_seating = self.match.status, False
        for at, step in steps:
            is_seating |= not isinstance(step, Played)
            STEPS.inc()
            self.match.apply(step, at)
            if self._delayed is not None:
                self._delayed.take(at, step)
        if is_seating:
            self.audience.reseat()  # before anything is told
        self.audience.tell(is_seating)
        self._look_ahead()
        self.when_changed(self)
        return is_seating or self.match.status != status

    async def catch_up(self) -> None:
        """Takes in what other processes have written."""
        await self._queue(self._catch_up)

    async def _catch_up(self) -> None:
        await self._take_in(await self._log.read(self.match.id, self.match.number))

    async def hear_steps(self, rows: list[tuple[int, float, str | None]]) -> None:
        """Takes in steps that another process tells of; what is missing between is read from the log, soon."""
        try:
            await self._queue(partial(self._hear_steps, rows))
        except CovenError:
            self._make_sure()

    async def _hear_steps(self, rows: list[tuple[int, float, str | None]]) -> None:
        new = [(number, at, body) for number, at, body in rows if number > self.match.number]
        whole = [(number, at, body) for number, at, body in new if body is not None]
        if new and len(whole) == len(new) and new[0][0] == self.match.number + 1:
            await self._take_in(whole)
        elif new:
            await self._catch_up()

    async def _take_in(self, rows: list[tuple[int, float, str]]) -> None:
        steps = [(at, read_step(body)) for _, at, body in rows]
        unknown = {step.person for _, step in steps if hasattr(step, "person")} - set(self.match.names)
        if unknown:
            self.match.names.update(await self._names(unknown))
        if steps:
            self._apply(steps)

    def _make_sure(self) -> None:
        """Looks, until the database answers, for steps that were stored unseen: by others, or here by a commit that was not confirmed."""

        async def looking() -> None:
            while self._is_unsure and not self.is_broken:
                await asyncio.sleep(RETRY)
                with contextlib.suppress(CovenError):
                    await self.catch_up()
                    self._is_unsure = False

        if not self._is_unsure:
            self._is_unsure = True
            self._aside(looking())

    async def _say(self, person: str, seat: int | None, client_id: str, text: str) -> None:
        for _ in range(MOST_TRIES):
            try:
                self._tell_chat(await self.chat.store(person, seat, client_id, text, round(time(), 3)))
                return
            except Overtaken:
                await self._hear_chat()
        raise CovenError("busy", "Others were quicker each time; try again.")

    async def hear_chat(self) -> None:
        """Takes in what was said to other processes."""
        await self._queue(self._hear_chat)

    async def _hear_chat(self) -> None:
        self._tell_chat(await self.chat.read_on())

    def _tell_chat(self, lines: Iterable[Line]) -> None:
        for line in lines:
            text = encode({"type": "chat", "chat": self.chat.told(line)})
            for watcher in [None] if line.seat is None else range(self.match.created.players):
                self.viewers[watcher].send(text)

    async def keep_summary(self) -> None:
        """Stores what lists show of this table. Nobody waits for it: it can be made again from the steps."""
        with contextlib.suppress(CovenError, Overtaken):
            await self._log.append(Entry(summary=summary_of(self.match)))

    def _aside(self, work: Awaitable[None]) -> None:
        """Lets something be done while the desk works on."""

        async def done() -> None:
            with contextlib.suppress(CovenError):
                await work

        task = asyncio.create_task(done())
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    # --- what comes by itself -----------------------------------------------------------------------------------------

    def _look_ahead(self) -> None:
        """Asks bots and standing answers, and sets the alarm for the next clock that runs out; where the table is driven."""
        if self._alarm is not None:
            self._alarm.cancel()
        if not self.drives:
            self._answers.stop()
            return
        self._answers.look()
        clocks = self.match.clocks
        deadline = clocks.next_deadline() if clocks is not None and self.match.status == "playing" else None
        if deadline is not None:
            self._set_alarm(max(0.0, deadline - time()) + 0.01)

    def _set_alarm(self, seconds: float, was_away: bool = False) -> None:
        self._alarm = self._loop.call_later(seconds, lambda: self._aside(self._ring(was_away)))

    async def _ring(self, was_away: bool = False) -> None:
        """A clock ran out; what could not be stored is tried again. Then nobody else could store a move either, so live clocks start afresh."""
        try:
            if was_away:
                await self.do(ServerIsBack())
            await self.do(ClockRanOut())
        except CovenError:
            if not self.is_broken:
                self._set_alarm(RETRY, was_away=True)

    async def begin(self) -> None:
        """Drives the table from now on: clocks start afresh before anything else, then what must go on without anybody asking."""
        self.drives = True
        await self.do(ServerIsBack())
        self._look_ahead()
        self.when_changed(self)

    def leave_driving(self) -> None:
        """Leaves bots and clocks to another process."""
        self.drives = False
        self._look_ahead()

    async def close(self) -> None:
        """Lets the running command end, then stops; what is stored stays."""
        self.leave_driving()  # so that what still waits asks nobody again
        if self._delayed is not None:
            self._delayed.stop()
        with contextlib.suppress(CovenError):
            if not self.is_broken:
                await self._queue(nothing)
        await end_all([self._worker, *self._asides])


def desk_failed() -> CovenError:
    return CovenError("failed", "Something went wrong here; the table is opened anew.")


async def nothing() -> None:
    """The last command of a desk: all before it are done."""


def settle(answer: "asyncio.Future[None]", error: CovenError | None) -> None:
    """Answers who asked, if they still wait."""
    if answer.done():
        return
    if error is None:
        answer.set_result(None)
    else:
        answer.set_exception(error)
