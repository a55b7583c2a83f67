"""What a seat cannot know, redrawn: consistent with hand sizes, shown voids, and cards passed and received."""

from coven.games.witches.knowledge.redeal import redeal
from coven.games.witches.knowledge.wizards import first_wizards, number_passed_wizards, number_wizards, wizards_in
from coven.games.witches.rules.card_sets import ALL_WIZARDS
from coven.games.witches.rules.passing import has_passed, packet_size, receiver
from coven.games.witches.state import PASSING
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING, bit, first, size_of, without_first
from coven.kernel.stream import draw, rekey
from coven.kernel.target import rule
from coven.kernel.types import U64, Number, Seat, Seed, Word


@rule
def imagine(box: Box, s: State, seat: Seat, seed: Seed) -> None:
    """Redraws all that `seat` cannot know, the future included, out of nothing but what it knows."""
    rekey(s, seed)
    if s.phase == PASSING:
        take_back_packets(box, s, seat)
    number_wizards(box, s, seat)
    redeal(s, seat, known_cards(box, s, seat))
    if s.phase == PASSING:
        choose_packets(box, s, seat)
    else:
        number_passed_wizards(box, s, seat)
        guess_packets(box, s, seat)


@rule
def take_back_packets(box: Box, s: State, seat: Seat) -> None:
    """Puts the others' chosen cards back into their hands; only who is ready is public, and kept as one bit for a moment."""
    for other in range(s.players):
        if other != seat:
            ready = has_passed(box, s, other)
            s.hand[other] |= s.packet[other]
            s.packet[other] = U64(1) if ready else NOTHING


@rule
def choose_packets(box: Box, s: State, seat: Seat) -> None:
    """Lets those who are ready choose any packet from their imagined hand; who is not has chosen nothing yet."""
    for other in range(s.players):
        if other != seat and s.packet[other] != NOTHING:
            s.packet[other] = some_of(s, s.hand[other], packet_size(box, s))
            s.hand[other] ^= s.packet[other]


@rule
def guess_packets(box: Box, s: State, seat: Seat) -> None:
    """What the others passed among themselves: any cards that the receiver holds or has played."""
    for giver in range(s.players):
        to = receiver(box, s, giver)
        if giver != seat and to != seat:
            s.packet[giver] = some_of(s, s.hand[to] | s.played[to], packet_size(box, s))


@rule
def some_of(s: State, cards: Word, wanted: Number) -> Word:
    """Any `wanted` cards of a set, each choice equally likely."""
    chosen = NOTHING
    left = size_of(cards)
    while wanted > 0:
        if draw(s, left) < wanted:
            chosen |= bit(first(cards))
            wanted -= 1
        cards = without_first(cards)
        left -= 1
    return chosen


@rule
def known_cards(box: Box, s: State, seat: Seat) -> Word:
    """The cards the seat passed this round that are still held by who got them."""
    if s.phase == PASSING:
        return NOTHING
    to = receiver(box, s, seat)
    return s.packet[seat] & s.hand[to] & ~ALL_WIZARDS | known_wizards(s, seat, to)


@rule
def known_wizards(s: State, seat: Seat, to: Seat) -> Word:
    """As many of the receiver's wizards as must still be there: those passed, less all the receiver has played since.

    The wizards are equal (Witches 61): which of them was played must not matter, for nobody can see it.
    """
    return first_wizards(s.hand[to], wizards_in(s.packet[seat]) - wizards_in(s.played[to]))
