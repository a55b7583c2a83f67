"""What every request passes: limits of size and rate, the check where it comes from, security headers, a log line."""

import logging
from time import perf_counter
from typing import TYPE_CHECKING

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coven.errors import CovenError
from coven.server.log.store import UNREACHABLE, unreachable
from coven.server.metrics import FAULTS, REQUESTS
from coven.server.web.addresses import address_of, household_of
from coven.server.web.faults import answer

if TYPE_CHECKING:
    from coven.server.server import Server

MOST_BYTES = 512 * 1024  # of a request: a box is the largest thing anybody sends
SAFE = ("GET", "HEAD", "OPTIONS")
CONTENT_POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
SECURITY = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
logger = logging.getLogger("coven.server.requests")


def check_origin(scope: Scope, origins: list[str]) -> None:
    """Refuses what a page of another site sends in somebody's name; raises `foreign_origin`."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    host = headers.get("host", "")
    if origin is not None and origin.partition("://")[2] != host and origin not in origins:
        raise CovenError("foreign_origin", "This was sent by the page of another site.")


class Middleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(scope, message)
            await send(message)

        try:
            check(scope)
            await self._app(scope, limited(receive), sending)
        except CovenError as error:
            await answer(error)(scope, receive, sending)
        except UNREACHABLE:
            logger.exception("the database does not answer")
            await answer(unreachable())(scope, receive, sending)
        except Exception:
            FAULTS.inc()
            logger.exception("a request fell over")
            await answer(failed())(scope, receive, sending)
        finally:
            note(scope, status, perf_counter() - began)


def check(scope: Scope) -> None:
    """Raises what is wrong with a request before anything of it is read."""
    server: Server = scope["app"].state.server
    server.bans.check_address(address_of(scope))
    server.requests.check(household_of(scope))
    if b"%00" in scope.get("raw_path", b"") or b"%00" in scope["query_string"]:
        raise CovenError("malformed", "No part of a request has a zero character.")
    length = Headers(scope=scope).get("content-length", "0")
    if not length.isdigit() or int(length) > MOST_BYTES:
        raise too_large()
    if scope["method"] not in SAFE:
        check_origin(scope, server.settings.origins)


def failed() -> CovenError:
    return CovenError("failed", "Something went wrong here.")


def too_large() -> CovenError:
    return CovenError("too_large", f"A request has at most {MOST_BYTES} bytes.", most=MOST_BYTES)


def limited(receive: Receive) -> Receive:
    """Reads no more than a request may have, whatever it says of its length."""
    seen = 0

    async def reading() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > MOST_BYTES:
            raise too_large()
        return message

    return reading


def add_headers(scope: Scope, message: Message) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in SECURITY.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
    if scope["app"].state.server.settings.https:
        headers.setdefault("strict-transport-security", "max-age=31536000")


def note(scope: Scope, status: int, seconds: float) -> None:
    """Counts a request and writes its line: the route's pattern, never the path itself, which may carry a key."""
    route = getattr(scope.get("route"), "path", "none")
    REQUESTS.labels(scope["method"], route, status).inc()
    line = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1), "address": address_of(scope)}
    logger.info("request", extra=line)
