"""The terms of a table: what its host lets people do, and how much time they have."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

DAY = 24 * 3600
LIVE_MOST = 3600  # seconds for a move; a slower table is one over days


WholeNumber = Annotated[int, Field(ge=-(2**53), le=2**53)]
Value = bool | WholeNumber | Annotated[str, Field(max_length=60)] | None
Values = dict[Annotated[str, Field(max_length=60)], Value]  # of options, by name; the game checks them


class StrictModel(BaseModel):
    """Plain data that can't be changed; unknown fields are refused, and so is "yes" for true or false for 0."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class ClockTerms(StrictModel):
    """Seconds for each move, and a bank of seconds for the whole game that is used when a move takes longer."""

    per_move: int = Field(ge=5, le=14 * DAY)
    bank: int = Field(default=0, ge=0, le=14 * DAY)

    @property
    def is_live(self) -> bool:
        return self.per_move <= LIVE_MOST


class Terms(StrictModel):
    """What people at a table may do."""

    undo: Literal["none", "own", "consent"] = Field(
        default="own", description="own: as far as the game allows; consent: further, if everybody agrees"
    )
    spectators: Literal["none", "allowed"] = "allowed"
    spectator_delay: int = Field(default=0, ge=0, le=DAY, description="seconds after which spectators see what happened")
    chat: Literal["none", "players", "everyone"] = "everyone"
    memory_aids: bool = Field(default=True, description="whether a seat may look up what it has seen so far")
    hints: Literal["none", "own"] | None = Field(
        default=None, description="own: a seat may ask what its moves are worth; null: own where all others are bots and the table is not rated"
    )
    clock: ClockTerms | None = None
    rated: bool = Field(default=False, description="people with accounts only, without undo and memory aids, by the standard rules")


class ChairPlan(StrictModel):
    """For whom a seat is kept: friends with the link, anyone, or a bot of a level; `person` has it kept by name.

    `name` is what somebody is called who shares a screen, and so the seat's person, with another.
    """

    kept_for: Literal["friends", "anyone", "bot"]
    bot: str | None = Field(default=None, max_length=40)
    person: str | None = Field(default=None, max_length=24)
    name: str | None = Field(default=None, max_length=30)
