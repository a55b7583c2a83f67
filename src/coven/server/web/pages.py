"""The client in the browser: the files that `make web` built, read once; the routes of its pages all answer with index.html."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request, Response

from coven.errors import CovenError
from coven.server.web.faults import NOT_ALLOWED, methods_at

FOLDER = Path(__file__).resolve().parents[2] / "web"
INDEX = "index.html"
HASHED = "assets/"  # files here have a hash in their names, so that they never change
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NO_GAIN = (".woff2", ".png")  # compressed already
NOT_PAGES = ("api", "healthz", "metrics")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
router = APIRouter(include_in_schema=False)


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
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    is_hashed = path.relative_to(FOLDER).as_posix().startswith(HASHED)
    return File(
        kind=f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        body=path.read_bytes(),
        is_packable=path.suffix not in NO_GAIN,
        cache_control=FOR_EVER if is_hashed else ASK_AGAIN,
    )


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page_or_file(request: Request, path: str) -> Response:
    """A file of the client, or its page for any address without a file's name; raises `not_found`."""
    found = built_files().get(path) or built_files().get(INDEX if is_page(path) else "")
    if found is None and methods_at(request.app, f"/{path}"):
        raise HTTPException(NOT_ALLOWED)  # something can be done there, but not looked at
    if found is None:
        raise CovenError("not_found", "Not Found")
    return sent(found, request)


def is_page(path: str) -> bool:
    """Whether an address may be one of the client's pages."""
    parts = path.split("/")
    return parts[0] not in NOT_PAGES and "." not in parts[-1]


def sent(file: File, request: Request) -> Response:
    headers = {"cache-control": file.cache_control, "etag": file.mark, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(status_code=304, headers=headers)
    packed = file.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(file.body if packed is None else packed, media_type=file.kind, headers=headers)
