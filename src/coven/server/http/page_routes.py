"""The pages of the client: every address that is no file of its own answers with index.html and a head of its own. And where to report weaknesses."""

from datetime import UTC, datetime

from fastapi import APIRouter, HTTPException, Request, Response

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.features.dependencies import TheDesks, TheSettings
from coven.server.http.errors import NOT_ALLOWED, methods_at
from coven.server.http.pages import INDEX, File, built_files
from coven.server.http.sharing import language_of, page_for

NOT_PAGES = ("api", "healthz", "metrics")
CONTACT_DAYS = 180  # what security.txt says is true for so long
router = APIRouter(include_in_schema=False)


@router.api_route("/.well-known/security.txt", methods=["GET", "HEAD"])
async def security_contact(settings: TheSettings) -> Response:
    """Where to report weaknesses of this server, as RFC 9116 has it; raises `not_found` where its host has not said."""
    if settings.security_contact is None:
        raise CovenError("not_found", "Not Found")
    until = datetime.fromtimestamp(CLOCK.now() + CONTACT_DAYS * 24 * 3600, UTC)
    lines = [f"Contact: {settings.security_contact}", f"Expires: {until:%Y-%m-%dT%H:%M:%SZ}", "Preferred-Languages: en, de, nl"]
    return Response("\n".join(lines) + "\n", media_type="text/plain")


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page_or_file(request: Request, desks: TheDesks, path: str) -> Response:
    """A file of the client, or its page for any address without a file's name; raises `not_found`."""
    found = built_files().get(path)
    if found is None and INDEX in built_files() and is_page(path):
        language = language_of(request.headers.get("accept-language", ""))
        found = await page_for(path, request.url.path, str(request.base_url).rstrip("/"), language, desks)
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
    headers = {"cache-control": file.cache_control, "etag": file.mark, "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(status_code=304, headers=headers)
    packed = file.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(file.body if packed is None else packed, media_type=file.kind, headers=headers)
