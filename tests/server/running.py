"""Starts real server processes on the loopback, and ends them: kindly, or as a power cut would."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
QUICK: dict[str, Any] = {  # no waiting, and limits that a test does not meet by chance
    "bot_pace_least": 0.0,
    "bot_pace_most": 0.0,
    "request_rate": 5000,
    "guest_rate": 1000,
    "table_rate": 1000,
    "chat_rate": 1000,
    "socket_rate": 1000,
    "sign_in_rate": 100,
    "most_tables_each": 1000,
}
OWN_PORTS = range(12_000, 32_000)  # which the system gives nobody by itself, so that one is still free when a server comes back to it
PATIENCE = 120.0  # seconds, for what happens at once on an idle machine


def free_port() -> int:
    """A port that nobody listens on, nor will by chance."""
    for port in random.SystemRandom().sample(OWN_PORTS, len(OWN_PORTS)):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


class Server:
    """One server process with its own folder; it may be killed and started again."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None, **settings: Any) -> None:
        self.folder = folder
        self.environment = environment or {}
        self.settings = {**QUICK, "port": free_port(), "data": str(folder / "data"), **settings}
        self.lines = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> "Server":
        """Starts it as tests do: with the template game."""
        return self._start([sys.executable, str(HERE / "serving.py"), json.dumps(self.settings)])

    @contextmanager
    def start_command(self, *words: str) -> "Iterator[Server]":
        """Starts it as people do: `coven` and these words."""
        yield self._start([sys.executable, "-c", "import sys; from coven.cli.main import main; sys.exit(main())", *words])
        self.stop()

    def _start(self, command: list[str]) -> "Server":
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COVEN_CONFIG": os.devnull, **self.environment}
        with self.lines.open("a") as lines:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=lines, text=True, env=environment, cwd=self.folder)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said, self.lines.read_text()
        self.url = json.loads(said)["listening"]
        self.settings["port"] = int(self.url.rsplit(":", 1)[1])  # the same again after a restart
        return self

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Ends the process, and all it has started, at once, as a power cut would."""
        children = children_of(self.pid)
        self._end(signal.SIGKILL)
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        until = monotonic() + PATIENCE
        while any(map(is_alive, children)) and monotonic() < until:  # they may listen on its port
            sleep(0.01)

    def stop(self) -> int:
        """Asks the process to stop; returns how it ended."""
        return self._end(signal.SIGTERM)

    def interrupt(self) -> int:
        """Presses Ctrl+C; returns how it ended."""
        return self._end(signal.SIGINT)

    @property
    def is_running(self) -> bool:
        return self._process is not None


def children_of(pid: int) -> list[int]:
    """The processes a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    """Whether a process is there, and not only waited for by who started it."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] not in "ZX"
    return False


@contextmanager
def serving(folder: Path, environment: dict[str, str] | None = None, **settings: Any) -> Iterator[Server]:
    """A server for the time of a test."""
    server = Server(folder, environment, **settings).start()
    try:
        yield server
    finally:
        if server.is_running:
            server.stop()
