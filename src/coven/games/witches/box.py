"""The components of Witches: what is printed on the cards, and the table of player counts."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from coven.games.witches.notation import CARD_TEXTS, SUIT_LETTERS
from coven.games.witches.state import CARDS, RANKS, SEATS, WIZARDS
from coven.kernel.blocks import new_record
from coven.table.box import bad_box

PLAYERS = (3, 4, 5, 6)
DIRECTIONS = ("left", "right", "across")
LONGEST_CYCLE = len(DIRECTIONS)
SPECIAL_CARDS = ("fire_witch", "water_witch", "queen", "earth_witch", "air_witch")

BOX = np.dtype(
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
    ],
    align=True,
)


def build_box(data: Mapping[str, Any]) -> Any:
    """The box as a record; a box that can't be played with raises `bad_box` with all its faults."""
    faults = [*_deck_faults(data), *_special_faults(data), *_passing_faults(data)]
    if faults:
        raise bad_box(faults)
    box = new_record(BOX)
    box.fire = sum(1 << (SUIT_LETTERS.index(data["fire"]["suit"]) * RANKS + rank) for rank in range(RANKS))
    for name in SPECIAL_CARDS:
        box[name] = 1 << CARD_TEXTS.index(data[name]["card"])
    box.fire_cap = data["fire_witch"]["doubles_up_to"]
    box.water_points = data["water_witch"]["points"]
    box.queen_points = data["queen"]["points"]
    box.earth_points = data["earth_witch"]["takes_away"]
    for row in data["passing"]:
        _keep_passing(box, row)
    return box


def _keep_passing(box: Any, row: Mapping[str, Any]) -> None:
    players = row["players"]
    steps = {"left": 1, "right": players - 1, "across": players // 2}
    box.pass_cards[players] = row["cards"]
    box.pass_cycle[players] = len(row["to"])
    for turn, direction in enumerate(row["to"]):
        box.pass_step[players, turn] = steps[direction]


def _part(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """A table of the box, empty if it is missing or something else."""
    part = data.get(name)
    return part if isinstance(part, Mapping) else {}


def _rows(data: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    """The rows of a list of tables; what is no table counts as an empty one."""
    rows = data.get(name)
    return [row if isinstance(row, Mapping) else {} for row in rows] if isinstance(rows, list) else []


def _deck_faults(data: Mapping[str, Any]) -> list[str]:
    suits = _rows(data, "suits")
    faults = []
    if [suit.get("letter") for suit in suits] != list(SUIT_LETTERS):
        faults.append(f"the suits must be {', '.join(SUIT_LETTERS)} in this order")
    faults += [f"suit {suit.get('letter')} must have {RANKS} ranks" for suit in suits if not _is_count(suit.get("ranks"), RANKS, RANKS)]
    if not _is_count(_part(data, "wizards").get("copies"), WIZARDS, WIZARDS):
        faults.append(f"there must be {WIZARDS} wizards")
    if _part(data, "fire").get("suit") not in list(SUIT_LETTERS):
        faults.append("fire must name one of the suits")
    return faults


def _special_faults(data: Mapping[str, Any]) -> list[str]:
    written = {name: _part(data, name).get("card") for name in SPECIAL_CARDS}
    cards = {name: card for name, card in written.items() if isinstance(card, str) and card in CARD_TEXTS and card != "Z"}
    faults = [f"{name} must name a card of a suit" for name in written if name not in cards]
    if len(set(cards.values())) != len(cards):
        faults.append("two special cards are the same card")
    fire = _part(data, "fire").get("suit")
    faults += [
        f"{name} {'must' if name == 'fire_witch' else 'must not'} be a fire card"
        for name, card in cards.items()
        if (card[0] == fire) != (name == "fire_witch")
    ]
    for name, value in (("fire_witch", "doubles_up_to"), ("water_witch", "points"), ("queen", "points"), ("earth_witch", "takes_away")):
        if not _is_count(_part(data, name).get(value), 1, 99):
            faults.append(f"{name}.{value} must be a whole number from 1 to 99")
    return faults


def _is_count(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _passing_faults(data: Mapping[str, Any]) -> list[str]:
    rows = _rows(data, "passing")
    faults = []
    if [row.get("players") for row in rows] != list(PLAYERS):
        faults.append("passing must have a row each for 3, 4, 5 and 6 players")
    for row in rows:
        players, to = row.get("players"), row.get("to")
        if not _is_count(row.get("cards"), 1, CARDS // max(PLAYERS)):
            faults.append(f"passing for {players}: cards must be a whole number from 1 to {CARDS // max(PLAYERS)}")
        if not isinstance(to, list) or not 1 <= len(to) <= LONGEST_CYCLE or any(way not in DIRECTIONS for way in to):
            faults.append(f"passing for {players}: to must list one to three of {', '.join(DIRECTIONS)}")
        elif "across" in to and players not in (4, 6):
            faults.append(f"passing for {players}: nobody sits across")
    return faults
