"""The pictures of Broom Service: the map with the position of a view, and the map of a box as printed. They hold no rule."""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from coven.errors import CovenError
from coven.games.broom_service.box.check import faults_of
from coven.games.broom_service.box.files import read_box
from coven.games.broom_service.names import SIDE_NAMES
from coven.games.broom_service.picture.map import NARROW, draw_map
from coven.games.broom_service.view.joined import joined
from coven.table.box import bad_box
from coven.table.words import Words

View = Mapping[str, Any]


def picture(view: View, setting: View, speak: Words, seats: Sequence[str]) -> str:
    """The map as an SVG picture with the position of the view."""
    shown = joined(view, setting)
    return draw_map(sheet_of(shown), shown["side"], speak.language, view=shown, seats=seats)


def sheet_of(setting: View) -> View:
    """How the map is drawn; a box whose map is not is refused."""
    sheet: View | None = setting["sheet"]
    if sheet is None:
        raise CovenError("not_drawn", f"The {setting['side']} of this box has no outlines to draw.", side=setting["side"])
    return sheet


def draw_box(source: str | Path, side: str, language: str = "en", width: int | None = None) -> str:
    """A map of a box as SVG text, to be shown in so many pixels; a box with faults, or a map without outlines, is refused."""
    _, data = read_box(source)
    faults = faults_of(data)
    if faults:
        raise bad_box([fault.told for fault in faults])
    if side not in SIDE_NAMES:
        raise CovenError("unknown_side", f"A board has a front and a back, no {side!r}.", side=side)
    return draw_map(data[side], side, language, narrow=None if width is None else width < NARROW)


def ground(setting: View) -> str:
    """The map alone, without names, for a client that writes these and lays the pieces on it."""
    return _drawn(json.dumps(sheet_of(setting), sort_keys=True), setting["side"])


@lru_cache(maxsize=8)
def _drawn(sheet: str, side: str) -> str:
    """Drawn once for all tables that play on the same map: it takes a second or two."""
    return draw_map(json.loads(sheet), side, frame=False, names=False)
