"""What can be wrong with a box, in words."""

from collections.abc import Mapping
from typing import Any

from coven.errors import Finding
from coven.games.wandering_towers.box.layout import LEAST_CARDS, MOST_CARDS, MOST_COPIES, SETUPS
from coven.games.wandering_towers.findings import finding
from coven.games.wandering_towers.names import CARD_TEXTS, SPELL_NAMES
from coven.games.wandering_towers.state import HAND, ROOM, SPACES, SPELLS, TOWERS
from coven.table.files.checks import is_number


def faults_of(data: Mapping[str, Any]) -> list[str]:
    """All faults of a box as data; whether the towers take every wizard is looked at once the rest is right."""
    faults = [*_track_faults(data), *_card_faults(data), *_spell_faults(data), *_setup_faults(data), *_solo_faults(data)]
    return [*(faults or _room_faults(data))]


def _track_faults(data: Mapping[str, Any]) -> list[Finding]:
    track, towers = data.get("track", {}), data.get("towers", [])
    faults: list[Finding] = []
    if not is_number(track.get("castle"), 0, SPACES - 1):
        faults.append(finding("castle_space", last=SPACES - 1))
    if not all(is_number(space, 0, SPACES - 1) for space in track.get("shields", [None])):
        faults.append(finding("shield_spaces", last=SPACES - 1))
    lights = track.get("ghost_lights", [])
    if len(lights) != SPACES or not all(is_number(count, 0, ROOM) for count in lights):
        faults.append(finding("ghost_lights", count=SPACES, most=ROOM))
    spaces = [row.get("space") for row in towers]
    if len(towers) != TOWERS or len(set(spaces)) != TOWERS or not all(is_number(space, 0, SPACES - 1) for space in spaces):
        faults.append(finding("tower_spaces", count=TOWERS))
    if track.get("castle") in spaces:
        faults.append(finding("tower_on_castle"))
    if not all(isinstance(row.get("shield"), bool) for row in towers):
        faults.append(finding("tower_shields"))
    return faults


def _card_faults(data: Mapping[str, Any]) -> list[Finding]:
    cards = data.get("cards", {})
    faults = [finding("no_card", name=name) for name in cards if name not in CARD_TEXTS]
    wrong = [name for name in CARD_TEXTS if not is_number(cards.get(name), 0, MOST_COPIES)]
    faults += [finding("card_copies", name=name, most=MOST_COPIES) for name in wrong]
    if not wrong and not LEAST_CARDS <= sum(cards[name] for name in CARD_TEXTS) <= MOST_CARDS:
        faults.append(finding("card_total", least=LEAST_CARDS, most=MOST_CARDS))
    return faults


def _spell_faults(data: Mapping[str, Any]) -> list[Finding]:
    spells = data.get("spells", {})
    faults = [finding("no_spell", name=name) for name in spells if name not in SPELL_NAMES]
    return faults + [finding("spell_cost", name=name) for name in SPELL_NAMES if not is_number(spells.get(name), 1, 9)]


def _setup_faults(data: Mapping[str, Any]) -> list[Finding]:
    rows = data.get("setup", [])
    faults: list[Finding] = []
    if [row.get("players") for row in rows] != list(SETUPS):
        faults.append(finding("setup_rows"))
    for row in rows:
        if not is_number(row.get("wizards"), 1, 5) or not is_number(row.get("flasks"), 1, 9):
            faults.append(finding("setup_row", players=str(row.get("players"))))
    return faults


def _solo_faults(data: Mapping[str, Any]) -> list[Finding]:
    solo = data.get("solo", {})
    limits = {"wizards": (1, 15), "flasks": (0, 9), "cards": (1, LEAST_CARDS - HAND), "spells": (1, SPELLS - 1)}
    return [
        finding("whole_number", name=f"solo.{name}", low=low, high=high)
        for name, (low, high) in limits.items()
        if not is_number(solo.get(name), low, high)
    ]


def _room_faults(data: Mapping[str, Any]) -> list[Finding]:
    """The towers must take every wizard at the start."""
    lights = data["track"]["ghost_lights"]
    room = sum(lights[row["space"]] for row in data["towers"])
    counts = {row["players"]: row["players"] * row["wizards"] for row in data["setup"]} | {1: data["solo"]["wizards"]}
    return [finding("too_few_lights", count=count, players=players) for players, count in counts.items() if count > room]
