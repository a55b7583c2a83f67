"""The winning chances at every point of a game, estimated by continuations."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from coven.analysis.course import Course, Step
from coven.analysis.parts import END, Values
from coven.analysis.rollouts import NO_MOVE, OPEN, Job, Rollouts
from coven.bots.arena.program import win_shares
from coven.kernel.plain import wrapping
from coven.table.seeds import make_seed, seed_words

Progress = Callable[[int, int], None]
AT_ONCE = 512  # continuations in one go
HASTE = 15  # of a hundred moves, in games where chance comes seldom
SELDOM = 0.1  # of the moves: with open cards careful players would make one and the same game of all continuations, won or lost from the start
STRETCH = 32  # bits for the numbers of continuations in one stretch of the game, from one chance to the next


@dataclass(frozen=True)
class Point:
    """A value to be estimated: from which state, after which move of which seat, in which stretch of the game."""

    row: int
    seat: int
    action: int
    stretch: int


class Points:
    """Which values a game needs: one for every point at which the chances may differ, each with the continuations that estimate it."""

    def __init__(self, course: Course, eyes: int) -> None:
        self.eyes = eyes
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
        if step.is_silent or (step.is_forced and self.eyes in (OPEN, step.seat)):
            between = before
        else:
            between = self._new(number, step.seat, step.action) if is_split else self._after(number + 1)
        self.between.append(between)
        self._stretch += is_split
        self.before.append(self._after(number + 1) if is_split or number + 1 == self.last else between)

    def _is_split(self, step: Step) -> bool:
        """Whether play and luck are told apart at this move; of others' moves a seat sees both at once."""
        return step.drew if self.eyes == OPEN else step.seat == self.eyes

    def _after(self, row: int) -> int:
        """The value after so many moves."""
        return END if row == self.last else self._new(row, 0, NO_MOVE)

    def _new(self, row: int, seat: int, action: int) -> int:
        self.points.append(Point(row, seat, action, self._stretch))
        return len(self.points) - 1


def estimated(course: Course, eyes: int, simulations: int, seed: int | str | bytes, threads: int, progress: Progress | None) -> Values:
    """Plays the continuations of every point; the start is the mean over fresh deals, the end the result itself."""
    points = Points(course, eyes)
    rows = [*course.states, *fresh_deals(course, simulations, seed)]
    haste = haste_for(course, eyes)
    jobs = [*jobs_of(points, simulations, haste), *deal_jobs(len(course.states), len(rows), haste)]
    with closing(Rollouts(course.table.game, course.table.box, rows, seed, threads)) as rollouts:
        shares = played_in_parts(rollouts, jobs, progress)
    return gathered(course, points, simulations, shares)


def haste_for(course: Course, eyes: int) -> int:
    """How hastily continuations are played: they must differ by something, and a seat's worlds do."""
    draws = sum(step.drew for step in course.steps)
    return HASTE if eyes == OPEN and draws < SELDOM * len(course.steps) else 0


def jobs_of(points: Points, simulations: int, haste: int) -> Iterator[Job]:
    """The continuations of all points but the end; those of one stretch share their chance, number by number."""
    for point in points.points[END + 1 :]:
        for number in range(simulations):
            yield Job(point.row, points.eyes, point.seat, point.action, (point.stretch << STRETCH) | number, point.row, haste)


def deal_jobs(first: int, last: int, haste: int) -> Iterator[Job]:
    for row in range(first, last):
        yield Job(row, OPEN, 0, NO_MOVE, row - first, haste=haste)


def fresh_deals(course: Course, count: int, seed: int | str | bytes) -> list[Any]:
    """Other starts of the same game; none for a game that began in a position."""
    keeper, deals = course.table.keeper, []
    if keeper.origin is not None:
        return []
    options, rules = keeper.game.encode_options(keeper.options), keeper.game.rules
    words = seed_words(make_seed(seed)).copy()
    for number in range(count):
        words[6], words[7] = number, 0xFFFFFFFF  # no continuation has such a number
        state = keeper.game.new_state()
        with wrapping():
            rules.start(keeper.box.plain, state, keeper.players, options, words)
        deals.append(state)
    return deals


def played_in_parts(rollouts: Rollouts, jobs: list[Job], progress: Progress | None) -> Any:
    """The shares of the win in all continuations, in their order."""
    parts, waiting, done = [], iter(jobs), 0
    while some := list(islice(waiting, AT_ONCE)):
        parts.append(rollouts.shares(some))
        done += len(some)
        if progress is not None:
            progress(done, len(jobs))
    return np.concatenate(parts)


def gathered(course: Course, points: Points, simulations: int, played: Any) -> Values:
    """All values; the result is certain, and a game from a position starts with what it has there."""
    outcome = course.table.outcome
    assert outcome is not None
    end = np.tile(win_shares(outcome.places), (1, simulations, 1))
    shares = np.concatenate([end, played.reshape(-1, simulations, course.table.players)])
    start = len(points.points) if len(shares) > len(points.points) else points.before[0]
    return Values(start, points.before, points.between, shares)
