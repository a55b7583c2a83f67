"""What is asked and answered over HTTP: the bodies of requests and of answers that are not told on sockets."""

from typing import Annotated, Any, Literal

from pydantic import Field

from coven.server.messages.terms import ChairPlan, StrictModel, Terms, Values
from coven.table.box_limits import MOST_ENTRIES, MOST_TEXT

Name = Annotated[str, Field(min_length=1, max_length=30, pattern=r"\S")]
Login = Annotated[str, Field(min_length=3, max_length=30, pattern=r"^[A-Za-z0-9_.-]+$")]
Password = Annotated[str, Field(min_length=8, max_length=200)]
Key = Annotated[str, Field(max_length=40)]


class GuestRequest(StrictModel):
    name: Name


class AccountRequest(StrictModel):
    login: Login
    password: Password
    name: Name | None = None


class SignInRequest(StrictModel):
    login: Annotated[str, Field(max_length=60)]
    password: Annotated[str, Field(max_length=200)]


class RecoveryRequest(StrictModel):
    login: Annotated[str, Field(max_length=60)]
    code: Annotated[str, Field(max_length=60)]
    password: Password


class PasswordRequest(StrictModel):
    old: Annotated[str, Field(max_length=200)]
    new: Password


class CodesRequest(StrictModel):
    """New recovery codes are for who knows the password."""

    password: Annotated[str, Field(max_length=200)]


class ForgetRequest(StrictModel):
    """Deleting an account is for who knows the password; a guest has none."""

    password: Annotated[str, Field(max_length=200)] | None = None


class PersonInfo(StrictModel):
    """Who is signed in; `login` is null for a guest."""

    id: str
    name: str
    login: str | None


class NewAccountInfo(StrictModel):
    """Recovery codes are told once, and kept only as hashes."""

    person: PersonInfo
    recovery_codes: list[str]


class SessionInfo(StrictModel):
    """Where somebody is signed in: the browser as it calls itself, and the address, or network, that the session was begun from."""

    id: str
    device: str
    place: str = Field(description="empty where it is not known")
    created_at: float
    seen_at: float
    is_this: bool


class FailedSignInsInfo(StrictModel):
    """Attempts to sign in to an account that failed, since its owner last read of some."""

    count: int
    since: float
    last: float


class TokenRequest(StrictModel):
    """What the token is for, in the owner's words; it is for who knows the password."""

    name: Name
    password: Annotated[str, Field(max_length=200)]
    days: int | None = Field(default=None, ge=1, le=3650, description="after so many it expires; null: not before it is revoked")


class TokenMade(StrictModel):
    """The token is told once, and kept only as a hash."""

    id: str
    token: str


class TokenInfo(StrictModel):
    id: str
    name: str
    created_at: float
    seen_at: float
    expires_at: float | None


class SeatRequest(StrictModel):
    """`me` sits down at once; the others wait for friends with the link, for anyone, or are played by a bot.

    Several seats are `me` where people share my screen; each of them but one has a `name`.
    """

    kept_for: Literal["me", "friends", "anyone", "bot"]
    bot: str | None = Field(default=None, max_length=40, description="one of the game's `bots`; null for its `usual_bot`")
    name: Name | None = None


class TableRequest(StrictModel):
    game: str = Field(max_length=60)
    seats: list[SeatRequest] = Field(min_length=1, max_length=12)
    options: Values = Field(default_factory=dict, max_length=100)
    box: Annotated[dict[str, Any], Field(max_length=MOST_ENTRIES)] | Annotated[str, Field(max_length=MOST_TEXT)] | None = Field(
        default=None,
        description="the name of one of the game's `boxes`, or another as data or as the text of its TOML file; null for the standard one",
    )
    public: bool = False
    terms: Terms = Terms()


class TableMade(StrictModel):
    """The key belongs into the link for friends."""

    id: str
    key: str


class TableKey(StrictModel):
    """What the link of a table needs where it is not public."""

    key: str


class JoinRequest(StrictModel):
    key: Key | None = None
    seat: int | None = Field(default=None, ge=0, le=11)


class Joined(StrictModel):
    seat: int


class PlanRequest(StrictModel):
    plan: ChairPlan


class BotRequest(StrictModel):
    bot: str | None = Field(default=None, max_length=40, description="one of the game's `bots`; null for its `usual_bot`")


class ForkRequest(StrictModel):
    """A new game from a finished one, as it stood after `move` moves: I play `seat`, bots play the others; without a name the game's `usual_bot`."""

    move: int = Field(ge=0, le=1_000_000)
    seat: int = Field(ge=0, le=11)
    bot: str | None = Field(default=None, max_length=40)


class RematchMade(StrictModel):
    id: str


class GuideTable(StrictModel):
    """The table at which I learn a game."""

    id: str


class TableSummary(StrictModel):
    """A table in a list."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    players: int
    free: int
    names: list[str]
    live: bool
    guide: bool = False
    changed_at: float


class MyTable(StrictModel):
    """One of my tables; `waiting` says that it is my turn."""

    summary: TableSummary
    seat: int
    waiting: bool


class BoxInfo(StrictModel):
    """A box that comes with a game; its title by language."""

    name: str
    title: dict[str, str]


class GameInfo(StrictModel):
    name: str
    rules_version: int
    players: list[int]
    bots: list[str] = Field(description="the levels, weakest first, then random play and the game's own policies")
    usual_bot: str = Field(description="who plays a bot's seat where no bot is named")
    usual_level: str = Field(description="the level that the usual bot plays as, by which it is offered")
    offered_bots: list[str] = Field(description="what to offer where somebody chooses a bot, weakest first")
    boxes: list[BoxInfo]
    options: list[dict[str, Any]]
    standing_answers: list[dict[str, Any]] = Field(
        description="what may be left to standing answers; where an option has not the value in `needs`, there is nothing to answer"
    )


class ReplayEntry(StrictModel):
    """One line of the list of steps: what the viewer saw happen; in an open replay also who moved, and the move."""

    number: int
    events: list[dict[str, Any]]
    seat: int | None = None
    move: str | None = None


class ReplayInfo(StrictModel):
    """A finished game as one viewer saw it, without the views: those are asked for step by step."""

    table: str
    game: str
    rules_version: int
    players: int
    moves: int
    setting: dict[str, Any]
    steps: list[ReplayEntry]


class ReplayStep(StrictModel):
    """One step of a finished game as one viewer saw it; in an open replay the view has the whole `position` beside it."""

    number: int
    moves: int
    events: list[dict[str, Any]]
    view: dict[str, Any]


class EventsInfo(StrictModel):
    """What a seat has seen so far, up to its update `number`."""

    number: int
    events: list[dict[str, Any]]


class FinalInfo(StrictModel):
    """Whether a move could not be taken back by its seat."""

    final: bool


class WhyInfo(StrictModel):
    """Why a seat may not make a move now: the game's code and the ruling; both null where it may."""

    code: str | None
    ruling: int | None


class Health(StrictModel):
    """`degraded` says that the server runs, but can't reach its database."""

    ok: bool
    status: Literal["ok", "degraded"]
    version: str
