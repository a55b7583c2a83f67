"""What every request passes: limits of size and rate, the check where it comes from, security headers, a log line."""

import logging
import re
from functools import lru_cache
from ipaddress import ip_address
from time import perf_counter

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coven.errors import CovenError
from coven.server.client_address import address_of, household_of
from coven.server.features.dependencies import parts_of
from coven.server.features.people.bans import Bans
from coven.server.http.errors import answer
from coven.server.metrics import FAULTS, REQUESTS
from coven.server.rate_limits import Bucket, Limits
from coven.server.settings import Settings
from coven.server.store.database import UNREACHABLE, unreachable

MOST_BYTES = 512 * 1024  # of a request: a box is the largest thing anybody sends
FOR_MACHINES = ("/healthz", "/metrics")  # asked by address, by those who run the server
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


def check_host(scope: Scope, settings: Settings) -> None:
    """Refuses what was sent to a name that is not ours; raises `unknown_host`.

    A server for this machine alone has the machine's own names: any other was made to mean this machine by the page of another site.
    """
    name = re.sub(r":\d+$", "", Headers(scope=scope).get("host", "")).lower()
    is_ours = name in settings.hosts if settings.hosts else not settings.is_for_this_machine or is_own_name(name)
    if not is_ours and scope["path"] not in FOR_MACHINES:
        raise CovenError("unknown_host", "This server is not reached by that name.")


@lru_cache(1024)
def is_own_name(name: str) -> bool:
    """Whether a name means this machine whoever is asked, or is no name but an address."""
    try:
        return bool(ip_address(name.removeprefix("[").removesuffix("]")))
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


class Middleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = perf_counter(), 500
        bucket: Bucket | None = None

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(scope, message, bucket)
            await send(message)

        try:
            bucket = check(scope)
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


def check(scope: Scope) -> Bucket:
    """Raises what is wrong with a request before anything of it is read; returns what is left of those its household may make."""
    parts = parts_of(scope)
    parts.find(Bans).check_address(address_of(scope))
    bucket = parts.find(Limits).requests.take(household_of(scope))
    if b"%00" in scope.get("raw_path", b"") or b"%00" in scope["query_string"]:
        raise CovenError("malformed", "No part of a request has a zero character.")
    length = Headers(scope=scope).get("content-length", "0")
    if not length.isdigit() or int(length) > MOST_BYTES:
        raise too_large()
    check_host(scope, parts.find(Settings))
    if scope["method"] not in SAFE:
        check_origin(scope, parts.find(Settings).origins)
    return bucket


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


def add_headers(scope: Scope, message: Message, bucket: Bucket | None) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in SECURITY.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
        requests = parts_of(scope).find(Limits).requests
        headers.setdefault("ratelimit-policy", requests.policy)
        if bucket is not None:
            headers.setdefault("ratelimit", requests.state_of(bucket))
    if parts_of(scope).find(Settings).https:
        headers.setdefault("strict-transport-security", "max-age=31536000")


def note(scope: Scope, status: int, seconds: float) -> None:
    """Counts a request and writes its line: the route's pattern, never the path itself, which may carry a key."""
    route = getattr(scope.get("route"), "path", "none")
    REQUESTS.labels(scope["method"], route, status).inc()
    line = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1), "address": address_of(scope)}
    logger.info("request", extra=line)
