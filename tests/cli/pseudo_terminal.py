"""A real pseudo-terminal with `coven` in it, read and typed into as a person would."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

from waiting import PATIENCE

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
CLEARED = "\x1b[2J"
CTRL_C = b"\x03"
COVEN = ("-m", "coven.cli.main")
WITH_TEMPLATE = (str(Path(__file__).with_name("with_template.py")),)  # the same, with the template game among the others


def listen_to_interrupts() -> None:
    """A test run in the background ignores Ctrl-C, or has it held back, and its children would too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


class PseudoTerminal:
    """`coven` with the given arguments, and what its screen shows."""

    def __init__(self, *args: str, environment: dict[str, str], width: int = 80, height: int = 24, program: tuple[str, ...] = COVEN) -> None:
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            listen_to_interrupts()
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
            own = {name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS")}  # those of the terminal the tests run in
            os.execve(sys.executable, [sys.executable, *program, *args], {**own, "TERM": "xterm-256color", **environment})
        self.everything = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def until(self, prompt: str) -> str:
        """Reads until the screen ends in the prompt; returns the last screen, without colours."""
        seen, deadline = "", time.monotonic() + PATIENCE
        while not ESCAPES.sub("", seen).endswith(prompt):
            assert time.monotonic() < deadline, f"no {prompt!r} in:\n{ESCAPES.sub('', seen)}"
            if select.select([self.end], [], [], 1.0)[0]:
                seen += self._read()
        return self._screen(seen)

    def type(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def press(self, keys: bytes) -> None:
        """Presses keys without Enter."""
        os.write(self.end, keys)

    def hang_up(self) -> int:
        """Closes the window; returns the signal the program ended by, or its exit status."""
        os.close(self.end)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def interrupt(self) -> None:
        """Presses Ctrl-C, again if nothing comes of it: Python misses one that falls between its prompt and its reading."""
        os.write(self.end, CTRL_C)
        for _ in range(10):
            if select.select([self.end], [], [], PATIENCE / 20)[0]:
                return
            os.write(self.end, CTRL_C)

    def rest(self) -> tuple[str, int]:
        """What is still written, and the exit status."""
        seen = ""
        while part := self._read_in_time():
            seen += part
        status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        os.close(self.end)
        return self._screen(seen), status

    def _read_in_time(self) -> str:
        """The next part; a program that neither writes nor ends is ended."""
        if not select.select([self.end], [], [], PATIENCE)[0]:
            os.kill(self.pid, signal.SIGKILL)
        return self._read()

    def _read(self) -> str:
        try:
            part = self._decoder.decode(os.read(self.end, 65536))
        except OSError:  # Linux says so once the other end is closed
            return ""
        self.everything += part
        return part

    @staticmethod
    def _screen(seen: str) -> str:
        return ESCAPES.sub("", seen.rpartition(CLEARED)[2]).replace("\r", "")
