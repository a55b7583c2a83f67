"""What the careful bot thinks of piles: what they cost in the end, whom they should hurt, and who may be after a spell."""

from coven.games.witches.bots.weights import (
    AHEAD_OF_ME,
    AIR_FOR_QUEEN,
    AIR_FOR_WATER,
    ALARM_FROM,
    ANY_OTHER,
    EARTH_UNUSED,
    ENDING,
    FIRE_WITCH_AHEAD,
    NEAR_LIMIT,
    OWN_SPELL,
    OWN_SPELL_FROM,
    POINT,
    SPELL_ALARM,
)
from coven.games.witches.rules.scoring import earth_relief, earth_rest, fire_points, holds, raw_points
from coven.games.witches.state import NOBODY
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING, size_of
from coven.kernel.target import policy
from coven.kernel.types import I64, Flag, Number, Seat, Word


@policy
def pile_cost(box: Box, s: State, pile: Word, total: Number, to_come: Word) -> Number:
    """What a pile will have cost its owner, guessed from what it is and from the cards still to come."""
    raw = raw_points(box, pile)
    unused = earth_relief(box, pile) - raw
    cost = POINT * max(I64(0), -unused)
    if unused > 0:
        cost -= EARTH_UNUSED * unused
        if s.options.earth_variant:
            cost -= POINT * earth_rest(box, pile, total)
    if holds(pile, box.fire_witch) and fire_points(box, pile) < box.fire_cap:
        cost += FIRE_WITCH_AHEAD * size_of(to_come & box.fire)
    if holds(pile, box.air_witch):
        cost -= (AIR_FOR_QUEEN if holds(to_come, box.queen) else 0) + (AIR_FOR_WATER if holds(to_come, box.water_witch) else 0)
    return cost


@policy
def takes(box: Box, s: State, owner: Seat, pot: Word, to_come: Word) -> Number:
    """What a trick costs the one who takes it, spells aside."""
    total = s.total[owner]
    return pile_cost(box, s, s.taken[owner] | pot, total, to_come) - pile_cost(box, s, s.taken[owner], total, to_come | pot)


@policy
def is_lowest(s: State, seat: Seat) -> Flag:
    """Whether nobody stands lower than the seat."""
    for other in range(s.players):
        if s.total[other] < s.total[seat]:
            return False
    return True


@policy
def rival_point_worth(s: State, seat: Seat, other: Seat) -> Number:
    """What a point on the other's sheet is worth to the seat, in hundredths of a point."""
    will = I64(ANY_OTHER)
    if s.total[other] <= s.total[seat]:
        will += AHEAD_OF_ME
    if s.options.rounds == 0 and s.total[other] + NEAR_LIMIT >= s.options.limit:
        will += ENDING if is_lowest(s, seat) else -ENDING
    return will


@policy
def caster_to_be(box: Box, s: State) -> Seat:
    """The player who has taken all fire cards that lie in tricks, and may still cast a spell; or NOBODY."""
    caster = NOBODY
    water = box.queen | box.water_witch
    for seat in range(s.players):
        if s.taken[seat] & box.fire != NOTHING:
            if caster != NOBODY:
                return NOBODY
            caster = seat
    for seat in range(s.players):
        if seat != caster:
            water &= ~s.taken[seat]
    return caster if water != NOTHING else NOBODY


@policy
def alarm(box: Box, seat: Seat, caster: Seat, pile: Word) -> Number:
    """What the seat fears of the pile of one who holds all fire so far, or hopes of its own."""
    fire = size_of(pile & box.fire)
    if caster == seat:
        beyond = max(I64(0), fire - OWN_SPELL_FROM)
        return -OWN_SPELL * beyond * beyond
    beyond = max(I64(0), fire - ALARM_FROM)
    return SPELL_ALARM * beyond * beyond * beyond // 10


@policy
def alarm_change(box: Box, s: State, seat: Seat, caster: Seat, owner: Seat, pot: Word) -> Number:
    """How much louder the alarm gets when the owner takes the trick; it is over once a second player has a fire card."""
    if caster == NOBODY or pot & box.fire == NOTHING:
        return I64(0)
    before = alarm(box, seat, caster, s.taken[caster])
    return alarm(box, seat, caster, s.taken[caster] | pot) - before if owner == caster else -before
