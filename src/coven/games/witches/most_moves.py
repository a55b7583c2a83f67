"""The most moves a game of Witches can have."""

from collections.abc import Mapping
from typing import Any

from coven.games.witches.names import CARDS
from coven.games.witches.options import GUARD_ROUNDS
from coven.games.witches.rules.scoring import fewest_points
from coven.games.witches.types import Box


def most_rounds(box: Box, players: int, options: Mapping[str, Any]) -> int:
    """No game has more: those agreed on, or as many as it takes to bring everybody to the limit, or what the guard allows (Witches 56)."""
    if options["tie"] == "play_on":
        return GUARD_ROUNDS
    if options["rounds"] is not None:
        return int(options["rounds"])
    fewest = int(fewest_points(box))
    if fewest == 0 or options["last_spell"] == "rescue" or options["earth_variant"]:  # the sheet need not grow
        return GUARD_ROUNDS
    return min(GUARD_ROUNDS, players * (int(options["limit"]) - 1) // fewest + 1)


def most_moves(box: Box, players: int, options: Mapping[str, Any]) -> int:
    """No game is longer: the packets and cards of a round and a word about its spell, in as many rounds as there can be."""
    return most_rounds(box, players, options) * (players * int(box.pass_cards[players]) + CARDS + 1)
