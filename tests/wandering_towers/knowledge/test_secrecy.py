"""Secrecy with each memory setting: bots that forget have their hidden wizards redrawn, so views and events that told of them would differ."""

import random
from typing import Any

import pytest

from coven.conformance.secrecy import check_same_answers, check_same_events, check_secrecy, world
from coven.table.table import Table
from coven.table.values import Move
from tests.wandering_towers.build import ALL_SPELLS, GAME, MASTER, TEAMS, table

MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "teams": (4, TEAMS),
    "master": (3, MASTER),
    "solo": (1, {"spells": "random"}),
    "together": (3, {"mode": "cooperative", "spells": "random"}),
}
MOVES = 40


def memories(players: int, options: dict[str, Any], memory: str) -> dict[str, str]:
    """A memory setting, and bots that forget wherever it leaves them anything to forget."""
    solo = players == 1 or options.get("mode") == "cooperative"
    return {"memory": memory} if memory == "all" or (memory == "own" and solo) else {"memory": memory, "bot_memory": "forgetful"}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("memory", ["none", "own", "all"])
def test_nothing_hidden_is_told_with_any_memory_setting(memory: str, mode: str) -> None:
    """Towers 42, 43."""
    players, options = MODES[mode]
    assert check_secrecy(GAME, players, {**options, **memories(players, options, memory)}, seed=3, most=MOVES) > 0


@pytest.mark.parametrize(("players", "options"), [(1, {}), (3, {"mode": "cooperative"})])
def test_against_the_deck_with_perfect_bots_everybody_sees_the_same(players: int, options: dict[str, Any]) -> None:
    """Towers 42."""
    check_secrecy(GAME, players, {**options, "memory": "own"}, seed=0, most=MOVES)


# --- a table full of spells -------------------------------------------------------------------------------------------

SPELL_MODES: dict[str, tuple[dict[str, Any], set[str]]] = {
    "masters": (MASTER, {"choosing_card: free", "window: free", "closing: free", "window", "aiming", "closing", "freeing"}),
    "basic": (ALL_SPELLS, {"choosing_card: free", "choosing_piece: free", "choosing_tower: free", "aiming", "freeing"}),
}
DEALS = 4  # of so many moves each


def rich_table(options: dict[str, Any], seed: int) -> Table:
    """Partners who can pay for every spell, with wizards of all four locked up, some of partners together."""
    wizards: dict[int | str, list[int]] = {2: [0, 1, 2], 3: [1, 3], 5: [0, 2], 6: [1, 3], 8: [2], "T1": [0, 3], "T4": [1, 2], 10: [0, 3]}
    full = dict.fromkeys(range(4), 5)
    return table(wizards=wizards, full=full, castle=12, options={**TEAMS, **options}, seed=seed, phase="partner", decider=2)


@pytest.mark.parametrize("mode", SPELL_MODES)
@pytest.mark.parametrize("memory", ["none", "own", "all"])
def test_spells_and_their_windows_tell_nothing_hidden(memory: str, mode: str) -> None:
    """Towers 42, 67. In every phase of a spell, Free a wizard among the moves; where the table shows all that is locked up, only hands differ."""
    options, wanted = SPELL_MODES[mode]
    compared: set[tuple[str, str]] = set()
    for deal in range(DEALS):
        at = rich_table({**options, **memories(4, options, memory)}, seed=deal)
        compared |= compare_with_imagined(at, random.Random(deal))
    hidden = "hands" if memory == "all" else "wizards"
    assert {(what, hidden) for what in wanted} <= compared
    assert memory != "all" or "wizards" not in {differing for _, differing in compared}


def compare_with_imagined(at: Table, chance: random.Random) -> set[tuple[str, str]]:
    """Compares what the seat to act sees with a world it may imagine, at every move; returns the phases and moves compared, and what differed."""
    compared = set()
    while not at.is_over and len(at.keeper) < MOVES:
        mover = at.to_act[0]
        viewers = [mover, chance.randrange(at.players)] if chance.random() < 0.25 else [mover]
        worlds = [(viewer, world(at, viewer, chance.getrandbits(64))) for viewer in viewers]
        for viewer, other in worlds:
            check_same_answers(at, [other], viewer)
        phase = at.view(None)["phase"]
        shown = {phase, *(f"{phase}: {move.kind}" for move in at.moves(mover))}
        compared |= {(what, differing) for differing in differences(at, worlds[0][1]) for what in shown}
        move = of_any_kind(at, chance)
        at.play(mover, move)
        for viewer, other in worlds:
            check_same_events(at, other, viewer, mover, move.id)
    return compared


def of_any_kind(at: Table, chance: random.Random) -> Move:
    """A random move, each kind as likely as any other."""
    moves = at.moves(at.to_act[0])
    kind = chance.choice(sorted({move.kind for move in moves}))
    return chance.choice([move for move in moves if move.kind == kind])


def differences(at: Table, other: Table) -> set[str]:
    """What differs between the true table and an imagined one: the hands, the locked-up wizards."""
    true, imagined = at.keeper.reveal(), other.keeper.reveal()
    parts = {"hands": ("hands",), "wizards": ("grounds", "roofs")}
    return {what for what, names in parts.items() if any(true[name] != imagined[name] for name in names)}
