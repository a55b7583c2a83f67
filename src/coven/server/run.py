"""Running the server: one process, until it is told to stop."""

import json
import logging
import signal
import socket
import sys

import uvicorn

from coven.server.app import make_app
from coven.server.settings import Settings
from coven.server.web.json_logs import log_as_json

MOST_SAID = 16 * 1024  # bytes of one message on a socket
MOST_UNREAD = 256 * 1024  # bytes the system keeps for a client that does not read
HEARTBEAT = 20.0
logger = logging.getLogger("coven.server")


def serve(settings: Settings) -> None:
    """Listens and serves; says its address on standard output once it can be reached."""
    log_as_json(settings.log_level)
    listening = socket.create_server((settings.host, settings.port), family=socket.AF_INET6 if ":" in settings.host else socket.AF_INET, backlog=1024)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)  # each connection inherits it
    for stop in (signal.SIGTERM, signal.SIGINT):  # uvicorn stops kindly, then sends itself the signal again
        signal.signal(stop, lambda *_: None)
    config = uvicorn.Config(
        make_app(settings),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MOST_SAID,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=int(settings.stop_within),
    )
    Announcing(config, listening).run(sockets=[listening])
    logger.info("stopped")


class Announcing(uvicorn.Server):
    """Says where it listens as soon as it does."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self._listening.getsockname()[:2]
            logger.info("started", extra={"port": port})
            print(json.dumps({"listening": f"http://{f'[{host}]' if ':' in host else host}:{port}"}), flush=True, file=sys.stdout)
