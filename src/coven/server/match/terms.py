"""The terms of a table: what its host lets people do, and how much time they have."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

DAY = 24 * 3600
LIVE_MOST = 3600  # seconds for a move; a slower table is one over days


class Plain(BaseModel):
    """Plain data that can't be changed; unknown fields are refused, and so is "yes" for true or false for 0."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class ClockTerms(Plain):
    """Seconds for each move, and a bank of seconds for the whole game that is used when a move takes longer."""

    per_move: int = Field(ge=5, le=14 * DAY)
    bank: int = Field(default=0, ge=0, le=14 * DAY)

    @property
    def is_live(self) -> bool:
        return self.per_move <= LIVE_MOST


class Terms(Plain):
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
    rated: bool = Field(default=False, description="people only, without undo and memory aids, by the standard rules")
