"""The compile cache: programs in the user's cache folder, each file named after all that it was compiled from.

A file that is missing, damaged or of another machine is compiled again; a folder that can't be written is done without.
"""

import hashlib
import logging
import os
import pickle
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

from numba.core import serialize
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult

KEPT_FILES = 160
log = logging.getLogger("coven")
_only_kept = ContextVar("_only_kept", default=False)


class NotKept(Exception):
    """A program would have to be compiled, and only those that are kept were asked for."""


@contextmanager
def only_kept() -> Iterator[None]:
    """Inside, nothing is compiled: a program that is not in the cache raises `NotKept`."""
    before = _only_kept.set(True)
    try:
        yield
    finally:
        _only_kept.reset(before)


def root() -> Path:
    """The folder of all compiled programs; COVEN_CACHE overrides it."""
    chosen = os.environ.get("COVEN_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "coven" / "compiled"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "coven" / "compiled"
    return Path(os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))) / "coven" / "compiled"


class ProgramCache(_Cache):  # type: ignore[misc]
    """What Numba asks for and gives back when it compiles one program."""

    def __init__(self, program: str, key: str) -> None:
        self._program, self._key = program, key

    @property
    def cache_path(self) -> str:
        return str(root())

    def file_for(self, signature: Any, machine: Any) -> Path:
        """The file of a program compiled for these types of arguments on this machine."""
        variant = hashlib.sha256(f"{self._key} {signature} {machine}".encode()).hexdigest()[:24]
        return root() / f"{self._program}-{variant}.program"

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        """The program from its file, or None if it must be compiled."""
        found = self._from_file(signature, target_context)
        if found is None and _only_kept.get():
            raise NotKept(self._program)
        return found

    def _from_file(self, signature: Any, target_context: Any) -> Any:
        path = self.file_for(signature, target_context.codegen().magic_tuple())
        try:
            content = path.read_bytes()
        except OSError:
            return None
        try:
            found = CompileResult._rebuild(target_context, *read_checked(content))
        except Exception:
            log.warning("A compiled program was damaged (%s); it is compiled again.", path.name)
            return None
        touch(path)
        return found

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Writes a program's file, whole or not at all."""
        path = self.file_for(signature, compiled.target_context.codegen().magic_tuple())
        part = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(checked(serialize.dumps(compiled._reduce())))
            part.replace(path)
        except OSError as error:
            say_not_kept(error.strerror)
            remove(part)

    def enable(self) -> None:
        """Programs are always kept."""

    def disable(self) -> None:
        """Programs are always kept."""

    def flush(self) -> None:
        """Nothing is held back."""


def checked(content: bytes) -> bytes:
    """Content behind its own hash."""
    return hashlib.sha256(content).digest() + content


def read_checked(content: bytes) -> Any:
    """What was written, if nothing of it has changed since; else ValueError."""
    if hashlib.sha256(content[32:]).digest() != content[:32]:
        raise ValueError("damaged")
    return pickle.loads(content[32:])


def remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return


@cache
def say_not_kept(reason: str | None) -> None:
    """Said once, however many programs there are."""
    log.warning("Compiled programs can't be kept (%s); they are compiled again next time.", reason)


def touch(path: Path) -> None:
    """Notes that a file was used, for `prune`."""
    try:
        os.utime(path)
    except OSError:
        return


def prune() -> int:
    """Drops all but the files used last; returns how many went."""
    try:
        files = sorted(root().glob("*.program"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return 0
    for path in files[KEPT_FILES:]:
        remove(path)
    return len(files[KEPT_FILES:])
