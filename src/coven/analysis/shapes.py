"""Hints and reviews as data: what the command line writes, what the server sends and keeps, and what the page draws."""

from typing import Literal

from typing_extensions import TypedDict  # on Python 3.11 Pydantic makes messages of no other

Share = float  # of a win: 0 to 1
REVIEW_SHAPE = 3  # raised with every change of what a review has, so that one that was kept is made anew
Counts = Literal["chance", "points"]
ReasonKind = Literal["lead", "score", "close", "same", "only", "gain", "risk"]


class EstimateData(TypedDict):
    """A mean of continuations; the true value lies between `low` and `high` in 95 of 100 cases."""

    mean: float
    low: float
    high: float


class ReasonData(TypedDict):
    """A sentence as data: the message `reason-KIND` of the common words, or `gain-NAME` or `risk-NAME` of the game's, with these arguments.

    Chances in `args` are whole hundredths; `other` is the notation of the move that it is compared with.
    """

    kind: ReasonKind
    name: str
    args: dict[str, float | str]


class HintMove(TypedDict):
    """An allowed move: the chance to win after it, and the score to be expected.

    Moves are in the order of `percent`, the chance as it is shown, and where that is equal of the score, of which `points` is what is shown. Where
    a hidden choice is made move by move, `packet` has all of it, and a move that would begin the same packet has no line of its own.
    """

    id: int
    move: str
    packet: list[str]
    percent: int
    points: float
    chance: EstimateData
    score: EstimateData
    simulations: int


class HintData(TypedDict):
    """A hint: all moves of a seat, best first, and the reasons for the first, from nothing but what the seat may know."""

    game: str
    seat: int
    simulations: int
    moves: list[HintMove]
    reasons: list[ReasonData]


class ReviewPoint(TypedDict):
    """The winning chances of all seats after so many moves, and the standard errors of these; `percents` has the chances as they are shown, in
    hundredths that add up, and `scores` the scores to be expected at the end."""

    n: int
    chances: list[Share]
    errors: list[float]
    percents: list[int]
    scores: list[float]


class ReviewMove(TypedDict):
    """One move: what the decision and what chance changed in the winning chances of every seat; `move` is empty if the viewer saw nothing of it."""

    n: int
    seat: int
    move: str
    forced: bool
    play: list[float]
    luck: list[float]


class ReviewRound(TypedDict):
    """A round of the game, which began after so many moves."""

    n: int
    round: int


class ShownParts(TypedDict):
    """The parts of a result as they are shown, rounded so that they add up: start + deal + play + others + luck = result, and costly + rest = play.

    In hundredths of a win, or in tenths of a point; `costly` are the moves listed as such, `rest` all other moves of the seat.
    """

    start: int
    deal: int
    play: int
    costly: int
    rest: int
    others: int
    luck: int
    result: int


class ReviewParts(TypedDict):
    """Where a seat's result came from: start + deal + play + others + luck = result; before the deal equal seats have equal shares."""

    seat: int
    start: Share
    result: Share
    deal: EstimateData
    play: EstimateData
    others: EstimateData
    luck: EstimateData
    shown: ShownParts
    points: ShownParts


class Known(TypedDict):
    """What a move and the better one were worth by what the seat could know, chances in hundredths, and scores; and in what it was clearly better."""

    counts: Counts
    chance: int
    better_chance: int
    score: float
    better_score: float


class CostlyMove(TypedDict):
    """A move after which its seat had clearly less, though by what the seat could know another was clearly better.

    It cost a part of the chance to win, or, where `counts` says so, only points. `before`, `after` and `then` are the seat's chances in hundredths:
    before the decision, after it, and after what chance did next; `cost` is the loss between the first two, and `points` that in points.
    `packet` has all of what was better where a choice is made move by move.
    """

    n: int
    seat: int
    move: str
    better: str
    packet: list[str]
    counts: Counts
    before: int
    after: int
    then: int
    cost: EstimateData
    points: EstimateData
    known: Known
    reasons: list[ReasonData]


class ChanceChange(TypedDict):
    """How much the chance of a seat changed, in hundredths as they are shown."""

    seat: int
    change: int


class TurningPoint(TypedDict):
    """A move at which the chances changed most: by the decision (`play`) or by chance (`luck`); `changes` has the seats for which that is clear."""

    n: int
    seat: int
    move: str
    cause: Literal["play", "luck"]
    changes: list[ChanceChange]


class ReviewData(TypedDict):
    """A whole review. `view` says whose eyes it uses: `open` knows every card, `seat` what seat number `seat` could know."""

    shape: int
    game: str
    players: int
    seats: list[str]
    view: Literal["open", "seat"]
    seat: int | None
    bot: str  # who plays on in the continuations that the chances are made of
    simulations: int  # of a point, on average
    fewest_points_win: bool
    result: list[Share]
    points: list[ReviewPoint]
    moves: list[ReviewMove]
    rounds: list[ReviewRound]
    parts: list[ReviewParts]
    costly: list[CostlyMove]
    turning: list[TurningPoint]
