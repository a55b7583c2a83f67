"""What is bounded before the application: heads, the time a request takes to arrive, connections from one address, open files."""

import asyncio
import fcntl
import json
import logging
import resource
import socket
import struct
import termios
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.clients import run, started
from server.running import Server, serving
from server.start.test_running import is_established
from waiting import wait_until

from coven.server.http.arriving import MOST_HEAD, Arrivals
from coven.server.settings import Settings
from coven.server.starting import ENOUGH_FILES, raise_open_files, warn_of_open_door

WITHIN = 30.0  # seconds, as is usual
MOST = 8  # connections


class Raw:
    """A connection on which anything may be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def to(cls, server: Server, sent: bytes = b"") -> "Raw":
        raw = cls(*await asyncio.open_connection("127.0.0.1", server.settings["port"]))
        raw.send(sent)
        return raw

    def send(self, sent: bytes) -> None:
        self._writer.write(sent)

    async def rest(self) -> bytes:
        """All that is sent until the server closes."""
        sent = await self._reader.read()
        await self.close()
        return sent

    async def answer(self) -> tuple[int, Any]:
        """The status and the body of an answer after which the server closes."""
        head, _, body = (await self.rest()).partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)

    async def status(self) -> int:
        """The status of an answer after which the connection stays."""
        head = await self._reader.readuntil(b"\r\n\r\n")
        await self._reader.readexactly(int(head.lower().split(b"content-length: ")[1].split()[0]))
        return int(head.split()[1])

    async def close(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()


GET = b"GET /healthz HTTP/1.1\r\nhost: [::1]\r\n"


def test_heads_time_and_connections_are_bounded(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        long, many = GET + b"x: " + b"y" * MOST_HEAD, GET + b"x: y\r\n" * MOST_HEAD
        for large in (long[: MOST_HEAD + 1], many[: MOST_HEAD + 1], long + b"\r\n\r\n"):  # who goes on sending finds the connection closed
            status, body = await (await Raw.to(server, large)).answer()
            assert (status, body["code"]) == (431, "too_large")
        kept = await Raw.to(server, GET + b"\r\n")
        assert await kept.status() == 200
        body = b"x" * (2 * MOST_HEAD)
        kept.send(b"POST /api/v2/people/guests HTTP/1.1\r\nhost: [::1]\r\ncontent-length: %d\r\n\r\n" % len(body) + body)
        assert await kept.status() in (404, 405, 422), "a body is no head"

        slow = [
            await Raw.to(server, sent)
            for sent in (b"", GET, b"POST /api/v2/people/sign-in HTTP/1.1\r\nhost: [::1]\r\ncontent-length: 10\r\n\r\nhalf")
        ]
        kept.send(GET)  # half of one more
        last = await Raw.to(server, GET + b"\r\n")
        assert await last.status() == 200, "by now all of that was read"
        await last.close()
        server.turn(WITHIN)
        assert await slow[0].rest() == b"", "nothing was asked"
        for raw in (slow[1], kept):
            status, said = await raw.answer()
            assert (status, said["code"]) == (408, "too_slow")
        assert await slow[2].rest() == b"", "the application waited for the body, and is told that nobody is there"

        others = [await Raw.to(server, GET + b"\r\n") for _ in range(MOST)]
        assert [await raw.status() for raw in others] == [200] * MOST
        head, _, body = (await (await Raw.to(server)).rest()).partition(b"\r\n\r\n")
        lines, said = head.decode().split("\r\n"), json.loads(body)
        assert (lines[0].split()[1], said["code"]) == ("429", "too_many")
        assert said["details"] == {"most": MOST, "seconds": WITHIN, "limit": "connections"}, "by then those that say nothing are closed"
        assert {"retry-after: 30", "content-type: application/json", "connection: close"} <= set(lines)
        for raw in others:
            await raw.close()

    with serving(tmp_path, most_connections_address=MOST) as server:
        run(story(server))


def test_a_socket_is_no_connection_that_counts_nor_one_that_is_late(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, _, _, sockets = await started(server.url, 2)
        server.turn(WITHIN + 1)
        assert (await sockets[0].play("a", sockets[0].moves[0]["text"]))["type"] == "ack"

    with serving(tmp_path, most_connections_address=MOST, heartbeat=1000) as server:
        run(story(server))


def test_a_trusted_proxy_has_any_number_of_connections() -> None:
    arrivals = Arrivals(Settings(most_connections_address=1, trusted_proxies=["10.0.0.0/8"]))
    assert [arrivals.enter("10.0.0.7") for _ in range(3)] == [None] * 3
    owner = arrivals.enter("192.0.2.1")
    assert owner is not None
    arrivals.leave(owner)
    assert arrivals.enter("192.0.2.1") == owner


@pytest.mark.parametrize("hard, low", [(4_096, True), (500_000, False), (resource.RLIM_INFINITY, False)])
def test_the_limit_of_open_files_is_raised_or_said_to_be_low(
    hard: int, low: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    limits: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1_024, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, given: limits.append(given))
    with caplog.at_level(logging.WARNING):
        raise_open_files(4_000)
    assert limits == [(4_096 if low else ENOUGH_FILES, hard)] and ("few files" in caplog.text) is low


@pytest.mark.parametrize(
    "host, https, said", [("0.0.0.0", False, True), ("::", True, False), ("127.0.0.1", False, False), ("localhost", False, False)]
)
def test_listening_to_others_without_https_is_said(host: str, https: bool, said: bool, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        warn_of_open_door(Settings(host=host, https=https))
    assert ("without HTTPS" in caplog.text) is said
    assert ("without hosts" in caplog.text) is https


def test_https_with_hosts_needs_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        warn_of_open_door(Settings(https=True, hosts=["games.example.org"]))
    assert caplog.text == ""


# --- answers that nobody reads ------------------------------------------------------------------------------------------------


def test_answers_that_nobody_reads_are_given_up(tmp_path: Path) -> None:
    """Whoever asked and never read once held the answers in the server's memory for ever."""
    asked = b"GET /api/v2/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 40
    with serving(tmp_path) as server, socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.settings["port"]))
        line.sendall(asked)
        wait_until(lambda: unread(line))
        wait_until(lambda: server.turn(WITHIN) or not is_established(line))  # the first may come before all is written that can be
        assert httpx.get(server.url + "/healthz").status_code == 200


def unread(line: socket.socket) -> int:
    """How many bytes have come that nobody has read."""
    waiting = bytearray(4)
    fcntl.ioctl(line.fileno(), termios.FIONREAD, waiting)
    return struct.unpack("i", waiting)[0]
