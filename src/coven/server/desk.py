"""A desk: the one owner of a live table in this process. It takes commands one at a time: decide, store, apply, tell."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from time import time

from coven.errors import CovenError
from coven.server.chat import Chat
from coven.server.commands import Command
from coven.server.commands.running import ClockRanOut
from coven.server.delayed import Delayed
from coven.server.jobs.answers import Answers
from coven.server.jobs.pool import Pool
from coven.server.lobby.summaries import summary_of
from coven.server.log.writing import Log, Overtaken, Parcel
from coven.server.match.match import Match
from coven.server.match.steps import Created, Played, Step, read_step, write_step
from coven.server.metrics import FAULTS, STEPS
from coven.server.viewers import Outlet, Shared, Viewer, encode

MOST_WAITING = 64  # commands that may wait at one desk
MOST_TRIES = 5  # to write a step before somebody else does
MOST_SOCKETS = 6  # of one person at one table

Job = tuple[Callable[[], Awaitable[None]], "asyncio.Future[None]"]
logger = logging.getLogger("coven.server.desk")


class Desk:
    """Owns a match: nothing else changes it, and viewers are the only way out."""

    def __init__(self, match: Match, log: Log, pool: Pool, delayed: Delayed | None = None) -> None:
        self.match = match
        self.chat = Chat(match, log)
        self._log = log
        self._delayed = delayed
        shared = Shared(match)
        self.viewers: dict[int | None, Viewer] = {seat: Viewer(match, seat, shared) for seat in range(match.created.players)}
        self.viewers[None] = Viewer(match, None, shared) if delayed is None else delayed.viewer
        self._answers = Answers(self, pool)
        self._alarm: asyncio.TimerHandle | None = None
        self._jobs: asyncio.Queue[Job] = asyncio.Queue(MOST_WAITING)
        self._worker = asyncio.create_task(self._work(), name=f"desk {match.id}")
        self._asides: set[asyncio.Task[None]] = set()
        self.used_at = time()

    @property
    def is_broken(self) -> bool:
        """Whether a fault has ended its work; it is opened anew from the log."""
        return self._worker.done()

    @property
    def seen_by_spectators(self) -> Match:
        """The match as far as spectators know of it."""
        return self.match if self._delayed is None else self._delayed.match

    # --- commands, one at a time --------------------------------------------------------------------------------------

    async def do(self, command: Command) -> None:
        """Carries out a command; returns when it is stored and told. Raises why it was not done."""
        await self._queue(partial(self._carry_out, command))

    async def say(self, person: str, seat: int | None, client_id: str, text: str) -> None:
        """Stores what somebody says, then tells those in the same room."""
        await self._queue(partial(self._say, person, seat, client_id, text))

    async def _queue(self, work: Callable[[], Awaitable[None]]) -> None:
        if self.is_broken:
            raise fallen()
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
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
            except Exception:
                FAULTS.inc()
                logger.exception("a desk fell over", extra={"table": self.match.id})
                self._fall_over(answer)
                return
            else:
                settle(answer, None)

    def _fall_over(self, answer: "asyncio.Future[None]") -> None:
        """Ends after a fault: who waits is told, who listens comes again to a desk opened anew from the log."""
        settle(answer, fallen())
        while not self._jobs.empty():
            settle(self._jobs.get_nowait()[1], fallen())
        self._answers.stop()
        for viewer in self.viewers.values():
            for outlet in list(viewer.outlets):
                outlet.cut_off("table_reopens", again=True)

    async def _carry_out(self, command: Command) -> None:
        """Decide, store, apply, tell. Where another process was quicker, first see what it did."""
        for _ in range(MOST_TRIES):
            now = round(time(), 3)
            steps = command.decide(self.match, now)
            if not steps:
                return
            try:
                await self._log.append(self._parcel(steps, now))
            except Overtaken:
                await self._catch_up()
                continue
            self._apply([(now, step) for step in steps])
            return
        raise CovenError("busy", "Others were quicker each time; try again.")

    def _parcel(self, steps: list[Step], now: float) -> Parcel:
        numbered = enumerate(steps, self.match.number + 1)
        return Parcel([{"game": self.match.id, "number": number, "at": now, "body": write_step(step)} for number, step in numbered])

    def _apply(self, steps: Iterable[tuple[float, Step]]) -> None:
        status, is_seating = self.match.status, False
        for at, step in steps:
            is_seating |= not isinstance(step, Played)
            STEPS.inc()
            self.match.apply(step, at)
            if self._delayed is not None:
                self._delayed.take(at, step)
        if is_seating:
            self._reseat_sockets()  # before anything is told
        self._tell()
        self._look_ahead()
        if is_seating or self.match.status != status:
            self._aside(self.keep_summary())

    def _tell(self) -> None:
        for viewer in self.viewers.values():
            viewer.tell()

    async def catch_up(self) -> None:
        """Takes in what other processes have written."""
        await self._queue(self._catch_up)

    async def _catch_up(self) -> None:
        self._apply([(at, read_step(body)) for _, at, body in await self._log.read(self.match.id, self.match.number)])

    async def _say(self, person: str, seat: int | None, client_id: str, text: str) -> None:
        said = await self.chat.store(person, seat, client_id, text, round(time(), 3))
        if said is not None:
            for watcher in [None] if seat is None else range(self.match.created.players):
                self.viewers[watcher].send(encode({"type": "chat", "chat": said}))

    async def keep_summary(self) -> None:
        """Stores what lists show of this table. Nobody waits for it: it can be made again from the steps."""
        with contextlib.suppress(CovenError):
            await self._log.append(Parcel(summary=summary_of(self.match)))

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
        """Asks bots and standing answers, and sets the alarm for the next clock that runs out."""
        self._answers.look()
        if self._alarm is not None:
            self._alarm.cancel()
        clocks = self.match.clocks
        deadline = clocks.next_deadline() if clocks is not None and self.match.status == "playing" else None
        if deadline is not None:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, deadline - time()) + 0.01, lambda: self._aside(self.do(ClockRanOut())))

    def begin(self) -> None:
        """Starts what must go on without anybody asking; called once the desk is open."""
        self._look_ahead()

    async def close(self) -> None:
        """Lets the running command end, then stops; what is stored stays."""
        self._answers.stop()
        if self._alarm is not None:
            self._alarm.cancel()
        if self._delayed is not None:
            self._delayed.stop()
        with contextlib.suppress(CovenError):
            if not self.is_broken:
                await self._queue(nothing)
        self._worker.cancel()
        for task in self._asides:
            task.cancel()

    # --- sockets ------------------------------------------------------------------------------------------------------

    @property
    def has_sockets(self) -> bool:
        return any(viewer.outlets for viewer in self.viewers.values())

    def connect(self, outlet: Outlet, watcher: int | None, last: int | None) -> None:
        """Takes in a socket and tells it what it missed. Of one person's too many sockets the oldest is cut off."""
        viewer = self.viewers[watcher]
        own = [other for other in viewer.outlets if other.person == outlet.person]
        for old in own[: max(0, len(own) - MOST_SOCKETS + 1)]:
            old.cut_off("too_many_sockets", again=False)
        before = self.present()
        viewer.welcome(outlet, last, {"present": sorted({*before, *([] if watcher is None else [watcher])}), "chat": self.chat.recent(watcher)})
        self._tell_presence(before)

    def disconnect(self, outlet: Outlet, watcher: int | None) -> None:
        before = self.present()
        if outlet in self.viewers[watcher].outlets:
            self.viewers[watcher].outlets.remove(outlet)
        self.used_at = time()
        self._tell_presence(before)

    def _reseat_sockets(self) -> None:
        """Cuts off whoever watches from a place that is no longer theirs."""
        hidden = self.match.status != "open" and self.match.created.terms.spectators == "none"
        for watcher, viewer in self.viewers.items():
            for outlet in list(viewer.outlets):
                if self.match.seat_of(outlet.person) != watcher or (watcher is None and hidden):
                    outlet.cut_off("seat_changed", again=True)

    def present(self) -> list[int]:
        """The seats whose people are connected."""
        return [seat for seat, viewer in self.viewers.items() if seat is not None and viewer.outlets]

    def _tell_presence(self, before: list[int]) -> None:
        present = self.present()
        if present != before:
            for viewer in self.viewers.values():
                viewer.send(encode({"type": "presence", "present": present}))


def fallen() -> CovenError:
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


async def open_desk(id: str, log: Log, pool: Pool, names: Callable[[Iterable[str]], Awaitable[dict[str, str]]]) -> Desk | None:
    """The desk of a table, made from the steps in the log; None if there is no such table."""
    rows = await log.read(id)
    if not rows:
        return None
    created, at = read_step(rows[0][2]), rows[0][1]
    assert isinstance(created, Created)
    steps = [(at, read_step(body)) for _, at, body in rows[1:]]
    people = {created.host, *(step.person for _, step in steps if hasattr(step, "person"))}
    known = await names(people)
    match, delay = seated(id, created, at, known), created.terms.spectator_delay
    delayed = Delayed(seated(id, created, at, known), delay) if delay else None
    try:
        for at, step in steps:
            match.apply(step, at)
            if delayed is not None:
                delayed.take(at, step)
    except CovenError as error:
        if created.rules == match.game.version:
            raise
        logger.warning("a game of older rules is closed", extra={"table": id, "code": error.code})
        match.give_up(len(rows))
    desk = Desk(match, log, pool, delayed)
    await desk.chat.load(names)
    return desk


def seated(id: str, created: Created, at: float, names: dict[str, str]) -> Match:
    match = Match(id, created, at)
    match.names = names
    return match
