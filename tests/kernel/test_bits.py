"""Sets in a machine word behave as sets."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coven.kernel.bits import NOTHING, bit, first, has, size_of, without_first
from coven.kernel.target import bind, rule
from coven.kernel.types import U64

SETS = st.sets(st.integers(0, 63))


def word(things: set[int]) -> U64:
    return U64(sum(1 << thing for thing in things))


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
        left = U64(without_first(left))
    assert order == sorted(things)


@pytest.mark.parametrize("place", [0, 1, 31, 32, 63])
def test_the_set_of_one_thing(place: int) -> None:
    alone = U64(bit(place))
    assert alone == word({place})
    assert first(alone) == place
    assert without_first(alone) == 0


def test_the_full_set() -> None:
    full = U64(2**64 - 1)
    assert size_of(full) == 64
    assert first(full) == 0


def test_the_empty_set() -> None:
    assert (NOTHING, type(NOTHING), size_of(NOTHING)) == (0, U64, 0)


@rule
def gather(word: Any, out: Any) -> Any:
    """Writes a set's size and its things in order, and gives the set back out of them."""
    out[0] = size_of(word)
    made, place = NOTHING, 1
    while word != NOTHING:
        out[place] = first(word)
        made |= bit(out[place]) if has(word, out[place]) else NOTHING
        word = without_first(word)
        place += 1
    return made


@pytest.mark.parametrize("things", [set(), {0}, {63}, {0, 31, 32, 63}, set(range(64))], ids=len)
def test_compiled_sets_are_the_same(things: set[int]) -> None:
    program = bind(gather, "test.gather", {}, interpreted=False)
    for run in (gather, program):
        out = np.zeros(65, np.int64)
        assert run(word(things), out) == word(things)
        assert out.tolist() == [len(things), *sorted(things), *[0] * (64 - len(things))]


def test_the_complement_of_a_plain_number_is_a_set_as_well() -> None:
    """As words are read from a record."""
    assert (size_of(~5), first(~5), has(~5, 63)) == (62, 1, True)
