"""The cards that box, rules and views share: their numbers, and their names as `R11`, or `Z` for a wizard."""

from typing import TypeAlias

Card: TypeAlias = int  # a kind of card, for rules

SUITS = 4
RANKS = 14

# A card is suit * RANKS + rank - 1. The four wizards are equal: in a set of cards they are the bits 56 to 59,
# in a move or a trick each of them is WIZARD.
WIZARD = SUITS * RANKS
WIZARDS = 4
CARDS = WIZARD + WIZARDS
KINDS = WIZARD + 1
NO_CARD = -1

SUIT_LETTERS = "RGYB"
WIZARD_LETTER = "Z"
CARD_TEXTS = tuple(f"{suit}{rank}" for suit in SUIT_LETTERS for rank in range(1, RANKS + 1)) + (WIZARD_LETTER,)
