"""Positions there and back, their faults in words, and properties of random games."""

import json
import random

import pytest

import coven
from coven.errors import CovenError
from tests.broom_service.build import FG, GAME, HG, RG, TEST_BOX, WF, play, set_up, table

COMBINED = [
    (2, {}),
    (5, {"storm_clouds": True, "heavy_clouds": 10}),
    (3, {"mountain_tiles": True, "storm_clouds": True}),
    (4, {"side": "back"}),
    (3, {"side": "back", "storm_clouds": True, "heavy_clouds": 12, "partial_gains": True}),
]


@pytest.mark.parametrize(("players", "options"), COMBINED)
def test_every_position_of_a_game_reads_back_to_itself(players, options):
    chance = random.Random(players)
    at = GAME.new_table(players, options, seed=players)
    while not at.is_over:
        if len(at.keeper) % 7 == 0:
            again = GAME.from_position(at.keeper.position())
            assert again.keeper.position() == at.keeper.position()
            assert again.view(0) == at.view(0)
        seat = chance.choice(at.to_act)
        at.play(seat, chance.choice(at.moves(seat)))
        assert GAME.checks.broken_invariant(at.box.plain, at.keeper.state) == 0


@pytest.mark.parametrize(
    ("state", "words"),
    [
        ({"led": [FG]}, "was led this round"),
        ({"pawns": [[6, 0], [0, 1]]}, "on water or under a cloud"),
        ({"pawns": [[99, 0], [0, 1]]}, "pawns must be 2 whole numbers"),
        ({"phase": "sleeping"}, "phase must be one of"),
        ({"event": "rain"}, "event must be one of"),
        ({"bewitched": ["frog"]}, "bewitched has 'frog'"),
        ({"phase": "acting"}, "there are steps to take"),
        ({"phase": "over"}, "has a reason to be"),
        ({"turn": 5}, "turn must be a seat"),
        ({"resources": [[1, 1, 1]]}, "one entry for each"),
        ({"resources": [[1, 1, -1, 1], [0, 0, 0, 0]]}, "whole numbers from 0"),
        ({"filled": ["t0"]}, "not a round tower"),
        ({"filled": ["x"]}, "not a round tower"),
        ({"clouds": []}, "clouds must be a list of"),
        ({"weather": "fine"}, "not a part of a position"),
        ({"fists": [[9, 0, 0, 0], [0, 0, 0, 0]]}, "more is hidden in a fist"),
        ({"phase": "following", "role": HG, "turn": 0}, "does not hold the role"),
        ({"round": 8}, "round must be"),
        ({"events_left": ["flock-together"]}, "not yet seen"),
        ({"events_left": []}, "too few events"),
        ({"steps": [{"kind": "turbo", "pawn": 7}]}, "pawn of a step turbo must be"),
        ({"steps": [{"kind": "moves", "left": 127}]}, "left of a step moves must be"),
        ({"steps": [{"kind": "arrival", "left": -128}]}, "left of a step arrival must be"),
        ({"steps": [{"kind": "role", "area": 99}]}, "area of a step role must be"),
        ({"steps": [{"kind": "role", "brave": 2}]}, "brave of a step role must be"),
        ({"steps": [{"kind": "role", "mood": 2}]}, "a step has no mood"),
        ({"steps": [5]}, "each step must be named"),
        ({"clouds": None}, "clouds must be a list of"),
        ({"pending_gain": [0, 0, 0, 200]}, "pending_gain must be"),
        ({"phase": "choosing", "chosen": [["forest-witch", "hill-witch", "mountain-witch", "prairie-witch", "weather-fairy"], []]}, "too many roles"),
        ({"bewitched": ["hill-witch"], "bewitched_pile": ["hill-witch"]}, "in the pile of bewitched roles too"),
    ],
)
def test_a_faulty_position_is_refused_in_words(state, words):
    with pytest.raises(CovenError, match=words) as error:
        table([[FG], [RG]], **state)
    assert error.value.code == "bad_position"


@pytest.mark.parametrize(
    ("state", "words"),
    [
        ({"mountain_tiles": [0, 0, 0, 0]}, "mountain_tiles must be a list"),
        ({"hill_tiles": [0, 0]}, "more often than in the box"),
        ({"hill_tiles": [0, None], "pawns": [[3, 1], [0, 1]]}, "first pawn of seat 0 rests on a turbo hill"),
        ({"phase": "acting", "role": "hill-witch", "steps": [{"kind": "turbo", "pawn": 0, "area": 3, "left": 0}]}, "jumps from a turbo hill"),
    ],
)
def test_tiles_that_cannot_lie_so_are_refused(state, words):
    """Broom 43."""
    with pytest.raises(CovenError, match=words):
        table([[FG], [RG]], {"side": "back"}, **state)


def test_a_position_in_the_middle_of_a_chain_goes_on_as_the_table_does():
    at = table([[WF, RG], [RG]], {"mountain_tiles": True}, pawns=[[4, 0], [0, 1]], mountain_tiles=[1, 0, 4])
    play(at, "cowardly weather-fairy")
    state = at.keeper.reveal()
    assert state["steps"] == [{"kind": "role", "pawn": 0, "area": 0, "brave": 0, "left": 1}]
    again = set_up(2, {"mountain_tiles": True}, TEST_BOX, state)
    assert again.moves(0) == at.moves(0)
    assert again.keeper.reveal() == state


def test_the_notation_of_every_move_reads_back():
    """Broom 64: a delivery names pawn and tower, a cloud its space."""
    assert [GAME.move(text).args for text in ("deliver 1 t12", "charm c3")] == [{"pawn": 1, "tower": "t12"}, {"cloud": 3}]
    assert all(GAME.move(move.text) == move for move in map(GAME.faces.move_of, range(GAME.rules.actions)))
    assert GAME.faces.action_of("fly 0") is None


@pytest.mark.parametrize(("players", "options"), COMBINED)
def test_views_and_events_are_plain_data(players, options):
    """All of it can be written as JSON and read back the same, for a seat and for a spectator."""
    chance = random.Random(players)
    at = GAME.new_table(players, options, seed=players + 20)
    while not at.is_over:
        seat = chance.choice(at.to_act)
        at.play(seat, chance.choice(at.moves(seat)))
        for viewer in (None, seat):
            data = [event.as_data() for event in at.keeper.events(viewer, len(at.keeper))]
            assert json.loads(json.dumps(data)) == data
    assert json.loads(json.dumps(at.view(0))) == at.view(0)
    assert json.loads(json.dumps(at.keeper.reveal())) == at.keeper.reveal()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_all_that_happens_is_said_in_words(language):
    """Every event, refusal and move of some games has a sentence, with all its gaps filled."""
    speak = GAME.words(language)
    chance = random.Random(1)
    for players, options in COMBINED[1:]:
        at = GAME.new_table(players, options, seed=9)
        while not at.is_over:
            seat = chance.choice(at.to_act)
            move = chance.choice(at.moves(seat))
            for event in at.play(seat, move):
                args = {**event.args, "player": "Ada"} if "seat" in event.args else dict(event.args)
                said = coven.table.words.say(speak, "event", event.kind, args)
                assert said != f"event-{event.kind}".replace("_", "-")
                assert "$" not in said
                assert "{" not in said
