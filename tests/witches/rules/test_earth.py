"""The earth witch as a variant: Witches 45, 46, 47, 48, 49, 50, 51, 52, 58."""

import pytest

from tests.witches.build import ALL_FIRE, end_round, pile, totals

VARIANT = {"earth_variant": True, "limit": 70}
ROWS = {
    "two of five are left": (12, (3, "E"), 10),
    "no more than the total": (1, (0, "E"), 0),
    "nothing to take off": (0, (2, "E"), 0),
    "nothing is left": (40, (8, "FWQE"), 65),
    "the air witch covers the queen": (20, (0, "QAE"), 15),
    "below the limit again": (68, (4, "E"), 67),
    "still at the limit": (66, (9, "E"), 70),
    "all five used in the round": (0, (9, "FE"), 10),
}


@pytest.mark.parametrize(("before", "held", "after"), ROWS.values(), ids=ROWS)
def test_the_rest_comes_off_the_sheet(before, held, after):
    """Witches 46 as Witches 52 has it, Witches 47, 48."""
    at = end_round([pile(*held), "*", "" if "F" in held[1] else "R11"], [before, 30, 31], VARIANT)
    assert totals(at)[0] == after
    assert at.is_over is (after >= 70)


def test_the_ability_is_lost_to_a_spell():
    """Witches 49."""
    at = end_round([f"{ALL_FIRE} G12", "Y11", "*"], [10, 20, 21], VARIANT)
    assert totals(at) == [10, 45, 46]


@pytest.mark.parametrize(("water", "value"), [("G11", 20), ("G12", 25), ("G11 G12", 30)])
def test_the_caster_deducts_nothing(water, value):
    """Witches 50."""
    at = end_round([f"{ALL_FIRE} {water} Y11", "", "*"], [30, 1, 2], VARIANT)
    assert totals(at) == [30, 1 + value, 2 + value]


def test_the_water_witch_is_offset_and_the_air_witch_carries_no_points():
    """Witches 45."""
    assert totals(end_round([pile(0, "WE"), "R11", "*"], [9, 0, 0], VARIANT))[0] == 9
    assert totals(end_round([pile(0, "AE"), "R11", "*"], [9, 0, 0], VARIANT))[0] == 4


def test_the_end_is_tested_after_the_deduction():
    """Witches 51: seat 0 would stand at 70 without the rest of 2."""
    at = end_round([pile(3, "E"), "", "*"], [69, 0, 0], VARIANT)
    assert totals(at)[0] == 67
    assert not at.is_over


def test_a_total_below_0_is_left_alone():
    """The formula of Witches 52, 46 would have raised it to 0."""
    at = end_round([pile(0, "E"), "R11", "*"], [-18, 5, 5], VARIANT)
    assert totals(at)[0] == -18
    at = end_round([pile(8, "E"), "", "*"], [-18, 5, 5], VARIANT)
    assert totals(at)[0] == -15


def test_points_and_rest_are_kept_apart():
    """Witches 58."""
    at = end_round([pile(3, "E"), "", "*"], [12, 0, 0], VARIANT)
    written = at.view(None)["last_round"]
    assert (written["points"][0], written["rest"][0]) == (0, 2)
    assert sum(written["points"]) >= 8


@pytest.mark.parametrize("total", [*range(8), 40, 69])
@pytest.mark.parametrize("n", [0, 1, 4, 5, 6, 13])
def test_the_variant_equals_its_formula_for_totals_from_0(total, n):
    """Witches 46."""
    at = end_round([pile(n, "E"), "*", "R11"], [total, 0, 0], {**VARIANT, "limit": 1000})
    assert totals(at)[0] == max(0, total + n - 5)


def test_without_the_variant_the_rest_is_lost():
    """Witches 28."""
    assert totals(end_round([pile(3, "E"), "", "*"], [12, 0, 0]))[0] == 12
