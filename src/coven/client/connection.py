"""The connection to a table: one socket after the other, however often it breaks."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from coven.errors import CovenError

LEAST_PAUSE, MOST_PAUSE = 0.05, 10.0  # seconds between two attempts to connect
MOST_READ = 16 * 1024 * 1024  # bytes of one message
HTTP_BUSY = 500  # from here on an answer to the handshake says: later


class Connection:
    """Connects, says hello with the last number, and yields what the server tells; connects anew until it is told not to."""

    def __init__(self, address: str, headers: dict[str, str], key: str | None) -> None:
        self._address, self._headers, self._key = address, headers, key
        self._socket: ClientConnection | None = None
        self._pause = LEAST_PAUSE
        self.last: int | None = None  # the number of the last update

    async def messages(self) -> AsyncIterator[dict[str, Any]]:
        """Everything the server tells, over all connections; raises the reason if it closes for good."""
        while True:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                async for message in self._visit():
                    yield message
            self._socket = None
            await self._wait()

    async def _visit(self) -> AsyncIterator[dict[str, Any]]:
        """One connection, from hello to its end."""
        async with await self._connected() as socket:
            await socket.send(json.dumps({"type": "hello", "last": self.last, **({"key": self._key} if self._key else {})}))
            self._socket = socket
            async for text in socket:
                message: dict[str, Any] = json.loads(text)
                if message["type"] == "bye" and not message["again"]:
                    raise CovenError(message["code"], "The server has closed this seat's connection.")
                self._pause = LEAST_PAUSE if message["type"] == "update" else self._pause
                yield message

    async def _connected(self) -> ClientConnection:
        try:
            return await connect(self._address, additional_headers=self._headers, max_size=MOST_READ)
        except InvalidStatus as error:
            if error.response.status_code >= HTTP_BUSY:
                raise
            raise CovenError("refused", "The server does not speak this protocol here.", status=error.response.status_code) from None

    async def _wait(self) -> None:
        """Waits longer each time, and not as long as everybody else does."""
        await asyncio.sleep(self._pause * random.uniform(0.5, 1))
        self._pause = min(MOST_PAUSE, self._pause * 2)

    async def send(self, message: dict[str, Any]) -> None:
        """Sends if there is a connection; if there is none, or it breaks, whoever waits for an answer sends again after the next welcome."""
        if self._socket is not None:
            with contextlib.suppress(OSError, WebSocketException):
                await self._socket.send(json.dumps(message))
