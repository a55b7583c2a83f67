"""One open socket: what it is told waits in a short line; who does not read is cut off, and may come again."""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketState

from coven.server.metrics import CUT_OFF
from coven.server.people.sessions import Session
from coven.server.viewers import encode
from coven.server.web.addresses import address_of

MOST_WAITING = 200  # messages
SEND_WITHIN = 15.0  # seconds for one message
CLOSE_CODES = {
    "not_signed_in": 4401,
    **dict.fromkeys(("no_spectators", "foreign_origin", "banned"), 4403),
    "no_such_table": 4404,
    "slow_reader": 4408,
    "too_many": 4429,
}
OTHER_CLOSE_CODE = 4400


class SocketOutlet:
    """Sends in order, in a task of its own, so that no desk waits for a slow line."""

    def __init__(self, socket: WebSocket, session: Session) -> None:
        self.person: str | None = session.person.id
        self.session = session
        self.address = address_of(socket.scope)
        self._socket = socket
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self._bye: tuple[str, bool] | None = None
        self.sender = asyncio.create_task(self._send_on())

    @property
    def is_cut_off(self) -> bool:
        return self._bye is not None

    def send(self, text: str) -> None:
        if self.is_cut_off:
            return
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.cut_off("slow_reader", again=True)

    def cut_off(self, code: str, again: bool) -> None:
        """Closes the socket after a last word; what waits for a slow reader is dropped."""
        if self.is_cut_off:
            return
        self._bye = code, again
        CUT_OFF.labels(code).inc()
        while self._waiting.full() or (code == "slow_reader" and not self._waiting.empty()):
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def _send_on(self) -> None:
        with contextlib.suppress(Exception):  # a line that breaks is closed; the client comes again
            while (text := await self._waiting.get()) is not None:
                async with asyncio.timeout(SEND_WITHIN):
                    await self._socket.send_text(text)
        await self._close()

    async def _close(self) -> None:
        code, again = self._bye or ("slow_reader", True)
        self._bye = code, again
        with contextlib.suppress(Exception):
            async with asyncio.timeout(2):
                await self._socket.send_text(encode({"type": "bye", "code": code, "again": again}))
                await self._socket.close(CLOSE_CODES.get(code, OTHER_CLOSE_CODE))

    async def end(self) -> None:
        """The client has gone: nothing more is sent."""
        if self._socket.client_state is WebSocketState.CONNECTED:
            self.cut_off("closed", again=True)
        else:
            self.sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.sender
