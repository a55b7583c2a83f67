"""The tables whose whole course is kept: for every player count, end reason, variant, spell, window and option of Wandering Towers."""

from collections.abc import Iterator
from typing import Any

from goldens.choosing import Chooser, at_random, keen_on, preferring

import coven
from coven.games.wandering_towers.names import SPELL_NAMES
from coven.table.table import Table

WIZARDS = {2: 5, 3: 4, 4: 4, 5: 3, 6: 3}
FLASKS = {2: 6, 3: 5, 4: 5, 5: 4, 6: 4}
STACKS: list[list[str]] = [[], *[[f"T{number}"] for number in range(1, 10)], [], [], [], [], ["castle"], []]
MASTER = {"master": True, "spells": "random", "spell_count": 8}
CASTING = ("cast", "free", "carry", "step", "swap", "castle_forward", "castle_backward")
KEEN: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "before": (MASTER, ("cast", "step", "swap", "tower")),
    "after": (MASTER, ("cast_after", "step", "swap", "tower")),
    "closing": (MASTER, ("free", "free_own")),
    "skip": (MASTER, ("skip",)),
    "riding": (MASTER, ("cast piggyback", "wizard_card")),
    "no_spell_before_card": ({**MASTER, "master_spell_before_card": False}, ("cast",)),
    "discard_any": ({"discard": "any"}, ("discard",)),
    "discard_never": ({"discard": "never"}, ()),
    "spells_on_others": ({"spells_on_others": True}, CASTING),
    "spell_after_special": ({"spell_after_special": True}, ("special",)),
    "tower_before_draw": ({"tower_before_draw": True}, ("special",)),
    "no_spells": ({"spells": "none"}, ()),
    "basic_spells": ({"spells": "basic"}, CASTING),
    "master_alone": ({"master": True}, ("cast", "cast_after")),
    "memory_own": ({"memory": "own"}, ("tower_card",)),
    "memory_all": ({"memory": "all"}, ("tower_card",)),
    "forgetful": ({"bot_memory": "forgetful"}, ("tower_card",)),
}
LOCKING = ("W1 wizard", "wizard 10", "cast move_tower", "stop", "tower T8", "free T8")  # the announced wizard, and a look at it
LATE = 198  # rounds: near the guard
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "all_spells": (3, {"spells": "random", "spell_count": 8}),
    "master": (3, MASTER),
    "teams": (4, {"mode": "teams"}),
    "teams_master": (4, {"mode": "teams", **MASTER}),
    "teams_of_six": (6, {"mode": "teams"}),
    "masters_of_six": (6, {"mode": "teams", **MASTER}),
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
    for spell in SPELL_NAMES:
        chosen = {f"with_{name}": name == spell for name in SPELL_NAMES}
        yield f"2_{spell}", late_table(2, {"spells": "chosen", **chosen}), keen_on(*CASTING)
    for name, (options, kinds) in KEEN.items():
        yield f"2_{name}", late_table(2, options), keen_on(*kinds)
    yield "4_all_home", last_steps(4, {13: [0]}), preferring("W1 wizard")
    yield "4_guard", last_steps(4, {9: [0], **others(4)}, rounds=199), preferring("special")
    yield "1_escaped", solo_steps(), preferring("W1 wizard")
    yield "1_out_of_cards", game.new_table(1, seed="golden 1"), at_random()
    yield "4_teams_freeing", freeing_table(), keen_on("free T2", "free_partner")
    for whom in ("own", "announced"):
        yield f"2_freeing_{whom}", announced_table(), preferring(*LOCKING, f"free {whom}")
    for name, finish in (("team_complete", False), ("teams_finish", True)):
        yield f"4_{name}", team_steps(4, {"finish_round": finish}), preferring("W1 wizard", "wizard 13")
    yield "6_teams_master_finish", team_steps(6, {"finish_round": True, **MASTER}), preferring("W1 wizard", "wizard 13", "pass")
    yield "2_no_spell_in_action", late_table(2, {"spell_in_action": False}), preferring("wizard_card", "tower_card", "roll", "cast")
    yield "2_others_entry", entry_table(), preferring("cast move_wizard", "step 2:13")


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


def position_of(table: Table) -> dict[str, Any]:
    """A position without its spells, so that every replay lays them out as the options say."""
    data = table.keeper.position()
    del data["state"]["spells"]
    return data


def late_table(players: int, options: dict[str, Any]) -> Table:
    """A game that the guard ends after a few rounds, if nothing else does."""
    data = position_of(coven.game("wandering_towers").new_table(players, options, seed=f"golden {players}"))
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


def team_steps(players: int, options: dict[str, Any]) -> Table:
    """A team with all flasks full and one wizard a step from the castle; the others can pay for a spell."""
    half = players // 2
    strangers = [seat for seat in range(1, players) if seat != half]
    wizards = {13: [0], **{space: [seat] for space, seat in zip((10, 11, 12, 15), strangers, strict=False)}}
    full = dict.fromkeys(range(players), 2) | dict.fromkeys((0, half), FLASKS[players])
    return last_steps(players, wizards, full=full, options={"mode": "teams", **options})


def entry_table() -> Table:
    """A stranger's wizard a step from the castle, which a spell can send home (Towers 25)."""
    options = {"others_entry_ends_turn": True, "spells_on_others": True}
    return last_steps(2, {13: [1], 10: [0], 11: [1]}, full={0: 2}, rounds=199, options=options)


def freeing_table() -> Table:
    """Partners whose wizards are locked up together under T2; whose to free is chosen after looking (Towers 67)."""
    chosen = {f"with_{name}": name == "free_wizard" for name in SPELL_NAMES}
    at = last_steps(4, {10: [0], 11: [1], 12: [2], 9: [3]}, full={0: 2}, rounds=199, options={"mode": "teams", "spells": "chosen", **chosen})
    data = position_of(at)
    data["state"]["stacks"][1:3] = [["T1", "T2"], []]
    data["state"]["roofs"][0] = [0, 2]
    data["state"]["home"] = [2, 3, 2, 3]
    return coven.game("wandering_towers").from_position(data)


def announced_table() -> Table:
    """Master wizards; the announced wizard will be locked up with its like by the caster himself, who says which is freed (Towers 57)."""
    chosen = {f"with_{name}": name in ("move_tower", "free_wizard") for name in SPELL_NAMES}
    return last_steps(2, {10: [0, 0], 12: [1]}, full={0: 2}, rounds=199, options={"master": True, "spells": "chosen", **chosen})
