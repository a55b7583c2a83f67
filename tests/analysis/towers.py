"""Positions of Wandering Towers made by hand, each with one move that wins at once, or that alone keeps another from winning.

The others' wizards are one card from home, so that whoever misses the move is likely to lose.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from wandering_towers.build import Wizards, table

from coven.table.table import Table

LATE = 20  # rounds played


@dataclass(frozen=True)
class Constructed:
    """A position with its one best move."""

    why: str
    seat: int
    best: str
    table: Table
    stops: int | None = None  # the seat that would win in its next turn after any other move; without it the best move wins at once


def last_to_move(hand: str, wizards: Wizards, full: int = 0, empty: int = 0, action: int = 2, **more: Any) -> Table:
    """Two players, the second to move and last in the round: a game that it completes is over with its turn. The first has two full flasks left."""
    flasks = {"full": {0: 2, 1: full}, "spent": {0: 4, 1: 6 - full - empty}}
    pending = {"action": action, **more.pop("pending", {})}
    return table(2, wizards, hands={0: "W3 W3 W3", 1: hand}, turn=1, decider=1, rounds=LATE, pending=pending, **{**flasks, **more})


def only(spell: str) -> Mapping[str, Any]:
    """Options with this spell alone, which is not cast while a card is played."""
    others = {"with_move_wizard": False, "with_move_tower": False, "spell_in_action": spell == "piggyback"}
    return {"spells": "chosen", **others, f"with_{spell}": True}


def announced(card: str, value: int, sides: int) -> dict[str, Any]:
    """A card that has been played and waits for its piece; sides: 1 for a wizard, 2 for a tower."""
    return {"phase": "choosing_piece", "pending": {"card": card, "value": value, "sides": sides, "back": "choosing_card"}}


def threatened() -> Table:
    """The second player's last wizard is one space from home, and two full flasks pay for the spell that takes it there."""
    flasks = {"full": {1: 2}, "spent": {0: 6, 1: 4}}
    wizards: Wizards = {13: [0], 15: [1]}
    hands = {0: "T4 W1", 1: "W3 W4 W5"}
    return table(2, wizards, {11: ["T5"]}, hands=hands, turn=0, rounds=LATE, pending={"action": 2}, **flasks)


def third_of_three() -> Table:
    wizards: Wizards = {2: [0], 8: [1], 11: [2], 14: [0]}
    flasks = {"full": {0: 2, 1: 1}, "spent": {2: 5}}
    return table(3, wizards, castle=13, hands={2: "W2T4 W5"}, turn=2, decider=2, rounds=LATE, pending={"action": 2}, **flasks)


CONSTRUCTED = (
    Constructed("The last wizard comes home by a card.", 1, "W3 wizard", last_to_move("W3 T5", {13: [1], 14: [0]})),
    Constructed("Of a card with two sides, the wizard's brings the last one home.", 2, "W2T4 wizard", third_of_three()),
    Constructed(
        "A tower must leave first, then the wizard beneath it goes home with the second card.",
        1,
        "T2 tower",
        last_to_move("W3 T2 W5", {13: [1], 15: [0]}, stacks={13: ["T9"]}, action=1),
    ),
    Constructed(
        "All are home; locking up a wizard fills the last flask.",
        1,
        "T1 tower",
        last_to_move("T1 W4", {12: [0]}, stacks={11: ["T3"]}, empty=1),
    ),
    Constructed(
        "Only this tower locks up a wizard and fills the last flask.",
        1,
        "tower T3",
        last_to_move("W5", {12: [0]}, stacks={11: ["T3"]}, empty=1, **announced("T1", 1, 2)),
    ),
    Constructed(
        "A spell brings the last wizard home.",
        1,
        "cast move_wizard",
        last_to_move("T4", {12: [0], 15: [1]}, full=2, phase="ending"),
    ),
    Constructed(
        "A spell moves the tower away, then the wizard beneath it goes home with the card.",
        1,
        "cast move_tower",
        last_to_move("W3 W5", {12: [0], 14: [1]}, stacks={14: ["T8"]}, castle=1, full=1),
    ),
    Constructed(
        "Headwind blows the last wizard back into the castle.",
        1,
        "cast headwind_wizard",
        last_to_move("T2", {1: [1], 14: [0]}, stacks={9: ["T1"]}, full=2, phase="ending", options=only("headwind_wizard")),
    ),
    Constructed(
        "Headwind blows the tower away, then the wizard beneath it goes home with the card.",
        1,
        "cast headwind_tower",
        last_to_move("W2 W5", {12: [0], 14: [1]}, stacks={14: ["T8"]}, full=1, options=only("headwind_tower")),
    ),
    Constructed(
        "The last wizard is freed from beneath the castle, into it.",
        1,
        "free T3",
        last_to_move("T4", {3: [1], 14: [0]}, castle=3, full=1, phase="ending", options=only("free_wizard")),
    ),
    Constructed(
        "The castle comes to where the card takes the last wizard.",
        1,
        "cast move_castle",
        last_to_move("W2 T3", {12: [1], 15: [0]}, full=2, options=only("move_castle")),
    ),
    Constructed(
        "Towers swapped, the card takes the last wizard home.",
        1,
        "cast swap_towers",
        last_to_move("W3 W5", {"T5": [1], 12: [0]}, stacks={13: ["T9"]}, full=2, options=only("swap_towers")),
    ),
    Constructed(
        "One wizard carries the other: both of the last two come home.",
        1,
        "carry 13",
        last_to_move("W5", {12: [0], 13: [1, 1]}, full=1, **announced("W3", 3, 1), options=only("piggyback")),
    ),
    Constructed(
        "Both are complete then, and more full flasks win: the card goes, the flasks stay.", 1, "W1 wizard", last_to_move("W1 T5", {15: [1]}, full=3)
    ),
    Constructed(
        "The other's flasks pay for the spell that wins: lock up its wizard, and it needs a tower card too.",
        0,
        "T4 tower",
        threatened(),
        stops=1,
    ),
)
