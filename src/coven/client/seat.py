"""A seat at a table: the questions it is asked, and its moves, each made once however often the connection breaks."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from coven.client.connection import Connection
from coven.client.questions import Question, question_of
from coven.errors import CovenError

TOO_LATE = {"stale", "ended"}
AGAIN = {"not_stored", "busy", "failed", "too_many", "bot_plays"}  # not done, and worth sending again
RETRY = 0.2  # seconds


@dataclass
class Pending:
    """A move that was sent and not answered yet."""

    message: dict[str, Any]
    answer: "asyncio.Future[CovenError | None]"


class Seat:
    """What a seat knows, kept up to date by itself. Iterating over it yields one question after the other until the game is over."""

    def __init__(self, connection: Connection, take_back: Callable[[], Awaitable[None]]) -> None:
        self.number = 0
        self.seat: int | None = None
        self.table: dict[str, Any] = {}
        self.setting: dict[str, Any] | None = None
        self.present: dict[str, Any] | None = None
        self._connection = connection
        self._take_back = take_back  # from a bot that plays it meanwhile
        self._events: list[dict[str, Any]] = []
        self._asked: int | None = None  # the number of the question asked last
        self._pending: Pending | None = None
        self._news = asyncio.Condition()
        self._over: CovenError | None = None
        self._reader = asyncio.create_task(self._read())

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How the game ended, as the server tells it; None while it runs, or if it was given up."""
        return self.table.get("outcome")

    @property
    def is_over(self) -> bool:
        return self.table.get("status") in ("over", "closed")

    # --- being asked --------------------------------------------------------------------------------------------------

    async def __aiter__(self) -> AsyncIterator[Question]:
        while (question := await self.next_question()) is not None:
            yield question

    async def next_question(self) -> Question | None:
        """The next question; None once the game is over. Raises why the server has closed the connection for good."""
        async with self._news:  # a question that was not answered is asked again only when something has happened
            await self._news.wait_for(lambda: self._over is not None or self.is_over or self._is_asked())
        if self._over is not None:
            raise self._over
        if self.is_over:
            return None
        assert self.seat is not None and self.present is not None
        self._asked, events, self._events = self.number, self._events, []
        return question_of(self.seat, self.number, self.present, events, self.setting, self._play)

    def _is_asked(self) -> bool:
        return self.present is not None and bool(self.present["moves"]) and self.number != self._asked

    # --- moves --------------------------------------------------------------------------------------------------------

    async def _play(self, question: Question, move: str) -> bool:
        """Sends a move until it is answered; True if it is stored, False if it is too late."""
        message = {"type": "play", "id": secrets.token_urlsafe(9), "move": move, "after": question.number}
        while (error := await self._answered(message)) is not None:
            if error.code in TOO_LATE:
                return False
            if error.code in AGAIN:
                await self._prepare_again(error)
            elif self.number != question.number:  # something has happened meanwhile, so it may have been right when it was chosen
                return False
            else:
                raise error
        return True

    async def _prepare_again(self, error: CovenError) -> None:
        """Does what it needs for a move to be sent again: takes the seat back from a bot, or waits as long as the server says."""
        if error.code == "bot_plays":
            with contextlib.suppress(CovenError):
                await self._take_back()
        await asyncio.sleep(error.details.get("seconds", RETRY))

    async def _answered(self, message: dict[str, Any]) -> CovenError | None:
        """Sends; returns None when it is stored, or why it was not done."""
        if self._over is not None:
            return self._over
        self._pending = Pending(message, asyncio.get_running_loop().create_future())
        await self._connection.send(message)
        try:
            return await self._pending.answer
        finally:
            self._pending = None

    # --- being told ---------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        try:
            async for message in self._connection.messages():
                async with self._news:
                    await self._take(message)
                    self._news.notify_all()
        except CovenError as error:
            await self._end(error)

    async def _end(self, error: CovenError) -> None:
        async with self._news:
            self._over = error
            self._answer(error)
            self._news.notify_all()

    async def _take(self, message: dict[str, Any]) -> None:
        self.table = message.get("table", self.table)
        self.setting = message.get("setting") or self.setting
        take = TAKE.get(message["type"])
        if take is not None:
            await take(self, message)

    async def _welcomed(self, message: dict[str, Any]) -> None:
        """Connected, for the first time or again: a move without an answer is sent again."""
        self.seat = message["seat"]
        if self.seat is None:
            raise CovenError("not_seated", "You have no seat at this table.")
        if self._pending is not None:
            await self._connection.send(self._pending.message)

    async def _updated(self, message: dict[str, Any]) -> None:
        self.number = self._connection.last = message["number"]
        self._events += message["events"]
        self.present = message.get("present", self.present)

    async def _acknowledged(self, message: dict[str, Any]) -> None:
        if self._is_pending(message["id"]):
            self._answer(None)

    async def _refused(self, message: dict[str, Any]) -> None:
        error = message["error"]
        if self._is_pending(message["id"]) or (message["id"] is None and error["code"] == "too_many"):
            self._answer(CovenError(error["code"], error["message"], **error["details"]))

    def _is_pending(self, id: str | None) -> bool:
        return self._pending is not None and self._pending.message["id"] == id

    def _answer(self, error: CovenError | None) -> None:
        if self._pending is not None and not self._pending.answer.done():
            self._pending.answer.set_result(error)

    async def close(self) -> None:
        """Leaves the table's socket; the seat stays."""
        self._reader.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader


TAKE: dict[str, Callable[[Seat, dict[str, Any]], Awaitable[None]]] = {
    "welcome": Seat._welcomed,
    "update": Seat._updated,
    "ack": Seat._acknowledged,
    "refused": Seat._refused,
}
