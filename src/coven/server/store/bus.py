"""What processes on one database tell each other, and which of them drives a table.

To drive a table is to ask its bots and to mind its clocks; one process does it at a time, and when it dies another takes over.
"""

from collections.abc import Callable, Iterable
from typing import Any, Protocol

Hear = Callable[[dict[str, Any]], None]


class Bus(Protocol):
    """How a process reaches the others."""

    is_shared: bool  # whether there are others at all

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def tell(self, kind: str, **what: Any) -> None:
        """Tells all other processes something, soon."""
        ...

    def hear(self, kind: str, take: Hear) -> None:
        """Has what others tell of a kind taken in; `what["from"]` is the process that told it."""
        ...

    async def drive(self, tables: Iterable[str]) -> set[str]:
        """Those of these tables that this process drives from now on, or did already."""
        ...

    async def let_go(self, table: str) -> None: ...


class Alone:
    """A process with nobody to tell: it drives every table."""

    is_shared = False

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def tell(self, kind: str, **what: Any) -> None:
        pass

    def hear(self, kind: str, take: Hear) -> None:
        pass

    async def drive(self, tables: Iterable[str]) -> set[str]:
        return set(tables)

    async def let_go(self, table: str) -> None:
        pass
