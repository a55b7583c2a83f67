"""Redealing the cards that a seat has not seen: hand sizes stay, and nobody gets what they have shown not to hold."""

from coven.games.witches.names import RANKS, SUITS, WIZARD, Card
from coven.games.witches.rules.card_sets import suit_cards
from coven.games.witches.rules.deal import NEVER, free_place
from coven.games.witches.state import NOBODY
from coven.games.witches.types import State
from coven.kernel.bits import NOTHING, bit, first, has, size_of, without_first
from coven.kernel.stream import draw
from coven.kernel.target import rule
from coven.kernel.types import I64, U64, Flag, Number, Seat, Word

MIXING = 2  # exchanges of two and of three cards tried for each unknown card, so that no way of dealing them is favoured
FEW = 8  # a few cards are mixed as if they were some more
SUIT_SETS = 1 << SUITS


@rule
def redeal(s: State, seat: Seat, known: Word) -> None:
    """Redeals the others' cards: hand sizes and known cards stay, shown voids are kept."""
    unknown = NOTHING
    sizes = NOTHING  # a byte for each seat: cards it still needs
    for other in range(s.players):
        if other != seat:
            hidden = s.hand[other] & ~known
            unknown |= hidden
            sizes |= U64(size_of(hidden)) << U64(8 * other)
            s.hand[other] &= known
    if any_void(s, seat):
        deal_around_voids(s, unknown, sizes)
        mix_hands(s, seat, unknown)
    else:
        deal_freely(s, unknown, sizes)


@rule
def deal_around_voids(s: State, unknown: Word, sizes: Word) -> None:
    """Deals the cards one by one such that those left can still be dealt."""
    left = unknown
    while left != NOTHING:
        card = first(left)
        left = without_first(left)
        owner = choose_owner(s, card, left, sizes)
        s.hand[owner] |= bit(card)
        sizes -= U64(1) << U64(8 * owner)


@rule
def deal_freely(s: State, unknown: Word, sizes: Word) -> None:
    """Puts each card into any of the places still free, as `deal_round` does."""
    ends, free = NEVER, I64(0)
    for seat in range(s.players):
        free += needs(sizes, seat)
        ends ^= U64(127 ^ free) << U64(8 * seat)
    left = unknown
    while left != NOTHING:
        owner, ends = free_place(ends, draw(s, free))
        s.hand[owner] |= bit(first(left))
        left = without_first(left)
        free -= 1


@rule
def needs(sizes: Word, seat: Seat) -> Number:
    return I64((sizes >> U64(8 * seat)) & U64(255))


@rule
def all_needs(s: State, sizes: Word) -> Number:
    total = 0
    for seat in range(s.players):
        total += needs(sizes, seat)
    return total


@rule
def may_hold(s: State, seat: Seat, card: Card) -> Flag:
    """Whether nothing shown speaks against the seat holding the card."""
    return card >= WIZARD or not (s.void[seat] >> (card // RANKS)) & 1


@rule
def choose_owner(s: State, card: Card, left: Word, sizes: Word) -> Seat:
    """A seat for the card, likelier the more cards it needs, such that the cards left can still be dealt."""
    asked = sizes  # needs of the seats still worth asking
    while True:
        nth = draw(s, all_needs(s, asked))
        owner = 0
        while nth >= needs(asked, owner):
            nth -= needs(asked, owner)
            owner += 1
        if may_hold(s, owner, card) and can_be_dealt(s, left, sizes - (U64(1) << U64(8 * owner))):
            return owner
        asked &= ~(U64(255) << U64(8 * owner))


@rule
def can_be_dealt(s: State, left: Word, sizes: Word) -> Flag:
    """Hall's condition: the cards of any set of suits fit into the hands that may hold one of them.

    As many cards are left as the hands need, so only a set of suits that some hand is out of can fail.
    """
    count = size_of(left)
    for suits in range(1, SUIT_SETS):
        room = count - needs_without(s, suits, sizes)
        if room < count and size_of(left & cards_of(suits)) > room:
            return False
    return True


@rule
def needs_without(s: State, suits: Number, sizes: Word) -> Number:
    """What those seats need that are out of all these suits."""
    total = I64(0)
    for seat in range(s.players):
        if suits & ~I64(s.void[seat]) == 0:
            total += needs(sizes, seat)
    return total


@rule
def cards_of(suits: Number) -> Word:
    cards = NOTHING
    for suit in range(SUITS):
        if (suits >> suit) & 1:
            cards |= suit_cards(suit)
    return cards


@rule
def any_void(s: State, seat: Seat) -> Flag:
    for other in range(s.players):
        if other != seat and s.void[other] != 0:
            return True
    return False


@rule
def mix_hands(s: State, seat: Seat, unknown: Word) -> None:
    """Exchanges random unknown cards where voids allow: every possible deal becomes about equally likely.

    Pairs alone would not do: where three seats are each out of another suit, only three cards at once can move.
    """
    count = size_of(unknown)
    for _ in range(MIXING * (count + FEW) if count > 0 else 0):
        swap_cards(s, seat, any_card(s, unknown, count), any_card(s, unknown, count))
        rotate_cards(s, seat, any_card(s, unknown, count), any_card(s, unknown, count), any_card(s, unknown, count))


@rule
def any_card(s: State, cards: Word, count: Number) -> Card:
    return nth_card(cards, draw(s, count))


@rule
def nth_card(cards: Word, n: Number) -> Card:
    """The nth card of a set. Counting, not naming, keeps it blind to which of the equal wizards is where."""
    for _ in range(n):
        cards = without_first(cards)
    return first(cards)


@rule
def swap_cards(s: State, seat: Seat, one: Card, two: Card) -> None:
    holder, other = holder_of(s, seat, one), holder_of(s, seat, two)
    if holder != other and may_hold(s, holder, two) and may_hold(s, other, one):
        both = bit(one) | bit(two)
        s.hand[holder] ^= both
        s.hand[other] ^= both


@rule
def rotate_cards(s: State, seat: Seat, one: Card, two: Card, three: Card) -> None:
    """Each of three seats gives its card to the one before, if all may hold what they get."""
    a, b, c = holder_of(s, seat, one), holder_of(s, seat, two), holder_of(s, seat, three)
    if a != b and b != c and a != c and may_hold(s, a, two) and may_hold(s, b, three) and may_hold(s, c, one):
        s.hand[a] ^= bit(one) | bit(two)
        s.hand[b] ^= bit(two) | bit(three)
        s.hand[c] ^= bit(three) | bit(one)


@rule
def holder_of(s: State, seat: Seat, card: Card) -> Seat:
    for other in range(s.players):
        if other != seat and has(s.hand[other], card):
            return other
    return NOBODY
