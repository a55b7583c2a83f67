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
from typing import Any

from server.starter import Forked, Request, fork
from server.turning import REST, Turned, tell
from waiting import PATIENCE, wait_until

from coven.server.clock import CLOCK
from coven.server.live.days import end_of, today

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SCRIPT = HERE / "serving.py"
OURS = {"PYTHONPATH": str(ROOT / "src"), "COVEN_CONFIG": os.devnull}  # the environment of every server
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
    "most_tables_address": 10_000,
    "most_sockets_each": 1000,
    "most_sockets_address": 10_000,
    "most_connections_address": 10_000,
}
OWN_PORTS = range(12_000, 32_000)  # which the system gives nobody by itself, so that one is still free when a server comes back to it
NEAR_MIDNIGHT = 7200.0  # seconds: longer than all tests take


def turn_past_midnight() -> float:
    """Turns the clock of the tests where midnight is near, so that no story of one day ends in the next; returns by how much."""
    left = end_of(today()) - CLOCK.now()
    seconds = left + 1 if left < NEAR_MIDNIGHT else 0.0
    CLOCK.turn(seconds)
    return seconds


PAST_MIDNIGHT = turn_past_midnight()


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
        self._process: subprocess.Popen[str] | Forked | None = None
        self._clock = Turned(folder / "clock.txt", PAST_MIDNIGHT)
        self.url = ""

    def start(self, later: float = 0.0) -> "Server":
        """Starts it as tests do: with the template game; `later` lets so many seconds have passed since it ran."""
        self._clock.turn(later)
        environment, argument = self._whole_environment(), json.dumps(self.settings)
        with self.lines.open("a") as lines:
            if self._can_be_forked:
                request: Request = {"argument": argument, "environment": environment, "folder": str(self.folder)}
                self._process = fork(SCRIPT, request, lines.fileno(), loading={**os.environ, **OURS})
            else:
                command = [sys.executable, str(SCRIPT), argument]
                self._process = subprocess.Popen(
                    command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=lines, text=True, env=environment, cwd=self.folder
                )
        return self._listening()

    @contextmanager
    def start_command(self, *words: str) -> "Iterator[Server]":
        """Starts it as people do: `coven` and these words."""
        command = [sys.executable, "-c", "import sys; from coven.cli.main import main; sys.exit(main())", *words]
        with self.lines.open("a") as lines:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=lines, text=True, env=self._whole_environment(), cwd=self.folder
            )
        yield self._listening()
        self.stop()

    def turn(self, seconds: float) -> None:
        """Turns the clock of the server forward; returns when what was due by then has begun. It stays turned over a restart."""
        self._clock.turn(seconds, [self.pid, *children_of(self.pid)])

    def rest(self) -> None:
        """Returns when no bot has anything to do any more, until somebody makes a move."""
        tell(REST, [self.pid, *children_of(self.pid)])

    @property
    def _can_be_forked(self) -> bool:
        """Several workers, and what is changed in the rules, are decided on while a server is loaded."""
        return not self.environment and self.settings.get("workers", 1) == 1

    def _whole_environment(self) -> dict[str, str]:
        return {**os.environ, **OURS, **self._clock.environment, **self.environment}

    def _listening(self) -> "Server":
        """Waits until it can be reached."""
        assert self._process is not None and self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said, self.lines.read_text()
        self.url = json.loads(said)["listening"]
        self.settings["port"] = int(self.url.rsplit(":", 1)[1])  # the same again after a restart
        return self

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self.wait()

    def wait(self) -> int:
        """Waits for its end; returns how it ended."""
        assert self._process is not None
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
        wait_until(lambda: not any(map(is_alive, children)))  # they may listen on its port

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
