"""Spell rounds: Witches 31, 32, 33, 34, 35, 36, 37, 59."""

import pytest

from coven.games.witches import score_round
from tests.witches.build import ALL_FIRE, end_round, totals

BLOCKED = {"air_blocks_own_spell": True}
ROWS = {
    "water spell": ([f"{ALL_FIRE} G11", "G12", "Y11", "B11"], [0, 20, 20, 20]),
    "queen's spell": ([f"{ALL_FIRE} G12", "G11", "Y11", "B11"], [0, 25, 25, 25]),
    "great spell": ([f"{ALL_FIRE} G11 G12", "", "Y11", "B11"], [0, 30, 30, 30]),
    "great spell with all witches": ([f"{ALL_FIRE} G11 G12 B11 Y11", "", "", ""], [0, 30, 30, 30]),
    "water spell with earth and air": ([f"{ALL_FIRE} G11 Y11 B11", "G12", "", ""], [0, 20, 20, 20]),
    "another has earth, air and queen": ([f"{ALL_FIRE} G11", "G12 B11 Y11", "", ""], [0, 20, 20, 20]),
    "water spell with air": ([f"{ALL_FIRE} G11 B11", "G12", "Y11", ""], [0, 20, 20, 20]),
    "all fire without water cards": ([f"{ALL_FIRE} B11", "G11", "G12", "Y11"], [15, 5, 10, 0]),
}


@pytest.mark.parametrize(("piles", "points"), ROWS.values(), ids=ROWS)
def test_spell_rounds(piles, points):
    """Witches 31, 32, 33, 34, 35, 36, on the sheet and by the function alone."""
    assert totals(end_round(piles)) == points
    assert score_round(piles)["points"] == points


def test_with_the_air_witch_blocking():
    """Witches 35."""
    piles = ROWS["water spell with air"][0]
    assert totals(end_round(piles, options=BLOCKED)) == [15, 10, 0, 0]
    assert score_round(piles, air_blocks_own_spell=True)["points"] == [15, 10, 0, 0]


@pytest.mark.parametrize(("water", "plain", "blocked"), [("G11", 20, 15), ("G12", 25, 15), ("G11 G12", 30, 15)])
def test_a_blocked_spell_of_each_kind(water, plain, blocked):
    """Witches 59: the caster's air witch covers both water cards, so no spell is left, and only fire counts."""
    piles = [f"{ALL_FIRE} {water} B11", "*", "", ""]
    assert totals(end_round(piles))[1] == plain
    assert totals(end_round(piles, options=BLOCKED))[0] == blocked


def test_air_with_another_player_blocks_nothing():
    """Witches 59."""
    assert totals(end_round([f"{ALL_FIRE} G11", "B11", "*", ""], options=BLOCKED)) == [0, 20, 20, 20]


@pytest.mark.parametrize(("players", "paid"), [(3, 60), (4, 90), (5, 120), (6, 150)])
def test_every_other_player_pays(players, paid):
    assert sum(totals(end_round([f"{ALL_FIRE} G11 G12", *[""] * (players - 2), "*"]))) == paid


def test_a_player_without_a_trick_pays_too():
    """Witches 34."""
    at = end_round([f"{ALL_FIRE} G11 G12", "", "", "*"])
    assert totals(at) == [0, 30, 30, 30]


def test_all_fire_alone_is_no_spell():
    """Witches 32."""
    assert totals(end_round([ALL_FIRE, "*", "", ""]))[0] == 15
    assert totals(end_round([f"{ALL_FIRE} Y11", "*", "", ""]))[0] == 10


def test_a_missing_fire_witch_is_no_spell():
    """Witches 31."""
    fire = ALL_FIRE.replace(" R11", "")
    assert totals(end_round([f"{fire} G11 G12", "R11", "*", ""])) == [28, 0, 0, 0]


@pytest.mark.parametrize("caster", range(4))
def test_any_seat_may_cast_and_nobody_is_asked(caster):
    """Witches 33."""
    piles = ["", "", "", ""]
    piles[caster] = f"{ALL_FIRE} G11"
    piles[(caster + 1) % 4] += " *"
    at = end_round(piles)
    assert at.view(None)["phase"] == "passing"
    assert totals(at) == [0 if seat == caster else 20 for seat in range(4)]
    assert at.view(None)["last_round"]["caster"] == caster


def test_there_is_never_a_second_caster():
    """Witches 37: all fire cards are needed, and each is there once: whoever lacks one has no spell."""
    for missing in ALL_FIRE.split():
        rest = [card for card in ALL_FIRE.split() if card != missing]
        scored = score_round([" ".join([*rest, "G11"]), f"{missing} G12", ""])
        assert scored["caster"] is None


@pytest.mark.parametrize(("water", "value"), [("G11", 20), ("G12", 25), ("G11 G12", 30)])
def test_the_three_values(water, value):
    assert score_round([f"{ALL_FIRE} {water}", "", ""])["spell"] == value
