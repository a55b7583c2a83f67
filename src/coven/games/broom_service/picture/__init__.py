"""The map of Broom Service as an SVG picture."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from coven.errors import CovenError
from coven.games.broom_service.box.check import find_faults
from coven.games.broom_service.box.files import read_box
from coven.games.broom_service.names import SIDE_NAMES
from coven.games.broom_service.picture.draw import draw_map
from coven.games.broom_service.view.joined import joined
from coven.table.box import bad_box
from coven.table.words import Words

View = Mapping[str, Any]


def picture(view: View, setting: View, speak: Words, seats: Sequence[str]) -> str:
    """The map as an SVG picture with the position of the view."""
    shown = joined(view, setting)
    if shown["sheet"] is None:
        raise CovenError("not_drawn", f"The {shown['side']} of this box has no outlines to draw.", side=shown["side"])
    return draw_map(shown["sheet"], shown["side"], speak.language, view=shown, seats=seats)


def draw_box(source: str | Path, side: str, language: str = "en", narrow: bool | None = None) -> str:
    """A map of a box as SVG text; a box with faults, or a map without outlines, is refused."""
    _, data = read_box(source)
    faults = find_faults(data)
    if faults:
        raise bad_box([fault.told for fault in faults])
    if side not in SIDE_NAMES:
        raise CovenError("unknown_side", f"A board has a front and a back, no {side!r}.", side=side)
    return draw_map(data[side], side, language, narrow=narrow)
