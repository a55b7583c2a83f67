"""A desk: the one owner of a live table in this process. It takes commands one at a time: decide, store, apply, tell."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from itertools import repeat
from typing import Any

from coven.errors import CovenError
from coven.server.clock import CLOCK, Timer
from coven.server.live.answers import Answers
from coven.server.live.bot_pool import BotPool
from coven.server.live.chat import Chat, ChatEntry, Names
from coven.server.live.commands import Command
from coven.server.live.commands.running import ClockRanOut, ServerIsBack
from coven.server.live.commands.seating import Leave, Start
from coven.server.live.delayed import Delayed
from coven.server.live.forking import prepare_start, up_to_start
from coven.server.live.match import Match
from coven.server.live.steps import Closed, Played, Started, Step, read_step
from coven.server.live.summaries import summary_of
from coven.server.live.viewers import Audience, Feed, Shared, encode
from coven.server.metrics import FAULTS, STEPS
from coven.server.store.bus import Alone, Bus
from coven.server.store.database import UNREACHABLE, unreachable
from coven.server.store.log import Entry, Log, Overtaken, step_rows
from coven.server.tasks import end_all
from coven.table.values import Viewer

MOST_WAITING = 64  # commands that may wait at one desk
MOST_STEPS = 10_000  # of one table besides the moves of its game
ALWAYS = (Start, Leave)  # what a person may do however much was done; who has left can only come back by what is counted
ROW = 200  # characters that a row takes besides what it says
MOST_TRIES = 20  # to write a step before somebody else does
RETRY = 1.0  # seconds, when what time wants could not be stored

STATUS_AFTER: dict[type, str] = {Started: "playing", Closed: "closed"}  # stored with the steps themselves: after a crash the games in play are known
ALONE = Alone()
Job = tuple[Callable[[], Awaitable[None]], "asyncio.Future[None]"]
logger = logging.getLogger("coven.server.desk")


class Desk:
    """Owns a match: nothing else changes it, and viewers are the only way out."""

    def __init__(self, match: Match, log: Log, pool: BotPool, names: Names, delayed: Delayed | None = None, bus: Bus = ALONE) -> None:
        self.match = match
        self.chat = Chat(match, log, names)
        self.drives = True  # whether bots and clocks of this table are minded here, and not in another process
        self._log = log
        self._names = names
        self._is_unsure = False  # whether steps may be stored that were not taken in
        self._delayed = delayed
        shared = Shared(match)
        self.feeds: dict[Viewer, Feed] = {seat: Feed(match, seat, shared) for seat in range(match.created.players)}
        self.feeds[None] = Feed(match, None, shared) if delayed is None else delayed.feed
        self.audience = Audience(match, self.feeds, self.chat, bus)
        self._answers = Answers(match, self.do, pool)
        self._alarm: Timer | None = None
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[Job] = deque()
        self._called = asyncio.Event()
        self._worker = asyncio.create_task(self._work(), name=f"desk {match.id}")
        self._asides: set[asyncio.Task[None]] = set()
        self.used_at = CLOCK.now()
        self.observers: list[Callable[[Desk], None]] = []  # told after every change, and when it is opened
        self.spend: Callable[[str, int], None] = lambda person, characters: None  # raises `too_many` if a person has stored too much lately

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

    def do(self, command: Command) -> Awaitable[None]:
        """Carries out a command; whoever awaits it goes on when it is stored and told, or is raised why it was not done."""
        return self._queue(partial(self._carry_out, command))

    def say(self, person: str, seat: int | None, client_id: str, text: str) -> Awaitable[None]:
        """Stores what somebody says, then tells those in the same room."""
        return self._queue(partial(self._say, person, seat, client_id, text))

    def _queue(self, work: Callable[[], Awaitable[None]]) -> "asyncio.Future[None]":
        """Lets something be done when all before it is; raises `failed` or `busy` if it can't be."""
        if self.is_broken:
            raise desk_failed()
        if len(self._jobs) == MOST_WAITING:
            raise CovenError("busy", "Too much is asked of this table at once; try again.")
        answer: asyncio.Future[None] = self._loop.create_future()
        self._jobs.append((work, answer))
        self._called.set()
        return answer

    async def _work(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            while self._jobs:
                work, answer = self._jobs.popleft()
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
        for _, waiting in self._jobs:
            settle(waiting, desk_failed())
        self._jobs.clear()
        self._answers.stop()
        self.audience.cut_off()

    async def _carry_out(self, command: Command) -> None:
        """Decide, store, apply, tell. Where another process was quicker, first see what it did."""
        for _ in range(MOST_TRIES):
            self.used_at = now = round(CLOCK.now(), 3)
            steps = command.decide(self.match, now)
            if not steps:
                return
            entry = Entry(step_rows(self.match.id, self.match.number, now, steps), STATUS_AFTER.get(type(steps[-1])))
            if not isinstance(steps[0], Played):
                self._check_room(command, entry)
            try:
                await self._log.append(entry)
            except Overtaken:
                await self._catch_up()
                continue
            except CovenError:
                self._make_sure()
                raise
            if self._apply(zip(repeat(now), steps)):
                self._aside(self.keep_summary())
            return
        raise CovenError("busy", "Others were quicker each time; try again.")

    def _check_room(self, command: Command, entry: Entry) -> None:
        """Raises `too_many_steps` or `too_many` if a person does more at this table, besides playing, than is kept for anybody."""
        person: str | None = getattr(command, "person", None)
        if person is None or isinstance(command, ALWAYS):
            return
        if self.match.steps_besides_moves + len(entry.steps) > MOST_STEPS:
            raise CovenError("too_many_steps", "Too much has been done at this table besides playing.", most=MOST_STEPS)
        self.spend(person, cost_of(entry.steps))

    def _apply(self, steps: Iterable[tuple[float, Step]]) -> bool:
        """Lets steps happen that are stored, and tells of them; returns whether lists show anything of it."""
        status, table_changed = self.match.status, False
        for at, step in steps:
            table_changed |= not isinstance(step, Played)
            STEPS.inc()
            self.match.apply(step, at)
            if self._delayed is not None:
                self._delayed.take(at, step)
        if table_changed:
            self.audience.reseat()  # before anything is told
        self.audience.tell(table_changed)
        self._schedule()
        for tell in self.observers:
            tell(self)
        return table_changed or self.match.status != status

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
        before, begun = up_to_start(steps)
        if before:
            self._apply(before)
        if begun:
            await prepare_start(self.match, begun[0][1])
            self._apply(begun)

    def _make_sure(self) -> None:
        """Looks, until the database answers, for steps that were stored unseen: by others, or here by a commit that was not confirmed."""

        async def looking() -> None:
            while self._is_unsure and not self.is_broken:
                await CLOCK.sleep(RETRY)
                with contextlib.suppress(CovenError):
                    await self.catch_up()
                    self._is_unsure = False

        if not self._is_unsure:
            self._is_unsure = True
            self._aside(looking())

    async def _say(self, person: str, seat: int | None, client_id: str, text: str) -> None:
        self.spend(person, ROW + len(text))
        for _ in range(MOST_TRIES):
            try:
                self.used_at = now = round(CLOCK.now(), 3)
                self._tell_chat(await self.chat.store(person, seat, client_id, text, now))
                return
            except Overtaken:
                await self._hear_chat()
        raise CovenError("busy", "Others were quicker each time; try again.")

    async def hear_chat(self) -> None:
        """Takes in what was said to other processes."""
        await self._queue(self._hear_chat)

    async def _hear_chat(self) -> None:
        self._tell_chat(await self.chat.read_on())

    def _tell_chat(self, entries: Iterable[ChatEntry]) -> None:
        for entry in entries:
            message = encode({"type": "chat", "chat": self.chat.line_of(entry)})
            for viewer in [None] if entry.seat is None else range(self.match.created.players):
                self.feeds[viewer].send(message)

    def rename(self, person: str, name: str) -> None:
        """Tells everybody by what name somebody goes from now on; names are no steps."""
        for match in {self.match, self.seen_by_spectators}:
            match.rename(person, name)
        self.audience.tell()
        self._aside(self.keep_summary())

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

    def _schedule(self) -> None:
        """Asks bots and standing answers, and sets the alarm for the next clock that runs out; where the table is driven."""
        if self._alarm is not None:
            self._alarm.cancel()
        if not self.drives:
            self._answers.stop()
            return
        if self.match.answered_seats or self._answers.asked:
            self._answers.update()
        clocks = self.match.clocks
        deadline = clocks.next_deadline() if clocks is not None and self.match.status == "playing" else None
        if deadline is not None:
            self._set_alarm(max(0.0, deadline - CLOCK.now()) + 0.01)

    def _set_alarm(self, seconds: float, was_away: bool = False) -> None:
        self._alarm = CLOCK.call_later(seconds, lambda: self._aside(self._ring(was_away)))

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
        self._schedule()
        for tell in self.observers:
            tell(self)

    def leave_driving(self) -> None:
        """Leaves bots and clocks to another process."""
        self.drives = False
        self._schedule()

    async def close(self) -> None:
        """Lets the running command end, then stops; what is stored stays."""
        self.leave_driving()  # so that what still waits asks nobody again
        if self._delayed is not None:
            self._delayed.stop()
        with contextlib.suppress(CovenError):
            if not self.is_broken:
                await self._queue(nothing)
        await end_all([self._worker, *self._asides])


def cost_of(rows: Iterable[Mapping[str, Any]]) -> int:
    """How many characters these steps take."""
    return sum(ROW + len(row["body"]) for row in rows)


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
