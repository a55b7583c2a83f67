"""The components of Wandering Towers: ring, towers, cards, spells and the table of player counts."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from coven.games.wandering_towers.notation import CARD_TEXTS, SPELL_NAMES, printed
from coven.games.wandering_towers.state import DIE, HAND, KINDS, ROOM, SEATS, SPACES, SPELLS, TOWERS
from coven.kernel.blocks import new_record
from coven.table.box import bad_box

PLAYERS = (1, 2, 3, 4, 5, 6)
SETUPS = (2, 3, 4, 5, 6)
MOST_COPIES = 15
LEAST_CARDS = 40  # so that even six hands leave something to draw

BOX = np.dtype(
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
    ],
    align=True,
)


def build_box(data: Mapping[str, Any]) -> Any:
    """The box as a record; a box that can't be played with raises `bad_box` with all its faults."""
    faults = [*_track_faults(data), *_card_faults(data), *_spell_faults(data), *_setup_faults(data), *_solo_faults(data)]
    if not faults:
        faults = _room_faults(data)
    if faults:
        raise bad_box(faults)
    box = new_record(BOX)
    _keep_track(box, data)
    _keep_cards(box, data["cards"])
    for spell, name in enumerate(SPELL_NAMES):
        box.cost[spell] = data["spells"][name]
    for row in data["setup"]:
        box.wizards[row["players"]], box.flasks[row["players"]] = row["wizards"], row["flasks"]
    solo = data["solo"]
    box.wizards[1], box.flasks[1], box.solo_cards, box.solo_spells = solo["wizards"], solo["flasks"], solo["cards"], solo["spells"]
    return box


def _keep_track(box: Any, data: Mapping[str, Any]) -> None:
    track = data["track"]
    shields = sum(1 << space for space in track["shields"])
    for tower, row in enumerate(data["towers"]):
        box.tower_space[tower] = row["space"]
        box.lights[tower] = track["ghost_lights"][row["space"]]
        shields |= int(row["shield"]) << (SPACES + tower)
    box.shields = shields
    box.castle = track["castle"]


def _keep_cards(box: Any, cards: Mapping[str, int]) -> None:
    for kind, text in enumerate(CARD_TEXTS):
        wizard, tower, dice = printed(text)
        box.wizard_value[kind] = 0 if wizard is None else wizard or DIE
        box.tower_value[kind] = 0 if tower is None else tower or DIE
        box.dice[kind] = dice
        box.deck[kind // 8] += np.uint64(cards[text] << 8 * (kind % 8))
    box.deck_size = sum(cards.values())


def _is_count(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _track_faults(data: Mapping[str, Any]) -> list[str]:
    track, towers = data.get("track", {}), data.get("towers", [])
    faults = []
    if not _is_count(track.get("castle"), 0, SPACES - 1):
        faults.append(f"track.castle must be a space from 0 to {SPACES - 1}")
    if not all(_is_count(space, 0, SPACES - 1) for space in track.get("shields", [None])):
        faults.append(f"track.shields must list spaces from 0 to {SPACES - 1}")
    lights = track.get("ghost_lights", [])
    if len(lights) != SPACES or not all(_is_count(count, 0, ROOM) for count in lights):
        faults.append(f"track.ghost_lights must have {SPACES} numbers from 0 to {ROOM}")
    spaces = [row.get("space") for row in towers]
    if len(towers) != TOWERS or len(set(spaces)) != TOWERS or not all(_is_count(space, 0, SPACES - 1) for space in spaces):
        faults.append(f"there must be {TOWERS} towers, each on a space of its own")
    if track.get("castle") in spaces:
        faults.append("no tower may start on the castle's space")
    if not all(isinstance(row.get("shield"), bool) for row in towers):
        faults.append("every tower must say whether it has a shield")
    return faults


def _card_faults(data: Mapping[str, Any]) -> list[str]:
    cards = data.get("cards", {})
    faults = [f"there is no card {name}" for name in cards if name not in CARD_TEXTS]
    wrong = [name for name in CARD_TEXTS if not _is_count(cards.get(name), 0, MOST_COPIES)]
    faults += [f"card {name} must have 0 to {MOST_COPIES} copies" for name in wrong]
    if not wrong and not LEAST_CARDS <= sum(cards[name] for name in CARD_TEXTS) <= 127:
        faults.append(f"there must be {LEAST_CARDS} to 127 cards")
    return faults


def _spell_faults(data: Mapping[str, Any]) -> list[str]:
    spells = data.get("spells", {})
    faults = [f"there is no spell {name}" for name in spells if name not in SPELL_NAMES]
    return faults + [f"spell {name} must cost 1 to 9 flasks" for name in SPELL_NAMES if not _is_count(spells.get(name), 1, 9)]


def _setup_faults(data: Mapping[str, Any]) -> list[str]:
    rows = data.get("setup", [])
    faults = []
    if [row.get("players") for row in rows] != list(SETUPS):
        faults.append("setup must have a row each for 2, 3, 4, 5 and 6 players")
    for row in rows:
        if not _is_count(row.get("wizards"), 1, 5) or not _is_count(row.get("flasks"), 1, 9):
            faults.append(f"setup for {row.get('players')}: 1 to 5 wizards and 1 to 9 flasks for each player")
    return faults


def _solo_faults(data: Mapping[str, Any]) -> list[str]:
    solo = data.get("solo", {})
    limits = {"wizards": (1, 15), "flasks": (0, 9), "cards": (1, LEAST_CARDS - HAND), "spells": (1, SPELLS - 1)}
    return [
        f"solo.{name} must be a whole number from {low} to {high}" for name, (low, high) in limits.items() if not _is_count(solo.get(name), low, high)
    ]


def _room_faults(data: Mapping[str, Any]) -> list[str]:
    """The towers must take every wizard at the start."""
    lights = data["track"]["ghost_lights"]
    room = sum(lights[row["space"]] for row in data["towers"])
    counts = {row["players"]: row["players"] * row["wizards"] for row in data["setup"]} | {1: data["solo"]["wizards"]}
    return [f"the ghost lights have no room for {count} wizards of {players} players" for players, count in counts.items() if count > room]
