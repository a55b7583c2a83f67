"""Small disks that tests fill to the last byte, where the machine lets them have one."""

import errno
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from server.postgres import NOBODY

DATABASE_DISK = f"size=120m,uid={NOBODY},gid={NOBODY},mode=700"  # PostgreSQL wants its folder for itself
LARGE, SMALL = 1 << 20, 1 << 12  # bytes written at a time


@contextmanager
def small_disk(folder: Path, options: str = "size=4m") -> Iterator[bool]:
    """A disk of a few megabytes, if this machine lets us have one; says whether it does."""
    folder.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], capture_output=True, check=False)
    print("a full disk" if done.returncode == 0 else "files that may not grow: this machine lets nobody have a small disk")
    try:
        yield done.returncode == 0
    finally:
        if done.returncode == 0:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def full(disk: Path) -> Iterator[None]:
    """Leaves no room on a disk."""
    filler = disk / "filler"
    try:
        with filler.open("wb", buffering=0) as file:
            for size in (LARGE, SMALL):
                with suppressed_full():
                    while file.write(b"\0" * size) == size:
                        pass
        yield
    finally:
        with suppress(FileNotFoundError):
            filler.unlink()


@contextmanager
def suppressed_full() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        assert error.errno == errno.ENOSPC, error
