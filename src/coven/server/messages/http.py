"""What is asked and answered over HTTP: the bodies of requests and of answers that are not told on sockets."""

from typing import Annotated, Any, Literal

from pydantic import Field

from coven.server.match.steps import ChairPlan
from coven.server.match.terms import Plain, Terms

Name = Annotated[str, Field(min_length=1, max_length=30, pattern=r"\S")]
Login = Annotated[str, Field(min_length=3, max_length=30, pattern=r"^[A-Za-z0-9_.-]+$")]
Password = Annotated[str, Field(min_length=8, max_length=200)]
Key = Annotated[str, Field(max_length=40)]


class GuestRequest(Plain):
    name: Name


class AccountRequest(Plain):
    login: Login
    password: Password
    name: Name | None = None


class SignInRequest(Plain):
    login: Annotated[str, Field(max_length=60)]
    password: Annotated[str, Field(max_length=200)]


class RecoveryRequest(Plain):
    login: Annotated[str, Field(max_length=60)]
    code: Annotated[str, Field(max_length=60)]
    password: Password


class PasswordRequest(Plain):
    old: Annotated[str, Field(max_length=200)]
    new: Password


class CodesRequest(Plain):
    """New recovery codes are for who knows the password."""

    password: Annotated[str, Field(max_length=200)]


class PersonInfo(Plain):
    """Who is signed in; `login` is null for a guest."""

    id: str
    name: str
    login: str | None


class NewAccountInfo(Plain):
    """Recovery codes are told once, and kept only as hashes."""

    person: PersonInfo
    recovery_codes: list[str]


class SessionInfo(Plain):
    id: str
    device: str
    created_at: float
    seen_at: float
    is_this: bool


class TokenRequest(Plain):
    """What the token is for, in the owner's words."""

    name: Name


class TokenMade(Plain):
    """The token is told once, and kept only as a hash."""

    id: str
    token: str


class TokenInfo(Plain):
    id: str
    name: str
    created_at: float
    seen_at: float


class SeatRequest(Plain):
    """`me` sits down at once; the others wait for friends with the link, for anyone, or are played by a bot.

    Several seats are `me` where people share my screen; each of them but one has a `name`.
    """

    kept_for: Literal["me", "friends", "anyone", "bot"]
    bot: str | None = Field(default=None, max_length=40, description="one of the game's `bots`; null for its `usual_bot`")
    name: Name | None = None


class TableRequest(Plain):
    game: str = Field(max_length=60)
    seats: list[SeatRequest] = Field(min_length=1, max_length=12)
    options: dict[str, Any] = Field(default_factory=dict, max_length=100)
    box: dict[str, Any] | str | None = Field(
        default=None,
        description="the name of one of the game's `boxes`, or another as data or as the text of its TOML file; null for the standard one",
    )
    public: bool = False
    terms: Terms = Terms()


class TableMade(Plain):
    """The key belongs into the link for friends."""

    id: str
    key: str


class TableKey(Plain):
    """What the link of a table needs where it is not public."""

    key: str


class JoinRequest(Plain):
    key: Key | None = None
    seat: int | None = Field(default=None, ge=0, le=11)


class Joined(Plain):
    seat: int


class PlanRequest(Plain):
    plan: ChairPlan


class BotRequest(Plain):
    bot: str | None = Field(default=None, max_length=40, description="one of the game's `bots`; null for its `usual_bot`")


class ForkRequest(Plain):
    """A new game from a finished one, as it stood after `move` moves: I play `seat`, bots play the others; without a name the game's `usual_bot`."""

    move: int = Field(ge=0, le=1_000_000)
    seat: int = Field(ge=0, le=11)
    bot: str | None = Field(default=None, max_length=40)


class RematchMade(Plain):
    id: str


class GuideTable(Plain):
    """The table at which I learn a game."""

    id: str


class TableSummary(Plain):
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


class MyTable(Plain):
    """One of my tables; `waiting` says that it is my turn."""

    summary: TableSummary
    seat: int
    waiting: bool


class BoxInfo(Plain):
    """A box that comes with a game; its title by language."""

    name: str
    title: dict[str, str]


class GameInfo(Plain):
    name: str
    rules: int
    players: list[int]
    bots: list[str] = Field(description="the levels, weakest first, then random play and the game's own policies")
    usual_bot: str = Field(description="who plays a bot's seat where no bot is named")
    boxes: list[BoxInfo]
    options: list[dict[str, Any]]
    settings: list[dict[str, Any]] = Field(
        description="what may be left to standing answers; where an option has not the value in `needs`, there is nothing to answer"
    )


class ReplayEntry(Plain):
    """One line of the list of steps: what the viewer saw happen; in an open replay also who moved, and the move."""

    number: int
    events: list[dict[str, Any]]
    seat: int | None = None
    move: str | None = None


class ReplayInfo(Plain):
    """A finished game as one viewer saw it, without the views: those are asked for step by step."""

    table: str
    game: str
    rules: int
    players: int
    moves: int
    setting: dict[str, Any]
    steps: list[ReplayEntry]


class ReplayStep(Plain):
    """One step of a finished game as one viewer saw it; in an open replay the view has the whole `position` beside it."""

    number: int
    moves: int
    events: list[dict[str, Any]]
    view: dict[str, Any]


class EventsInfo(Plain):
    """What a seat has seen so far, up to its update `number`."""

    number: int
    events: list[dict[str, Any]]


class WhyInfo(Plain):
    """Why a seat may not make a move now: the game's code and the ruling; both null where it may."""

    code: str | None
    ruling: int | None


class Health(Plain):
    """`degraded` says that the server runs, but can't reach its database."""

    ok: bool
    status: Literal["ok", "degraded"]
    version: str
