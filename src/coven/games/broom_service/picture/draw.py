"""The pictures of Broom Service: the map with the position of a view, and the map of a box as printed. They hold no rule."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

from coven.errors import CovenError
from coven.games.broom_service.box.check import faults_of
from coven.games.broom_service.box.files import read_box
from coven.games.broom_service.names import SIDE_NAMES, Side
from coven.games.broom_service.picture.map import NARROW, check_drawn, draw_map
from coven.games.broom_service.view.joined import Shown, joined
from coven.games.broom_service.view.schema import TableSetting, TableView
from coven.games.broom_service.view.setting_schema import Setting, Sheet
from coven.table.box import bad_box
from coven.table.words import Words


class Board(TypedDict):
    """What a map is drawn from."""

    side: Side
    sheet: Sheet


def picture(view: TableView, setting: TableSetting, speak: Words, seats: Sequence[str]) -> str:
    """The map as an SVG picture with the position of the view."""
    shown = joined(view, setting)
    return draw_map(sheet_of(shown), shown["side"], speak.language, view=shown, seats=seats)


def sheet_of(setting: Setting | Shown) -> Sheet:
    """How the map is drawn; a box whose map is not is refused."""
    sheet = setting["sheet"]
    if sheet is None:
        raise CovenError("not_drawn", f"The {setting['side']} of this box has no outlines to draw.", side=setting["side"])
    return sheet


def draw_box(source: str | Path, side: str, language: str = "en", width: int | None = None) -> str:
    """A map of a box as SVG text, to be shown in so many pixels; a box with faults, or a map without outlines, is refused."""
    _, data = read_box(source)
    faults = faults_of(data)
    if faults:
        raise bad_box([fault.finding for fault in faults])
    if side not in SIDE_NAMES:
        raise CovenError("unknown_side", f"A board has a front and a back, no {side!r}.", side=side)
    return draw_map(data[side], side, language, narrow=None if width is None else width < NARROW)


def printed(setting: TableSetting) -> Board:
    """What a game has printed on its board; a map without outlines is refused."""
    sheet = sheet_of(setting)
    check_drawn(sheet, setting["side"])
    return {"side": setting["side"], "sheet": sheet}


def ground(board: Board) -> str:
    """The map alone, without names, for a client that writes these and lays the pieces on it."""
    return draw_map(board["sheet"], board["side"], frame=False, names=False)
