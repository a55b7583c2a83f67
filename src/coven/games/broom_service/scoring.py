"""Points: kept by where they came from, and what is added when the game ends."""

from typing import Any

import numpy as np

from coven.games.broom_service.layout import LIGHTNING, MOUNTAIN_SPACES, RESOURCES
from coven.games.broom_service.rules.setup import has_mountain_tiles
from coven.games.broom_service.state import FROM_AMULETS, FROM_LIGHTNING, FROM_SETS
from coven.kernel.target import rule

SMALL_SET = RESOURCES - 1


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
def scarcest(s: Any, seat: Any) -> Any:
    """How many the seat holds of the resource it has least of."""
    fewest = np.int64(s.resource[seat, 0])
    for kind in range(1, RESOURCES):
        fewest = min(fewest, np.int64(s.resource[seat, kind]))
    return fewest


@rule
def is_enough(s: Any, seat: Any, used: Any, sets: Any) -> Any:
    """Whether so many sets of three different resources can be made once `used` of each resource are gone: no set has two of a kind."""
    usable = np.int64(0)
    for kind in range(RESOURCES):
        usable += min(np.int64(s.resource[seat, kind]) - used, sets)
    return usable >= SMALL_SET * sets


@rule
def set_points(box: Any, s: Any, seat: Any) -> Any:
    """The best split into sets of four and of three: every number of fours is tried, with as many threes as the rest allows."""
    best = np.int64(0)
    threes = resources_of(s, seat) // SMALL_SET
    for fours in range(scarcest(s, seat) + 1):
        while not is_enough(s, seat, fours, threes):
            threes -= 1
        best = max(best, fours * np.int64(box.set_points[RESOURCES]) + threes * np.int64(box.set_points[SMALL_SET]))
    return best


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
