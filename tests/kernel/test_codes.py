"""Codes: numbers declared once, each with its name and its ruling."""

import doctest

import pytest
from template.cauldron.state import ALLOWED, ALREADY_THROWN, NOT_IN_HAND, OVER, PHASES, REFUSALS, STIRRING

from coven.kernel import codes
from coven.kernel.codes import Codes


def test_numbers_go_up_from_nothing_in_the_order_of_declaration() -> None:
    found = Codes()
    assert [found.add(name, ruling) for name, ruling in (("allowed", 0), ("not_now", 7), ("never", 3))] == [0, 1, 2]
    assert (found.names, found.rulings, len(found)) == (["allowed", "not_now", "never"], [0, 7, 3], 3)
    assert Codes("a", "b").names == ["a", "b"]
    assert Codes("a").rulings == [0]


def test_a_name_leads_back_to_its_number() -> None:
    found = Codes("a", "b")
    assert [found.number(name) for name in found.names] == [0, 1]
    with pytest.raises(ValueError):
        found.number("c")


def test_a_name_is_declared_once() -> None:
    found = Codes("a")
    with pytest.raises(AssertionError, match="a is declared twice"):
        found.add("a", 5)
    assert len(found) == 1


def test_two_lists_count_for_themselves() -> None:
    assert (STIRRING, OVER, ALLOWED) == (0, 1, 0)
    assert (PHASES.names[OVER], REFUSALS.names[ALREADY_THROWN], REFUSALS.rulings[NOT_IN_HAND]) == ("over", "already_thrown", 1)


def test_the_example_in_its_words_is_true() -> None:
    assert doctest.testmod(codes).failed == 0
