"""What is answered about hints and reviews: how a job stands, and what came of it."""

from typing import Literal

from pydantic import Field

from coven.server.match.terms import Plain

Share = float  # of a win: 0 to 1


class EstimateInfo(Plain):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class ReasonInfo(Plain):
    """A sentence as data: the message `reason-KIND` of the common words, or `gain-NAME` and `risk-NAME` of the game's, with these arguments."""

    kind: Literal["lead", "score", "close", "only", "gain", "risk"]
    name: str
    args: dict[str, float | str]


class HintMove(Plain):
    """An allowed move: the chance to win after it, and the score to be expected."""

    id: int
    move: str
    chance: EstimateInfo
    score: EstimateInfo
    simulations: int


class HintInfo(Plain):
    """All moves of my seat, best first, and why the first is best; it uses nothing but what my seat may know."""

    game: str
    seat: int
    simulations: int
    moves: list[HintMove]
    reasons: list[ReasonInfo]


class ReviewPoint(Plain):
    """The winning chances by seat after `n` moves, and their standard errors."""

    n: int
    chances: list[Share]
    errors: list[float]


class ReviewMove(Plain):
    """Move `n`: what the decision and what chance changed, by seat; `move` is empty if the viewer saw nothing of it."""

    n: int
    seat: int
    move: str
    forced: bool
    play: list[float]
    luck: list[float]


class ReviewParts(Plain):
    """Where a seat's result came from: start + deal + play + others + luck = result."""

    seat: int
    start: Share
    result: Share
    deal: EstimateInfo
    play: EstimateInfo
    others: EstimateInfo
    luck: EstimateInfo


class CostlyMove(Plain):
    """A move that cost its seat a part of its chance to win, by what the seat could know then."""

    n: int
    seat: int
    move: str
    better: str
    cost: EstimateInfo
    chance: EstimateInfo
    better_chance: EstimateInfo
    reasons: list[ReasonInfo]


class TurningPoint(Plain):
    """A move at which the chances changed most."""

    n: int
    seat: int
    move: str
    cause: Literal["play", "luck"]
    gained: int
    lost: int
    change: list[float]


class ReviewInfo(Plain):
    """A finished game looked at again: with all cards open, or as seat number `seat` could know it."""

    game: str
    players: int
    seats: list[str]
    view: Literal["open", "seat"]
    seat: int | None
    bot: str = Field(description="who plays on in the continuations that the chances are made of")
    simulations: int
    result: list[Share]
    points: list[ReviewPoint]
    moves: list[ReviewMove]
    parts: list[ReviewParts]
    costly: list[CostlyMove]
    turning: list[TurningPoint]


State = Literal["running", "done", "failed"]


class HintJob(Plain):
    """How a hint stands; one that failed can be asked for again."""

    state: State
    progress: float = Field(ge=0, le=1)
    result: HintInfo | None = None


class ReviewJob(Plain):
    """How a review stands; one that failed can be asked for again."""

    state: State
    progress: float = Field(ge=0, le=1)
    result: ReviewInfo | None = None
