"""The file of a SQLite database: it has one server, stays where it is while that runs, and has no damaged page when it starts."""

import errno
import fcntl
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.settings import no_database


class DataGone(FileNotFoundError):
    """The database is not where it was: what is written goes nowhere."""


class WatchedFile:
    """A file that must stay where it is."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._first = self._identity()

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def check(self) -> None:
        """Raises `DataGone` if the file was deleted, or another is in its place."""
        if self._first is None or self._identity() != self._first:
            raise DataGone(errno.ENOENT, os.strerror(errno.ENOENT), str(self._path))


@contextmanager
def sole_server(address: str) -> Iterator[None]:
    """Keeps other servers from a SQLite database, until the end of this process at the latest; raises `cannot_start` if one has it."""
    name = make_url(address).database if address.startswith("sqlite") else None
    if name is None:
        yield
        return
    with ExitStack() as held:
        try:
            lock = held.enter_context(Path(f"{name}.lock").open("a"))
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # of this process alone: none that it starts holds it any longer
        except BlockingIOError:
            folder = str(Path(name).parent)
            words = f"Another server uses the data folder {folder}; stop it, or give this one a folder of its own."
            raise CovenError("cannot_start", words, reason="shared", folder=folder) from None
        except OSError as error:
            raise no_database(os.strerror(error.errno or 0)) from None
        yield


async def check_pages(engine: AsyncEngine) -> None:
    """Raises `no_database` if a page of a SQLite database is damaged, which nobody might notice for long."""
    if engine.dialect.name != "sqlite":
        return
    async with engine.connect() as connection:
        found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar_one()
    if found != "ok":
        raise no_database(f"it is damaged ({' '.join(found.split())}); restore a backup")
