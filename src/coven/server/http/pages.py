"""The client in the browser: the files that `make web` built, read once."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "web"
INDEX = "index.html"
HASHED = "assets/"  # files here have a hash in their names, so that they never change
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NO_GAIN = (".woff2", ".png", ".jpg")  # compressed already
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True)
class File:
    """One file as it is sent, plain and packed; packed when it is first asked for, so that the first visitor does not wait for all files."""

    kind: str
    body: bytes
    is_packable: bool
    cache_control: str

    @cached_property
    def packed(self) -> bytes | None:
        return gzip.compress(self.body, 9, mtime=0) if self.is_packable else None

    @cached_property
    def mark(self) -> str:
        return f'"{sha256(self.body).hexdigest()[:20]}"'


def is_built() -> bool:
    return (FOLDER / INDEX).is_file()


@cache
def built_files() -> dict[str, File]:
    """Every file of the client by its path."""
    return {path.relative_to(FOLDER).as_posix(): read(path) for path in sorted(FOLDER.rglob("*")) if path.is_file()}


def read(path: Path) -> File:
    return made(path.relative_to(FOLDER).as_posix(), path.read_bytes())


def made(name: str, body: bytes) -> File:
    """A file of this name and content, as it is sent."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(
        kind=f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        body=body,
        is_packable=not name.endswith(NO_GAIN),
        cache_control=FOR_EVER if name.startswith(HASHED) else ASK_AGAIN,
    )
