"""What is true of every state of Witches, whatever is played: the cards conserve, and points stay in their range."""

from coven.games.witches.names import CARDS
from coven.games.witches.rules.scoring import fewest_points, most_points
from coven.games.witches.state import CASTING, PASSING
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING, size_of
from coven.kernel.target import rule
from coven.kernel.types import U64, Flag, Number

FAULTS = ("", "a card is lost or doubled", "hands are uneven", "a round's points are out of their range", "a spell was written wrongly")
NO_FAULT, CARDS_FAULT, HANDS_FAULT, POINTS_FAULT, SPELL_FAULT = range(5)
ALL_CARDS = U64((1 << CARDS) - 1)


@rule
def broken_invariant(box: Box, s: State) -> Number:
    """0, or the number of the fault."""
    if not cards_are_all_there(s):
        return CARDS_FAULT
    if not hands_are_even(s):
        return HANDS_FAULT
    if not points_are_possible(box, s):
        return POINTS_FAULT
    return NO_FAULT if spell_is_written(s) else SPELL_FAULT


@rule
def cards_are_all_there(s: State) -> Flag:
    seen, count = s.pot, size_of(s.pot)
    for seat in range(s.players):
        held = s.hand[seat] | s.taken[seat] | (s.packet[seat] if s.phase == PASSING else NOTHING)
        seen |= held
        count += size_of(s.hand[seat]) + size_of(s.taken[seat]) + (size_of(s.packet[seat]) if s.phase == PASSING else 0)
    return seen == ALL_CARDS and count == CARDS


@rule
def hands_are_even(s: State) -> Flag:
    """Everybody has had the same number of cards to play with."""
    for seat in range(s.players):
        had = size_of(s.hand[seat]) + size_of(s.played[seat])
        if s.phase == PASSING:
            had += size_of(s.packet[seat])
        if had * s.players != CARDS:
            return False
    return True


@rule
def nothing_scored(s: State) -> Flag:
    for seat in range(s.players):
        if s.scored[seat] != NOTHING:
            return False
    return True


@rule
def points_are_possible(box: Box, s: State) -> Flag:
    total = 0
    for seat in range(s.players):
        total += s.points[seat]
    if s.spell > 0 or nothing_scored(s):
        return True
    return fewest_points(box) <= total <= most_points(box)


@rule
def spell_is_written(s: State) -> Flag:
    """Once a spell round is on the sheet, every other seat got exactly the spell, or nobody anything."""
    if s.spell == 0 or s.phase == CASTING:
        return True
    for seat in range(s.players):
        due = 0 if seat == s.caster or s.deducted else s.spell
        if s.points[seat] != due:
            return False
    return True
