"""The winning chances and scores at every point of a game, estimated by continuations: a few of every point, then more where it matters."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from coven.analysis.course import Course, Step
from coven.analysis.parts import END, Values
from coven.analysis.rollouts import NO_MOVE, OPEN, Continuation, Rollouts
from coven.analysis.values import share_variance
from coven.bots.arena.program import win_shares

Progress = Callable[[int, int], None]
AT_ONCE = 512  # continuations in one go
HASTE = 15  # of a hundred moves, in games where chance comes seldom
SELDOM = 0.1  # of the moves: with open cards careful players would make one and the same game of all continuations, won or lost from the start
STRETCH = 32  # bits for the numbers of continuations in one stretch of the game, from one chance to the next
FIRST = 3  # of so many continuations one is played everywhere alike, before it is known where it matters
MOST = 6  # times the usual number of continuations, in the stretch where it matters most
LARGE = 4.0  # how much a change of the chances by a whole win would make of a stretch


@dataclass(frozen=True)
class Point:
    """A value to be estimated: from which state, after which move of which seat, in which stretch of the game.

    Those of one stretch share their chance number by number, and are equally many: so they can be compared continuation by continuation.
    """

    row: int
    seat: int
    action: int
    stretch: int


class Points:
    """Which values a game needs: one for every point at which the chances may differ, each with the continuations that estimate it."""

    def __init__(self, course: Course, viewer: int) -> None:
        self.viewer = viewer
        self.last = len(course.steps)
        self.points = [Point(self.last, 0, NO_MOVE, 0)]  # the first is the end
        self._stretch = 1
        self.before = [self._after(0)]
        self.between: list[int] = []
        for number, step in enumerate(course.steps):
            self._add(number, step)

    def _add(self, number: int, step: Step) -> None:
        """The values after a move: before chance had its turn, and then."""
        before, is_split = self.before[-1], self._is_split(step)
        if step.is_silent or (step.is_forced and self.viewer in (OPEN, step.seat)):
            between = before
        else:
            between = self._new(number, step.seat, step.action) if is_split else self._after(number + 1)
        self.between.append(between)
        self._stretch += is_split
        self.before.append(self._after(number + 1) if is_split or number + 1 == self.last else between)

    def _is_split(self, step: Step) -> bool:
        """Whether play and luck are told apart at this move; of others' moves a seat sees both at once."""
        return step.drew if self.viewer == OPEN else step.seat == self.viewer

    def _after(self, row: int) -> int:
        """The value after so many moves."""
        return END if row == self.last else self._new(row, 0, NO_MOVE)

    def _new(self, row: int, seat: int, action: int) -> int:
        self.points.append(Point(row, seat, action, self._stretch))
        return len(self.points) - 1


def estimated(
    course: Course, viewer: int, simulations: int, seed: int | str | bytes, threads: int, progress: Progress | None
) -> tuple[Values, Values]:
    """The chances to win and the scores at every point, by so many continuations of each on average; the end is the result itself."""
    points = Points(course, viewer)
    with closing(Rollouts(course.table.game, course.table.box, course.states, seed, threads)) as rollouts:
        sampling = Sampling(rollouts, points, haste_for(course, viewer), simulations, progress)
        sampling.play(dict.fromkeys(sampling.stretches, max(2, simulations // FIRST)))
        sampling.play(sampling.share_out())
    return gathered(course, points, sampling)


def haste_for(course: Course, viewer: int) -> int:
    """How hastily continuations are played: they must differ by something, and a seat's worlds do."""
    draws = sum(step.drew for step in course.steps)
    return HASTE if viewer == OPEN and draws < SELDOM * len(course.steps) else 0


class Sampling:
    """The continuations of all points but the end, stretch by stretch."""

    def __init__(self, rollouts: Rollouts, points: Points, haste: int, simulations: int, progress: Progress | None) -> None:
        self._rollouts, self._points, self._haste = rollouts, points, haste
        self._simulations, self._progress = simulations, progress
        self._total, self._done = simulations * (len(points.points) - 1), 0
        players = int(rollouts.roots[0].players)
        self.shares, self.scores = ([np.zeros((0, players))] * len(points.points) for _ in range(2))
        self.stretches: dict[int, list[int]] = {}  # the numbers of the values in each
        for value, point in enumerate(points.points):
            if value != END:
                self.stretches.setdefault(point.stretch, []).append(value)

    def play(self, more: Mapping[int, int]) -> None:
        """Plays so many more continuations of every value in each stretch."""
        wanted = [(value, more[stretch]) for stretch, values in self.stretches.items() for value in values]
        waiting, shares, scores = self._continuations(wanted), [], []
        while some := list(islice(waiting, AT_ONCE)):
            played = self._rollouts.results(some)
            shares.append(played[0])
            scores.append(played[1])
            self._done += len(some)
            if self._progress is not None:
                self._progress(min(self._done, self._total), self._total)
        if shares:
            self._add(wanted, np.concatenate(shares), np.concatenate(scores))

    def _continuations(self, wanted: list[tuple[int, int]]) -> Iterator[Continuation]:
        for value, many in wanted:
            point, first = self._points.points[value], len(self.shares[value])
            for number in range(first, first + many):
                world = (point.stretch << STRETCH) | number
                yield Continuation(point.row, self._points.viewer, point.seat, point.action, world, point.row, self._haste)

    def _add(self, wanted: list[tuple[int, int]], shares: Any, scores: Any) -> None:
        first = 0
        for value, many in wanted:
            self.shares[value] = np.concatenate([self.shares[value], shares[first : first + many]])
            self.scores[value] = np.concatenate([self.scores[value], scores[first : first + many]])
            first += many

    def share_out(self) -> dict[int, int]:
        """The continuations that are left, by stretch: more where chances are open or change much."""
        weights = {stretch: self._interest(values) for stretch, values in self.stretches.items()}
        whole = sum(weight * len(self.stretches[stretch]) for stretch, weight in weights.items())
        left = max(0, self._total - self._done)
        return {stretch: min(int(left * weight / whole), MOST * self._simulations) for stretch, weight in weights.items()}

    def _interest(self, values: list[int]) -> float:
        """How unsure the chances of a stretch are, and the more the more they change in it."""
        unsure = np.mean([np.sqrt(share_variance(self.shares[value]).max()) for value in values])
        means = np.array([self.shares[value].mean(axis=0) for value in values])
        return float(unsure * (1 + LARGE * np.abs(np.diff(means, axis=0)).max(initial=0.0)))


def gathered(course: Course, points: Points, sampling: Sampling) -> tuple[Values, Values]:
    """All values: chances to win, then scores; the result is certain."""
    outcome = course.table.outcome
    assert outcome is not None
    sampling.shares[END] = win_shares(outcome.places)[None, :]
    sampling.scores[END] = np.array([outcome.scores], float)
    stretches = [point.stretch for point in points.points]
    first = points.before[0]
    chances, scores = sampling.shares[first].mean(axis=0), sampling.scores[first].mean(axis=0)
    players = course.table.players
    if course.table.keeper.origin is None and players > 1:  # before the deal all are equal
        chances, scores = np.full(players, 1 / players), np.full(players, scores.mean())
    return (
        Values(chances, points.before, points.between, stretches, sampling.shares, whole=1.0),
        Values(scores, points.before, points.between, stretches, sampling.scores),
    )
