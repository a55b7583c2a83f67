"""The boxes that people bring: built in a process with limits, shared by tables that have the same, and let go with the last of them."""

from collections.abc import Mapping
from typing import Any
from weakref import WeakValueDictionary

from coven.errors import Finding
from coven.server.fair_queue import NOBODY, Lane
from coven.server.limited_process import LimitedProcess, TooMuch
from coven.table.box import Box, bad_box, check_limits, hash_of
from coven.table.game import Game
from coven.table.registry import game as find_game

SECONDS = 10.0  # to build one; the largest of ours takes a quarter of one
MEMORY = 512 * 1024**2  # bytes


class Boxes:
    """Finds or builds the box of a table."""

    def __init__(self, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self.process = LimitedProcess(seconds, memory)  # maps are drawn there, too
        self._known: WeakValueDictionary[tuple[str, str], Box] = WeakValueDictionary()

    async def box(self, game: Game, data: Mapping[str, Any] | None, lane: Lane = NOBODY) -> Box:
        """The box with this data, the standard one without; raises `bad_box` with its faults, or if it takes too much."""
        if data is None:
            return game.standard_box
        check_limits(data)
        key = (game.name, hash_of(data))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = await self._built(game, data, lane)
        return found

    async def _built(self, game: Game, data: Mapping[str, Any], lane: Lane) -> Box:
        try:
            return await self.process.run_for(lane, build, game.name, data)
        except TooMuch:
            raise bad_box([Finding("box_too_much", "it takes too much time or memory to check")]) from None

    def close(self) -> None:
        self.process.close()


def build(game: str, data: Mapping[str, Any]) -> Box:
    """Runs in the process."""
    return find_game(game).box(data)
