"""The simple face of the client: no `await`. The asynchronous client runs in a thread of its own."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, TypeVar

from coven.client.client import AsyncClient
from coven.client.questions import Move, Question
from coven.client.seat import Seat

Answer = TypeVar("Answer")
Wait = Callable[[Coroutine[Any, Any, Any]], Any]


@dataclass(frozen=True)
class BlockingQuestion:
    """A question whose answer is waited for."""

    question: Question
    _wait: Wait

    def __getattr__(self, name: str) -> Any:
        return getattr(self.question, name)

    def play(self, move: Move | str) -> bool:
        """Makes a move; True once it is stored. False if it is too late for it: the next question shows why."""
        return bool(self._wait(self.question.play(move)))


class BlockingSeat:
    """A seat: iterate over it to be asked for moves."""

    def __init__(self, seat: Seat, wait: Wait) -> None:
        self._seat, self._wait = seat, wait

    def __getattr__(self, name: str) -> Any:
        return getattr(self._seat, name)

    def __iter__(self) -> Iterator[BlockingQuestion]:
        while (question := self._wait(self._seat.next_question())) is not None:
            yield BlockingQuestion(question, self._wait)

    def play_by(self, choose: Callable[[BlockingQuestion], Move | str]) -> dict[str, Any] | None:
        """Lets a function choose every move, until the game is over; returns the outcome."""
        for question in self:
            question.play(choose(question))
        return self._seat.outcome


class Client:
    """A client without `await`: use it in a `with` block."""

    def __init__(self, url: str, token: str | None = None, name: str = "Bot") -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="coven client", daemon=True)
        self._given = url, token, name
        self._client: AsyncClient

    def __enter__(self) -> "Client":
        self._thread.start()
        try:
            self._wait(self._enter())
        except BaseException:
            self._stop()
            raise
        return self

    async def _enter(self) -> None:
        self._client = await AsyncClient(*self._given).__aenter__()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        try:
            self._wait(self._client.__aexit__(kind, error, trace))
        finally:
            self._stop()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _wait(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Waits for the other thread; whoever is interrupted stops it too."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    @property
    def me(self) -> dict[str, Any]:
        """Who is signed in."""
        return self._client.me

    def get(self, path: str, **query: Any) -> Any:
        """Asks any route of the API; raises `CovenError` with the server's code."""
        return self._wait(self._client.get(path, **query))

    def post(self, path: str, **body: Any) -> Any:
        """Posts to any route of the API; raises `CovenError` with the server's code."""
        return self._wait(self._client.post(path, **body))

    def tables(self, status: str = "open", game: str | None = None) -> list[dict[str, Any]]:
        """The public tables."""
        return self._wait(self._client.tables(status, game))

    def open_table(self, game: str, seats: Sequence[dict[str, Any]], **more: Any) -> tuple[str, str]:
        """Opens a table; returns its id and the key for friends."""
        return self._wait(self._client.open_table(game, seats, **more))

    def start(self, table: str) -> None:
        """Begins the game, once no seat is free."""
        self._wait(self._client.start(table))

    def sit(self, table: str, key: str | None = None, seat: int | None = None) -> BlockingSeat:
        """Sits down, or comes back to the seat one has, and connects."""
        return BlockingSeat(self._wait(self._client.sit(table, key, seat)), self._wait)
