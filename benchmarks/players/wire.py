"""A WebSocket client that costs as little as possible, so that a benchmark measures the server and not its players."""

import asyncio
import struct
from abc import ABC, abstractmethod
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FIN, MASKED = 0x80, 0x80
SHORT, MIDDLE = 126, 1 << 16
NO_MASK = b"\0\0\0\0"  # a mask of zeros is a mask, and changes nothing


class Wire(ABC, asyncio.Protocol):
    """One socket: shakes hands, sends text, and calls `on_text` with every message."""

    def __init__(self, address: str, cookie: str) -> None:
        parts = urlsplit(address)
        self._request = (
            f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open and not self._shake_hands():
            return
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _shake_hands(self) -> bool:
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if end and not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head[:100]))
            self._transport.close()
        elif end:
            self._is_open, self._buffer = True, bytearray(rest)
            self.opened.set_result(None)
        return self._is_open

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame of the buffer."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == SHORT and len(buffer) >= 4:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length > SHORT and len(buffer) >= 10:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        elif length >= SHORT:
            return None
        if len(buffer) < start + length:
            return None
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return opcode, payload

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.on_text(payload)
        elif opcode == PING:
            self._send(PONG, payload)
        elif opcode == CLOSE:
            self.close()

    @abstractmethod
    def on_text(self, text: bytes) -> None:
        """Takes a message in."""

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, opcode: int, payload: bytes) -> None:
        length = len(payload)
        size = bytes([MASKED | length]) if length < SHORT else bytes([MASKED | SHORT]) + struct.pack("!H", length)
        self._transport.write(bytes([FIN | opcode]) + size + NO_MASK + payload)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed"))

    def close(self) -> None:
        self._transport.close()
