"""Whether a server can start: what is wrong is found before it listens, and told in one sentence."""

import asyncio
import os
import socket
from pathlib import Path

from coven.errors import CovenError
from coven.server.log.store import open_store
from coven.server.people.sessions import signing_key
from coven.server.settings import Settings


def check_start(settings: Settings) -> None:
    """Makes the data folder and the key, and brings the database up to date; raises `cannot_start`, `no_database`, `newer_schema`."""
    check_folder(settings.data)
    asyncio.run(prepare(settings))


async def prepare(settings: Settings) -> None:
    """Makes the key, and brings the database up to date."""
    signing_key(settings.data)
    await (await open_store(settings.address)).dispose()


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


def words_of(error: Exception) -> str:
    """What the system says was wrong, without the paths and addresses it adds."""
    number = getattr(error, "errno", None)
    return os.strerror(number) if isinstance(number, int) and number > 0 else str(error)
