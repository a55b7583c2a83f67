"""The tables whose whole course is kept: every player count and every combination of the variants of Broom Service.

Together they show every event and use every kind of cloud and tile; tests/broom_service/test_goldens.py holds them to it.
"""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from goldens.choosing import Chooser, by_bot

import coven
from coven.table.table import Table
from coven.table.values import Move

RARE = ("use_mountain", "use_brave", "use_points", "market", "hand_in", "charm", "jump")

# By name how many play, the options, and the number of the deal: chosen so that together they leave nothing out.
VARIANTS: dict[str, tuple[int, dict[str, Any], int]] = {
    "storm": (2, {"storm_clouds": True}, 4),
    "fewer_clouds": (2, {"storm_clouds": True, "heavy_clouds": 10}, 0),
    "mountains": (2, {"mountain_tiles": True, "partial_gains": True}, 49),
    "mountains_storm": (5, {"mountain_tiles": True, "storm_clouds": True}, 17),
    "mountains_fewer_clouds": (3, {"mountain_tiles": True, "storm_clouds": True, "heavy_clouds": 10}, 55),
    "back": (2, {"side": "back"}, 24),
    "back_storm": (3, {"side": "back", "storm_clouds": True}, 11),
    "back_fewer_clouds": (2, {"side": "back", "storm_clouds": True, "heavy_clouds": 11, "first_leader": "first_seat"}, 115),
}


def tables() -> Iterator[tuple[str, Table, Chooser]]:
    """A name, the table to be played out, and who chooses."""
    game = coven.game("broom_service")
    yield "4_rounds", game.new_table(4, seed="golden 4"), by_bot("careful", game)
    for name, (players, options, deal) in VARIANTS.items():
        yield f"{players}_{name}", game.new_table(players, options, seed=f"golden {name} {deal}"), curious(deal)


def curious(seed: int) -> Chooser:
    """Does what is rare wherever it can, then flies to tiles, else does something rather than nothing."""
    chance = random.Random(seed)

    def choose(table: Table, seat: int) -> Move:
        moves = table.moves(seat)
        rare = [move for move in moves if move.kind in RARE]
        to_tiles = [move for move in moves if move.kind == "fly" and move.args["area"] in tile_areas(table.view(seat), seat)]
        something = [move for move in moves if move.kind != "done"]
        return chance.choice(rare or to_tiles or something or moves)

    return choose


def tile_areas(view: Mapping[str, Any], seat: int) -> set[int]:
    """Where a tile waits for this seat."""
    tiles = [tile["area"] for kind in ("forest", "hill") for tile in view[f"{kind}_tiles"]]
    return {*tiles, *view["seats"][seat]["amulets_left"]}
