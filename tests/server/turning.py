"""Turns the clocks of real server processes, and waits until they are at rest.

A file says by how much a clock is turned; every process of a server is told to look at it. A worker that replaces one which
has died looks at it too, when it starts.
"""

import asyncio
import os
import socket
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from waiting import MOMENT, PATIENCE

FILE = "COVEN_TEST_CLOCK"  # the variable that names the file
HEARTBEATS = "COVEN_TEST_HEARTBEATS"  # the variable that has the heartbeats of sockets turned, too; elsewhere nobody is to be lost by that
LOOK, REST, DONE = b"look", b"rest", b"done"  # what a process is told to do, and what it answers


class Turned:
    """By how many seconds the clock of a server has been turned since it was made."""

    def __init__(self, file: Path, seconds: float) -> None:
        self.environment = {FILE: str(file)}
        self._file = file
        self._seconds = seconds

    def turn(self, seconds: float, processes: Iterable[int] = ()) -> None:
        """Lets time pass; returns when what was due by then has begun in those of the processes that run a server."""
        self._seconds += seconds
        self._file.write_text(str(self._seconds))
        tell(LOOK, processes)


def tell(what: bytes, processes: Iterable[int]) -> None:
    """Tells processes to do something; returns when it is done in those of them that run a server."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.settimeout(PATIENCE)
        line.bind("")  # to a name that the system chooses
        for process in processes:
            with suppress(ConnectionRefusedError):  # it looks after the others, or thinks for them
                line.sendto(what, name_of(process))
                assert line.recv(len(DONE)) == DONE


def name_of(process: int) -> str:
    """Where a process of a server listens; the name is not that of a file."""
    return f"\0coven-test-clock-{process}"


# --- in a server ------------------------------------------------------------------------------------------------------


def listen_to_tests() -> None:
    """Lets every process of this server look at the file when it starts, and do what it is told."""
    from coven.server import run

    run_uvicorn = run.run_uvicorn

    def run_and_listen(*given: Any) -> None:
        listen_once_opened()  # not before: a worker measures where its parent has said, once it is loaded
        run_uvicorn(*given)

    run.run_uvicorn = run_and_listen


def listen_once_opened() -> None:
    from coven.server.http.server import Server

    if os.environ.get(HEARTBEATS):
        beat_by_the_clock()
    opened = Server.opened

    async def opened_and_listening(settings: Any, worker: Any = None) -> Any:
        listening = Listening(Path(os.environ[FILE]))
        listening.server = await opened(settings, worker)
        return listening.server

    Server.opened = opened_and_listening  # type: ignore[method-assign]


def beat_by_the_clock() -> None:
    """Lets the library's heartbeats be turned with all the rest: it asks its loop for them."""
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    made = WebSocketsSansIOProtocol.__init__

    def made_with_clock(socket: Any, *given: Any, **named: Any) -> None:
        made(socket, *given, **named)
        socket.loop = ClockedLoop(socket.loop)

    WebSocketsSansIOProtocol.__init__ = made_with_clock  # type: ignore[method-assign]


class ClockedLoop:
    """A loop that does later what is due by the server's clock."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)

    def time(self) -> float:
        from coven.server.clock import CLOCK

        return CLOCK.elapsed()

    def call_later(self, seconds: float, do: Any, *given: Any) -> Any:
        from coven.server.clock import CLOCK

        return CLOCK.call_later(seconds, lambda: do(*given))


class Listening:
    """Does what tests tell this process to do."""

    def __init__(self, file: Path) -> None:
        self.server: Any = None
        self._file = file
        self._turned = 0.0
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._line.bind(name_of(os.getpid()))
        self._look()
        asyncio.get_running_loop().add_reader(self._line.fileno(), self._hear)

    def _hear(self) -> None:
        what, asking = self._line.recvfrom(len(LOOK))
        if what == LOOK:
            self._look()
            self._line.sendto(DONE, asking)
        else:
            self._resting = asyncio.create_task(self._rest(asking))

    def _look(self) -> None:
        from coven.server.clock import CLOCK

        seconds = float(self._file.read_text())
        CLOCK.turn(seconds - self._turned)
        self._turned = seconds

    async def _rest(self, asking: Any) -> None:
        """Waits until no bot has anything to answer, and nothing is done beside a table."""
        while any(desk._answers._tasks or desk._asides for desk in self.server.desks.desks()):
            await asyncio.sleep(MOMENT)
        self._line.sendto(DONE, asking)
