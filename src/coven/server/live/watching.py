"""Who watches a table without a seat: everybody there may know their names, as far as they fit, and how many they are."""

from collections.abc import Sequence
from typing import Any, Protocol

from coven.server.messages.from_server import WatchingInfo

MOST_NAMED = 20  # by each process, and in what is told


class Spectator(Protocol):
    """An open socket of somebody who watches."""

    person: str | None
    name: str


class Watching:
    """Counts a person once, however many sockets they have; of another process only whom it names can be told apart."""

    def __init__(self, here: Sequence[Spectator]) -> None:
        self._here = here
        self._elsewhere: dict[str, tuple[dict[str, str], int]] = {}  # by process: names by person, and how many more there are

    def info(self, comes: Spectator | None = None) -> WatchingInfo:
        """Who watches, with somebody who is just coming."""
        people, more = self._people(comes), 0
        for named, others in self._elsewhere.values():
            people, more = {**named, **people}, more + others
        return {"names": sorted(list(people.values())[:MOST_NAMED], key=str.casefold), "count": len(people) + more}

    def here(self) -> dict[str, Any]:
        """What other processes are told of those who are connected to this one."""
        people = self._people()
        return {"watching": list(people.items())[:MOST_NAMED], "more": max(0, len(people) - MOST_NAMED)}

    def hear(self, process: str, watching: Sequence[tuple[str, str]], more: int) -> None:
        self._elsewhere[process] = dict(watching), more

    def forget(self, process: str) -> None:
        self._elsewhere.pop(process, None)

    def _people(self, comes: Spectator | None = None) -> dict[str, str]:
        return {each.person: each.name for each in (*self._here, *([] if comes is None else [comes])) if each.person is not None}
