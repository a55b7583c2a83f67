"""How things are written in short, and sets of things by their names."""

from collections.abc import Iterable
from typing import Any

from coven.games.broom_service.box.layout import TOWERS


def tower_text(tower: int) -> str:
    """`t12` for a printed tower, `h2` for the tower of the tile on hill space 2."""
    return f"t{tower}" if tower < TOWERS else f"h{tower - TOWERS}"


def names_in(things: Any, names: tuple[str, ...]) -> list[str]:
    """The names of the things in a set."""
    return [name for place, name in enumerate(names) if int(things) >> place & 1]


def set_of(texts: Iterable[str], names: tuple[str, ...]) -> int:
    """The set of the things named; an unknown name raises ValueError."""
    return sum(1 << place for place in {names.index(text) for text in texts})


def members(things: Any) -> list[int]:
    """The numbers of the things in a set."""
    word = int(things)
    return [place for place in range(word.bit_length()) if word >> place & 1]
