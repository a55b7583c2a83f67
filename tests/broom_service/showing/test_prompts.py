"""What a seat is asked says no more and no less than its moves allow."""

import random

import pytest

from tests.broom_service.build import FG, FW, GAME, MW, RG, VD, WF, make_box, play, table

BACK = {"side": "back"}


def prompt(at, viewer=0):
    return at.own_view(viewer)["prompt"]


@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {**BACK, "storm_clouds": True, "partial_gains": True})])
def test_a_seat_is_asked_for_what_it_can_do(players, options):
    chance, met = random.Random(5), set()
    for seed in range(4):
        at = GAME.new_table(players, options, seed=seed)
        while not at.is_over:
            seat = chance.choice(at.to_act)
            asked, kinds = prompt(at, seat), {move.kind for move in at.moves(seat)}
            met.add(asked["id"])
            assert asked["args"]["player"] == seat
            assert (asked["id"] == "prompt-arrive-deliver") == (kinds == {"deliver", "done"} and is_arrival(at))
            assert (asked["id"] == "prompt-lead-bravely") == (kinds == {"brave"} and at.view(None)["phase"] == "leading")
            if asked["id"].startswith("prompt-choose"):
                assert asked["args"]["roles"].startswith("0–") == ("done" in kinds)
            at.play(seat, chance.choice(at.moves(seat)))
    assert met >= {"prompt-choose", "prompt-choose-more", "prompt-lead", "prompt-follow", "prompt-witch", "prompt-druid", "prompt-gatherer"}


def is_arrival(at):
    return at.view(None)["phase"] == "acting" and at.view(None)["steps"][-1]["kind"] == "arrival"


def test_each_seat_counts_its_own_roles():
    at = GAME.new_table(3, seed=4)
    at.play(0, f"choose {FW}")
    assert prompt(at, 0) == {"id": "prompt-choose-more", "args": {"player": 0, "roles": "3", "most": 3}}
    assert prompt(at, 1) == {"id": "prompt-choose", "args": {"player": 1, "roles": "4", "most": 4}}
    assert prompt(at, None) == {"id": "prompt-wait", "args": {"players": [0, 1, 2]}}


@pytest.mark.parametrize(
    ("role", "manner", "told"),
    [
        (FW, "cowardly", {"landscapes": ["forest"]}),
        (VD, "brave", {"landscapes": ["forest", "prairie"], "bonus": 3}),
        (FG, "brave", {"choices": 1, "orange": 0, "green": 0, "purple": 3, "wand": 0}),
        (RG, "cowardly", {"choices": 2, "orange": 0, "green": 0, "purple": 0, "wand": 0}),
    ],
)
def test_a_role_is_told_with_what_is_printed_on_it(role, manner, told):
    """Broom 59."""
    at = play(table([[role], [FG if role == RG else RG]], pawns=[[5, 9], [0, 1]]), f"{manner} {role}")
    assert prompt(at) == {"id": f"prompt-{role.rpartition('-')[2]}", "args": {"player": 0, "role": role, "manner": manner, **told}}


def test_a_fairy_is_told_the_bonus_of_its_box():
    box = make_box()
    box.record.role_bonus[6] = 4
    at = play(table([[WF], [RG]], box=box, pawns=[[3, 9], [0, 1]], resources=[[0, 0, 0, 5]] * 2), f"brave {WF}")
    assert prompt(at)["id"] == "prompt-fairy" and prompt(at)["args"]["bonus"] == 4


def test_who_has_arrived_is_told_whether_a_tile_leads_on():
    """Broom 27."""
    at = table([[MW], [RG]], {"mountain_tiles": True}, mountain_tiles=[1, 3, 0], pawns=[[4, 10], [0, 1]])
    assert prompt(play(at, f"cowardly {MW}", "fly 0 a8"))["id"] == "prompt-arrive"
