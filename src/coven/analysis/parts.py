"""Luck and play: how the winning chances of a game, or its scores, went from its start to its result, told apart by what moved them.

Before move k the chances are V(k); after the move, before what chance does next, they are Q(k). Play is Q(k) - V(k), luck is
V(k+1) - Q(k), and all of it from the start to the result adds up. Each V and Q is the mean of continuations; those of one stretch of the
game are equally many and share their chance number by number, so a sum of their differences is taken continuation by continuation.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from coven.analysis.course import Step
from coven.analysis.values import Estimate, share_error, width_of

END = 0  # the number of the value that is the result
Weights = dict[int, int]  # how often each value is counted in a sum, by its number


@dataclass(frozen=True)
class Values:
    """What all seats had to expect at every point of a game: chances to win, or scores. Values are known by their numbers."""

    start: Any  # by seat: what each had before the deal
    before: Sequence[int]  # V(0) … V(moves): the last is the result
    between: Sequence[int]  # Q(0) … Q(moves - 1)
    stretches: Sequence[int]  # by value: the stretch of the game that it belongs to
    samples: Sequence[Any]  # by value: of continuation and seat
    whole: float = 0.0  # what one more continuation than was seen may be apart: a whole win, for no chance is called certain

    @cached_property
    def means(self) -> Any:
        return np.array([sample.mean(axis=0) for sample in self.samples])

    def sum_of(self, weights: Weights, seat: int) -> Estimate:
        """A sum of values for one seat, with its error; what is made of the result alone is certain."""
        counted = {value: weight for value, weight in weights.items() if weight}
        mean = float(sum(weight * self.means[value, seat] for value, weight in counted.items()))
        estimated = [value for value in counted if value != END]
        if not estimated:
            return Estimate(mean, 0.0)
        fewest = min(len(self.samples[value]) for value in estimated)
        variance = (self.whole / fewest) ** 2
        for stretch in {self.stretches[value] for value in estimated}:
            inside = [value for value in estimated if self.stretches[value] == stretch]
            summed = sum(counted[value] * (self.samples[value][:, seat] - self.means[value, seat]) for value in inside)
            many = len(self.samples[inside[0]])
            variance += float((summed**2).sum()) / many / max(1, many - 1)
        return Estimate(mean, float(np.sqrt(variance)), width=width_of(fewest))

    def change(self, later: int, earlier: int, seat: int) -> Estimate:
        """What changed for a seat from one value to another."""
        summing = Summing()
        summing.add(later, earlier)
        return self.sum_of(summing.weights, seat)

    def at(self, number: int) -> Any:
        """The values of all seats after so many moves."""
        return self.means[self.before[number]]

    def after_play(self, number: int) -> Any:
        """The same after a decision, before what chance does next."""
        return self.means[self.between[number]]

    def play(self, number: int) -> Any:
        return self.after_play(number) - self.at(number)

    def luck(self, number: int) -> Any:
        return self.at(number + 1) - self.after_play(number)

    def play_of(self, number: int, seat: int) -> Estimate:
        """What a decision changed for a seat."""
        return self.change(self.between[number], self.before[number], seat)

    def change_of(self, number: int, seat: int) -> Estimate:
        """All that a move changed for a seat, chance included."""
        return self.change(self.before[number + 1], self.before[number], seat)

    def error(self, number: int) -> Any:
        """The standard errors of the chances after so many moves."""
        sample = self.samples[self.before[number]]
        return np.zeros(sample.shape[1]) if self.before[number] == END else share_error(sample)


@dataclass(frozen=True)
class SeatParts:
    """What brought a seat from what it had before the deal to its result."""

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
    start = float(values.start[seat])
    return SeatParts(
        seat,
        start,
        float(values.at(len(steps))[seat]),
        dealt(values, seat, start),
        values.sum_of(play.weights, seat),
        values.sum_of(others.weights, seat),
        values.sum_of(luck.weights, seat),
    )


def dealt(values: Values, seat: int, start: float) -> Estimate:
    """What the deal gave a seat; nothing where the game began as it stands."""
    first = values.sum_of({values.before[0]: 1}, seat)
    return Estimate(first.mean - start, 0.0 if first.mean == start else first.error, width=first.width)


class Summing:
    """A sum of differences of values."""

    def __init__(self) -> None:
        self.weights: Weights = defaultdict(int)

    def add(self, later: int, earlier: int) -> None:
        self.weights[later] += 1
        self.weights[earlier] -= 1
