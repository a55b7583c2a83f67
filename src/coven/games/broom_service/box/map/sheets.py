"""The sheet of a map: how a side of the board is drawn. Rules need none of it, so it is no part of a box's record, but of its data."""

from collections.abc import Mapping
from typing import Any

from coven.games.broom_service.names import SIDE_NAMES
from coven.games.broom_service.types import Box

AREA_KEYS = ("id", "name", "landscape", "at", "castle_at", "outline")
TOWER_KEYS = ("id", "colour", "shape", "points", "wands", "at")
THING_KEYS = ("id", "area", "at", "covers")
ROWS = {
    "areas": AREA_KEYS,
    "towers": TOWER_KEYS,
    **dict.fromkeys(("clouds", "circles", "mountain_spaces", "forest_spaces", "hill_spaces"), THING_KEYS),
}


def printed_side(box: Box, side: int) -> Mapping[str, Any] | None:
    """A side as its file has it; None for a box that never was a file."""
    data: Mapping[str, Any] | None = getattr(box, "data", None)
    return None if data is None else data.get(SIDE_NAMES[side])


def sheet_of(box: Box, side: int) -> dict[str, Any] | None:
    """The sheet of a side; None for a box that never was a file."""
    printed = printed_side(box, side)
    if printed is None:
        return None
    sheet = {key: printed[key] for key in ("title", "width", "height", "castles") if key in printed}
    return sheet | {key: [picked(row, keys) for row in printed[key]] for key, keys in ROWS.items() if key in printed}


def picked(row: Mapping[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: row[key] for key in keys if key in row}
