"""Hands, the draw pile and the die."""

from coven.games.wandering_towers.rules.sides import is_solo
from coven.games.wandering_towers.state import DREW, HAND, KINDS, NONE, RESHUFFLED, Hand, Kind
from coven.games.wandering_towers.types import Box, State
from coven.kernel.bits import NOTHING, first, size_of, without_first
from coven.kernel.notes import note
from coven.kernel.stream import draw
from coven.kernel.target import rule
from coven.kernel.types import I64, U64, Number, Seat, Word

EACH_BYTE = U64(0x0101010101010101)
IN_PILE = U64(0x0F0F0F0F0F0F0F0F)  # the low half of every byte
TOP_BITS = U64(0x8080808080808080)
ONES = U64(0x5555555555555555)
FACES = 6


@rule
def card_bit(kind: Kind) -> Hand:
    """One card of a kind, as part of a hand."""
    return U64(1) << U64(2 * I64(kind))


@rule
def copies_in(hand: Hand, kind: Kind) -> Number:
    """How many cards of a kind a hand has."""
    return I64((hand >> U64(2 * I64(kind))) & U64(3))


@rule
def kinds_in(hand: Hand) -> Word:
    """A bit at twice its number for each kind a hand has."""
    return (hand | (hand >> U64(1))) & ONES


@rule
def hand_size(hand: Hand) -> Number:
    return size_of(hand & ONES) + 2 * size_of((hand >> U64(1)) & ONES)


@rule
def pile_bit(kind: Kind) -> Word:
    """One card of a kind, as part of its word of a pile."""
    return U64(1) << U64(8 * (I64(kind) & 7))


@rule
def kept_bit(kind: Kind) -> Word:
    """One card of a kind, as part of those kept from before the last shuffle."""
    return U64(16) * pile_bit(kind)


@rule
def copies_in_pile(s: State, kind: Kind) -> Number:
    return I64((s.pile[I64(kind) >> 3] >> U64(8 * (I64(kind) & 7))) & U64(15))


@rule
def copies_kept(s: State, kind: Kind) -> Number:
    """How many cards of a kind may still be in hands from before the last shuffle, as far as everybody can tell."""
    return I64((s.pile[I64(kind) >> 3] >> U64(8 * (I64(kind) & 7) + 4)) & U64(15))


@rule
def kept_among(s: State, hand: Hand) -> Number:
    """How many cards of a hand may be kept ones; if it has no more kept ones than that, its owner knows which they are."""
    many = I64(0)
    for kind in range(KINDS):
        many += min(copies_in(hand, kind), copies_kept(s, kind))
    return many


@rule
def take_card(s: State) -> Kind:
    """Draws a card: each card of the pile equally likely. The pile must not be empty."""
    nth = draw(s, I64(s.pile_size))
    word = I64(0)
    sums = (s.pile[0] & IN_PILE) * EACH_BYTE  # byte i: cards of the kinds up to i
    while nth >= I64(sums >> U64(56)):
        nth -= I64(sums >> U64(56))
        word += 1
        sums = (s.pile[word] & IN_PILE) * EACH_BYTE
    passed = ((U64(nth) * EACH_BYTE | TOP_BITS) - sums) & TOP_BITS
    kind = 8 * word + size_of(passed)
    s.pile[word] -= pile_bit(kind)
    s.pile_size -= 1
    return kind


@rule
def reshuffle(box: Box, s: State) -> None:
    """The discards become the draw pile: all cards that nobody holds (Towers 15, 54). So everybody can tell what is held in all."""
    for word in range(3):
        s.pile[word] = box.deck[word]
    held = I64(0)
    for seat in range(s.players):
        s.kept[seat] = hand_size(s.hand[seat])
        held += s.kept[seat]
        left = kinds_in(s.hand[seat])
        while left != NOTHING:
            kind = first(left) >> 1
            left = without_first(left)
            s.pile[kind >> 3] += U64(copies_in(s.hand[seat], kind)) * (kept_bit(kind) - pile_bit(kind))
    s.pile_size = I64(box.deck_size) - held


@rule
def refill_hand(box: Box, s: State, seat: Seat) -> None:
    """Draws up to three cards; the discards are shuffled when a card is needed and none is left."""
    for _ in range(HAND - hand_size(s.hand[seat])):
        if s.pile_size == 0:
            reshuffle(box, s)
            note(s, RESHUFFLED, s.pile_size, 0, 0, 0)
        s.hand[seat] += card_bit(take_card(s))


@rule
def draw_cards(box: Box, s: State, holder: Seat) -> None:
    """The active player refills a hand: the own one, or that of all against the deck."""
    held = s.hand[holder]
    refill_hand(box, s, holder)
    if s.hand[holder] != held:
        note(s, DREW, s.turn, holder, s.hand[holder] - held, is_solo(s))


@rule
def lay_down(s: State, seat: Seat, kind: Kind) -> None:
    """Puts a card from the hand face up on the discards."""
    if s.kept[seat] > 0:
        forget_kept(s, seat, kind)
    s.hand[seat] -= card_bit(kind)
    s.used += 1
    forget_known(s, seat, kind)


@rule
def throw_hand(s: State, seat: Seat) -> None:
    """All cards of the hand go face up on the discards."""
    left = kinds_in(s.hand[seat])
    while left != NOTHING:
        lay_down(s, seat, first(left) >> 1)
        left = kinds_in(s.hand[seat])


@rule
def forget_kept(s: State, seat: Seat, kind: Kind) -> None:
    """A card is laid down: it was kept if the whole hand was, and not if none of its kind was; else nobody can tell any more."""
    if s.kept[seat] == hand_size(s.hand[seat]):
        s.pile[I64(kind) >> 3] -= kept_bit(kind)
        s.kept[seat] -= 1
    elif copies_kept(s, kind) > 0:
        s.kept[seat] = 0


@rule
def forget_known(s: State, seat: Seat, kind: Kind) -> None:
    """A card that left the hand is no longer known to be in it."""
    if s.known[seat, 0] == NONE:
        return
    for i in range(HAND):
        if s.known[seat, i] == kind:
            for j in range(i, HAND - 1):
                s.known[seat, j] = s.known[seat, j + 1]
            s.known[seat, HAND - 1] = NONE
            return


@rule
def keep_known(s: State, seat: Seat, kind: Kind) -> None:
    """The partner has seen this card of the hand; the list stays sorted, empty places last."""
    each = I64(kind)
    for i in range(HAND):
        there = I64(s.known[seat, i])
        if there == NONE or there > each:
            s.known[seat, i] = each
            each = there
            if each == NONE:
                return


@rule
def roll(s: State) -> Number:
    return draw(s, FACES) + 1
