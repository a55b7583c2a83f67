"""Where a request comes from."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network

from starlette.types import Scope

OWN_BITS = 64  # of an IPv6 address: the rest a household chooses as it likes


def address_of(scope: Scope) -> str:
    """The address of the client, as told by a proxy that is trusted."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def household_of(scope: Scope) -> str:
    """Whom limits count: an address, or the network of an IPv6 one, else one household were more people than there are."""
    return household(address_of(scope))


@lru_cache(4096)
def household(address: str) -> str:
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, OWN_BITS), strict=False))
