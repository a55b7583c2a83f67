"""Points: kept by where they came from, and what is added when the game ends."""

from typing import Any

import numpy as np

from coven.games.broom_service.layout import LIGHTNING, MOUNTAIN_SPACES, RESOURCES
from coven.games.broom_service.rules.setup import has_mountain_tiles
from coven.games.broom_service.state import FROM_AMULETS, FROM_LIGHTNING, FROM_SETS
from coven.kernel.target import rule


@rule
def score(s: Any, seat: Any, source: Any, points: Any) -> None:
    """Points gained or lost; a score may fall below 0."""
    s.points[seat] += points
    s.earned[seat, source] += points


@rule
def lightning_points(box: Any, s: Any, seat: Any) -> Any:
    """One look-up with the sum of all bolts; beyond the table its last value holds (R50)."""
    return np.int64(box.lightning_points[min(np.int64(s.bolts[seat]), LIGHTNING - 1)])


@rule
def kinds_above(s: Any, seat: Any, fewest: Any) -> Any:
    """How many kinds the seat holds more than `fewest` of."""
    kinds = 0
    for kind in range(RESOURCES):
        kinds += 1 if s.resource[seat, kind] > fewest else 0
    return kinds


@rule
def set_points(box: Any, s: Any, seat: Any) -> Any:
    """Set after set, each of as many different resources as are left: sets of four, then of three. No other split beats it."""
    points = np.int64(0)
    taken = 0
    kinds = kinds_above(s, seat, taken)
    while kinds > 0:
        points += box.set_points[kinds]
        taken += 1
        kinds = kinds_above(s, seat, taken)
    return points


@rule
def amulets_taken(box: Any, s: Any, seat: Any) -> Any:
    """How many amulets the seat has claimed."""
    if not has_mountain_tiles(s):
        return 0
    taken = np.int64(box.mountain_spaces[s.side])
    for space in range(MOUNTAIN_SPACES):
        taken -= (s.amulets[seat] >> space) & 1
    return taken


@rule
def resources_of(s: Any, seat: Any) -> Any:
    """How many resources a seat holds, those in sets included (R58)."""
    held = np.int64(0)
    for kind in range(RESOURCES):
        held += s.resource[seat, kind]
    return held


@rule
def final_scoring(box: Any, s: Any) -> None:
    """Lightning, sets of resources and amulets; all of it part of the last move (R67)."""
    for seat in range(s.players):
        score(s, seat, FROM_LIGHTNING, lightning_points(box, s, seat))
        score(s, seat, FROM_SETS, set_points(box, s, seat))
        score(s, seat, FROM_AMULETS, box.amulet_points[amulets_taken(box, s, seat)])


@rule
def is_ahead(s: Any, seat: Any, other: Any) -> Any:
    """Whether a seat stands before another: more points, then more resources left (R31, R58)."""
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    return resources_of(s, seat) > resources_of(s, other)


@rule
def place_of(s: Any, seat: Any) -> Any:
    """1 for the best; equal in points and resources is equal in place."""
    place = 1
    for other in range(s.players):
        if is_ahead(s, other, seat):
            place += 1
    return place
