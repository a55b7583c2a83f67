"""For whom a passkey is made: the host of a request, and the origin that a browser on it must name."""

import re
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Annotated

from fastapi import Depends, Request

from coven.errors import CovenError
from coven.server.features.dependencies import TheSettings

NAME = re.compile(r"[a-z0-9.-]{1,253}")
PORT = re.compile(r":\d{1,5}$")


@dataclass(frozen=True)
class Site:
    """A host (WebAuthn's relying party) and its one origin."""

    host: str
    origin: str


def site_of(request: Request, settings: TheSettings) -> Site:
    """The site a request came to; its host is one of `hosts`, if there are any. Raises `no_passkeys_here` where no browser would make one."""
    address = request.headers.get("host", "").lower()
    host = PORT.sub("", address)
    if not is_name(host) or not (settings.https or is_this_machine(host)):
        raise CovenError("no_passkeys_here", "Passkeys need https and a name, such as https://games.example.org; an address of numbers has none.")
    return Site(host, f"{'https' if settings.https else 'http'}://{address}")


def is_name(host: str) -> bool:
    """Whether a host is a name and no address."""
    try:
        ip_address(host)
    except ValueError:
        return NAME.fullmatch(host) is not None
    return False


def is_this_machine(host: str) -> bool:
    """Whether browsers trust a host without https."""
    return host == "localhost" or host.endswith(".localhost")


TheSite = Annotated[Site, Depends(site_of)]
