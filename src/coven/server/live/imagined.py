"""What a process that thinks is handed: a table as it may be for all one seat knows, so it could not look into other hands if it tried."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from coven.kernel.plain import from_bytes
from coven.table.box import Box
from coven.table.keeper import Keeper
from coven.table.registry import game as find_game
from coven.table.table import Table

MOST_BOXES = 8  # kept in a process


@dataclass(frozen=True)
class Imagined:
    """The game and a state that was imagined from what the seat knows."""

    game: str
    players: int
    options: Mapping[str, Any]
    box: Mapping[str, Any] | None
    state: bytes
    seat: int

    def table(self) -> Table:
        """The table itself; its chance was drawn anew when it was imagined, so its seed means nothing."""
        game = find_game(self.game)
        state = from_bytes(game.rules.layout, self.state)
        box = game.standard_box if self.box is None else built(self.game, json.dumps(self.box, sort_keys=True))
        return Table(Keeper(game, self.players, self.options, 0, box, first=state))


@lru_cache(MOST_BOXES)
def built(game: str, data: str) -> Box:
    """A box that people brought, from its data as JSON: a bot plays many moves with it, and building it takes fifty times as long as a quick one."""
    return find_game(game).box(json.loads(data))
