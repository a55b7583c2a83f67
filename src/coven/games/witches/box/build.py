"""The components of Witches: what is printed on the cards, and the table of player counts."""

from collections.abc import Mapping
from typing import Any

from coven.games.witches.box.check import faults_of
from coven.games.witches.box.layout import BOX, SPECIAL_CARDS
from coven.games.witches.names import CARD_TEXTS, RANKS, SUIT_LETTERS
from coven.games.witches.types import Box
from coven.kernel.plain import new_plain
from coven.kernel.types import U64
from coven.table.box import bad_box


def build_box(data: Mapping[str, Any]) -> Box:
    """The box as a record; a box that can't be played with raises `bad_box` with all its faults."""
    faults = faults_of(data)
    if faults:
        raise bad_box(list(faults))
    box: Box = new_plain(BOX)
    box.fire = U64(sum(1 << (SUIT_LETTERS.index(data["fire"]["suit"]) * RANKS + rank) for rank in range(RANKS)))
    for name in SPECIAL_CARDS:
        setattr(box, name, 1 << CARD_TEXTS.index(data[name]["card"]))
    box.fire_cap = data["fire_witch"]["doubles_up_to"]
    box.water_points = data["water_witch"]["points"]
    box.queen_points = data["queen"]["points"]
    box.earth_points = data["earth_witch"]["takes_away"]
    for row in data["passing"]:
        _keep_passing(box, row)
    return box


def _keep_passing(box: Box, row: Mapping[str, Any]) -> None:
    players = row["players"]
    steps = {"left": 1, "right": players - 1, "across": players // 2}
    box.pass_cards[players] = row["cards"]
    box.pass_cycle[players] = len(row["to"])
    for turn, direction in enumerate(row["to"]):
        box.pass_step[players, turn] = steps[direction]
