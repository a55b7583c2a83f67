"""Machine words as rules use them at the table: what can leave their range wraps around as it does once compiled."""

import operator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coven.kernel.compiling import in_numpy
from coven.kernel.types import U32, U64

NUMBERS = st.one_of(st.integers(0, 2**64 - 1), st.sampled_from([0, 1, 2**31, 2**32 - 1, 2**32, 2**63, 2**64 - 1]))
WRAPPING = (operator.add, operator.sub, operator.mul)
OTHERS = (operator.and_, operator.or_, operator.xor, operator.rshift, operator.mod, operator.lt, operator.gt, operator.eq, operator.ne)


def as_numpy_does(kind: Any, operate: Any, one: int, other: int) -> int:
    with np.errstate(over="ignore"):
        return int(operate(kind(one), kind(other)))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(NUMBERS, NUMBERS)
def test_words_reckon_as_numpy_s_do_also_with_plain_numbers_read_from_a_record(one: int, other: int) -> None:
    for kind, word, bits in ((np.uint32, U32, 32), (np.uint64, U64, 64)):
        a, b = one % 2**bits, other % 2**bits
        shift = b % bits
        for operate in WRAPPING:
            expected = as_numpy_does(kind, operate, a, b)
            found = operate(word(a), word(b)), operate(a, word(b)), operate(word(a), b)
            assert found == (expected,) * 3
            assert {type(each) for each in found} == {word}
        for operate in OTHERS:
            right = shift if operate is operator.rshift else max(b, 1) if operate is operator.mod else b
            assert operate(word(a), word(right)) == operate(a, word(right)) == as_numpy_does(kind, operate, a, right)
        assert word(a) << word(shift) == a << word(shift) == as_numpy_does(kind, operator.lshift, a, shift)
        assert ~word(a) == int(~kind(a))


def test_what_does_not_fit_is_cut_off_when_a_word_is_made_of_it() -> None:
    assert (U64(-1), U64(2**64 + 5), U32(2**32 - 1 + 2), U32(np.uint64(2**40 + 7))) == (2**64 - 1, 5, 1, 7)


def test_a_word_looks_like_a_number_and_tells_what_it_is() -> None:
    assert (str(U64(5)), f"{U64(5)}", repr(U64(5)), repr(U32(5))) == ("5", "5", "U64(5)", "U32(5)")


@pytest.mark.parametrize(
    ("ours", "theirs"), [(U64, np.uint64), (U32, np.uint32), (U64(2**63), np.uint64(2**63)), ((1, U32(3)), (1, np.uint32(3))), (7, 7), ("a", "a")]
)
def test_programs_are_given_numpy_s(ours: Any, theirs: Any) -> None:
    assert in_numpy(ours) == theirs
    assert type(in_numpy(ours)) is type(theirs)
