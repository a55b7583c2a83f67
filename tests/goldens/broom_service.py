"""The tables whose whole course is kept: every player count, and every mix of the variants of Broom Service."""

from collections.abc import Iterator
from typing import Any

from goldens.choosing import Chooser, at_random, by_bot

import coven
from coven.table.table import Table

VARIANTS: dict[str, dict[str, Any]] = {
    "storm": {"storm_clouds": True},
    "mountains": {"mountain_tiles": True},
    "storm_mountains": {"storm_clouds": True, "mountain_tiles": True},
    "fewer_clouds": {"storm_clouds": True, "heavy_clouds": 12},
    "back": {"side": "back"},
    "back_storm": {"side": "back", "storm_clouds": True},
}


def tables() -> Iterator[tuple[str, Table, Chooser]]:
    """A name, the table to be played out, and who chooses."""
    game = coven.game("broom_service")
    for players in game.players:
        yield f"{players}_rounds", game.new_table(players, seed=f"golden {players}"), by_bot("careful", game)
    for number, (name, options) in enumerate(VARIANTS.items()):
        players = game.players[number % len(game.players)]
        yield f"{players}_{name}", game.new_table(players, options, seed=f"golden {name}"), at_random()
