"""The box of a new table: one that comes with the game, by its name, or another as data or as the text of its file."""

import json
import re
import tomllib
from typing import Any

from coven.errors import Finding
from coven.server.messages.http import BoxInfo
from coven.table.box import bad_box
from coven.table.game import Game

STANDARD = "standard"
MOST_TEXT = 128 * 1024  # characters of a file: the largest of ours has half as many
BETWEEN = re.compile(r"[^=\[\]{},\n]+")  # a key, a number, a text without such signs
MOST_DOTS = 16  # in one of these: reading a key takes the square of its parts


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
    """A box as it is stored: a number without end would be another one when it is read again."""
    try:
        json.dumps(data, allow_nan=False)
    except (ValueError, RecursionError) as error:
        raise bad_box([Finding("box_shape", f"it does not have the shape of a box ({error})", problem=str(error))]) from None
    return data


def data_of(text: str) -> dict[str, Any]:
    """What the text of a box file says, as JSON knows it."""
    try:
        check_reading_is_quick(text)
        data: dict[str, Any] = json.loads(json.dumps(tomllib.loads(text), allow_nan=False))
    except (ValueError, TypeError, RecursionError) as error:
        raise bad_box([Finding("box_no_toml", f"box.toml is not a TOML file: {error}", file="box.toml", problem=str(error))]) from None
    return data


def check_reading_is_quick(text: str) -> None:
    if len(text) > MOST_TEXT:
        raise ValueError(f"it has more than {MOST_TEXT} characters")
    if any(part.count(".") > MOST_DOTS for part in BETWEEN.findall(text)):
        raise ValueError(f"it has a key with more than {MOST_DOTS} parts")
