"""The values that hints and reviews hand out: estimates with their 95 % intervals, moves with chances and scores, reasons as data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from coven.analysis.shapes import EstimateData, HintData, HintMove, ReasonData, ReasonKind
from coven.errors import CovenError, shown
from coven.table.values import Move

WIDTH = 1.96  # standard errors on each side of a 95 % interval
DIGITS = 5
DEFAULT_SIMULATIONS = 4_000
MOST_SIMULATIONS = 10_000_000
LONGEST = 3600  # seconds


@dataclass(frozen=True)
class Budget:
    """How long to think: so many continuations, which is exactly reproducible, or so many seconds."""

    simulations: int | None = DEFAULT_SIMULATIONS
    seconds: float | None = None

    def __post_init__(self) -> None:
        is_whole = isinstance(self.simulations, int) and not isinstance(self.simulations, bool)
        if self.seconds is None and not (is_whole and 1 <= (self.simulations or 0) <= MOST_SIMULATIONS):
            raise bad_budget(self.simulations)
        if self.seconds is not None and not (isinstance(self.seconds, int | float) and 0 < self.seconds <= LONGEST):
            raise bad_budget(self.seconds)


def bad_budget(value: Any) -> CovenError:
    message = f"{shown(value)} is no budget: give whole simulations from 1, or seconds above 0 and up to {LONGEST}."
    return CovenError("bad_budget", message, budget=shown(value), longest=LONGEST)


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float
    is_share: bool = False  # a share lies between 0 and 1
    width: float = WIDTH

    @property
    def low(self) -> float:
        low = self.mean - self.width * self.error
        return max(0.0, low) if self.is_share else low

    @property
    def high(self) -> float:
        high = self.mean + self.width * self.error
        return min(1.0, high) if self.is_share else high

    def as_data(self) -> EstimateData:
        return {"mean": round(self.mean, DIGITS), "low": round(self.low, DIGITS), "high": round(self.high, DIGITS)}


def estimate(values: Any) -> Estimate:
    """The mean of some numbers."""
    error = values.std(ddof=1) / np.sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(float(values.mean()), float(error), width=width_of(len(values)))


def change_estimate(values: Any) -> Estimate:
    """The mean of changes of shares; never quite sure: even if all agree, one more might not."""
    return Estimate(float(values.mean()), float(change_errors(values)), width=width_of(len(values)))


def change_errors(values: Any) -> Any:
    """The standard errors of means of changes, as if one more had been seen that was a whole win apart."""
    squares = ((values - values.mean(axis=0)) ** 2).sum(axis=0)
    return np.sqrt(squares + 1.0) / len(values)


def width_of(count: int) -> float:
    """Standard errors on each side of a 95 % interval of so many values: of few values the error itself is not well known (Student's t)."""
    free = max(1, count - 1)
    return WIDTH + 2.37 / free + 2.82 / free**2


def share_error(values: Any) -> Any:
    """The standard errors of means of shares; never quite sure: even if all agree, one more might not."""
    return np.sqrt(share_variance(values) / len(values))


def percent(share: float) -> int:
    """A share in hundredths, as it is shown; a half goes up."""
    return int(np.floor(100 * share + 0.5))


def spread(estimate: EstimateData) -> int:
    """Half the width of an interval, in hundredths, as it is shown; never 0."""
    return max(1, percent((estimate["high"] - estimate["low"]) / 2))


def tenths(number: float) -> float:
    """A number to one decimal, as it is shown; never -0."""
    return round(number, 1) + 0.0


def share_variance(values: Any) -> Any:
    """The variance of shares as if one of each kind had been seen besides."""
    count, mean = len(values), values.mean(axis=0)
    squares = (values**2).sum(axis=0)
    centre = (mean * count + 1.0) / (count + 2)
    return (squares + 1.0) / (count + 2) - centre**2


@dataclass(frozen=True)
class Reason:
    """Why a move is best: `lead` (it wins more often), `score`, `close`, `same`, `only`; `gain` and `risk` speak of something the game counts."""

    kind: ReasonKind
    name: str = ""
    args: Mapping[str, float | str] = field(default_factory=dict)

    def as_data(self) -> ReasonData:
        return {"kind": self.kind, "name": self.name, "args": dict(self.args)}


@dataclass(frozen=True)
class MoveValue:
    """An allowed move: the chance to win after it, and the score to be expected at the end."""

    move: Move
    chance: Estimate
    score: Estimate
    simulations: int
    packet: tuple[Move, ...] = ()  # the whole of a hidden choice that is made move by move, this one first

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves of the choice."""
        return self.packet or (self.move,)

    @property
    def percent(self) -> int:
        """The figure that people are shown, and that moves are ranked by."""
        return percent(self.chance.mean)

    def as_data(self) -> HintMove:
        return {
            "id": self.move.id,
            "move": self.move.text,
            "packet": [move.text for move in self.packet],
            "percent": self.percent,
            "points": tenths(self.score.mean),
            "chance": self.chance.as_data(),
            "score": self.score.as_data(),
            "simulations": self.simulations,
        }


@dataclass(frozen=True)
class Analysis:
    """What a seat may do, best first, from nothing but what it may know."""

    game: str
    seat: int
    moves: tuple[MoveValue, ...]
    reasons: tuple[Reason, ...]
    simulations: int

    @property
    def best(self) -> MoveValue:
        return self.moves[0]

    def as_data(self) -> HintData:
        return {
            "game": self.game,
            "seat": self.seat,
            "simulations": self.simulations,
            "moves": [move.as_data() for move in self.moves],
            "reasons": [reason.as_data() for reason in self.reasons],
        }
