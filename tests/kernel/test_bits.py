"""Sets in a machine word behave as sets."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coven.kernel.bits import bit, first, has, size_of, without_first

SETS = st.sets(st.integers(0, 63))


def word(things: set[int]) -> np.uint64:
    return np.uint64(sum(1 << thing for thing in things))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(SETS)
def test_a_word_is_the_set_of_its_bits(things: set[int]) -> None:
    assert size_of(word(things)) == len(things)
    assert {place for place in range(64) if has(word(things), place)} == things


@settings(max_examples=60, deadline=None, derandomize=True)
@given(SETS.filter(bool))
def test_taking_the_first_again_and_again_goes_through_the_set_in_order(things: set[int]) -> None:
    left, order = word(things), []
    while left:
        order.append(int(first(left)))
        left = np.uint64(without_first(left))
    assert order == sorted(things)


@pytest.mark.parametrize("place", [0, 1, 31, 32, 63])
def test_the_set_of_one_thing(place: int) -> None:
    alone = np.uint64(bit(place))
    assert alone == word({place})
    assert first(alone) == place
    assert without_first(alone) == 0


def test_the_full_set() -> None:
    full = np.uint64(2**64 - 1)
    assert size_of(full) == 64
    assert first(full) == 0
