"""The most moves a game of Broom Service can have."""

from collections.abc import Mapping
from itertools import product
from typing import Any

from coven.games.broom_service.box.layout import ALTERNATIVES, EVENTS, RESOURCES, ROLES
from coven.games.broom_service.types import Box

FLIGHT_MOVES = 4  # of one flight: fly, jump, deliver, leave the rest


def longest_round(box: Box) -> int:
    """Moves of one seat in a round: choosing and adding roles, placing each, and its action; at the end a word about an event."""
    roles = min(ROLES, max(box.more_high, box.hand_size + 1) + 1)
    pieces = max(most_gained(box), box.distillery_resources)
    return int(roles + 2 + roles * (1 + max(FLIGHT_MOVES, pieces + 2)) + 2)


def most_gained(box: Box) -> int:
    """Resources of the richest yield."""
    places = product(range(ROLES), range(2), range(ALTERNATIVES))
    return max(sum(box.yield_gain[role, brave, choice, resource] for resource in range(RESOURCES)) for role, brave, choice in places)


def longest_chains(box: Box) -> int:
    """Moves of one seat in a game that its amulets add, each once, and of a fist as full as it can get."""
    mountains = max(box.mountain_spaces) * (2 + FLIGHT_MOVES * max(1, *box.mountain_times))
    return int(mountains + longest_round(box) * EVENTS + max(box.start_wands) + sum(box.start_potions))


def most_moves(box: Box, players: int, options: Mapping[str, Any]) -> int:
    """No game is longer: each round uses up an event, and every chain the amulets and clouds it is made of."""
    storms = max(box.clouds) * FLIGHT_MOVES
    return int(players * (box.rounds * longest_round(box) + longest_chains(box)) + storms)
