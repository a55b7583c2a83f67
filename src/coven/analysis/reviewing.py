"""Reviews: a finished game looked at again, move by move: winning chances, costly moves, turning points, luck and play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from coven.analysis.adding_up import percents, rounded_to
from coven.analysis.costly import costly_moves
from coven.analysis.course import Course, course_of
from coven.analysis.estimating import estimated
from coven.analysis.parts import SeatParts, Values, parts_of
from coven.analysis.rollouts import OPEN, POLICY
from coven.analysis.shapes import (
    REVIEW_SHAPE,
    ChanceChange,
    CostlyMove,
    ReviewData,
    ReviewMove,
    ReviewParts,
    ReviewPoint,
    ReviewRound,
    ShownParts,
    TurningPoint,
)
from coven.analysis.values import DIGITS, bad_budget, tenths
from coven.errors import CovenError, shown
from coven.table.files.record import Record

Progress = Callable[[int, int], None]
SIMULATIONS = 300  # continuations of a point on average, by default
MOST_SIMULATIONS = 100_000
TURNING_POINTS = 6
LEAST_TURN = 0.03  # of a win: less is no turning point


@dataclass(frozen=True)
class Review:
    """A review with everything it is made of."""

    course: Course
    viewer: int
    simulations: int
    values: Values
    points: Values
    parts: tuple[SeatParts, ...]
    point_parts: tuple[SeatParts, ...]
    costly: tuple[CostlyMove, ...]
    turning: tuple[TurningPoint, ...]

    def as_data(self) -> ReviewData:
        table = self.course.table
        return {
            "shape": REVIEW_SHAPE,
            "game": table.game.name,
            "players": table.players,
            "seats": list(table.seats),
            "view": "open" if self.viewer == OPEN else "seat",
            "seat": None if self.viewer == OPEN else self.viewer,
            "bot": POLICY if POLICY in table.game.rules.bots else "random",
            "simulations": self.simulations,
            "fewest_points_win": table.game.about.fewest_points_win,
            "result": rounded(self.values.at(len(self.course.steps))),
            "points": [self._point(number) for number in range(len(self.course.states))],
            "moves": [self._step(number) for number in range(len(self.course.steps))],
            "rounds": rounds_of(self.course),
            "parts": [parts_data(wins, points, self._point(0), self.costly) for wins, points in zip(self.parts, self.point_parts, strict=True)],
            "costly": list(self.costly),
            "turning": list(self.turning),
        }

    def _point(self, number: int) -> ReviewPoint:
        chances = self.values.at(number)
        return {
            "n": number,
            "chances": rounded(chances),
            "errors": rounded(self.values.error(number)),
            "percents": percents(chances),
            "scores": [tenths(float(score)) for score in self.points.at(number)],
        }

    def _step(self, number: int) -> ReviewMove:
        step = self.course.steps[number]
        return {
            "n": step.number,
            "seat": step.seat,
            "move": step.text,
            "forced": step.is_forced,
            "play": rounded(self.values.play(number)),
            "luck": rounded(self.values.luck(number)),
        }


def rounds_of(course: Course) -> list[ReviewRound]:
    """After which moves rounds began, in a game that has rounds."""
    table, found = course.table, list[ReviewRound]()
    for number, state in enumerate(course.states):
        current = table.game.faces.public_view(table.box.plain, state).get("round")
        if isinstance(current, int) and current > (found[-1]["round"] if found else 0) and number < len(course.steps):
            found.append({"n": number, "round": current})
    return found


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
    viewer = check_viewer(record, seat)
    course = course_of(record, viewer)
    share = Sharing(progress)
    wins, points = estimated(course, viewer, simulations, seed, threads, share.first)
    costly = costly_moves(course, wins, points, viewer, simulations, seed, threads, share.second)
    parts, point_parts = (tuple(parts_of(values, course.steps, place) for place in range(course.table.players)) for values in (wins, points))
    return Review(course, viewer, simulations, wins, points, parts, point_parts, costly, turning_points(course, wins))


def check_viewer(record: Record, seat: int | None) -> int:
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


# --- turning points ---------------------------------------------------------------------------------------------------


def turning_points(course: Course, values: Values) -> tuple[TurningPoint, ...]:
    """The moves at which the chances clearly changed most, in the order of the game."""
    sizes = {number: np.abs(values.at(number + 1) - values.at(number)).max() for number in range(len(course.steps))}
    largest = sorted(sizes, key=lambda number: -sizes[number])[: 2 * TURNING_POINTS]
    found = [turning_point(course, values, number) for number in largest if sizes[number] >= LEAST_TURN]
    told = [point for point in found if point["changes"]][:TURNING_POINTS]
    return tuple(sorted(told, key=lambda point: point["n"]))


def turning_point(course: Course, values: Values, number: int) -> TurningPoint:
    step = course.steps[number]
    play, luck = (max(map(abs, rounded(each))) for each in (values.play(number), values.luck(number)))  # as they are told
    return {
        "n": step.number,
        "seat": step.seat,
        "move": step.text,
        "cause": "play" if play >= luck else "luck",
        "changes": clear_changes(values, number),
    }


def clear_changes(values: Values, number: int) -> list[ChanceChange]:
    """The seats whose chances clearly changed at a move, by the figures that are shown; who gained most first."""
    before, after = percents(values.at(number)), percents(values.at(number + 1))
    found: list[ChanceChange] = []
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        change = values.change_of(number, seat)
        if abs(change.mean) > change.width * change.error and (new - old) * change.mean > 0:
            found.append({"seat": seat, "change": new - old})
    return sorted(found, key=lambda each: -each["change"])


# --- where results came from ------------------------------------------------------------------------------------------


def parts_data(wins: SeatParts, points: SeatParts, first: ReviewPoint, costly: Sequence[CostlyMove]) -> ReviewParts:
    """The parts of a seat; `first` is where the chart begins, to which start and deal lead."""
    lost = sum(each["before"] - each["after"] for each in costly if each["seat"] == wins.seat and each["counts"] == "chance")
    return {
        "seat": wins.seat,
        "start": round(wins.start, DIGITS),
        "result": round(wins.result, DIGITS),
        "deal": wins.deal.as_data(),
        "play": wins.play.as_data(),
        "others": wins.others.as_data(),
        "luck": wins.luck.as_data(),
        "shown": shown_parts(wins, 100, first["percents"][wins.seat], lost),
        "points": shown_parts(points, 10, round(10 * first["scores"][wins.seat])),
    }


def shown_parts(parts: SeatParts, times: int, first: int, lost: int = 0) -> ShownParts:
    """The parts in whole hundredths of a win, or tenths of a point, that add up as shown, by way of `first`: what there was after the deal."""
    start, result = (int(np.floor(times * each + 0.5)) for each in (parts.start, parts.result))
    if parts.deal.mean == 0:  # a game that began as it stands
        start = first
    means = [times * each.mean for each in (parts.play, parts.others, parts.luck)]
    play, others, luck = rounded_to(result - first, means)
    return {
        "start": start,
        "deal": first - start,
        "play": play,
        "costly": -lost,
        "rest": play + lost,
        "others": others,
        "luck": luck,
        "result": result,
    }


def rounded(values: Any) -> list[float]:
    return [round(float(value), DIGITS) for value in values]
