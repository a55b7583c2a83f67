"""The tables whose whole course is kept: one for every player count, end reason and variant of Wandering Towers."""

from collections.abc import Iterator
from typing import Any

from goldens.choosing import Chooser, at_random, preferring

import coven
from coven.table.table import Table

WIZARDS = {2: 5, 3: 4, 4: 4, 5: 3, 6: 3}
FLASKS = {2: 6, 3: 5, 4: 5, 5: 4, 6: 4}
STACKS: list[list[str]] = [[], *[[f"T{number}"] for number in range(1, 10)], [], [], [], [], ["castle"], []]
MASTER = {"master": True, "spells": "random", "spell_count": 8}
LATE = 198  # rounds: near the guard
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "all_spells": (3, {"spells": "random", "spell_count": 8}),
    "master": (3, MASTER),
    "teams": (4, {"mode": "teams"}),
    "teams_finish": (4, {"mode": "teams", "finish_round": True}),
    "teams_master": (4, {"mode": "teams", **MASTER}),
    "teams_of_six": (6, {"mode": "teams"}),
    "options": (2, {"discard": "any", "spells_on_others": True, "others_entry_ends_turn": True, "spell_after_special": True, "memory": "all"}),
    "strict": (2, {"discard": "never", "spell_in_action": False, "memory": "own"}),
    "solo_spells": (1, {"spells": "random"}),
    "together": (3, {"mode": "cooperative"}),
}


def tables() -> Iterator[tuple[str, Table, Chooser]]:
    """A name, the table to be played out, and who chooses."""
    game = coven.game("wandering_towers")
    for players in game.players:
        if players > 1:
            yield f"{players}_complete", last_steps(players, {13: [0], **others(players)}, full={0: FLASKS[players]}), preferring("W1 wizard")
    yield "4_whole", game.new_table(4, seed="golden 4"), at_random()
    for name, (players, options) in VARIANTS.items():
        yield f"{players}_{name}", late_table(players, options), at_random()
    yield "4_all_home", last_steps(4, {13: [0]}), preferring("W1 wizard")
    yield "4_guard", last_steps(4, {9: [0], **others(4)}, rounds=199), preferring("special")
    yield "1_escaped", solo_steps(), preferring("W1 wizard")
    yield "1_out_of_cards", game.new_table(1, seed="golden 1"), at_random()
    yield "4_team_complete", last_steps(4, {13: [0], 10: [1], 11: [3]}, full={0: 5, 2: 5}, options={"mode": "teams"}), preferring("W1 wizard")


def others(players: int) -> dict[int, list[int]]:
    """A wizard of each other seat, far from the castle."""
    return {10 - seat if seat < 2 else 15 if seat == 2 else 9 + seat % 3: [seat] for seat in range(1, players)}


def last_steps(players: int, wizards: dict[int, list[int]], full: dict[int, int] | None = None, rounds: int = 7, options: Any = None) -> Table:
    """Nearly everybody is home; seat 0 is one step from the castle or not."""
    out = [owner for row in wizards.values() for owner in row]
    got = full or {}
    state = {
        "first": 0,
        "turn": 0,
        "rounds": rounds,
        "stacks": STACKS,
        "grounds": [wizards.get(space, []) for space in range(16)],
        "roofs": [[] for _ in range(9)],
        "home": [WIZARDS[players] - out.count(seat) for seat in range(players)],
        "full": [got.get(seat, 0) for seat in range(players)],
        "empty": [FLASKS[players] - got.get(seat, 0) for seat in range(players)],
        "hands": ["W1 W2 T1", *["W4T2 W2T4 W1T5"] * (players - 1)],
    }
    return coven.game("wandering_towers").from_position({"players": players, "options": options or {}, "state": state}, seed="golden ending")


def late_table(players: int, options: dict[str, Any]) -> Table:
    """A game that the guard ends after a few rounds, if nothing else does."""
    data = coven.game("wandering_towers").new_table(players, options, seed=f"golden {players}").position()
    if players > 1 and options.get("mode") != "cooperative":
        data["state"]["rounds"] = LATE
        data["state"]["full"] = [count // 2 for count in data["state"]["empty"]]
        data["state"]["empty"] = [count - count // 2 for count in data["state"]["empty"]]
    return coven.game("wandering_towers").from_position(data)


def solo_steps() -> Table:
    """Alone, with one wizard a step from the castle."""
    state = {
        "stacks": STACKS,
        "grounds": [[0] if space == 13 else [] for space in range(16)],
        "roofs": [[] for _ in range(9)],
        "home": [11],
        "hands": ["W1 W2 T1"],
    }
    return coven.game("wandering_towers").from_position({"players": 1, "state": state}, seed="golden solo")
