"""Which addresses may be called. A name is looked up once and the address found is the one called, so that it can't change in between."""

import asyncio
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

import httpx

from coven.errors import CovenError

HIGHEST_PORT = 65535
NAT64 = IPv6Network("64:ff9b::/96")
Address = IPv4Address | IPv6Address

# What the registries of special addresses call not globally reachable (RFC 6890 and those after it); Python's own tables change with its versions.
NOT_PUBLIC = tuple(
    map(
        ip_network,
        (
            *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24"),
            *("192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24"),
            *("203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "255.255.255.255/32"),
            *("::/128", "::1/128", "::/96", "::ffff:0:0/96", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64", "2001::/23", "2001:db8::/32"),
            *("2002::/16", "2620:4f:8000::/48", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8"),
        ),
    )
)
UNICAST = IPv6Network("2000::/3")  # all that has been given out of IPv6


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


async def resolve(url: httpx.URL, private: bool) -> Target:
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
    if inner is not None:
        return is_public(inner)
    is_given_out = not isinstance(address, IPv6Address) or address in UNICAST
    return is_given_out and address.is_global and not any(address in network for network in NOT_PUBLIC if network.version == address.version)


def hidden_in(address: IPv6Address) -> IPv4Address | None:
    """The older address that a newer one stands for, if it does."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    return IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else None
