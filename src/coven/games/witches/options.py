"""The options of Witches, each declared once: its values here, what it does in the rules."""

from collections.abc import Mapping
from typing import Any

from coven.games.witches.types import Box
from coven.table.options import Choice, Flag, Number, refuse_together

GUARD_ROUNDS = 1000  # no game outlasts this (Witches 56)
LARGEST_LIMIT = 1000
USUAL_LIMIT = 70

ROTATE, FIXED = range(2)  # option dealer
SHARED, PLAY_ON = range(2)  # option tie
CHOICE, ALWAYS_TRANSFER, RESCUE = range(3)  # option last_spell
ALL_PILES, OWN_PILE, NO_PILES = range(3)  # option memory

OPTIONS = (
    Number("limit", 1, LARGEST_LIMIT, USUAL_LIMIT),  # the game ends after a round in which somebody stands at it (Witches 41)
    Number("rounds", 1, GUARD_ROUNDS, None, absent=True),  # or after this many rounds; to the rules 0: by the limit (Witches 42, 57)
    Choice("dealer", ("rotate", "fixed")),  # Witches 3
    Choice("tie", ("shared", "play_on")),  # Witches 40, 54
    Choice("last_spell", ("choice", "transfer", "rescue")),  # Witches 43, 53
    Flag("earth_variant"),  # the earth witch's rest comes off the sheet (Witches 46)
    Flag("air_blocks_own_spell"),  # no spell for the holder of the air witch (Witches 35)
    Choice("memory", ("all", "own", "none")),  # whose piles a view adds up (Witches 20)
)


def check_together(box: Box, players: int, options: Mapping[str, Any]) -> None:
    """A fixed number of rounds leaves the limit without a meaning (Witches 57)."""
    if options["rounds"] is not None and options["limit"] != USUAL_LIMIT:
        raise refuse_together("fixed_rounds", "limit", options["limit"], "possible beside a number of rounds")
