"""Which addresses may be called. A name is looked up once and the address found is the one called, so that it can't change in between."""

import asyncio
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx

from coven.errors import CovenError

HIGHEST_PORT = 65535
NAT64 = IPv6Network("64:ff9b::/96")
Address = IPv4Address | IPv6Address


@dataclass(frozen=True)
class Target:
    """Where to call: the address, and the name that the other side knows itself by."""

    url: httpx.URL
    host: str
    name: str


def check_url(text: str, private: bool) -> httpx.URL:
    """A URL that may be called; raises `bad_webhook`. Without `private` it goes over https."""
    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, TypeError, ValueError):
        raise bad_webhook() from None
    schemes = ("https", "http") if private else ("https",)
    if url.scheme not in schemes or not url.host or url.userinfo or url.fragment or not 0 < (url.port or 443) <= HIGHEST_PORT:
        raise bad_webhook()
    return url


def bad_webhook() -> CovenError:
    return CovenError("bad_webhook", "A webhook goes to a public https address, without a user name.")


async def look_up(url: httpx.URL, private: bool) -> Target:
    """The address behind a URL; raises `bad_webhook` if one of its addresses is private, or there is none."""
    port = url.port or (443 if url.scheme == "https" else 80)
    try:
        found = await asyncio.get_running_loop().getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError, OverflowError):  # no such name, no name at all, no such port
        raise bad_webhook() from None
    addresses = [ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        raise bad_webhook()
    name = url.netloc.decode()
    return Target(url.copy_with(host=str(addresses[0])), url.host, name)


def is_public(address: Address) -> bool:
    """Whether an address is out in the world, also if it is another one in disguise."""
    inner = hidden_in(address) if isinstance(address, IPv6Address) else None
    return is_public(inner) if inner is not None else address.is_global and not address.is_multicast and not address.is_reserved


def hidden_in(address: IPv6Address) -> IPv4Address | None:
    """The older address that a newer one stands for, if it does."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    return IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else None
