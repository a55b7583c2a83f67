"""How things are written in short, and sets of things by their names."""

from collections.abc import Iterable
from functools import cache
from typing import SupportsInt

from coven.games.broom_service.box.layout import TOWERS


@cache  # there are few
def tower_text(tower: int) -> str:
    """`t12` for a printed tower, `h2` for the tower of the tile on hill space 2."""
    return f"t{tower}" if tower < TOWERS else f"h{tower - TOWERS}"


def names_in(things: SupportsInt, names: tuple[str, ...]) -> list[str]:
    """The names of the things in a set."""
    return list(map(names.__getitem__, members(things)))


def set_of(texts: Iterable[str], names: tuple[str, ...]) -> int:
    """The set of the things named; an unknown name raises ValueError."""
    return sum(1 << place for place in {names.index(text) for text in texts})


def members(things: SupportsInt) -> list[int]:
    """The numbers of the things in a set."""
    word, numbers = int(things), []
    while word:
        lowest = word & -word
        numbers.append(lowest.bit_length() - 1)
        word ^= lowest
    return numbers
