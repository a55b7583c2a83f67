"""Where compiled rules are kept: the user's cache folder, under a hash of everything they were compiled from.

Numba looks only at the file of the function it compiles, so a change in a called function of another file would be
served stale. Here any change in the kernel, or in any source or box of a game, leads to a new folder for that game.
Games stand on the kernel and on nothing of each other; the import contracts hold them to it.
"""

import hashlib
import os
import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parents[1]
KERNEL = Path(__file__).resolve().parent
SOURCES = ("*.py", "*.toml")
KEPT_FOLDERS = 24
_one_at_a_time = threading.RLock()


def root() -> Path:
    """The folder of all compiled rules; COVEN_CACHE overrides it."""
    chosen = os.environ.get("COVEN_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "coven" / "compiled"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "coven" / "compiled"
    return Path(os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))) / "coven" / "compiled"


def sources_of(folder: Path) -> list[Path]:
    """Every file that compiled code may depend on below `folder`, in a fixed order."""
    return sorted(path for pattern in SOURCES for path in folder.rglob(pattern))


@cache
def key_of(home: Path) -> str:
    """A hash of everything rules below `home` may be compiled from: the kernel, and their own folder."""
    digest = hashlib.sha256(sys.version.encode())
    for folder in (KERNEL, home):
        for path in sources_of(folder):
            digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


@cache
def home_of(file: str) -> Path:
    """The folder whose sources a rule may depend on: its game's, or for a lone module outside Coven the one it lies in."""
    folder = Path(file).resolve().parent
    while (folder.parent / "__init__.py").is_file() and folder.parent not in (PACKAGE, PACKAGE / "games"):
        folder = folder.parent
    return folder


@cache
def is_usable(folder: Path) -> bool:
    """Whether compiled rules can be kept there; marks the folder as used just now, so that `prune` keeps it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


@contextmanager
def folder_of(function: Callable[..., Any], file: str) -> Iterator[bool]:
    """Within it, Numba keeps what it compiles of a function from `file` in the folder for today's sources, if it can be written.

    Otherwise nothing may be kept: Numba would turn to a folder beside the source and serve stale code from there.
    """
    from numba.core import config

    home = home_of(file)
    folder = root() / f"{home.name}-{key_of(home)}"
    with _one_at_a_time:  # the folder is a setting of all Numba
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder / function.__module__)
        try:
            yield is_usable(folder)
        finally:
            config.CACHE_DIR = before


def prune() -> int:
    """Drops all but the most recently used folders; returns how many went."""
    if not root().is_dir():
        return 0
    folders = sorted((path for path in root().iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime, reverse=True)
    for folder in folders[KEPT_FOLDERS:]:
        shutil.rmtree(folder, ignore_errors=True)
    return len(folders[KEPT_FOLDERS:])
