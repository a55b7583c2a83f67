"""What a careful player does about its partner's cards: who can use which card best, as far as board and own hand tell."""

from coven.games.wandering_towers.bots.gain import NOTHING_FOUND, average_gain
from coven.games.wandering_towers.bots.worth import COMES_HOME
from coven.games.wandering_towers.rules.cards import FACES, copies_in
from coven.games.wandering_towers.rules.sides import partner_of
from coven.games.wandering_towers.state import ACCEPT, ASK, CARRY, DIE, GIVE, KINDS, OFFER, REFUSE, RETURN, TOWER, WIZARD, Kind
from coven.games.wandering_towers.types import Box, State
from coven.kernel.target import policy
from coven.kernel.types import I64, Action, Number, Seat

POOR = 100  # a hand is poor in which no card brings this, a card that does not
LATER = 2  # what a card may do on a later turn counts half
NO_WORD = -500


@policy
def exchange_worth(box: Box, s: State, seat: Seat, now: Number, action: Action) -> Number:
    """To ask, offer, accept, refuse, give or hand back: cards go to who can use them, the active player's turn first."""
    if action == ASK:
        return I64(POOR)
    if action == REFUSE:
        return I64(0)
    if action < GIVE and action != OFFER and action != ACCEPT:
        return I64(NO_WORD)
    lowest, highest = swings(box, s, seat, now, action)
    if action == OFFER:
        return highest - COMES_HOME
    if action == ACCEPT:
        return POOR - lowest
    return highest if action < RETURN else -lowest


@policy
def swings(box: Box, s: State, seat: Seat, now: Number, action: Action) -> tuple[Number, Number]:
    """The lowest and the highest `swing` of the card handed over, or of the seat's hand."""
    lowest, highest = I64(-NOTHING_FOUND), I64(NOTHING_FOUND)
    for kind in range(KINDS):
        is_meant = action in (GIVE + kind, RETURN + kind) or (action < GIVE and copies_in(s.hand[seat], kind) > 0)
        if is_meant:
            found = swing(box, s, now, kind)
            lowest, highest = min(lowest, found), max(highest, found)
    return lowest, highest


@policy
def swing(box: Box, s: State, now: Number, kind: Kind) -> Number:
    """How much better off a team is with a card in the active player's hand than in the other's."""
    total = I64(0)
    for mate in range(2):
        seat = I64(s.turn) if mate == 0 else partner_of(s, I64(s.turn))
        worth = card_worth(box, s, seat, now, kind)
        total += worth if mate == 0 else -(worth // LATER)
    return total


@policy
def card_worth(box: Box, s: State, seat: Seat, now: Number, kind: Kind) -> Number:
    """The best a card may do for the seat by either side; nothing at worst."""
    best = I64(0)
    for side in range(2):
        value = I64(box.wizard_value[kind] if side == 0 else box.tower_value[kind])
        low = I64(1) if value == DIE else value
        high = I64(FACES) if value == DIE else value
        first = I64(WIZARD if side == 0 else TOWER)
        last = I64(CARRY if side == 0 else WIZARD) - 1
        if value > 0:
            best = max(best, average_gain(box, s, seat, now, low, high, first, last))
    return best
