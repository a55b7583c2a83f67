"""The options of Broom Service with their checks, and how long a game can last."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from coven.errors import CovenError
from coven.games.broom_service.box.layout import EVENTS, ROLES
from coven.games.broom_service.names import SIDE_NAMES
from coven.kernel.types import Box
from coven.table.options import Choice, Flag, Number, refuse_together

MOST_HEAVY = 60  # no box has more
OPTIONS = (
    Choice("side", SIDE_NAMES),  # of the board
    Flag("storm_clouds"),  # mixed with the heavy ones (Broom 24)
    Number("heavy_clouds", 1, MOST_HEAVY, None, absent=True),  # how many are mixed in; none: all (Broom 52)
    Flag("mountain_tiles"),  # with amulets, on the front; the back always has them (Broom 30)
    Choice("first_leader", ("random", "first_seat")),  # Broom 20
    Flag("partial_gains"),  # a gatherer's yield may be taken in part (Broom 42)
)
FLIGHT_MOVES = 4  # of one flight: fly, jump, deliver, leave the rest


def longest_round(box: Box) -> int:
    """Moves of one seat in a round: choosing and adding roles, placing each, and its action; at the end a word about an event."""
    roles = min(ROLES, max(box.more_high, box.hand_size + 1) + 1)
    pieces = max(int(np.asarray(box.yield_gain).sum(axis=-1).max()), box.distillery_resources)
    return int(roles + 2 + roles * (1 + max(FLIGHT_MOVES, pieces + 2)) + 2)


def longest_chains(box: Box) -> int:
    """Moves of one seat in a game that its amulets add, each once, and of a fist as full as it can get."""
    mountains = max(box.mountain_spaces) * (2 + FLIGHT_MOVES * max(1, *box.mountain_times))
    return int(mountains + longest_round(box) * EVENTS + max(box.start_wands) + sum(box.start_potions))


def most_moves(box: Box, players: int, options: Mapping[str, Any]) -> int:
    """No game is longer: each round uses up an event, and every chain the amulets and clouds it is made of."""
    storms = max(box.clouds) * FLIGHT_MOVES
    return int(players * (box.rounds * longest_round(box) + longest_chains(box)) + storms)


def storm_clouds(box: Box) -> int:
    """How many storm clouds the box holds."""
    return sum(count for count, storm in zip(box.cloud_count, box.cloud_storm, strict=True) if storm)


def check_together(box: Box, players: int, options: Mapping[str, Any]) -> None:
    """The back has mountain tiles anyhow (Broom 30); fewer heavy clouds only beside storm clouds: as many as the cloud spaces ask for, and
    not more than there are (Broom 52).
    """
    if options["side"] == "back" and options["mountain_tiles"]:
        raise refuse_together("always_on_back", "mountain_tiles", True, "an option on the back, which always has them")
    heavy = options["heavy_clouds"]
    if heavy is None:
        return
    if not options["storm_clouds"]:
        raise refuse_together("no_storm", "heavy_clouds", heavy, "possible without storm clouds")
    least = max(1, box.clouds[SIDE_NAMES.index(options["side"])] - storm_clouds(box))
    most = sum(box.cloud_count) - storm_clouds(box)
    if not least <= heavy <= most:
        message = f"Option heavy_clouds: the {options['side']} takes {least} to {most} heavy clouds, not {heavy}."
        raise CovenError("bad_option", message, cloud_range=True, option="heavy_clouds", value=heavy, least=least, most=most)
