"""Cards in writing: a suit's letter and a rank, `R11`; `Z` for a wizard. Reads back to itself."""

from collections.abc import Iterable
from functools import lru_cache
from typing import SupportsInt

from coven.errors import shown
from coven.games.witches.names import CARD_TEXTS, CARDS, WIZARD

TEXT_AT = tuple(CARD_TEXTS[min(place, WIZARD)] for place in range(CARDS))  # by bit: the wizards have one each
CARD_KINDS = {text: kind for kind, text in enumerate(CARD_TEXTS)}


def kind_of(text: str) -> int | None:
    """The kind of card a text stands for, or None."""
    return CARD_KINDS.get(text.upper())


def card_texts(cards: SupportsInt) -> list[str]:
    """A set of cards in writing, by suit and rank, the wizards last."""
    return list(_texts(int(cards)))


@lru_cache(4096)  # hands stay the same while others play
def _texts(word: int) -> tuple[str, ...]:
    texts = []
    while word:
        lowest = word & -word
        texts.append(TEXT_AT[lowest.bit_length() - 1])
        word ^= lowest
    return tuple(texts)


def card_set(texts: Iterable[str]) -> int:
    """The set of the cards written down; a card that comes too often or is none raises ValueError."""
    cards = 0
    for text in texts:
        kind = kind_of(text)
        if kind is None:
            raise ValueError(f"{shown(text)} is not a card")
        place = kind
        while cards >> place & 1:
            place += 1
        if place != kind and (kind != WIZARD or place >= CARDS):
            raise ValueError(f"{text} comes too often")
        cards |= 1 << place
    return cards
