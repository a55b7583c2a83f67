"""What a seat cannot know, redrawn: consistent with hand sizes, shown voids, and cards passed and received."""

from typing import Any

import numpy as np

from coven.games.witches.rules.deal import ALL_WIZARDS, NOTHING, has_passed, packet_size, receiver
from coven.games.witches.state import PASSING, RANKS, SUITS, WIZARD
from coven.kernel.bits import bit, first, has, size_of, without_first
from coven.kernel.stream import draw, rekey
from coven.kernel.target import rule

MIXING = 2  # exchanges of two and of three cards tried for each unknown card, so that no way of dealing them is favoured
FEW = 8  # a few cards are mixed as if they were some more
SUIT_SETS = 1 << SUITS
NOBODY = -1


@rule
def imagine(box: Any, s: Any, seat: Any, seed: Any) -> None:
    """Redraws all that `seat` cannot know, the future included, out of nothing but what it knows."""
    rekey(s, seed)
    if s.phase == PASSING:
        take_back_packets(box, s, seat)
    redeal(s, seat, known_cards(box, s, seat))
    if s.phase == PASSING:
        choose_packets(box, s, seat)
    else:
        guess_packets(box, s, seat)


@rule
def take_back_packets(box: Any, s: Any, seat: Any) -> None:
    """Puts the others' chosen cards back into their hands; only who is ready is public, and kept as one bit for a moment."""
    for other in range(s.players):
        if other != seat:
            ready = has_passed(box, s, other)
            s.hand[other] |= s.packet[other]
            s.packet[other] = np.uint64(1) if ready else NOTHING


@rule
def choose_packets(box: Any, s: Any, seat: Any) -> None:
    """Lets those who are ready choose any packet from their imagined hand; who is not has chosen nothing yet."""
    for other in range(s.players):
        if other != seat and s.packet[other] != NOTHING:
            s.packet[other] = some_of(s, s.hand[other], packet_size(box, s))
            s.hand[other] ^= s.packet[other]


@rule
def guess_packets(box: Any, s: Any, seat: Any) -> None:
    """What the others passed among themselves: any cards that the receiver holds or has played."""
    for giver in range(s.players):
        to = receiver(box, s, giver)
        if giver != seat and to != seat:
            s.packet[giver] = some_of(s, s.hand[to] | s.played[to], packet_size(box, s))


@rule
def some_of(s: Any, cards: Any, wanted: Any) -> Any:
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
def known_cards(box: Any, s: Any, seat: Any) -> Any:
    """The cards the seat passed this round that are still held by who got them."""
    if s.phase == PASSING:
        return NOTHING
    to = receiver(box, s, seat)
    return s.packet[seat] & s.hand[to] & ~ALL_WIZARDS | known_wizards(s, seat, to)


@rule
def known_wizards(s: Any, seat: Any, to: Any) -> Any:
    """As many of the receiver's wizards as must still be there: those passed, less all the receiver has played since.

    The wizards are equal (R61): which of them was played must not matter, for nobody can see it.
    """
    sure = size_of(s.packet[seat] & ALL_WIZARDS) - size_of(s.played[to] & ALL_WIZARDS)
    held = s.hand[to] & ALL_WIZARDS
    known = NOTHING
    while sure > 0:
        known |= held & (~held + np.uint64(1))
        held = without_first(held)
        sure -= 1
    return known


@rule
def redeal(s: Any, seat: Any, known: Any) -> None:
    """Deals the others' cards anew: hand sizes and known cards stay, shown voids are kept."""
    unknown = NOTHING
    sizes = NOTHING  # a byte for each seat: cards it still needs
    for other in range(s.players):
        if other != seat:
            hidden = s.hand[other] & ~known
            unknown |= hidden
            sizes |= np.uint64(size_of(hidden)) << np.uint64(8 * other)
            s.hand[other] &= known
    left = unknown
    while left != NOTHING:
        card = first(left)
        left = without_first(left)
        owner = choose_owner(s, card, left, sizes)
        s.hand[owner] |= bit(card)
        sizes -= np.uint64(1) << np.uint64(8 * owner)
    if unknown != NOTHING and any_void(s, seat):
        mix_hands(s, seat, unknown)


@rule
def needs(sizes: Any, seat: Any) -> Any:
    return np.int64((sizes >> np.uint64(8 * seat)) & np.uint64(255))


@rule
def all_needs(s: Any, sizes: Any) -> Any:
    total = 0
    for seat in range(s.players):
        total += needs(sizes, seat)
    return total


@rule
def may_hold(s: Any, seat: Any, card: Any) -> Any:
    """Whether nothing shown speaks against the seat holding the card."""
    return card >= WIZARD or not (s.void[seat] >> (card // RANKS)) & 1


@rule
def choose_owner(s: Any, card: Any, left: Any, sizes: Any) -> Any:
    """A seat for the card, likelier the more cards it needs, such that the cards left can still be dealt."""
    asked = sizes  # needs of the seats still worth asking
    while True:
        nth = draw(s, all_needs(s, asked))
        owner = 0
        while nth >= needs(asked, owner):
            nth -= needs(asked, owner)
            owner += 1
        if may_hold(s, owner, card) and can_be_dealt(s, left, sizes - (np.uint64(1) << np.uint64(8 * owner))):
            return owner
        asked &= ~(np.uint64(255) << np.uint64(8 * owner))


@rule
def can_be_dealt(s: Any, left: Any, sizes: Any) -> Any:
    """Hall's condition: the cards of any set of suits fit into the hands that may hold one of them."""
    for suits in range(1, SUIT_SETS):
        cards = 0
        room = 0
        for suit in range(SUITS):
            if (suits >> suit) & 1:
                cards += size_of((left >> np.uint64(suit * RANKS)) & np.uint64((1 << RANKS) - 1))
        for seat in range(s.players):
            if suits & ~np.int64(s.void[seat]):
                room += needs(sizes, seat)
        if cards > room:
            return False
    return True


@rule
def any_void(s: Any, seat: Any) -> Any:
    for other in range(s.players):
        if other != seat and s.void[other] != 0:
            return True
    return False


@rule
def mix_hands(s: Any, seat: Any, unknown: Any) -> None:
    """Exchanges random unknown cards where voids allow: every possible deal becomes about equally likely.

    Pairs alone would not do: where three seats are each out of another suit, only three cards at once can move.
    """
    count = size_of(unknown)
    for _ in range(MIXING * (count + FEW)):
        swap_cards(s, seat, any_card(s, unknown, count), any_card(s, unknown, count))
        rotate_cards(s, seat, any_card(s, unknown, count), any_card(s, unknown, count), any_card(s, unknown, count))


@rule
def any_card(s: Any, cards: Any, count: Any) -> Any:
    return nth_card(cards, draw(s, count))


@rule
def nth_card(cards: Any, n: Any) -> Any:
    """The nth card of a set. Counting, not naming, keeps it blind to which of the equal wizards is where."""
    for _ in range(n):
        cards = without_first(cards)
    return first(cards)


@rule
def swap_cards(s: Any, seat: Any, one: Any, two: Any) -> None:
    holder, other = holder_of(s, seat, one), holder_of(s, seat, two)
    if holder != other and may_hold(s, holder, two) and may_hold(s, other, one):
        both = bit(one) | bit(two)
        s.hand[holder] ^= both
        s.hand[other] ^= both


@rule
def rotate_cards(s: Any, seat: Any, one: Any, two: Any, three: Any) -> None:
    """Each of three seats gives its card to the one before, if all may hold what they get."""
    a, b, c = holder_of(s, seat, one), holder_of(s, seat, two), holder_of(s, seat, three)
    if a != b and b != c and a != c and may_hold(s, a, two) and may_hold(s, b, three) and may_hold(s, c, one):
        s.hand[a] ^= bit(one) | bit(two)
        s.hand[b] ^= bit(two) | bit(three)
        s.hand[c] ^= bit(three) | bit(one)


@rule
def holder_of(s: Any, seat: Any, card: Any) -> Any:
    for other in range(s.players):
        if other != seat and has(s.hand[other], card):
            return other
    return NOBODY
