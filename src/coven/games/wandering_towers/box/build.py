"""A box made from its file."""

from collections.abc import Mapping
from typing import Any

from coven.games.wandering_towers.box.check import faults_of
from coven.games.wandering_towers.box.layout import BOX
from coven.games.wandering_towers.names import CARD_TEXTS, SPELL_NAMES, printed
from coven.games.wandering_towers.state import DIE, SPACES
from coven.games.wandering_towers.types import Box
from coven.kernel.plain import new_plain
from coven.kernel.types import U64
from coven.table.box import bad_box


def build_box(data: Mapping[str, Any]) -> Box:
    """The box as a record; a box that can't be played with raises `bad_box` with all its faults."""
    faults = faults_of(data)
    if faults:
        raise bad_box(faults)
    box: Box = new_plain(BOX)
    _keep_track(box, data)
    _keep_cards(box, data["cards"])
    for spell, name in enumerate(SPELL_NAMES):
        box.cost[spell] = data["spells"][name]
    for row in data["setup"]:
        box.wizards[row["players"]], box.flasks[row["players"]] = row["wizards"], row["flasks"]
    solo = data["solo"]
    box.wizards[1], box.flasks[1], box.solo_cards, box.solo_spells = solo["wizards"], solo["flasks"], solo["cards"], solo["spells"]
    return box


def _keep_track(box: Box, data: Mapping[str, Any]) -> None:
    track = data["track"]
    shields = sum(1 << space for space in track["shields"])
    for tower, row in enumerate(data["towers"]):
        box.tower_space[tower] = row["space"]
        box.lights[tower] = track["ghost_lights"][row["space"]]
        shields |= int(row["shield"]) << (SPACES + tower)
    box.shields = shields
    box.castle = track["castle"]


def _keep_cards(box: Box, cards: Mapping[str, int]) -> None:
    for kind, text in enumerate(CARD_TEXTS):
        wizard, tower, dice = printed(text)
        box.wizard_value[kind] = 0 if wizard is None else wizard or DIE
        box.tower_value[kind] = 0 if tower is None else tower or DIE
        box.dice[kind] = dice
        box.deck[kind // 8] += U64(cards[text] << 8 * (kind % 8))
    box.deck_size = sum(cards.values())
