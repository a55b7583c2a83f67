"""The box as a record: ring, towers, cards, spells and the table of player counts."""

from coven.games.wandering_towers.state import KINDS, SEATS, SPELLS, TOWERS
from coven.kernel.layout import layout

SETUPS = (2, 3, 4, 5, 6)
MOST_COPIES = 15
MOST_CARDS = 127
LEAST_CARDS = 40  # so that even six hands leave something to draw
BOX = layout(
    [
        ("deck", "u8", 3),  # copies of each kind of card, a byte each
        ("deck_size", "i2"),
        ("shields", "u4"),  # surfaces with a raven shield
        ("wizard_value", "i1", KINDS),  # 0: the card moves no wizard; DIE: as rolled
        ("tower_value", "i1", KINDS),
        ("dice", "i1", KINDS),
        ("castle", "i1"),  # its starting space
        ("tower_space", "i1", TOWERS),
        ("lights", "i1", TOWERS),  # wizards that each tower takes at the start
        ("cost", "i1", SPELLS),
        ("wizards", "i1", SEATS + 1),  # of each owner, by player count; at 1 alone or together
        ("flasks", "i1", SEATS + 1),
        ("solo_cards", "i1"),
        ("solo_spells", "i1"),
    ]
)
