"""What can befall a server: each fault is over when its function returns. Only processes that were started here are touched, by their id."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import struct
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from server.clients import Client
from server.disks import full
from server.killing import kill_once
from server.postgres import Postgres
from server.running import Server, children_of, is_alive
from waiting import MOMENT, PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

DAY = 86_400.0
LONGEST = 2.0  # seconds that a fault lasts
SLOW = 6  # clients of each kind that are slow at the same time
HALF = b"GET /api/v2/games HTTP/1.1\r\nHost: "  # of a request
AT_ONCE = struct.pack("ii", 1, 0)  # how a socket is closed: without a word
LITTLE = 4096  # bytes that a client takes before it reads


@dataclass
class Place:
    """Where faults happen: a server under load, its database, and who plays there."""

    server: Server
    database: Postgres | None = None  # without one, a SQLite file in `data`
    disk: Path | None = None  # the small disk under the database, where the machine lets us have one
    people: list[tuple[Client, str, str]] = field(default_factory=list)  # with their table and its game

    @property
    def workers(self) -> list[int]:
        """The processes that the server's own looks after; none where there is only one."""
        return children_of(self.server.pid) if self.server.settings.get("workers", 1) > 1 else []


async def a_moment() -> None:
    await asyncio.sleep(random.uniform(0.05, LONGEST))


async def all_answering(server: Server) -> None:
    """Waits until every process reaches its database again: each connection is taken by one of them."""
    async with asyncio.timeout(PATIENCE):
        well = 0
        while well < 12:
            well = well + 1 if await is_well(server) else 0
            await asyncio.sleep(MOMENT)


async def is_well(server: Server) -> bool:
    with contextlib.suppress(httpx.HTTPError):  # that process has just died
        async with httpx.AsyncClient(timeout=PATIENCE) as once:
            return (await once.get(server.url + "/healthz")).status_code == httpx.codes.OK
    return False


async def kill(place: Place) -> None:
    """One worker dies, or everything, as in a power cut."""
    await kill_once(place.server)


async def stop_process(place: Place) -> None:
    """A process stands still and goes on; a worker also for so long that it is replaced."""
    workers = place.workers
    process = random.choice(workers or [place.server.pid])
    with stopped(process):
        if workers and random.random() < 0.2:
            await until_gone(process)
        else:
            await a_moment()


@contextmanager
def stopped(process: int) -> Iterator[None]:
    """Stops a process for a while; its descriptor is no other's, even if the number is given to another."""
    try:
        line = os.pidfd_open(process)
    except ProcessLookupError:
        yield
        return
    try:
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(line, signal.SIGSTOP)
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(line, signal.SIGCONT)
        os.close(line)


async def until_gone(process: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while is_alive(process):
            await asyncio.sleep(MOMENT)


async def fill_disk(place: Place) -> None:
    """Nothing more can be written, then it can; a PostgreSQL that ended of it is started again."""
    assert place.disk is not None
    with full(place.disk):
        await a_moment()
    if place.database is not None and not place.database.is_running:
        await asyncio.to_thread(place.database.stop)
        await asyncio.to_thread(place.database.start)


async def turn_clock(place: Place) -> None:
    """A day passes in a moment; or the server comes back on a machine whose clock is a day ahead or behind."""
    later = random.choice([None, DAY, -DAY])
    if later is None:
        await asyncio.to_thread(place.server.turn, DAY)
        return
    await asyncio.to_thread(place.server.kill)
    await asyncio.to_thread(place.server.start, later)


async def take_database_away(place: Place) -> None:
    """PostgreSQL ends at once and comes back; a SQLite file is locked by somebody else."""
    if place.database is None:
        await asyncio.to_thread(lock_file, Path(place.server.settings["data"]) / "coven.db", random.uniform(0.05, LONGEST))
        return
    await asyncio.to_thread(place.database.stop)
    await a_moment()
    await asyncio.to_thread(place.database.start)


def lock_file(file: Path, seconds: float) -> None:
    """Keeps everybody from writing to a SQLite database."""
    with contextlib.closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as database:
        database.execute("begin exclusive")
        time.sleep(seconds)
        database.execute("rollback")


async def send_slowly(place: Place) -> None:
    """Requests of which half arrives, and sockets at tables that nobody reads from; then all of them are gone without a word."""
    lines = [await half_request(place.server) for _ in range(SLOW)]
    readers = [await silent_reader(*random.choice(place.people)) for _ in range(SLOW)]
    await a_moment()
    for line in lines:
        line.close()
    for reader in readers:
        if reader is not None:
            reader.transport.abort()


async def half_request(server: Server) -> socket.socket:
    line = await asyncio.to_thread(socket.create_connection, ("127.0.0.1", server.settings["port"]), PATIENCE)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    line.sendall(HALF)
    return line


async def silent_reader(person: Client, table: str, game: str) -> ClientConnection | None:
    """Another tab of somebody who plays, which takes nothing in; None if it can't be opened just now."""
    address = person.url.replace("http", "ws", 1) + f"/api/v2/tables/{table}/socket"
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    line.settimeout(PATIENCE)
    try:
        await asyncio.to_thread(line.connect, ("127.0.0.1", int(person.url.rsplit(":", 1)[1])))
        line.setblocking(False)
        reader = await connect(
            address, sock=line, additional_headers={"Cookie": person.cookie}, max_queue=1, max_size=None, proxy=None, open_timeout=PATIENCE
        )
        await reader.send('{"type": "hello"}')
    except (OSError, WebSocketException):
        line.close()
        return None
    return reader


Fault = Callable[[Place], Awaitable[None]]
FAULTS: dict[str, Fault] = {
    "a process killed": kill,
    "a process stopped for a while": stop_process,
    "a full disk": fill_disk,
    "a clock that jumps a day": turn_clock,
    "a database gone and back": take_database_away,
    "clients that neither send nor read": send_slowly,
}
NEEDS_DISK = "a full disk"


def faults_of(place: Place) -> dict[str, Fault]:
    """Those that this machine lets us cause."""
    return {name: fault for name, fault in FAULTS.items() if name != NEEDS_DISK or place.disk is not None}
