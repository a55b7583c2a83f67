"""The server's own keys, which sign sessions; they lie in one file beside the database.

The file begins with the first key. Each later one follows with the second in which it was made: the newest signs, older ones are
believed as long as a session that they signed may last. By the first, which never changes, households are known again.
"""

import contextlib
import fcntl
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from coven.server.clock import CLOCK

KEY_FILE = "session.key"
LENGTH = 32  # bytes of a key
STAMP = 8  # bytes of the second in which one was made
GRACE = 3600.0  # seconds, more than enough until every process has taken up a new one


class Key(NamedTuple):
    """A key; of the first it is not known when it was made."""

    key: bytes
    made_at: float = 0.0


def signing_key(folder: Path) -> bytes:
    """The first key, made on first use and readable by its owner alone."""
    file = folder / KEY_FILE
    if not file.exists():
        replace(file, secrets.token_bytes(LENGTH))
    return keys_in(file.read_bytes())[0].key


def rotate(folder: Path) -> None:
    """Makes a new key, which signs from now on; a running server takes it up within seconds."""
    file = folder / KEY_FILE
    with alone_in(folder):
        replace(file, file.read_bytes() + int(CLOCK.now()).to_bytes(STAMP) + secrets.token_bytes(LENGTH))


def rotate_old(folder: Path, seconds: float) -> None:
    """Makes a new key if the newest is older than so many seconds."""
    signing_key(folder)
    file = folder / KEY_FILE
    made_at = keys_in(file.read_bytes())[-1].made_at or file.stat().st_mtime
    if CLOCK.now() - made_at > seconds:
        rotate(folder)


class SigningKeys:
    """The keys by which sessions may be signed, read again when their file has changed."""

    def __init__(self, folder: Path, seconds: float) -> None:
        """`seconds`: how long a session lasts."""
        signing_key(folder)
        self._file = folder / KEY_FILE
        self._seconds = seconds
        self.believed: list[bytes] = []  # oldest first, as signers want them
        self.read()

    def read(self) -> bool:
        """Reads the file; returns whether other keys are believed than before."""
        before = self.believed
        with contextlib.suppress(OSError):  # a folder that is gone ends the server, by who looks after that
            self.believed = list(believed(keys_in(self._file.read_bytes()), CLOCK.now() - self._seconds - GRACE))
        return self.believed != before


def keys_in(content: bytes) -> list[Key]:
    """The keys of a file, oldest first."""
    first, later = content[:LENGTH], content[LENGTH:]
    parts = [later[start : start + STAMP + LENGTH] for start in range(0, len(later), STAMP + LENGTH)]
    return [Key(first), *(Key(part[STAMP:], int.from_bytes(part[:STAMP])) for part in parts if len(part) == STAMP + LENGTH)]


def believed(keys: list[Key], since: float) -> Iterator[bytes]:
    """The newest key, and those that still signed at that time or later."""
    for key, newer in zip(keys, [*keys[1:], None], strict=True):
        if newer is None or newer.made_at >= since:
            yield key.key


def replace(file: Path, content: bytes) -> None:
    """Writes a file that its owner alone may read, whole or not at all, also if the server dies now."""
    new = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    new.touch(mode=0o600)
    with new.open("wb") as opened:
        opened.write(content)
        opened.flush()
        os.fsync(opened.fileno())
    new.replace(file)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keeps others who make a key away meanwhile: one of the two would be lost, and whoever it signed in with it."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(opened, fcntl.LOCK_EX)
        yield
    finally:
        os.close(opened)
