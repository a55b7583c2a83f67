"""uvicorn's socket with a shorter way out: messages for many sockets are written at once, without a task for each."""

import asyncio
import contextlib
import socket
import struct
from collections.abc import Sequence
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from coven.server.inbox import Inbox

WIRE = "coven.wire"  # among the extensions of a socket's scope
TEXT = 0x81  # the first byte of a whole text message
AT_ONCE = struct.pack("ii", 1, 0)  # on, after 0 seconds: else the system would go on trying to deliver
MOST_UNREAD = 8  # messages of one client that wait, before no more are read
SHORT, MIDDLE = 126, 1 << 16  # from these lengths on, a length takes two bytes more, or eight


class Wire(WebSocketsSansIOProtocol):
    """The connection of one socket; the application finds it in its scope."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = cast("asyncio.Queue[Any]", Inbox(self.loop))

    def send_receive_event_to_app(self) -> None:
        """Hands a message on; reading goes on while only a few wait, since stopping and starting it costs more than they do."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # a bad handshake has been answered already
            cast(dict[str, Any], self.scope["extensions"])[WIRE] = self

    @property
    def is_open(self) -> bool:
        return not (self.close_sent or self.disconnected or self.transport.is_closing())

    @property
    def is_writable(self) -> bool:
        """Whether the client has read enough of what was written before."""
        return self.writable.is_set()

    def write(self, texts: Sequence[bytes]) -> None:
        """Sends text messages, all in one piece."""
        if self.is_open:
            self.transport.write(b"".join([part for text in texts for part in (head_of(text), text)]))

    def drop(self) -> None:
        """Breaks the connection off, with all that the client has not read."""
        with contextlib.suppress(OSError, ValueError):  # the second where the client broke it off first: there is no socket any more
            self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()


def head_of(text: bytes) -> bytes:
    """The head of a server's text message: what it is, and its length (RFC 6455, 5.2)."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLE:
        return struct.pack(">BBH", TEXT, SHORT, length)
    return struct.pack(">BBQ", TEXT, SHORT + 1, length)
