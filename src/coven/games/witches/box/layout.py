"""What a box holds, as the rules read it."""

from coven.games.witches.state import SEATS
from coven.kernel.layout import layout

DIRECTIONS = ("left", "right", "across")
LONGEST_CYCLE = len(DIRECTIONS)
SPECIAL_CARDS = ("fire_witch", "water_witch", "queen", "earth_witch", "air_witch")

BOX = layout(
    [
        ("fire", "u8"),  # all fire cards
        ("fire_witch", "u8"),
        ("water_witch", "u8"),
        ("queen", "u8"),
        ("earth_witch", "u8"),
        ("air_witch", "u8"),
        ("fire_cap", "i2"),  # doubling stops here
        ("water_points", "i2"),
        ("queen_points", "i2"),
        ("earth_points", "i2"),
        ("pass_cards", "i1", SEATS + 1),  # size of a packet, by player count
        ("pass_cycle", "i1", SEATS + 1),  # how many directions take turns
        ("pass_step", "i1", (SEATS + 1, LONGEST_CYCLE)),  # seats a packet travels clockwise
    ]
)


def direction_name(step: int, players: int) -> str:
    """Where packets go that travel so many seats clockwise (Witches 10)."""
    return {1: "left", players - 1: "right"}.get(step, "across")
