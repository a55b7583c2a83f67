"""Limits on connections, before the application: bytes of a head, time of a request, answers that nobody reads, how many from one address."""

import asyncio
import contextlib
import socket
import struct
from collections import Counter
from functools import partial
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from coven.errors import CovenError
from coven.server.client_address import household
from coven.server.clock import CLOCK, Timer
from coven.server.http.errors import answer
from coven.server.settings import Settings

TRANSPORT = "transport"  # the connection of a socket, in the state of its scope
AT_ONCE = struct.pack("ii", 1, 0)  # on, after 0 seconds: else the system would go on trying to deliver
MOST_HEAD = 32 * 1024  # bytes of a request's line and headers; browsers send some hundreds
MOST_WHOLE = 4 * 1024 * 1024  # bytes of a request as it arrives, whatever it is cut into; the application allows less


def drop(transport: asyncio.Transport) -> None:
    """Breaks a connection off, with all that the client has not read."""
    with contextlib.suppress(OSError, ValueError):  # the second where the client broke it off first: there is no socket any more
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()


class Arrivals:
    """What the connections of one process share: the limits, and how many there are from each address."""

    def __init__(self, settings: Settings) -> None:
        self.within = settings.arrive_within
        self._most = settings.most_connections_address
        self._proxies = [ip_network(proxy) for proxy in settings.trusted_proxies]
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> str | None:
        """Counts a connection; returns whose it is, or None where nobody is counted. Raises `too_many`."""
        if self._is_proxy(address):
            return None
        owner = household(address)
        if self._open[owner] >= self._most:
            said = "Too many connections come from this address; close some."  # those that say nothing end by themselves
            raise CovenError("too_many", said, most=self._most, seconds=self.within, limit="connections")
        self._open[owner] += 1
        return owner

    def leave(self, owner: str) -> None:
        self._open[owner] -= 1
        if not self._open[owner]:
            del self._open[owner]

    def _is_proxy(self, address: str) -> bool:
        """Whether everybody comes from there; the proxy limits them."""
        try:
            return any(ip_address(address) in proxy for proxy in self._proxies)
        except ValueError:
            return False


class Arriving(HttpToolsProtocol):
    """A connection that is answered and closed when it sends too much, or too slowly."""

    def __init__(self, arrivals: Arrivals, **named: Any) -> None:
        super().__init__(**named)
        self._arrivals = arrivals
        self._owner: str | None = None
        self._deadline: Timer | None = None
        self._reader: Timer | None = None  # while something waits for the client to read it
        self._arrived = 0  # bytes of the request that arrives, at least
        self._is_in_head = True
        self._is_too_large = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._owner = self._arrivals.enter(self.client[0] if self.client else "unknown")
        except CovenError as error:
            self._refuse(error, HTTPStatus.TOO_MANY_REQUESTS)
            return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which has limits of its own."""
        self._let_go()
        self.app_state = {**self.app_state, TRANSPORT: self.transport}
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self._stop_waiting()
        self._stop_watching()
        if self._owner is not None:
            self._arrivals.leave(self._owner)
            self._owner = None

    # --- time -----------------------------------------------------------------------------------------------------------

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = CLOCK.call_later(self._arrivals.within, self._end_slow)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end_slow(self) -> None:
        self._deadline = None
        if not self._arrived:  # browsers open connections in advance, and would take an answer for that to what they ask next
            self.transport.close()
            return
        seconds = self._arrivals.within
        self._refuse(CovenError("too_slow", "The request took too long to arrive.", seconds=seconds), HTTPStatus.REQUEST_TIMEOUT)

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._arrived, self._is_in_head = 0, True
        self._stop_waiting()
        super().on_message_complete()

    # --- answers that nobody reads ------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch_reader()

    def _watch_reader(self) -> None:
        """Breaks the connection off if the client reads nothing of what waits for it."""
        if self._reader is None and self._unread():
            self._reader = CLOCK.call_later(self._arrivals.within, partial(self._end_unread, self._unread()))

    def _end_unread(self, before: int) -> None:
        self._reader = None
        if self._unread() < before:
            self._watch_reader()
        else:
            drop(self.transport)

    def _unread(self) -> int:
        return 0 if self.transport is None else self.transport.get_write_buffer_size()

    def _stop_watching(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None

    # --- bytes ------------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._arrived += len(data)
        super().data_received(data)
        if self._arrived > (MOST_HEAD if self._is_in_head else MOST_WHOLE) and not self.transport.is_closing():
            self._end_large()

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MOST_HEAD:
            self._is_too_large = True
            raise ValueError("a head of too many bytes")  # the parser stops, and has it answered
        self._is_in_head = False
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        if self._is_too_large:
            self._end_large()
        else:
            super().send_400_response(msg)

    def _end_large(self) -> None:
        error = CovenError("too_large", f"The head of a request has at most {MOST_HEAD} bytes.", most=MOST_HEAD)
        self._refuse(error, HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def _refuse(self, error: CovenError, status: HTTPStatus) -> None:
        """Answers, unless that is the application's affair, and closes."""
        if self._is_in_head and (self.cycle is None or self.cycle.response_complete):
            told = answer(error)
            head = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{name}: {value}" for name, value in told.headers.items()), "connection: close"]
            self.transport.write("\r\n".join([*head, "", ""]).encode() + bytes(told.body))
        self.transport.close()
