"""Logarithm and exponential: near enough to the true ones, and the same to the last bit compiled as they stand."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from coven.kernel.floats import exp, log
from coven.kernel.target import bind

CHANCE = np.random.default_rng(1)
LOGGED = [1.0, 2.0, 0.5, math.sqrt(2.0), 1e300, *map(float, range(3, 2000)), *CHANCE.uniform(1e-6, 100.0, 2000)]
RAISED = [0.0, -0.0, 1.0, -1.0, -1e-12, -700.0, 700.0, *CHANCE.uniform(-708.0, 709.0, 2000), *CHANCE.uniform(-20.0, 0.0, 2000)]


def over_all(numbers: Any, out: Any) -> None:
    for i in range(numbers.size):
        out[i] = function(numbers[i])


def function(number: float) -> float:
    raise NotImplementedError


@pytest.mark.parametrize(("ours", "true", "numbers"), [(log, math.log, LOGGED), (exp, math.exp, RAISED)])
def test_as_they_stand_and_compiled_they_are_the_same_and_next_to_the_truth(
    ours: Callable[[float], float], true: Callable[[float], float], numbers: list[float]
) -> None:
    out = np.zeros(len(numbers))
    bind(over_all, f"test.{ours.__name__}", {"function": ours}, interpreted=False)(np.array(numbers), out)
    assert [ours(number) for number in numbers] == out.tolist()
    assert all(abs(found - true(number)) <= math.ulp(true(number)) for found, number in zip(out.tolist(), numbers, strict=True))


def test_the_exponential_of_what_is_far_away_is_nothing_or_the_largest() -> None:
    assert exp(-1e9) == exp(-709.0) == 0.0
    assert exp(1e9) == exp(709.0)
    assert log(1.0) == 0.0
    assert exp(0.0) == 1.0
