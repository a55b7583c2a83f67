"""Luck and play: how the winning chances of a game went from its start to its result, told apart by what moved them.

Before move k the chances are V(k); after the move, before what chance does next, they are Q(k). Play is Q(k) - V(k), luck is
V(k+1) - Q(k), and all of it from the start to the result adds up. Each V and Q is the mean of equally many continuations, of which
those with the same number share their chance: a sum of differences is taken continuation by continuation, and its error is that of their mean.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from coven.analysis.course import Step
from coven.analysis.values import Estimate, change_errors, change_estimate, share_variance

END = 0  # the number of the value that is the result
Weights = dict[int, int]  # how often each value is counted in a sum, by its number


@dataclass(frozen=True)
class Values:
    """The chances of all seats at every point of a game, each by its number; `shares` has them by value, continuation and seat."""

    start: int
    before: Sequence[int]  # V(0) … V(moves): the last is the result
    between: Sequence[int]  # Q(0) … Q(moves - 1)
    shares: Any

    @cached_property
    def means(self) -> Any:
        return self.shares.mean(axis=1)

    def sum_of(self, weights: Weights, seat: int) -> Estimate:
        """A sum of values for one seat, with its error; that of none is certain."""
        counted = [weight * self.shares[value, :, seat] for value, weight in weights.items() if weight]
        return change_estimate(sum(counted)) if counted else Estimate(0.0, 0.0)

    def at(self, number: int) -> Any:
        """The chances of all seats after so many moves."""
        return self.means[self.before[number]]

    def play(self, number: int) -> Any:
        return self.means[self.between[number]] - self.means[self.before[number]]

    def luck(self, number: int) -> Any:
        return self.means[self.before[number + 1]] - self.means[self.between[number]]

    def error(self, number: int) -> Any:
        """The standard errors of the chances after so many moves."""
        value = self.before[number]
        return np.zeros(self.shares.shape[2]) if value == END else np.sqrt(share_variance(self.shares[value]) / self.shares.shape[1])

    def error_of_change(self, number: int) -> Any:
        """The standard errors of the whole change at a move."""
        return change_errors(self.shares[self.before[number + 1]] - self.shares[self.before[number]])


@dataclass(frozen=True)
class SeatParts:
    """What brought a seat from the chance it had before the deal to its result."""

    seat: int
    start: float
    result: float
    deal: Estimate
    play: Estimate  # its own decisions
    others: Estimate  # those of the others
    luck: Estimate  # chance after the deal


def parts_of(values: Values, steps: Sequence[Step], seat: int) -> SeatParts:
    """The parts of one seat: start + deal + play + others + luck = result."""
    play, others, luck = Summing(), Summing(), Summing()
    for number, step in enumerate(steps):
        (play if step.seat == seat else others).add(values.between[number], values.before[number])
        luck.add(values.before[number + 1], values.between[number])
    deal = Summing()
    deal.add(values.before[0], values.start)
    return SeatParts(
        seat,
        float(values.means[values.start, seat]),
        float(values.at(len(steps))[seat]),
        values.sum_of(deal.weights, seat),
        values.sum_of(play.weights, seat),
        values.sum_of(others.weights, seat),
        values.sum_of(luck.weights, seat),
    )


class Summing:
    """A sum of differences of values."""

    def __init__(self) -> None:
        self.weights: Weights = defaultdict(int)

    def add(self, later: int, earlier: int) -> None:
        self.weights[later] += 1
        self.weights[earlier] -= 1
