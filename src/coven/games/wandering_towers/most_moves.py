"""The most moves a game of Wandering Towers can have."""

from collections.abc import Mapping
from typing import Any

from coven.games.wandering_towers.options import GUARD_ROUNDS, is_solo
from coven.games.wandering_towers.types import Box

ACTION_MOVES = 40  # more than the decisions of one action without the others' windows
WINDOW_MOVES = 12  # more than what one seat can do in the two windows of an action


def most_moves(box: Box, players: int, options: Mapping[str, Any]) -> int:
    """No game is longer: the decisions of a turn in as many rounds as the guard allows; against the deck, thirty turns."""
    if is_solo(players, options):
        return 40 * ACTION_MOVES
    return GUARD_ROUNDS * players * 2 * (ACTION_MOVES + players * WINDOW_MOVES)
