"""The options: every value, the defaults of the rulebook, what is no value; R3, R35, R40 to R43, R56."""

import random

import pytest

from coven.errors import CovenError
from tests.witches.build import GAME

VALUES = [(option.name, value) for option in GAME.options for value in option.values()]


def test_the_defaults_are_the_rulebooks():
    assert GAME.new_table(4).options == {
        "limit": 70,
        "rounds": None,
        "dealer": "rotate",
        "tie": "shared",
        "last_spell": "choice",
        "earth_variant": False,
        "air_blocks_own_spell": False,
    }


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_every_value_is_kept_and_played_with(name, value):
    """The first round of a game is played through with it."""
    at = GAME.new_table(5, {name: value}, seed=1)
    assert at.options[name] == value
    chance = random.Random(1)
    while not at.is_over and at.view(None)["round"] == 1:
        seat = at.to_act[0]
        at.play(seat, chance.choice(at.moves(seat)))
    assert at.is_over is ((name, value) in {("limit", 1), ("rounds", 1)})
    assert GAME.from_position(at.position()).options == at.options


BAD = [
    ("limit", 0),
    ("limit", 1001),
    ("limit", -5),
    ("limit", None),
    ("limit", "70"),
    ("limit", 70.0),
    ("limit", True),
    ("rounds", 0),
    ("rounds", 1001),
    ("rounds", "none"),
    ("dealer", "random"),
    ("tie", True),
    ("tie", "playon"),
    ("last_spell", ""),
    ("last_spell", None),
    ("earth_variant", 1),
    ("earth_variant", "yes"),
    ("air_blocks_own_spell", None),
]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_what_is_no_value_is_refused(name, value):
    """R41, R42, R56: limit and rounds are at most 1,000."""
    with pytest.raises(CovenError) as error:
        GAME.new_table(4, {name: value})
    assert (error.value.code, error.value.details["option"]) == ("bad_option", name)


def test_an_unknown_option_is_named():
    with pytest.raises(CovenError) as error:
        GAME.new_table(4, {"trump": "R"})
    assert error.value.code == "unknown_option"


@pytest.mark.parametrize(
    ("players", "options", "rounds"),
    [
        (4, {}, 4 * 69 // 8 + 1),
        (3, {"limit": 1}, 1),
        (6, {"limit": 1000}, 6 * 999 // 8 + 1),
        (4, {"rounds": 7}, 7),
        (4, {"rounds": 7, "tie": "play_on"}, 1000),
        (4, {"tie": "play_on"}, 1000),
        (4, {"last_spell": "rescue"}, 1000),
        (4, {"earth_variant": True}, 1000),
    ],
)
def test_the_declared_length_of_a_game_r56(players, options, rounds):
    checked = GAME.check_options(players, options)
    assert GAME.most_moves(players, checked) == rounds * 73
