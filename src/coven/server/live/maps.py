"""The drawn boards of tables: each is drawn once, in the process with limits, and let go with the last table that needs it."""

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary, WeakValueDictionary

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.fair_queue import FairQueue, Lane
from coven.server.limited_process import LimitedProcess, TooMuch
from coven.server.live.infos import setting_info
from coven.server.live.match import Match
from coven.table.box import hash_of
from coven.table.registry import game as find_game

REFUSED_FOR = 60.0  # seconds in which a map that took too much is not tried again


@dataclass(frozen=True, eq=False)
class DrawnMap:
    """A board as SVG, packed by gzip; None for one that took too much, which is tried again at some time."""

    packed: bytes | None
    again_at: float = 0.0

    @property
    def is_due(self) -> bool:
        return self.packed is None and CLOCK.elapsed() >= self.again_at


class Maps:
    """Finds or draws the board of a table. Whoever waits does so in an own turn: one person's many maps hold up nobody else's."""

    def __init__(self, process: LimitedProcess) -> None:
        self._process = process
        self._queue = FairQueue(1)
        self._of_tables: WeakKeyDictionary[Match, DrawnMap] = WeakKeyDictionary()
        self._known: WeakValueDictionary[str, DrawnMap] = WeakValueDictionary()  # by what is printed: tables with the same box share it
        self._ours: dict[str, DrawnMap] = {}  # of boxes that come with a game: they are few

    async def packed(self, match: Match, lane: Lane) -> bytes:
        """The board of a game as it may be seen, without pieces; raises `not_started`, `no_map`, `not_drawn`, or `busy` if it takes too much."""
        found = self._of_tables.get(match)
        if found is None or found.is_due:
            found = self._of_tables[match] = await self._found(match, printed_on(match), lane)
        if found.packed is None:
            raise CovenError("busy", "Drawing this map takes too much; try again later.")
        return found.packed

    async def _found(self, match: Match, printed: Mapping[str, Any], lane: Lane) -> DrawnMap:
        digest = hash_of({"game": match.game.name, "printed": printed})
        found = self._kept(digest)
        if found is None:
            async with self._queue.turn(lane):
                found = self._kept(digest) or await self._drawn(match.game.name, printed, lane)
        self._known[digest] = found
        if is_ours(match) and found.packed is not None:
            self._ours[digest] = found
        return found

    def _kept(self, digest: str) -> DrawnMap | None:
        """What others have drawn meanwhile, unless it is to be tried again."""
        found = self._ours.get(digest) or self._known.get(digest)
        return None if found is None or found.is_due else found

    async def _drawn(self, game: str, printed: Mapping[str, Any], lane: Lane) -> DrawnMap:
        try:
            return DrawnMap(await self._process.run_for(lane, draw, game, printed))
        except TooMuch:
            return DrawnMap(None, CLOCK.elapsed() + REFUSED_FOR)


def printed_on(match: Match) -> Mapping[str, Any]:
    """What the board of a game is drawn from; raises `not_started` before it begins, `no_map` and `not_drawn` where there is none."""
    setting, printed = setting_info(match), match.game.faces.printed
    if setting is None:
        raise CovenError("not_started", "The game has not begun.")
    if printed is None:
        raise CovenError("no_map", f"The box of {match.game.name} has no map.", game=match.game.name)
    return printed(setting)


def is_ours(match: Match) -> bool:
    """Whether a table has a box that comes with its game."""
    return match.on_the_table is not None and match.on_the_table.box.hash in {box.hash for box in match.game.boxes.values()}


def draw(game: str, printed: Mapping[str, Any]) -> bytes:
    """Runs in the process."""
    ground = find_game(game).faces.ground
    assert ground is not None, "a game that prints a map draws it"
    return gzip.compress(ground(printed).encode(), mtime=0)
