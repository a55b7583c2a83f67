"""What is answered about hints and reviews: how a job stands, and what came of it, in the shape that `coven.analysis` gives it."""

from typing import Literal

from pydantic import Field

from coven.analysis.shapes import HintData, ReviewData
from coven.server.messages.terms import StrictModel

State = Literal["running", "done", "failed"]


class HintJob(StrictModel):
    """How a hint stands; one that failed can be asked for again."""

    state: State
    progress: float = Field(ge=0, le=1)
    preparing: bool = Field(default=False, description="whether the game's program is being compiled, which is done once")
    seconds: int | None = Field(default=None, ge=1, description="about how many seconds that will take from now")
    result: HintData | None = None


class ReviewJob(StrictModel):
    """How a review stands; one that failed can be asked for again."""

    state: State
    progress: float = Field(ge=0, le=1)
    preparing: bool = Field(default=False, description="whether the game's program is being compiled, which is done once")
    seconds: int | None = Field(default=None, ge=1, description="about how many seconds that will take from now")
    result: ReviewData | None = None
