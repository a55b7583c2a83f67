"""Points: kept by where they came from, and what is added when the game ends."""

from coven.games.broom_service.box.layout import LIGHTNING, MOUNTAIN_SPACES, RESOURCES
from coven.games.broom_service.rules.board import has_mountain_tiles
from coven.games.broom_service.state import FROM_AMULETS, FROM_LIGHTNING, FROM_SETS, SCORED_AT_END, TOTAL
from coven.games.broom_service.types import Box, State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Number, Numbers, Seat

SMALL_SET = RESOURCES - 1


@rule
def score(s: State, seat: Seat, source: Number, points: Number) -> None:
    """Points gained or lost; a score may fall below 0."""
    s.points[seat] += points
    s.earned[seat, source] += points


@rule
def points_for_lightning(box: Box, s: State, seat: Seat) -> Number:
    """One look-up with the sum of all bolts; beyond the table its last value holds (Broom 50)."""
    return I64(box.lightning_points[min(I64(s.bolts[seat]), LIGHTNING - 1)])


@rule
def scarcest(s: State, seat: Seat) -> Number:
    """How many the seat holds of the resource it has least of."""
    fewest = I64(s.resource[seat, 0])
    for kind in range(1, RESOURCES):
        fewest = min(fewest, I64(s.resource[seat, kind]))
    return fewest


@rule
def is_enough(s: State, seat: Seat, used: Number, sets: Number) -> Flag:
    """Whether so many sets of three different resources can be made once `used` of each resource are gone: no set has two of a kind."""
    usable = I64(0)
    for kind in range(RESOURCES):
        usable += min(I64(s.resource[seat, kind]) - used, sets)
    return usable >= SMALL_SET * sets


@rule
def points_for_sets(box: Box, s: State, seat: Seat) -> Number:
    """The best split into sets of four and of three: every number of fours is tried, with as many threes as the rest allows."""
    best = I64(0)
    threes = resources_of(s, seat) // SMALL_SET
    for fours in range(scarcest(s, seat) + 1):
        while not is_enough(s, seat, fours, threes):
            threes -= 1
        best = max(best, fours * I64(box.set_points[RESOURCES]) + threes * I64(box.set_points[SMALL_SET]))
    return best


@rule
def amulets_taken(box: Box, s: State, seat: Seat) -> Number:
    """How many amulets the seat has claimed."""
    if not has_mountain_tiles(s):
        return 0
    taken = I64(box.mountain_spaces[s.side])
    for space in range(MOUNTAIN_SPACES):
        taken -= (s.amulets[seat] >> space) & 1
    return taken


@rule
def resources_of(s: State, seat: Seat) -> Number:
    """How many resources a seat holds, those in sets included (Broom 58)."""
    held = I64(0)
    for kind in range(RESOURCES):
        held += s.resource[seat, kind]
    return held


@rule
def final_scoring(box: Box, s: State) -> None:
    """Lightning, sets of resources and amulets; all of it part of the last move (Broom 67)."""
    for seat in range(s.players):
        lightning, sets = points_for_lightning(box, s, seat), points_for_sets(box, s, seat)
        amulets = I64(box.amulet_points[amulets_taken(box, s, seat)])
        score(s, seat, FROM_LIGHTNING, lightning)
        score(s, seat, FROM_SETS, sets)
        score(s, seat, FROM_AMULETS, amulets)
        note(s, SCORED_AT_END, seat, lightning, sets, amulets)
        note(s, TOTAL, seat, s.points[seat], 0, 0)


@rule
def is_ahead(s: State, seat: Seat, other: Seat) -> Flag:
    """Whether a seat stands before another: more points, then more resources left (Broom 31, 58)."""
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    return resources_of(s, seat) > resources_of(s, other)


@rule
def place_of(s: State, seat: Seat) -> Number:
    """1 for the best; equal in points and resources is equal in place."""
    place = 1
    for other in range(s.players):
        if is_ahead(s, other, seat):
            place += 1
    return place


@rule
def winners(s: State) -> Number:
    """The set of the seats in the first place."""
    found = I64(0)
    for seat in range(s.players):
        if place_of(s, seat) == 1:
            found |= 1 << seat
    return found


@rule
def returns(box: Box, s: State, out: Numbers) -> None:
    """What the present standing is worth: seats ranked behind, less seats ranked ahead. They sum to 0."""
    for seat in range(s.players):
        out[seat] = 0
        for other in range(s.players):
            if is_ahead(s, seat, other):
                out[seat] += 1
            elif is_ahead(s, other, seat):
                out[seat] -= 1
