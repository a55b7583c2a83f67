"""The steps: everything that can have happened at a table, as it stands in the log. A table is made again from its steps."""

from typing import Annotated, Any, Literal

from pydantic import AliasChoices, Field, TypeAdapter

from coven.server.messages.terms import ChairPlan, StrictModel, Terms


class Fork(StrictModel):
    """A game that begins where another stood: after these moves, each with its seat. Its seed is known."""

    table: str
    moves: tuple[tuple[int, str], ...]


class Created(StrictModel):
    """A host has opened a table. Seed and salt are drawn now, so that the commitment can be shown before anybody sits down."""

    step: Literal["created"] = "created"
    game: str
    rules_version: int = Field(validation_alias=AliasChoices("rules_version", "rules"))  # the second in logs of before 1.0
    players: int
    options: dict[str, Any]
    box: dict[str, Any] | None = None
    host: str
    public: bool
    key: str  # what the link for friends carries
    plans: tuple[ChairPlan, ...]
    terms: Terms
    seed: str
    salt: str
    rematch_of: str | None = None
    daily: str | None = None  # the day, for a daily table
    guide: bool = False  # a prepared game in which its person learns the game
    fork: Fork | None = None


class Joined(StrictModel):
    step: Literal["joined"] = "joined"
    seat: int
    person: str


class Unseated(StrictModel):
    """A person has left before the start, so the seat is free again."""

    step: Literal["unseated"] = "unseated"
    seat: int


class Replanned(StrictModel):
    """The host has kept a free seat for somebody else."""

    step: Literal["replanned"] = "replanned"
    seat: int
    plan: ChairPlan


class Started(StrictModel):
    step: Literal["started"] = "started"


class Played(StrictModel):
    """A move, in the game's notation. `id` is the one its client gave it; a bot's or a standing answer has none."""

    step: Literal["played"] = "played"
    seat: int
    move: str
    id: str | None = None


class TakenBack(StrictModel):
    """A seat has taken back its last move, as far as the game allows."""

    step: Literal["taken_back"] = "taken_back"
    seat: int
    id: str | None = None


class UndoAsked(StrictModel):
    """A seat asks the others to let it take back its last move and all after it."""

    step: Literal["undo_asked"] = "undo_asked"
    seat: int


class UndoAnswered(StrictModel):
    step: Literal["undo_answered"] = "undo_answered"
    seat: int
    yes: bool


class Rewound(StrictModel):
    """All have agreed, or a person alone took back a move and the bots' after it: the game stands again where `moves` moves had been made."""

    step: Literal["rewound"] = "rewound"
    seat: int
    moves: int
    id: str | None = None


class BotIn(StrictModel):
    """A bot plays a person's seat until the person takes it back."""

    step: Literal["bot_in"] = "bot_in"
    seat: int
    bot: str
    why: Literal["asked", "left", "clock", "gone"]


class BotOut(StrictModel):
    step: Literal["bot_out"] = "bot_out"
    seat: int


class Answering(StrictModel):
    """A seat's standing answers: what its person would rather not be asked."""

    step: Literal["answering"] = "answering"
    seat: int
    answers: dict[str, Any] = Field(validation_alias=AliasChoices("answers", "settings"))  # the second in logs of before 1.0


class Muted(StrictModel):
    """The host lets a person say nothing more here."""

    step: Literal["muted"] = "muted"
    person: str


class Resumed(StrictModel):
    """The server was away: running clocks start afresh, and nobody is charged for it."""

    step: Literal["resumed"] = "resumed"


class Rematched(StrictModel):
    step: Literal["rematched"] = "rematched"
    table: str


class Closed(StrictModel):
    """The table was given up before the game was over."""

    step: Literal["closed"] = "closed"
    why: Literal["everybody_left", "abandoned", "expired", "host_closed", "rules_changed", "closed_by_admin"]


Step = Annotated[
    Created
    | Joined
    | Unseated
    | Replanned
    | Started
    | Played
    | TakenBack
    | UndoAsked
    | UndoAnswered
    | Rewound
    | BotIn
    | BotOut
    | Answering
    | Muted
    | Resumed
    | Rematched
    | Closed,
    Field(discriminator="step"),
]
_STEP: TypeAdapter[Step] = TypeAdapter(Step)


def read_step(text: str) -> Step:
    """A step as the log keeps it: see `store.log.step_rows`."""
    return _STEP.validate_json(text)
