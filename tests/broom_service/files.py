"""The boxes that come with the game, as their files say them."""

import tomllib
from typing import Any

from coven.games.broom_service.box.files import FOLDER

Data = dict[str, Any]
ALL_MAPS = [(name, side) for name in ("standard", "small") for side in ("front", "back")]


def load(name: str) -> Data:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
