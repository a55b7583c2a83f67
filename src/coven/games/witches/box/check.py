"""What is wrong with a box: everything, in the words of its file."""

from collections.abc import Mapping
from typing import Any

from coven.errors import Finding, shown
from coven.games.witches.box.layout import DIRECTIONS, LONGEST_CYCLE, SPECIAL_CARDS
from coven.games.witches.findings import finding
from coven.games.witches.names import CARD_TEXTS, CARDS, RANKS, SUIT_LETTERS, WIZARDS
from coven.games.witches.state import PLAYERS
from coven.table.files.checks import is_number, part_of, rows_of


def faults_of(data: Mapping[str, Any]) -> list[Finding]:
    """Why the game can't be played with the box."""
    return [*_deck_faults(data), *_special_faults(data), *_passing_faults(data)]


def _deck_faults(data: Mapping[str, Any]) -> list[Finding]:
    suits = rows_of(data, "suits")
    faults = []
    if [suit.get("letter") for suit in suits] != list(SUIT_LETTERS):
        faults.append(finding("suits", letters=list(SUIT_LETTERS)))
    faults += [finding("ranks", letter=str(suit.get("letter")), count=RANKS) for suit in suits if not is_number(suit.get("ranks"), RANKS, RANKS)]
    if not is_number(part_of(data, "wizards").get("copies"), WIZARDS, WIZARDS):
        faults.append(finding("wizard_count", count=WIZARDS))
    if part_of(data, "fire").get("suit") not in list(SUIT_LETTERS):
        faults.append(finding("fire_suit"))
    return faults


def _special_faults(data: Mapping[str, Any]) -> list[Finding]:
    written = {name: part_of(data, name).get("card") for name in SPECIAL_CARDS}
    cards = {name: card for name, card in written.items() if isinstance(card, str) and card in CARD_TEXTS and card != "Z"}
    faults = [finding("special_card", entry=name) for name in written if name not in cards]
    if len(set(cards.values())) != len(cards):
        faults.append(finding("same_card"))
    fire = part_of(data, "fire").get("suit")
    faults += [
        finding("must_be_fire" if name == "fire_witch" else "must_not_be_fire", entry=name)
        for name, card in cards.items()
        if (card[0] == fire) != (name == "fire_witch")
    ]
    for name, value in (("fire_witch", "doubles_up_to"), ("water_witch", "points"), ("queen", "points"), ("earth_witch", "takes_away")):
        if not is_number(part_of(data, name).get(value), 1, 99):
            faults.append(finding("whole_number", entry=f"{name}.{value}", low=1, high=99))
    return faults


def _passing_faults(data: Mapping[str, Any]) -> list[Finding]:
    rows = rows_of(data, "passing")
    faults = []
    if [row.get("players") for row in rows] != list(PLAYERS):
        faults.append(finding("passing_rows"))
    for row in rows:
        players, to = row.get("players"), row.get("to")
        count = shown(players)
        if not is_number(row.get("cards"), 1, CARDS // max(PLAYERS)):
            faults.append(finding("packet_cards", players=count, low=1, high=CARDS // max(PLAYERS)))
        if not isinstance(to, list) or not 1 <= len(to) <= LONGEST_CYCLE or any(way not in DIRECTIONS for way in to):
            faults.append(finding("packet_ways", players=count, ways=list(DIRECTIONS)))
        elif "across" in to and players not in (4, 6):
            faults.append(finding("nobody_across", players=count))
    return faults
