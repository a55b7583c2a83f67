"""Whether a server can start: what is wrong is found before it listens, and told in one sentence."""

import asyncio
import logging
import os
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from coven.errors import CovenError
from coven.server.settings import Settings, no_database
from coven.server.store.database import UNREACHABLE, open_store, reason_of
from coven.server.store.database_file import check_pages, sole_server
from coven.server.store.signing_key import rotate_old

DAY = 24 * 3600
ENOUGH_FILES = 65_536
OTHER_FILES = 1_000  # besides sockets: requests, pages, the database, processes
logger = logging.getLogger("coven.server")


@contextmanager
def ready_to_start(settings: Settings) -> Iterator[None]:
    """Makes the data folder and the key, keeps them for this server, and brings the database up to date.

    Raises `cannot_start`, `no_database`, `newer_schema`.
    """
    check_folder(settings.data)
    with sole_server(settings.address):
        asyncio.run(prepare(settings))
        yield


async def prepare(settings: Settings) -> None:
    """Makes the key, or a new one in the place of an old one, brings the database up to date, and looks for damage."""
    rotate_old(settings.data, settings.key_days * DAY)
    engine = await open_store(settings.address)
    try:
        await check_pages(engine)
    except UNREACHABLE as error:
        raise no_database(f"it is damaged ({reason_of(error)}); restore a backup") from None
    finally:
        await engine.dispose()


def check_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        problem = words_of(error)
        raise CovenError(
            "cannot_start", f"The data folder {folder} can't be used: {problem}.", reason="data", folder=str(folder), problem=problem
        ) from None


def listening_at(host: str, port: int) -> socket.socket:
    """A socket that listens; raises `cannot_listen`."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=1024)
    except (OSError, UnicodeError) as error:
        problem = words_of(error)
        raise CovenError(
            "cannot_listen", f"{host}, port {port} can't be listened on: {problem}.", host=host, port=str(port), problem=problem
        ) from None


def raise_open_files(sockets: int) -> None:
    """Lets this process have as many files and sockets open as the system allows; says so where that is too few."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft != resource.RLIM_INFINITY and soft < sockets + OTHER_FILES:
        logger.warning(
            "few files may be open, so not all sockets of most_sockets can be: raise the system's limit (ulimit -n)", extra={"limit": soft}
        )


def warn_of_open_door(settings: Settings) -> None:
    """Says that others can listen in, where people come from anywhere and not over HTTPS; and that any name is answered to, where one is known."""
    if not settings.listens_to_itself and not settings.https:
        logger.warning("others can reach this server, and without HTTPS read what is sent: put a proxy in front, and set https")
    if settings.https and not settings.hosts:
        logger.warning("https is set without hosts, so the server answers to any name: set hosts to the names people reach it by")


def words_of(error: Exception) -> str:
    """What the system says was wrong, without the paths and addresses it adds."""
    number = getattr(error, "errno", None)
    return os.strerror(number) if isinstance(number, int) and number > 0 else str(error)
