"""What makes a function a rule, and one template serve many games, interpreted or compiled."""

import os
import subprocess
import sys
from typing import Any

import pytest

from coven.kernel.compiling import rules_of
from coven.kernel.layout import layout
from coven.kernel.plain import new_plain
from coven.kernel.target import bind, compiled, native, rebound, rule

INTERPRETED_SCRIPT = """
import sys
from coven.kernel.target import INTERPRETED, bind, rule
def answer(): return 42
assert INTERPRETED and rule(answer) is answer and bind(answer, "test.answer", {})() == 42
from coven.kernel import bits, bulk, records, stream
assert "numba" not in sys.modules
assert type(stream.draw).__name__ == "function"
"""
NARROW = layout([("small", "i1"), ("middle", "i2"), ("byte", "u1"), ("out", "i8", 3)])
BONUS = 100


def twice(x: Any) -> Any:
    """A template: `worth` is a rule of whatever game it is bound to."""
    return 2 * worth(x)  # type: ignore[name-defined]  # noqa: F821


@rule
def by_three(x: Any) -> Any:
    return x * 3


@rule
def by_five(x: Any) -> Any:
    return x * 5


def test_a_rule_is_the_function_itself() -> None:
    def answer() -> int:
        return 42

    assert rule(answer) is answer
    assert answer.is_rule  # type: ignore[attr-defined]
    assert not hasattr(twice, "is_rule")


@pytest.mark.parametrize("interpreted", [True, False])
def test_one_template_serves_two_games(interpreted: bool) -> None:
    three, five = (bind(twice, "test.twice", {"worth": worth}, interpreted) for worth in (by_three, by_five))
    assert (three(7), five(7), three(7)) == (42, 70, 42), "binding the second leaves the first alone"
    assert "worth" not in globals()


def test_the_same_function_over_other_names() -> None:
    bound = rebound(twice, {"worth": by_five})
    assert (bound(1), bound.__name__, bound.__module__) == (10, "twice", twice.__module__)
    with pytest.raises(NameError):
        twice(1)


@rule
def add_bonus(x: Any) -> Any:
    return x + BONUS


@rule
def spread(s: Any) -> None:
    """Rules called with small numbers of every width: none of them overflows on the way."""
    s.out[0] = add_bonus(s.small)
    s.out[1] = add_bonus(s.middle)
    s.out[2] = add_bonus(s.byte)


def test_small_numbers_are_widened_where_rules_call_each_other() -> None:
    one, two = new_plain(NARROW), new_plain(NARROW)
    for s in (one, two):
        s.small, s.middle, s.byte = 127, 32767, 255
    spread(one)
    compiled(spread, "test.spread")(two.record)
    assert two.out.tolist() == one.out.tolist() == [227, 32867, 355]


@rule
def by_hand(x: Any) -> Any:
    return x * 5


@rule
def through(x: Any) -> Any:
    return by_hand(x) + 1


def test_a_native_rule_is_itself_at_the_table_and_something_else_when_compiled() -> None:
    made = []

    def stand_in() -> Any:
        made.append(1)
        return lambda x: x * 7

    @native(stand_in)
    def plainly(x: Any) -> Any:
        return x * 2

    over = rebound(through, {"by_hand": plainly})
    assert over(3) == 7 and not made
    assert compiled(over, "test.through")(3) == 22 and made == [1]


@rule
def small(s: Any) -> Any:
    """Named like the field it reads, and like one that another rule reads."""
    return s.small + 1


@rule
def middle(s: Any) -> Any:
    return small(s) + s.middle + s.small


def test_a_rule_may_have_the_name_of_a_field() -> None:
    s = new_plain(NARROW)
    s.small, s.middle = 3, 40
    assert middle(s) == compiled(middle, "test.middle")(s.record) == 47
    assert rules_of(small) == {}
    assert rules_of(middle) == {"small": small}


def test_interpreted_rules_are_the_functions_themselves() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERPRETED_SCRIPT], env={**os.environ, "COVEN_INTERPRETED": "1"}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
