"""The most moves a game of Cauldron can have."""

from collections.abc import Mapping
from typing import Any

from template.cauldron.types import Box


def most_moves(box: Box, players: int, options: Mapping[str, Any]) -> int:
    """One herb a seat and round."""
    return players * int(options["rounds"])
