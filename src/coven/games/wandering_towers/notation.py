"""Things in writing: cards as `W3`, `T2`, `W1T5`, `WTD1`; towers as `T1` to `T9`; spells by name."""

from collections.abc import Iterable

SPELL_NAMES = (
    "move_wizard",
    "move_tower",
    "headwind_wizard",
    "headwind_tower",
    "move_castle",
    "free_wizard",
    "swap_towers",
    "piggyback",
)

CARD_TEXTS = (
    *(f"W{value}" for value in range(1, 6)),
    *(f"T{value}" for value in range(1, 6)),
    *("W1T1", "W2T2", "W3T3", "W4T4", "W1T5", "W2T4", "W4T2", "W5T1"),
    *("WTD1", "TD2", "WD2", "TD3", "WD3"),
)
CARD_KINDS = {text: kind for kind, text in enumerate(CARD_TEXTS)}
TOWER_TEXTS = tuple(f"T{tower}" for tower in range(1, 10))


def kind_of(text: str) -> int | None:
    """The kind of card a text stands for, or None."""
    return CARD_KINDS.get(text.upper())


def hand_texts(hand: int) -> list[str]:
    """The cards of a hand in writing, in the order of the box."""
    hand = int(hand)
    return [text for kind, text in enumerate(CARD_TEXTS) for _ in range(hand >> 2 * kind & 3)]


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


def printed(text: str) -> tuple[int | None, int | None, int]:
    """A card's wizard value, tower value and dice icons; a side without a value is None, one with dice 0."""
    if "D" in text:
        return (0 if "W" in text else None), (0 if "T" in text else None), int(text[-1])
    wizard = int(text[1]) if text[0] == "W" else None
    tower = int(text[-1]) if "T" in text else None
    return wizard, tower, 0
