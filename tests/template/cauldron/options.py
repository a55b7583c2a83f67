"""The options of Cauldron."""

from collections.abc import Mapping
from typing import Any

from coven.kernel.types import Box
from coven.table.options import Number

MOST_ROUNDS = 5

OPTIONS = (Number("rounds", 1, MOST_ROUNDS, 4),)  # how often everybody throws a herb in


def most_moves(box: Box, players: int, options: Mapping[str, Any]) -> int:
    """One herb a seat and round."""
    return players * int(options["rounds"])
