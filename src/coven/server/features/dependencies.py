"""What a route is given: the parts of the running server, each by its class."""

from collections.abc import Iterable
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Path
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection
from starlette.types import Scope

from coven.server.live.desks import Desks
from coven.server.rate_limits import Limits
from coven.server.settings import Settings

T = TypeVar("T")


class Parts:
    """The parts of one running server: one object of each class."""

    def __init__(self, parts: Iterable[object]) -> None:
        self._parts = {type(part): part for part in parts}

    def find(self, kind: type[T]) -> T:
        part = self._parts[kind]
        assert isinstance(part, kind)
        return part


def parts_of(scope: Scope) -> Parts:
    """The parts of the server that a request or socket came to."""
    found: Parts = scope["app"].state.parts
    return found


def provided(kind: type[T]) -> Any:
    """Gives a route the server's part of this class: `desks: Annotated[Desks, provided(Desks)]`."""

    def find(connection: HTTPConnection) -> T:
        return parts_of(connection.scope).find(kind)

    return Depends(find)


TableId = Annotated[str, Path(max_length=40)]
SocketTableId = Annotated[str, Path(max_length=40, pattern=r"^[^\x00]*$")]  # a zero in the path of a request is found before its route is
GameName = Annotated[str, Path(max_length=60)]
RowId = Annotated[str, Path(max_length=40)]  # of a session, a token, a webhook, a ban
PlaceInGame = Annotated[int, Path(le=1_000_000)]  # the number of a move, a step, something said
TheSettings = Annotated[Settings, provided(Settings)]
TheDesks = Annotated[Desks, provided(Desks)]
TheLimits = Annotated[Limits, provided(Limits)]
Database = Annotated[AsyncEngine, provided(AsyncEngine)]
