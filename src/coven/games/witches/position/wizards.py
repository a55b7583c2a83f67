"""The wizards are equal (Witches 61): how their bits are chosen and compared."""

from coven.games.witches.names import WIZARD
from coven.kernel.types import Word

COLOURED = (1 << WIZARD) - 1


def number_wizards(piles: list[int], first: int) -> int:
    """Numbers the wizards of the piles from `first` on; returns the next free number."""
    for seat, held in enumerate(piles):
        count = (held >> WIZARD).bit_count()
        piles[seat] = held & COLOURED | ((1 << count) - 1) << (WIZARD + first)
        first += count
    return first


def wizards_counted(pile: Word) -> tuple[int, int]:
    """The cards of the suits, and how many wizards."""
    return int(pile) & COLOURED, (int(pile) >> WIZARD).bit_count()


def is_within(cards: int, pile: int) -> bool:
    """Whether a pile has all of the cards, whichever of the equal wizards they are."""
    return not cards & COLOURED & ~pile and (cards >> WIZARD).bit_count() <= (pile >> WIZARD).bit_count()
