"""The printed names that box, rules and views share: cards as `W3`, `T2`, `W1T5`, `WTD1`; towers as `T1` to `T9`; spells by name."""

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
TOWER_TEXTS = tuple(f"T{tower}" for tower in range(1, 10))


def printed(text: str) -> tuple[int | None, int | None, int]:
    """A card's wizard value, tower value and dice icons; a side without a value is None, one with dice 0."""
    if "D" in text:
        return (0 if "W" in text else None), (0 if "T" in text else None), int(text[-1])
    wizard = int(text[1]) if text[0] == "W" else None
    tower = int(text[-1]) if "T" in text else None
    return wizard, tower, 0
