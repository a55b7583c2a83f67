"""Running the server: one process, or several on one PostgreSQL, until it is told to stop."""

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import tempfile
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, cast

import uvicorn

from coven.errors import CovenError
from coven.server.heartbeat import BEATS, beat
from coven.server.json_logs import log_as_json
from coven.server.settings import Settings
from coven.server.starting import listening_at, raise_open_files, ready_to_start, warn_of_open_door
from coven.server.systemd import keep_telling, notify
from coven.server.worker import SHARED_METRICS, Worker

if TYPE_CHECKING:
    from fastapi import FastAPI

MOST_SAID = 16 * 1024  # bytes of one message on a socket
MOST_UNREAD = 256 * 1024  # bytes the system keeps for a client that does not read
COLLECT_AFTER = (50_000, 20, 100)  # new objects, and rounds of the collector: tables are long-lived, and it would look at all of them again and again
logger = logging.getLogger("coven.server")


def say_as_json(address: str) -> None:
    """Tells the program that started the server where it is."""
    print(json.dumps({"listening": address}), flush=True)


def serve(settings: Settings, when_listening: Callable[[], None] = lambda: None, say_address: Callable[[str], None] = say_as_json) -> None:
    """Listens and serves; says its address once it can be reached."""
    log_as_json(settings.log_level)
    with ready_to_start(settings):
        serve_when_ready(settings, when_listening, say_address)
    logger.info("stopped")


def serve_when_ready(settings: Settings, when_listening: Callable[[], None], say_address: Callable[[str], None]) -> None:
    listening = listening_at(settings.host, settings.port)
    when_listening()
    raise_open_files(settings.most_sockets)
    warn_of_open_door(settings)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)  # each connection inherits it

    def announce() -> None:
        logger.info("started", extra={"port": listening.getsockname()[1]})
        say_address(address_of(listening))
        notify("READY=1")

    def announce_alone() -> None:
        announce()
        keep_telling()

    if settings.workers > 1:
        serve_by_workers(settings, listening, announce)
    else:
        run_uvicorn(settings, listening, Worker(), announce_alone)


def serve_by_workers(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Has several workers serve. Where they measure is set before anything that measures is loaded."""
    with tempfile.TemporaryDirectory(prefix="coven-metrics-") as measured:
        os.environ[SHARED_METRICS] = measured
        from coven.server.parent import Parent

        Parent(settings, listening, serve_one, announce).run()


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def serve_one(settings: Settings, listening: socket.socket, worker: Worker, line: Connection) -> None:
    """One of several: says on its line to the parent that it has started, and from then on that it is well."""
    log_as_json(settings.log_level)
    run_uvicorn(settings, listening, worker, lambda: beat(line, settings.hung_after / BEATS))


def run_uvicorn(settings: Settings, listening: socket.socket, worker: Worker, when_started: Callable[[], None]) -> None:
    """Serves on a socket until it is told to stop."""
    early: list[int] = []  # signals that came before uvicorn listens to them; afterwards it sends itself those it stopped for
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, lambda number, _: early.append(number))
    from coven.server.http.app import make_app
    from coven.server.http.arriving import Arrivals, Arriving

    app = make_app(settings, worker)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http=cast("type[asyncio.Protocol]", partial(Arriving, Arrivals(settings))),
        ws="websockets-sansio",
        ws_max_size=MOST_SAID,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=int(settings.stop_within),
    )
    server = Announcing(config, when_started, app, early)
    server.run(sockets=[listening])
    if not server.started:
        raise CovenError("cannot_start", "The server could not start; the log says why.")
    if server.has_lost_data:
        file = settings.address.partition("///")[2]
        raise CovenError("data_gone", f"The database {file} is not there any more; the server has stopped, and stored nothing since.", file=file)


class Announcing(uvicorn.Server):
    """Says so as soon as it listens, and takes leave of everybody before it stops."""

    def __init__(self, config: uvicorn.Config, when_started: Callable[[], None], app: "FastAPI", early: list[int]) -> None:
        super().__init__(config)
        self._when_started = when_started
        self._app = app
        self._early = early
        self.has_lost_data = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is loaded stays
        gc.set_threshold(*COLLECT_AFTER)
        if self.started:
            self._app.state.server.log.when_gone = self._end_without_data
            self._when_started()
        self.should_exit |= bool(self._early)

    def _end_without_data(self) -> None:
        """Stops: whatever is stored from now on would be lost."""
        if not self.has_lost_data:
            logger.critical("the database is not there any more; the server stops")
        self.has_lost_data = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.state.server.sockets.say_goodbye()
        await super().shutdown(sockets)
