"""Points from cards alone: what a pile of tricks is worth, and whether it casts a spell."""

from coven.games.witches.names import RANKS
from coven.games.witches.state import GREAT_SPELL, QUEENS_SPELL, WATER_SPELL
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING, size_of
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Number, Numbers, Seat, Word


@rule
def holds(pile: Word, card: Word) -> Flag:
    """Whether a pile has the card, given as a set of one."""
    return pile & card != NOTHING


@rule
def fire_cards(box: Box, pile: Word) -> Number:
    """The fire cards that count: all but the fire witch herself (Witches 29)."""
    return size_of(pile & box.fire & ~box.fire_witch)


@rule
def fire_points(box: Box, pile: Word) -> Number:
    """One point a fire card, doubled by the fire witch up to the cap (Witches 21, 22, 23)."""
    if not holds(pile, box.fire_witch):
        return fire_cards(box, pile)
    return min(2 * fire_cards(box, pile), I64(box.fire_cap))


@rule
def printed_water_card_points(box: Box, pile: Word) -> Number:
    """The water witch and the queen, before the air witch."""
    points = I64(0)
    if holds(pile, box.water_witch):
        points += box.water_points
    if holds(pile, box.queen):
        points += box.queen_points
    return points


@rule
def water_card_points(box: Box, pile: Word) -> Number:
    """The water witch and the queen; nothing beside the same player's air witch (Witches 27)."""
    if holds(pile, box.air_witch):
        return I64(0)
    return printed_water_card_points(box, pile)


@rule
def raw_points(box: Box, pile: Word) -> Number:
    """All points of a pile before the earth witch (Witches 24, 25)."""
    return fire_points(box, pile) + water_card_points(box, pile)


@rule
def earth_relief(box: Box, pile: Word) -> Number:
    """How many points the pile's earth witch can take away (Witches 30)."""
    return I64(box.earth_points) if holds(pile, box.earth_witch) else I64(0)


@rule
def round_points(box: Box, pile: Word) -> Number:
    """What is written down for a pile in a round without a spell; never below 0 (Witches 28)."""
    return max(I64(0), raw_points(box, pile) - earth_relief(box, pile))


@rule
def earth_rest(box: Box, pile: Word, total: Number) -> Number:
    """Earth variant: what the round left unused comes off the sheet, but never below 0 (Witches 47, 48, 52)."""
    unused = max(I64(0), earth_relief(box, pile) - raw_points(box, pile))
    return min(unused, max(I64(0), I64(total)))


@rule
def spell_value(box: Box, pile: Word, air_blocks: Flag) -> Number:
    """What the pile's spell gives to every other player: all fire cards and a water card that counts (Witches 31, 32), or 0."""
    if pile & box.fire != box.fire:
        return I64(0)
    if air_blocks and holds(pile, box.air_witch):  # Witches 35, 59
        return I64(0)
    water = printed_water_card_points(box, pile)
    return water + box.fire_cap if water > 0 else I64(0)


@rule
def which_spell(box: Box, pile: Word) -> Number:
    """The kind of the spell that a caster's pile makes."""
    if not holds(pile, box.queen):
        return WATER_SPELL
    return GREAT_SPELL if holds(pile, box.water_witch) else QUEENS_SPELL


@rule
def fewest_points(box: Box) -> Number:
    """What a round without a spell brings all seats together at the least.

    One has the fire beside the earth witch, another the water witch and the queen beside the air witch. The fire witch
    lies elsewhere, or with the fire if her cap makes it cheaper.
    """
    return max(I64(0), min(I64(RANKS - 1), I64(box.fire_cap)) - box.earth_points)


@rule
def most_points(box: Box) -> Number:
    """And at the most: the fire witch doubles just as many cards as her cap allows, and neither air nor earth witch helps."""
    return RANKS - 1 + min(I64(RANKS - 1), I64(box.fire_cap) // 2) + box.water_points + box.queen_points


@rule
def place_of(s: State, seat: Seat) -> Number:
    """1 for the lowest total; equal totals share a place (Witches 61)."""
    place = 1
    for other in range(s.players):
        if s.total[other] < s.total[seat]:
            place += 1
    return place


@rule
def returns(box: Box, s: State, out: Numbers) -> None:
    """What the present totals are worth: seats ranked behind, less seats ranked ahead. They sum to 0."""
    for seat in range(s.players):
        out[seat] = 0
        for other in range(s.players):
            if s.total[other] > s.total[seat]:
                out[seat] += 1
            elif s.total[other] < s.total[seat]:
                out[seat] -= 1
