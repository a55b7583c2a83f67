"""What is asked and answered over HTTP: the bodies of requests and of answers that are not told on sockets."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from coven.server.sitting.steps import ChairPlan
from coven.server.sitting.terms import Plain, Terms

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=30)]
Login = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=30, pattern=r"^[A-Za-z0-9_.-]+$")]
Password = Annotated[str, Field(min_length=8, max_length=200)]
Key = Annotated[str, Field(max_length=40)]


class GuestAsked(Plain):
    name: Name


class AccountAsked(Plain):
    login: Login
    password: Password
    name: Name | None = None


class SignInAsked(Plain):
    login: Annotated[str, Field(max_length=60)]
    password: Annotated[str, Field(max_length=200)]


class RecoveryAsked(Plain):
    login: Annotated[str, Field(max_length=60)]
    code: Annotated[str, Field(max_length=60)]
    password: Password


class PasswordAsked(Plain):
    old: Annotated[str, Field(max_length=200)]
    new: Password


class PersonTold(Plain):
    """Who is signed in; `login` is null for a guest."""

    id: str
    name: str
    login: str | None


class NewAccountTold(Plain):
    """Recovery codes are told once, and kept only as hashes."""

    person: PersonTold
    recovery_codes: list[str]


class SessionTold(Plain):
    id: str
    device: str
    created_at: float
    seen_at: float
    is_this: bool


class SeatAsked(Plain):
    """`me` sits down at once; the others wait for friends with the link, for anyone, or are played by a bot."""

    kept_for: Literal["me", "friends", "anyone", "bot"]
    bot: str | None = Field(default=None, max_length=40)


class TableAsked(Plain):
    game: str = Field(max_length=60)
    seats: list[SeatAsked] = Field(min_length=1, max_length=12)
    options: dict[str, Any] = Field(default_factory=dict, max_length=100)
    box: dict[str, Any] | None = Field(default=None, description="the components as data; null for the standard box")
    public: bool = False
    terms: Terms = Terms()


class TableMade(Plain):
    """The key belongs into the link for friends."""

    id: str
    key: str


class JoinAsked(Plain):
    key: Key | None = None
    seat: int | None = Field(default=None, ge=0, le=11)


class Joined(Plain):
    seat: int


class PlanAsked(Plain):
    plan: ChairPlan


class BotAsked(Plain):
    bot: str | None = Field(default=None, max_length=40, description="a level; null for the strongest")


class RematchMade(Plain):
    id: str


class CardTold(Plain):
    """A table in a list."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    players: int
    free: int
    names: list[str]
    live: bool
    changed_at: float


class MyTable(Plain):
    """One of my tables; `waiting` says that it is my turn."""

    card: CardTold
    seat: int
    waiting: bool


class GameTold(Plain):
    name: str
    rules: int
    players: list[int]
    bots: list[str]
    options: list[dict[str, Any]]
    settings: list[dict[str, Any]]


class ReplayTold(Plain):
    """One step of a finished game as one viewer saw it."""

    number: int
    moves: int
    events: list[dict[str, Any]]
    view: dict[str, Any]


class EventsTold(Plain):
    events: list[dict[str, Any]]


class Health(Plain):
    ok: bool
    version: str
