"""The box of a new table: one that comes with the game, by its name, or another as data or as the text of its file."""

import json
from typing import Any

from coven.errors import Finding
from coven.server.messages.http import BoxInfo
from coven.table.box import bad_box, check_limits, toml_data
from coven.table.game import Game

STANDARD = "standard"


def boxes_of(game: Game) -> list[BoxInfo]:
    """The boxes that come with a game, the standard one first."""
    known = sorted(game.boxes.items(), key=lambda item: (item[0] != STANDARD, item[0]))
    return [BoxInfo(name=name, title=dict(box.data.get("title", {}))) for name, box in known]


def box_asked_for(game: Game, asked: dict[str, Any] | str | None) -> dict[str, Any] | None:
    """The data of a box, None for the standard one; raises `bad_box` for a text that is no box file, or data that JSON can't hold."""
    if asked is None:
        return None
    if not isinstance(asked, str):
        return checked(asked)
    if asked in game.boxes:
        return None if asked == STANDARD else dict(game.boxes[asked].data)
    return data_of(asked)


def checked(data: dict[str, Any]) -> dict[str, Any]:
    """A box as it is stored: a number without end, or half a character, would be another one when it is read again."""
    check_limits(data)
    try:
        json.dumps(data, allow_nan=False, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise bad_box([Finding("box_shape", f"it does not have the shape of a box ({error})", problem=str(error))]) from None
    return data


def data_of(text: str) -> dict[str, Any]:
    """What the text of a box file says, as JSON knows it."""
    return checked(json_of(toml_data(text, "box.toml")))


def json_of(data: dict[str, Any]) -> dict[str, Any]:
    try:
        same: dict[str, Any] = json.loads(json.dumps(data))
    except (ValueError, TypeError, RecursionError) as error:
        raise bad_box([Finding("box_no_toml", f"box.toml is not a TOML file: {error}", file="box.toml", problem=str(error))]) from None
    return same
