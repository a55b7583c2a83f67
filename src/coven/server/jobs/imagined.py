"""What a process that thinks is handed: a table as it may be for all one seat knows, so it could not look into other hands if it tried."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from coven.kernel.plain import from_bytes
from coven.table.keeper import Keeper
from coven.table.registry import game as find_game
from coven.table.table import Table


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
        return Table(Keeper(game, self.players, self.options, 0, game.box(self.box), first=state))
