"""The wizards are equal (Witches 61): which of their four bits lies where must tell a seat nothing, so they are renumbered."""

from coven.games.witches.names import WIZARD, WIZARDS
from coven.games.witches.rules.card_sets import ALL_WIZARDS
from coven.games.witches.rules.passing import receiver
from coven.games.witches.state import PASSING
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING, bit, size_of
from coven.kernel.target import rule
from coven.kernel.types import I64, U64, Number, Seat, Word


@rule
def number_wizards(box: Box, s: State, seat: Seat) -> None:
    """Numbers the wizards by what the seat knows: first those laid, then its own, those of the receiver of its packet, all others."""
    number_scored(s)
    number = number_own(s, seat, number_laid(s))
    to = receiver(box, s, seat)
    number = number_hand(s, to, number)
    for other in range(s.players):
        if other != seat and other != to:
            number = number_hand(s, other, number)


@rule
def number_passed_wizards(box: Box, s: State, seat: Seat) -> None:
    """Gives the wizards of the packets that the seat gave and got the numbers of wizards that their receivers have had."""
    for giver in range(s.players):
        to = receiver(box, s, giver)
        if giver == seat or to == seat:
            had = (s.played[to] | s.hand[to]) & ALL_WIZARDS
            s.packet[giver] = s.packet[giver] & ~ALL_WIZARDS | first_wizards(had, wizards_in(s.packet[giver]))


@rule
def wizards_in(cards: Word) -> Number:
    """How many wizards a set has."""
    return size_of(cards & ALL_WIZARDS)


@rule
def first_wizards(wizards: Word, count: Number) -> Word:
    """The first so many of a set of wizards."""
    chosen = NOTHING
    for number in range(WIZARDS):
        if count > 0 and wizards & bit(WIZARD + number) != NOTHING:
            chosen |= bit(WIZARD + number)
            count -= 1
    return chosen


@rule
def numbered(cards: Word, number: Number) -> Word:
    """The set with its wizards numbered from `number` on."""
    return cards & ~ALL_WIZARDS | (bit(wizards_in(cards)) - U64(1)) << U64(WIZARD + number)


@rule
def number_scored(s: State) -> None:
    """In the piles of the round scored last, by seat."""
    number = I64(0)
    for seat in range(s.players):
        s.scored[seat] = numbered(s.scored[seat], number)
        number += wizards_in(s.scored[seat])


@rule
def number_laid(s: State) -> Number:
    """The wizards laid this round, by who laid them and once more by where they lie; returns the next number."""
    number = I64(0)
    lies = I64(0)
    for seat in range(s.players):
        s.played[seat] = numbered(s.played[seat], number)
        number += wizards_in(s.played[seat])
        s.taken[seat] = numbered(s.taken[seat], lies)
        lies += wizards_in(s.taken[seat])
    s.pot = numbered(s.pot, lies)
    return number


@rule
def number_own(s: State, seat: Seat, number: Number) -> Number:
    """Those in the seat's hand, and while packets are chosen in its packet."""
    number = number_hand(s, seat, number)
    if s.phase == PASSING:
        s.packet[seat] = numbered(s.packet[seat], number)
        number += wizards_in(s.packet[seat])
    return number


@rule
def number_hand(s: State, seat: Seat, number: Number) -> Number:
    s.hand[seat] = numbered(s.hand[seat], number)
    return number + wizards_in(s.hand[seat])
