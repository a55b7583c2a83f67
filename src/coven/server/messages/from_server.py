"""What the server tells: on sockets and as answers over HTTP. Views, moves and events are the game's own; its schema types them."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field, TypeAdapter, with_config
from typing_extensions import TypedDict

from coven.server.messages.terms import Terms

CLOSED = ConfigDict(extra="forbid")


@with_config(CLOSED)
class Error(TypedDict):
    """What can't be done: a stable code, plain words, and what they speak of."""

    code: str
    message: str
    details: dict[str, Any]


@with_config(CLOSED)
class SeatInfo(TypedDict):
    """One seat as everybody may see it: what its person or its bot is called, None while it is free. `bot` plays it now;
    where it `has_person`, only until that person takes it back.

    `shares_with` is the seat whose screen it is played at, where several people share one: that screen sees both hands.
    """

    seat: int
    kept_for: Literal["friends", "anyone", "bot"]
    name: str | None
    has_person: bool
    bot: str | None
    shares_with: int | None


@with_config(CLOSED)
class ForkInfo(TypedDict):
    """The game began after so many moves of another, whose seed is known: it proves nothing."""

    table: str
    moves: int


@with_config(CLOSED)
class ClockInfo(TypedDict):
    """A seat's clock: seconds left in the bank, and when its time is up if it runs (seconds since 1970)."""

    bank: float
    deadline: float | None


@with_config(CLOSED)
class UndoInfo(TypedDict):
    """A seat asks to take back; `yes` are the seats that have agreed."""

    seat: int
    yes: list[int]


@with_config(CLOSED)
class FairInfo(TypedDict):
    """SHA-256 of salt and seed from the beginning; salt and seed themselves once the game is over."""

    commitment: str
    seed: str | None
    salt: str | None


@with_config(CLOSED)
class TableInfo(TypedDict):
    """A table as everybody who may look at it sees it."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    box: str
    public: bool
    status: Literal["open", "playing", "over", "closed"]
    closed_because: str | None
    seats: list[SeatInfo]
    host_seat: int | None
    terms: Terms
    clocks: list[ClockInfo] | None
    undo: UndoInfo | None
    fair: FairInfo
    outcome: dict[str, Any] | None
    rematch: str | None
    daily: str | None
    guide: bool
    fork: ForkInfo | None
    created_at: float


@with_config(CLOSED)
class MoveInfo(TypedDict):
    """A move that may be made now: `text` is what is sent to make it, `args` name what it is about."""

    id: int
    kind: str
    text: str
    args: dict[str, Any]


@with_config(CLOSED)
class Present(TypedDict):
    """The table as a viewer sees it now, and what its seat may do."""

    view: dict[str, Any]
    moves: list[MoveInfo]
    may_undo: bool
    answers: dict[str, Any]


@with_config(CLOSED)
class ChatLine(TypedDict):
    number: int
    seat: int | None
    name: str
    text: str
    at: float


@with_config(CLOSED)
class WatchingInfo(TypedDict):
    """Who is connected without a seat: up to twenty by name, in the order of the alphabet, and how many there are."""

    names: Annotated[list[str], Field(max_length=20)]
    count: int


@with_config(CLOSED)
class Welcome(TypedDict):
    """The answer to hello. `resumed` says whether the missed updates follow; if not, the next update shows everything afresh.

    `own_seats` are all seats of this person: with several, each has a socket of its own, which says in its hello which one it is for.
    """

    type: Literal["welcome"]
    seat: int | None
    own_seats: list[int]
    number: int
    resumed: bool
    table: TableInfo
    setting: dict[str, Any] | None
    connected: list[int]
    watching: WatchingInfo
    chat: list[ChatLine]


@with_config(CLOSED)
class Update(TypedDict):
    """What the viewer saw happen, numbered for this viewer alone. `present` comes with the latest one, not with those caught up on."""

    type: Literal["update"]
    number: int
    events: list[dict[str, Any]]
    taken_back: NotRequired[int]
    present: NotRequired[Present]


@with_config(CLOSED)
class TableChanged(TypedDict):
    """Something about the table changed: seats, status, clocks, a request to take back, the end. `setting` comes once, with the start."""

    type: Literal["table"]
    table: TableInfo
    setting: NotRequired[dict[str, Any]]


@with_config(CLOSED)
class Acknowledged(TypedDict):
    """What was sent with this id is stored. It is told again for the same id."""

    type: Literal["ack"]
    id: str


@with_config(CLOSED)
class RefusedMessage(TypedDict):
    """What was sent was not done: why, and the table as it is."""

    type: Literal["refused"]
    id: str | None
    error: Error
    number: int
    present: Present | None


@with_config(CLOSED)
class ChatUpdate(TypedDict):
    type: Literal["chat"]
    chat: ChatLine


@with_config(CLOSED)
class Presence(TypedDict):
    """The seats whose people are connected, and who watches without one."""

    type: Literal["presence"]
    connected: list[int]
    watching: WatchingInfo


@with_config(CLOSED)
class Announcement(TypedDict):
    """Who runs the server tells everybody something."""

    type: Literal["announcement"]
    number: int
    text: str
    at: float


@with_config(CLOSED)
class Pong(TypedDict):
    type: Literal["pong"]


@with_config(CLOSED)
class Bye(TypedDict):
    """The server closes the socket, and says why. `again` says whether it makes sense to connect anew."""

    type: Literal["bye"]
    code: str
    again: bool


FromServer = Welcome | Update | TableChanged | Acknowledged | RefusedMessage | ChatUpdate | Presence | Announcement | Pong | Bye
FROM_SERVER: TypeAdapter[Any] = TypeAdapter(Annotated[FromServer, Field(discriminator="type")])
