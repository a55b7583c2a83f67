"""A process that has loaded the server once, and forks one for every test that asks: loading takes longer than most stories.

What is forked is a process like any other: it has a folder, an environment, pipes and a status of its own, and may be killed.
"""

import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import IO, TypedDict

MOST_SAID = 1 << 20  # bytes of one request
OF_ONE_TEST = "PYTEST_CURRENT_TEST"  # the variable that differs from test to test: with it, each would have a starter of its own


class Request(TypedDict):
    """What is asked of the starter; pipes and the log come beside it."""

    argument: str
    environment: dict[str, str]
    folder: str


# --- in the process that asks -----------------------------------------------------------------------------------------


class Forked:
    """A process made by the starter, to be used as one of `subprocess` is."""

    def __init__(self, pid: int, stdout: IO[str], status: int) -> None:
        self.pid = pid
        self.stdout = stdout
        self._status = status

    def send_signal(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        """How it ended, once it has."""
        if not select.select([self._status], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("a forked server", timeout)
        code = int(os.read(self._status, 16))
        os.close(self._status)
        return code


@cache
def starter(script: Path, environment: tuple[tuple[str, str], ...]) -> socket.socket:
    """The line to the starter of a script; it ends with this process."""
    mine, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        command = [sys.executable, str(script), "--starter", str(theirs.fileno())]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()], env=dict(environment))
    atexit.register(process.wait)
    atexit.register(mine.close)
    return mine


def fork(script: Path, request: Request, log: int, loading: Mapping[str, str]) -> Forked:
    """Has a process forked that runs the script with an argument; `loading` is the environment to load everything in."""
    line = starter(script, tuple(sorted((name, value) for name, value in loading.items() if name != OF_ONE_TEST)))
    (stdout, their_out), (status, their_status) = os.pipe(), os.pipe()
    socket.send_fds(line, [json.dumps(request).encode()], [their_out, log, their_status])
    for end in (their_out, their_status):
        os.close(end)
    pid = int(line.recv(16))
    return Forked(pid, os.fdopen(stdout), status)


# --- in the starter ---------------------------------------------------------------------------------------------------


def argument_when_forked(line: int, load: Callable[[], None]) -> str:
    """Loads, then forks for every request; returns in each fork, with its argument, and never in the starter itself."""
    load()
    gc.freeze()
    children: dict[int, int] = {}  # where the status of each is told, by a descriptor of the process
    with socket.socket(fileno=line) as asked:
        while True:
            for ready in select.select([asked, *children], [], [])[0]:
                if ready is not asked:
                    tell_status(ready, children.pop(ready))
                    continue
                text, descriptors, *_ = socket.recv_fds(asked, MOST_SAID, 3)
                if not text:
                    os._exit(0)
                pid = os.fork()
                if pid == 0:
                    for other in (*children, *children.values()):
                        os.close(other)
                    return become(json.loads(text), descriptors)
                children[os.pidfd_open(pid)] = descriptors.pop()
                for each in descriptors:
                    os.close(each)
                asked.send(str(pid).encode())


def tell_status(process: int, to: int) -> None:
    """Says how a process ended, as `subprocess` does."""
    ended = os.waitid(os.P_PIDFD, process, os.WEXITED)
    assert ended is not None
    code = ended.si_status if ended.si_code == os.CLD_EXITED else -ended.si_status
    os.write(to, str(code).encode())
    os.close(to)
    os.close(process)


def become(request: Request, descriptors: list[int]) -> str:
    """Makes a fork the process that was asked for; returns its argument."""
    *pipes, status = descriptors
    for place, descriptor in enumerate(pipes, 1):
        os.dup2(descriptor, place)
        os.close(descriptor)
    os.close(status)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    return request["argument"]
