"""Dealing: everybody gets an equal hand."""

from coven.games.witches.names import CARDS, NO_CARD
from coven.games.witches.rules.trick import next_seat
from coven.games.witches.state import HAND_DEALT, NOBODY, PASSING, SEATS
from coven.games.witches.types import State
from coven.kernel.bits import NOTHING, bit, size_of
from coven.kernel.notes import note
from coven.kernel.stream import draw
from coven.kernel.target import rule
from coven.kernel.types import U64, Number, Seat, Word

EACH_BYTE = U64(0x010101010101)
NEVER = EACH_BYTE * U64(127)
TOP_BITS = U64(0x808080808080)


@rule
def free_place(ends: Word, place: Number) -> tuple[Seat, Word]:
    """Whose the nth free place is, and the ends once it is taken.

    `ends` holds a byte for each seat: where its free places end when all free places are counted through from seat 0.
    So one subtraction compares a place with all seats at once.
    """
    passed = ((U64(place) * EACH_BYTE | TOP_BITS) - ends) & TOP_BITS  # the seats whose places end before this one
    return size_of(passed), ends - ((passed ^ TOP_BITS) >> U64(7))


@rule
def deal_round(s: State) -> None:
    """Deals all 60 cards in equal hands (Witches 2): each card goes to any of the places still free, all equally likely."""
    clear_round(s)
    ends = NEVER
    for seat in range(s.players):
        ends ^= U64(127 ^ (seat + 1) * (CARDS // s.players)) << U64(8 * seat)
    for card in range(CARDS):
        owner, ends = free_place(ends, draw(s, CARDS - card))
        s.hand[owner] |= bit(card)
    s.phase = PASSING
    for seat in range(s.players):
        note(s, HAND_DEALT, seat, s.hand[seat], s.round_number, s.dealer)


@rule
def clear_round(s: State) -> None:
    s.round_number += 1
    s.pot = NOTHING
    s.led = NOTHING
    s.led_suit = 0
    s.laid = 0
    s.last_leader = NOBODY
    s.last_winner = NOBODY
    s.leader = next_seat(s, s.dealer)  # Witches 4
    s.turn = s.leader
    s.best = s.leader
    for seat in range(s.players):
        s.hand[seat] = NOTHING
        s.packet[seat] = NOTHING
        s.played[seat] = NOTHING
        s.taken[seat] = NOTHING
        s.void[seat] = 0
    for seat in range(SEATS):
        s.trick[seat] = NO_CARD
        s.last_trick[seat] = NO_CARD
