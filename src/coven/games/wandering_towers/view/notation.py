"""Hands in writing, both ways."""

from collections.abc import Iterable
from functools import lru_cache
from typing import SupportsInt

from coven.games.wandering_towers.names import CARD_TEXTS

CARD_KINDS = {text: kind for kind, text in enumerate(CARD_TEXTS)}


def kind_of(text: str) -> int | None:
    """The kind of card a text stands for, or None."""
    return CARD_KINDS.get(text.upper())


def hand_texts(hand: SupportsInt) -> list[str]:
    """The cards of a hand in writing, in the order of the box."""
    return list(_texts(int(hand)))


@lru_cache(4096)  # hands stay the same while others play
def _texts(hand: int) -> tuple[str, ...]:
    return tuple(text for kind, text in enumerate(CARD_TEXTS) for _ in range(hand >> 2 * kind & 3))


def hand_of(texts: Iterable[str]) -> int:
    """The hand written down; what is no card, or a hand too large, raises ValueError."""
    cards = list(texts)
    if len(cards) > 3:
        raise ValueError("a hand has at most three cards")
    hand = 0
    for text in cards:
        kind = kind_of(text)
        if kind is None:
            raise ValueError(f"{text!r} is not a card")
        hand += 1 << 2 * kind
    return hand
