"""What is shown before a move is what the move does; who may not choose is shown nothing, and nothing locked up is in it."""

import random
from typing import Any

import pytest

from coven.conformance.secrecy import world
from coven.table.table import Table
from tests.wandering_towers.build import ALL_SPELLS, GAME, MASTER, TEAMS, table

MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, ALL_SPELLS),
    "teams": (4, {**TEAMS, **ALL_SPELLS}),
    "master": (3, MASTER),
    "solo": (1, {"spells": "random"}),
}
MOVES = 160
WANTED = {
    "two": {"tower", "wizard", "step", "swap"},
    "teams": {"tower", "wizard", "step"},
    "master": {"step"},
    "solo": {"tower", "wizard"},
}
ON_BOARD = {"tower", "wizard", "carry", "step", "step_announced", "swap", "castle_forward", "castle_backward"}


def rich(players: int, options: dict[str, Any], seed: int) -> Table:
    """A new game; where there are spells, with flasks to pay for them."""
    if players == 1:
        return GAME.new_table(players, options, seed=seed)
    wizards: dict[int | str, list[int]] = {2: [0, 1], 3: [1, 0], "T5": [0], "T6": [1], 10: [0, 1]}
    return table(players, wizards, full=dict.fromkeys(range(players), 4), options=options, seed=seed, castle=12)


@pytest.mark.parametrize("mode", MODES)
def test_a_goal_is_where_the_move_leads(mode: str) -> None:
    """Towers 1, 2, 11, 27, 30, 59."""
    players, options = MODES[mode]
    told: set[str] = set()
    for seed in range(3):
        at, chance = rich(players, options, seed), random.Random(seed)
        while not at.is_over and len(at.keeper) < MOVES:
            seat = at.to_act[0]
            moves = at.moves(seat)
            goals = at.view(seat)["goals"] or []
            for move in moves:
                assert move.kind not in ON_BOARD or any(goal["move"] == move.text for goal in goals), move
            kind = chance.choice(sorted({move.kind for move in moves}))
            move = chance.choice([move for move in moves if move.kind == kind])
            before, since = at.view(None)["spaces"], len(at.events(None))
            at.play(seat, move)
            if move.kind in ON_BOARD and not (options == MASTER and move.kind in ("tower", "wizard", "carry")):  # that is only announced
                events = [event.as_data() for event in at.events(None, since)]
                for goal in (goal for goal in goals if goal["move"] == move.text):
                    check(goal, before, events, at)
                    told.add(move.kind)
    assert WANTED[mode] <= told


def check(goal: dict[str, Any], before: Any, events: list[dict[str, Any]], at: Table) -> None:
    """The events of a move tell what its goal had shown."""
    ways = [event for event in events if event["kind"] in ("tower_moved", "wizard_moved", "wizard_moved_together", "castle_moved")]
    homes = [event for event in events if event["kind"].startswith("wizard_home")]
    assert goal["home"] == bool(homes)
    if goal["move"].startswith("swap"):
        assert at.view(None)["spaces"][goal["to"]]["towers"][-1] == goal["towers"][0]
    elif goal["home"]:
        assert homes[0]["space"] == goal["space"]
        assert len(homes) == len(goal["wizards"])
    else:
        assert (ways[0]["space"], ways[0]["to"]) == (goal["space"], goal["to"])
        assert goal["towers"] == ways[0].get("towers", [])
        assert goal["locked_up"] == (before[goal["to"]]["wizards"] if goal["towers"] else [])
        assert bool(goal["locked_up"]) == any(event["kind"].startswith("locked_up") for event in events)


def test_a_card_shows_where_wizards_could_go_and_whom_towers_could_lock_up() -> None:
    at = table(2, {2: [0], "T5": [1], 10: [0, 1]}, hands={0: "W3 T1 W1T5"}, castle=12)
    goals = at.view(0)["goals"]
    assert [(goal["move"], goal["space"], goal["to"]) for goal in goals if goal["wizards"] == [0] and not goal["towers"]] == [
        ("W3 wizard", 10, 13),
        ("W1T5 wizard", 10, 11),
    ]
    assert {(goal["move"], goal["to"], *goal["locked_up"]) for goal in goals if goal["towers"]} >= {("T1 tower", 5, 1), ("W1T5 tower", 10, 0, 1)}
    assert all(goal["locked_up"] for goal in goals if goal["towers"])


@pytest.mark.parametrize("mode", ["two", "teams", "master"])
def test_nobody_is_told_what_another_could_do_and_nothing_of_who_is_locked_up(mode: str) -> None:
    """Towers 42."""
    players, options = MODES[mode]
    at, chance, differed = rich(players, {**options, "bot_memory": "forgetful"}, 5), random.Random(5), 0
    while not at.is_over and len(at.keeper) < MOVES:
        seat = at.to_act[0]
        assert [at.view(viewer)["goals"] for viewer in (*range(players), None) if viewer != seat] == [None] * players
        other = world(at, seat, chance.getrandbits(64))
        assert other.view(seat)["goals"] == at.view(seat)["goals"]
        differed += at.view(seat)["goals"] is not None and other.keeper.reveal()["roofs"] != at.keeper.reveal()["roofs"]
        at.play(seat, chance.choice(at.moves(seat)))
    assert differed > 0


def test_the_last_turns_are_told_from_when_somebody_is_complete() -> None:
    """Towers 36, 37: the round is finished."""
    at = table(3, {15: [0], 5: [1], 6: [2]}, hands={0: "W1T5 W1T5 W1T5"}, full={0: 5}, empty={0: 0})
    assert (at.view(None)["last_turns"], at.view(None)["complete"]) == (False, [])
    at.play(0, "W1T5 wizard")
    at.play(0, "wizard 15")
    assert not at.is_over
    assert (at.view(None)["last_turns"], at.view(None)["complete"]) == (True, [0])


def test_against_the_deck_the_last_card_is_told() -> None:
    """Towers 44, 65."""
    at, chance = GAME.new_table(1, {}, seed=2), random.Random(2)
    told = {}
    while not at.is_over:
        told.setdefault(at.view(None)["last_turns"], at.view(None)["used"])
        at.play(0, chance.choice(at.moves(0)))
    assert told == {False: 0, True: at.setting["last_card"] - 1}
    assert not at.view(None)["last_turns"]
