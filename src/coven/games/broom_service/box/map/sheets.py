"""The sheet of a map: how a side of the board is drawn. Rules need none of it, so a box's record holds only its fingerprint."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from coven.kernel.types import Box

AREA_KEYS = ("id", "name", "landscape", "at", "castle_at", "outline")
TOWER_KEYS = ("id", "colour", "shape", "points", "wands", "at")
THING_KEYS = ("id", "area", "at", "covers")
ROWS = {
    "areas": AREA_KEYS,
    "towers": TOWER_KEYS,
    **dict.fromkeys(("clouds", "circles", "mountain_spaces", "forest_spaces", "hill_spaces"), THING_KEYS),
}

_sheets: dict[int, dict[str, Any]] = {}


def keep_sheet(side: Mapping[str, Any]) -> int:
    """Keeps the sheet of a side; returns its fingerprint."""
    sheet = {key: side[key] for key in ("title", "width", "height", "castles") if key in side}
    sheet |= {key: [picked(row, keys) for row in side[key]] for key, keys in ROWS.items() if key in side}
    fingerprint = int.from_bytes(hashlib.sha256(json.dumps(sheet, sort_keys=True).encode()).digest()[:8])
    _sheets[fingerprint] = sheet
    return fingerprint


def picked(row: Mapping[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: row[key] for key in keys if key in row}


def sheet_of(box: Box, side: int) -> dict[str, Any] | None:
    """The sheet of a side; None for a box that never was a file."""
    return _sheets.get(int(box.sheet[side]))
