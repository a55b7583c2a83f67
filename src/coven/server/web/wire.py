"""uvicorn's socket with a shorter way out: messages for many sockets are written at once, without a task for each."""

import contextlib
import socket
import struct
from collections.abc import Sequence
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = "coven.wire"  # among the extensions of a socket's scope
TEXT = 0x81  # the first byte of a whole text message
AT_ONCE = struct.pack("ii", 1, 0)  # on, after 0 seconds: else the system would go on trying to deliver
SHORT, MIDDLE = 126, 1 << 16  # from these lengths on, a length takes two bytes more, or eight


class Wire(WebSocketsSansIOProtocol):
    """The connection of one socket; the application finds it in its scope."""

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
            self.transport.write(b"".join(part for text in texts for part in (head_of(text), text)))

    def drop(self) -> None:
        """Breaks the connection off, with all that the client has not read."""
        with contextlib.suppress(OSError):
            self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()


def head_of(text: bytes) -> bytes:
    """The head of a server's text message: what it is, and its length (RFC 6455, 5.2)."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLE:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big")
