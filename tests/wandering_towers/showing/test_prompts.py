"""What a seat is asked says no more and no less than its moves allow, whatever the options."""

import random
from typing import Any

import pytest

from coven.table.table import Table
from tests.wandering_towers.build import ALL_SPELLS, GAME, MASTER, TEAMS

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (2, {"discard": "never", "tower_before_draw": True, **ALL_SPELLS}),
    (3, MASTER),
    (4, {**TEAMS, **MASTER}),
    (4, {**TEAMS, "spell_in_action": True}),
    (1, {"spells": "random"}),
]


def prompt_by_moves(at: Table, seat: int) -> str:
    """The prompt that goes with the kinds of moves a seat has."""
    phase, kinds = at.view(seat)["phase"], {move.kind for move in at.moves(seat)}
    plain = f"prompt-{phase.replace('_', '-')}"
    if phase == "choosing_card" and at.view(seat)["action"] == 2:
        return "prompt-second-card-or-discard" if "discard" in kinds else "prompt-second-card"
    if phase == "choosing_piece":
        pieces = kinds & {"wizard", "tower"}
        return f"prompt-choosing-{pieces.pop()}-by" if len(pieces) == 1 else plain
    if phase == "choosing_tower":
        return plain if "decline" in kinds else f"{plain}-must"
    if phase == "aiming" and "stop" in kinds:
        return f"{plain}-again" if "cast" in kinds else f"{plain}-or-stop"
    if phase == "window":
        return f"{plain}{('-free', '-spell', '')[len(kinds & {'cast', 'cast_after'})]}"
    if phase == "partner":
        return plain if {"offer", "give_flask"} <= kinds else f"{plain}-offer" if "offer" in kinds else f"{plain}-flask"
    return plain


@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=str)
def test_a_seat_is_asked_for_what_it_can_do(players: int, options: dict[str, Any]) -> None:
    chance = random.Random(3)
    for seed in range(3):
        at = GAME.new_table(players, options, seed=seed)
        while not at.is_over and len(at.keeper) < 400:
            (seat,) = at.to_act
            assert at.own_view(seat)["prompt"]["id"] == prompt_by_moves(at, seat)
            at.play(seat, chance.choice(at.moves(seat)))


def test_a_prompt_tells_how_far_and_which_spell() -> None:
    at = GAME.new_table(2, seed=1)
    chance, told = random.Random(1), set()
    while not at.is_over:
        (seat,) = at.to_act
        view = at.view(seat)
        if view["prompt"]["args"]:
            told.add(view["phase"])
            assert view["prompt"]["args"] == ({"spell": view["spell"]["spell"]} if view["phase"] == "aiming" else {"value": view["move"]["value"]})
        at.play(seat, chance.choice(at.moves(seat)))
    assert told == {"choosing_piece", "aiming"}


def test_everybody_else_is_told_who_is_awaited() -> None:
    at = GAME.new_table(3, seed=1)
    (asked,) = at.to_act
    assert {at.own_view(viewer)["prompt"]["id"] for viewer in (None, 0, 1, 2) if viewer != asked} == {"prompt-wait"}
    assert at.own_view(None)["prompt"]["args"] == {"players": [asked]}
