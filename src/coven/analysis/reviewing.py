"""Reviews: a finished game looked at again, move by move: winning chances, costly moves, turning points, luck and play."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Literal, TypedDict

import numpy as np

from coven.analysis.course import Course, course_of
from coven.analysis.estimating import estimated
from coven.analysis.hints import analysis_of
from coven.analysis.parts import SeatParts, Values, parts_of
from coven.analysis.rollouts import OPEN, POLICY, Rollouts
from coven.analysis.trials import Trials
from coven.analysis.values import DIGITS, Budget, EstimateData, ReasonData, bad_budget
from coven.errors import CovenError, shown
from coven.table.files.record import Record

Progress = Callable[[int, int], None]
SIMULATIONS = 100  # continuations of every point, by default
MOST_SIMULATIONS = 100_000
COSTLY = 8  # moves looked at again for what would have been better
COSTLY_BUDGET = 12  # times the continuations of a point
TURNING_POINTS = 6
CLEAR = 2.0  # standard errors from which a change counts as one


class PointData(TypedDict):
    """The winning chances of all seats after so many moves, and the standard errors of these."""

    n: int
    chances: list[float]
    errors: list[float]


class StepData(TypedDict):
    """One move: what the decision and what chance changed in the winning chances of every seat; `move` is empty if the viewer saw nothing of it."""

    n: int
    seat: int
    move: str
    forced: bool
    play: list[float]
    luck: list[float]


class PartsData(TypedDict):
    """Where a seat's result came from: start + deal + play + others + luck = result."""

    seat: int
    start: float
    result: float
    deal: EstimateData
    play: EstimateData
    others: EstimateData
    luck: EstimateData


class CostlyData(TypedDict):
    """A move that cost its seat a part of its chance to win, by what the seat could know then, and what was better."""

    n: int
    seat: int
    move: str
    better: str
    cost: EstimateData
    chance: EstimateData
    better_chance: EstimateData
    reasons: list[ReasonData]


class TurningData(TypedDict):
    """A move at which the chances changed most: by the decision (`play`) or by chance (`luck`)."""

    n: int
    seat: int
    move: str
    cause: Literal["play", "luck"]
    gained: int
    lost: int
    change: list[float]


class ReviewData(TypedDict):
    """A whole review. `view` says whose eyes it uses: `open` knows every card, `seat` what seat number `seat` could know."""

    game: str
    players: int
    seats: list[str]
    view: Literal["open", "seat"]
    seat: int | None
    bot: str
    simulations: int
    result: list[float]
    points: list[PointData]
    moves: list[StepData]
    parts: list[PartsData]
    costly: list[CostlyData]
    turning: list[TurningData]


@dataclass(frozen=True)
class Review:
    """A review with everything it is made of."""

    course: Course
    eyes: int
    simulations: int
    values: Values
    parts: tuple[SeatParts, ...]
    costly: tuple[CostlyData, ...]
    turning: tuple[TurningData, ...]

    def as_data(self) -> ReviewData:
        table = self.course.table
        return {
            "game": table.game.name,
            "players": table.players,
            "seats": list(table.seats),
            "view": "open" if self.eyes == OPEN else "seat",
            "seat": None if self.eyes == OPEN else self.eyes,
            "bot": POLICY if POLICY in table.game.rules.bots else "random",
            "simulations": self.simulations,
            "result": rounded(self.values.at(len(self.course.steps))),
            "points": [self._point(number) for number in range(len(self.course.states))],
            "moves": [self._step(number) for number in range(len(self.course.steps))],
            "parts": [parts_data(parts) for parts in self.parts],
            "costly": list(self.costly),
            "turning": list(self.turning),
        }

    def _point(self, number: int) -> PointData:
        return {"n": number, "chances": rounded(self.values.at(number)), "errors": rounded(self.values.error(number))}

    def _step(self, number: int) -> StepData:
        step = self.course.steps[number]
        return {
            "n": step.number,
            "seat": step.seat,
            "move": step.text,
            "forced": step.is_forced,
            "play": rounded(self.values.play(number)),
            "luck": rounded(self.values.luck(number)),
        }


def review(
    record: Record,
    seat: int | None = None,
    simulations: int = SIMULATIONS,
    *,
    seed: int | str | bytes = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> Review:
    """Looks at a finished game again: with all cards open, or from one seat's eyes. Equal seeds give equal reviews."""
    if isinstance(simulations, bool) or not isinstance(simulations, int) or not 2 <= simulations <= MOST_SIMULATIONS:
        raise bad_budget(simulations)
    eyes = check_eyes(record, seat)
    course = course_of(record, eyes)
    share = Sharing(progress)
    values = estimated(course, eyes, simulations, seed, threads, share.first)
    costly = costly_moves(course, values, eyes, simulations * COSTLY_BUDGET, seed, threads, share.second)
    parts = tuple(parts_of(values, course.steps, place) for place in range(course.table.players))
    return Review(course, eyes, simulations, values, parts, costly, turning_points(course, values))


def check_eyes(record: Record, seat: int | None) -> int:
    if seat is None:
        return OPEN
    players = record.header["players"] if isinstance(record, Record) else 0
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise CovenError("bad_seat", f"There is no seat {shown(seat)} at a table of {players}.", seat=seat, players=players)
    return seat


class Sharing:
    """One progress for the two halves of the work: of a thousand, nine parts in ten for the points."""

    def __init__(self, progress: Progress | None) -> None:
        self._progress = progress

    def first(self, done: int, total: int) -> None:
        if self._progress is not None:
            self._progress(900 * done // max(total, 1), 1000)

    def second(self, done: int, total: int) -> None:
        if self._progress is not None:
            self._progress(900 + 100 * done // max(total, 1), 1000)


# --- costly moves -----------------------------------------------------------------------------------------------------


def costly_moves(
    course: Course, values: Values, eyes: int, budget: int, seed: int | str | bytes, threads: int, progress: Progress
) -> tuple[CostlyData, ...]:
    """The decisions that seem to have cost most, tried again from the eyes of who made them; those that clearly did, the worst first."""
    decisions = [number for number, step in enumerate(course.steps) if not step.is_forced and eyes in (OPEN, step.seat)]
    suspects = sorted(decisions, key=lambda number: values.play(number)[course.steps[number].seat])[:COSTLY]
    found = []
    with closing(Rollouts(course.table.game, course.table.box, [course.states[number] for number in suspects], seed, threads)) as rollouts:
        for row, number in enumerate(suspects):
            judged = judge(course, rollouts, row, number, budget)
            if judged["cost"]["low"] > 0 and judged["better"] != judged["move"]:
                found.append(judged)
            progress(row + 1, len(suspects))
    return tuple(sorted(found, key=lambda each: -each["cost"]["mean"]))


def judge(course: Course, rollouts: Rollouts, row: int, number: int, budget: int) -> CostlyData:
    """One decision tried again."""
    step, table = course.steps[number], course.table.keeper.table_at(number)
    trials = Trials(rollouts, row, step.seat, step.seat, table.keeper.actions(step.seat))
    trials.run(Budget(budget), kept=(step.action,))
    analysis = analysis_of(table, trials, step.action)
    made = next(each for each in analysis.moves if each.move.id == step.action)
    return {
        "n": step.number,
        "seat": step.seat,
        "move": step.text,
        "better": analysis.best.move.text,
        "cost": trials.cost_of(step.action).as_data(),
        "chance": made.chance.as_data(),
        "better_chance": analysis.best.chance.as_data(),
        "reasons": [reason.as_data() for reason in analysis.reasons],
    }


# --- turning points ---------------------------------------------------------------------------------------------------


def turning_points(course: Course, values: Values) -> tuple[TurningData, ...]:
    """The moves at which the chances clearly changed most, in the order of the game."""
    changes = {number: values.at(number + 1) - values.at(number) for number in range(len(course.steps))}
    clear = [
        number for number, change in changes.items() if (np.abs(change) > CLEAR * values.error_of_change(number)).any() and np.abs(change).max() > 0
    ]
    largest = sorted(clear, key=lambda number: -np.abs(changes[number]).max())[:TURNING_POINTS]
    return tuple(turning_point(course, values, number, changes[number]) for number in sorted(largest))


def turning_point(course: Course, values: Values, number: int, change: Any) -> TurningData:
    step = course.steps[number]
    is_play = np.abs(values.play(number)).max() >= np.abs(values.luck(number)).max()
    return {
        "n": step.number,
        "seat": step.seat,
        "move": step.text,
        "cause": "play" if is_play else "luck",
        "gained": int(np.argmax(change)),
        "lost": int(np.argmin(change)),
        "change": rounded(change),
    }


def parts_data(parts: SeatParts) -> PartsData:
    return {
        "seat": parts.seat,
        "start": round(parts.start, DIGITS),
        "result": round(parts.result, DIGITS),
        "deal": parts.deal.as_data(),
        "play": parts.play.as_data(),
        "others": parts.others.as_data(),
        "luck": parts.luck.as_data(),
    }


def rounded(values: Any) -> list[float]:
    return [round(float(value), DIGITS) for value in values]
