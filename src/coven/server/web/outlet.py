"""One open socket: what it is told waits for a moment or for the client; who does not read is cut off, and may come again."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable

from starlette.websockets import WebSocket, WebSocketState

from coven.server.desk.viewers import encode
from coven.server.metrics import CUT_OFF
from coven.server.people.sessions import Session
from coven.server.web.addresses import address_of
from coven.server.web.wire import WIRE, Wire

MOST_WAITING = 200  # messages
READ_WITHIN = 15.0  # seconds in which a client must go on reading
CLOSED_WITHIN = 2.0  # seconds for the last word
CLOSE_CODES = {
    "not_signed_in": 4401,
    **dict.fromkeys(("no_spectators", "foreign_origin", "banned", "not_seated"), 4403),
    "no_such_table": 4404,
    "slow_reader": 4408,
    "too_many": 4429,
}
OTHER_CLOSE_CODE = 4400
logger = logging.getLogger("coven.server.outlet")


class Outbox:
    """The sockets that have something to say. All are written to a moment later, so that an update and its acknowledgement go out in one piece."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._due: list[SocketOutlet] = []

    def add(self, outlet: "SocketOutlet") -> None:
        self._due.append(outlet)
        if len(self._due) == 1:
            self._loop.call_soon(self._close)

    def _close(self) -> None:
        due, self._due = self._due, []
        self._loop.call_soon(write_all, due)


def write_all(outlets: Iterable["SocketOutlet"]) -> None:
    """Writes to each; one that can't be written to disturbs no other."""
    for outlet in outlets:
        try:
            outlet.write()
        except Exception:
            logger.exception("a socket can't be written to")


class SocketOutlet:
    """Sends in order; no desk waits for a slow line."""

    def __init__(self, socket: WebSocket, session: Session, outbox: Outbox) -> None:
        self.person: str | None = session.person.id
        self.session = session
        self.address = address_of(socket.scope)
        self._socket = socket
        self._wire: Wire = socket.scope["extensions"][WIRE]
        self._outbox = outbox
        self._waiting: list[bytes] = []
        self._patience: asyncio.Task[None] | None = None  # while the client must read before it is told more
        self._bye: tuple[str, bool] | None = None
        self._closing: asyncio.Task[None] | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # the last word was sent

    @property
    def is_cut_off(self) -> bool:
        return self._bye is not None

    def send(self, text: bytes) -> None:
        if self.is_cut_off:
            return
        if len(self._waiting) == MOST_WAITING:
            self.cut_off("slow_reader", again=True)
            return
        self._waiting.append(text)
        if len(self._waiting) == 1 and self._patience is None:
            self._outbox.add(self)

    def write(self) -> None:
        """Writes what waits, or waits until the client has read."""
        if self._wire.is_writable:
            self._wire.write(self._waiting)
            self._waiting.clear()
        elif self._patience is None and self._waiting:
            self._patience = asyncio.create_task(self._write_later())

    async def _write_later(self) -> None:
        try:
            async with asyncio.timeout(READ_WITHIN):
                await self._wire.writable.wait()
        except TimeoutError:
            self.cut_off("slow_reader", again=True)
            return
        self._patience = None
        self.write()

    def cut_off(self, code: str, again: bool) -> None:
        """Closes the socket after a last word; what waits for a slow reader is dropped."""
        if self.is_cut_off:
            return
        self._bye = code, again
        CUT_OFF.labels(code).inc()
        self._closing = asyncio.create_task(self._close(code, again))

    async def _close(self, code: str, again: bool) -> None:
        if code == "slow_reader":
            self._waiting.clear()
        self.write()
        try:
            async with asyncio.timeout(CLOSED_WITHIN):
                await self._socket.send_text(encode({"type": "bye", "code": code, "again": again}).decode())
                await self._socket.close(CLOSE_CODES.get(code, OTHER_CLOSE_CODE))
        except Exception:
            self._wire.drop()  # who does not read would never be done with what was written; the client comes again
        self._end()

    def _end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    async def end(self) -> None:
        """The visit is over: says so to a client that is still there."""
        if self._socket.client_state is WebSocketState.CONNECTED:
            self.cut_off("closed", again=True)
        if self._patience is not None:
            self._patience.cancel()
        if self._closing is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._closing
        self._end()
