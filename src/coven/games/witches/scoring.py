"""Points from cards alone: what a pile of tricks is worth, and whether it casts a spell."""

from typing import Any

import numpy as np

from coven.kernel.bits import size_of
from coven.kernel.target import rule

NOTHING = np.uint64(0)


@rule
def holds(pile: Any, card: Any) -> Any:
    """Whether a pile has the card, given as a set of one."""
    return pile & card != NOTHING


@rule
def fire_cards(box: Any, pile: Any) -> Any:
    """The fire cards that count: all but the fire witch herself (R29)."""
    return size_of(pile & box.fire & ~box.fire_witch)


@rule
def fire_points(box: Any, pile: Any) -> Any:
    """One point a fire card, doubled by the fire witch up to the cap (R21-R23)."""
    if not holds(pile, box.fire_witch):
        return fire_cards(box, pile)
    return min(2 * fire_cards(box, pile), np.int64(box.fire_cap))


@rule
def printed_green_points(box: Any, pile: Any) -> Any:
    """The water witch and the queen, before the air witch."""
    points = np.int64(0)
    if holds(pile, box.water_witch):
        points += box.water_points
    if holds(pile, box.queen):
        points += box.queen_points
    return points


@rule
def green_points(box: Any, pile: Any) -> Any:
    """The water witch and the queen; nothing beside the same player's air witch (R27)."""
    if holds(pile, box.air_witch):
        return np.int64(0)
    return printed_green_points(box, pile)


@rule
def raw_points(box: Any, pile: Any) -> Any:
    """All points of a pile before the earth witch (R24, R25)."""
    return fire_points(box, pile) + green_points(box, pile)


@rule
def earth_points(box: Any, pile: Any) -> Any:
    """How many points the pile's earth witch can take away (R30)."""
    return np.int64(box.earth_points) if holds(pile, box.earth_witch) else np.int64(0)


@rule
def round_points(box: Any, pile: Any) -> Any:
    """What is written down for a pile in a round without a spell; never below 0 (R28)."""
    return max(np.int64(0), raw_points(box, pile) - earth_points(box, pile))


@rule
def earth_rest(box: Any, pile: Any, total: Any) -> Any:
    """Earth variant: what the round left unused comes off the sheet, but never below 0 (R47, R48, R52)."""
    unused = max(np.int64(0), earth_points(box, pile) - raw_points(box, pile))
    return min(unused, max(np.int64(0), np.int64(total)))


@rule
def spell_value(box: Any, pile: Any, air_blocks: Any) -> Any:
    """What the pile's spell gives to every other player: all fire cards and a green one (R31, R32), or 0."""
    if pile & box.fire != box.fire:
        return np.int64(0)
    if air_blocks and holds(pile, box.air_witch):  # R35, R59
        return np.int64(0)
    green = printed_green_points(box, pile)
    return green + box.fire_cap if green > 0 else np.int64(0)
