"""Sets of cards: suits, and the wizards, who are equal."""

from coven.games.witches.names import RANKS, WIZARD, WIZARDS, Card
from coven.kernel.bits import NOTHING, bit, first
from coven.kernel.target import rule
from coven.kernel.types import U64, Number, Word

ALL_WIZARDS = U64(((1 << WIZARDS) - 1) << WIZARD)
ONE_SUIT = U64((1 << RANKS) - 1)


@rule
def suit_cards(suit: Number) -> Word:
    """All cards of a suit."""
    return ONE_SUIT << U64(suit * RANKS)


@rule
def suit_of(card: Card) -> Number:
    return card // RANKS


@rule
def card_in(cards: Word, kind: Card) -> Word:
    """The card of that kind in a set, as a set of one; the wizards are equal (Witches 61)."""
    if kind < WIZARD:
        return bit(kind) & cards
    wizards = cards & ALL_WIZARDS
    return NOTHING if wizards == NOTHING else bit(first(wizards))
