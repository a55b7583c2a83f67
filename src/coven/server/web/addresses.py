"""Where a request comes from."""

from starlette.types import Scope


def address_of(scope: Scope) -> str:
    """The address of the client, as told by a proxy that is trusted."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"
