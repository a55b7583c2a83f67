"""Where a request comes from."""

import hashlib
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network

from starlette.types import Scope

from coven.server.fair_queue import Lane

OWN_BITS = 64  # of an IPv6 address: the rest a household chooses as it likes
NETWORK_BITS, NETWORK_BITS_6 = 16, 32  # what one owner of many addresses is usually given


def address_of(scope: Scope) -> str:
    """The address of the client, as told by a proxy that is trusted."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def household_of(scope: Scope) -> str:
    """Whom limits count: an address, or the network of an IPv6 one, else one household were more people than there are."""
    return household(address_of(scope))


def lane_of(scope: Scope, *who: str) -> Lane:
    """Where somebody waits in a fair queue: by network, household and, if they are known, person."""
    address = address_of(scope)
    return network(address), household(address), *who


def kept_household(household: str, key: bytes) -> str:
    """A household as it is stored: a hash with the server's own key, by which it can be known again and not be found out."""
    return hashlib.blake2b(household.encode(), key=key, digest_size=16).hexdigest()


@lru_cache(4096)
def household(address: str) -> str:
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, OWN_BITS), strict=False))


@lru_cache(4096)
def network(address: str) -> str:
    """The wider network of an address."""
    home = household(address)
    try:
        if ":" in home:
            return str(IPv6Network(home).supernet(new_prefix=NETWORK_BITS_6))
        return str(IPv4Network((home, NETWORK_BITS), strict=False))
    except ValueError:
        return home
