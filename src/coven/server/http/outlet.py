"""One open socket: what it is told waits for a moment or for the client; who does not read is cut off, and may come again."""

import asyncio
import contextlib
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from coven.server.client_address import address_of
from coven.server.clock import CLOCK
from coven.server.features.people.sessions import Session
from coven.server.http.arriving import TRANSPORT, drop
from coven.server.live.viewers import encode
from coven.server.metrics import CUT_OFF

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


class SocketOutlet:
    """Sends in order; no desk waits for a slow line."""

    def __init__(self, socket: WebSocket, session: Session) -> None:
        self.person: str | None = session.person.id
        self.name = session.person.name
        self.session = session
        self.address = address_of(socket.scope)
        self._socket = socket
        self._transport: asyncio.Transport = socket.scope["state"][TRANSPORT]
        self._waiting: deque[bytes] = deque()
        self._has_more = asyncio.Event()
        self._writing = asyncio.create_task(self._write())
        self._bye: tuple[str, bool] | None = None
        self._closing: asyncio.Task[None] | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # the last word was sent

    @property
    def is_cut_off(self) -> bool:
        return self._bye is not None

    def send(self, text: bytes) -> None:
        if self._bye is not None:
            return
        if len(self._waiting) == MOST_WAITING:
            self.cut_off("slow_reader", again=True)
            return
        self._waiting.append(text)
        self._has_more.set()

    async def _write(self) -> None:
        """Sends what comes, as long as the client reads it."""
        try:
            while await self._has_more.wait():
                self._has_more.clear()
                async with CLOCK.timeout(READ_WITHIN):
                    await self._send_waiting()
        except TimeoutError:
            self.cut_off("slow_reader", again=True)
        except WebSocketDisconnect:
            pass  # whoever listens to this client is told so, too

    async def _send_waiting(self) -> None:
        while self._waiting:
            await self._socket.send_text(self._waiting[0].decode())  # until the client has read enough of what was sent before
            self._waiting.popleft()

    def cut_off(self, code: str, again: bool) -> None:
        """Closes the socket after a last word; what waits for a slow reader is dropped."""
        if self.is_cut_off:
            return
        self._bye = code, again
        CUT_OFF.labels(code).inc()
        self._closing = asyncio.create_task(self._close(code, again))

    async def _close(self, code: str, again: bool) -> None:
        self._writing.cancel()
        if code == "slow_reader":
            self._waiting.clear()
        try:
            async with asyncio.timeout(CLOSED_WITHIN):
                await self._send_waiting()
                await self._socket.send_text(encode({"type": "bye", "code": code, "again": again}).decode())
                await self._socket.close(CLOSE_CODES.get(code, OTHER_CLOSE_CODE))
        except Exception:
            drop(self._transport)  # who does not read would never be done with what was written; the client comes again
        self._end()

    def _end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    async def end(self) -> None:
        """The visit is over: says so to a client that is still there."""
        if self._socket.client_state is WebSocketState.CONNECTED:
            self.cut_off("closed", again=True)
        self._writing.cancel()
        if self._closing is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._closing
        self._end()
