"""What a seat is asked, and what everybody else is told meanwhile."""

import pytest

from tests.witches.build import ALL_FIRE, GAME, end_round, trick_table


def prompt(at, viewer):
    return at.own_view(viewer)["prompt"]


def test_each_seat_is_told_how_many_cards_it_has_still_to_pass_and_to_whom():
    """Witches 8, 9."""
    at = GAME.new_table(3, seed=1)
    for left in (4, 3, 2, 1):
        assert prompt(at, 0) == {"id": "prompt-pass", "args": {"player": 0, "count": left, "receiver": at.view(0)["packet_to"]}}
        at.play(0, at.moves(0)[0])
    assert prompt(at, 1)["args"]["count"] == 4, "of the packets of others nothing is told"
    assert prompt(at, 0) == prompt(at, None) == {"id": "prompt-wait-passing", "args": {"players": [1, 2]}}


def test_a_seat_is_told_whether_it_must_follow():
    """Witches 12, 13, 19."""
    at = trick_table(["Z Y2", "G4 G3", "B5 Y6"])
    leader = at.to_act[0]
    assert prompt(at, leader) == {"id": "prompt-lead", "args": {"player": leader}}
    assert prompt(at, None) == {"id": "prompt-wait-playing", "args": {"players": [leader]}}
    seen = []
    for card in ("Z", "G4"):
        at.play(at.to_act[0], card)
        seen.append(prompt(at, at.to_act[0]))
    assert seen == [{"id": "prompt-open", "args": {"player": 1}}, {"id": "prompt-any", "args": {"player": 2, "suit": "G"}}]
    at = trick_table(["Y2", "Y4 Z", "B5 Y6"], trick=["Y1"])
    assert prompt(at, 1) == {"id": "prompt-follow", "args": {"player": 1, "suit": "Y"}}


def test_a_caster_is_asked_about_the_spell():
    """Witches 43."""
    at = end_round([f"{ALL_FIRE} G12", "", "*"], [5, 60, 61])
    spell = at.view(0)["spell"]
    assert prompt(at, 0) == {"id": "prompt-cast", "args": {"player": 0, "value": spell["value"], "spell": spell["spell"]}}
    assert prompt(at, 1) == {"id": "prompt-wait-casting", "args": {"players": [0]}}


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_at_the_end_nobody_is_asked(viewer):
    at = end_round([f"{ALL_FIRE} G12", "", "*"], [5, 60, 61])
    at.play(0, "deduct")
    assert at.is_over
    assert prompt(at, viewer) == {"id": "prompt-over", "args": {}}
