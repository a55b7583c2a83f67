"""What a client says on the socket of a table. Every request has an id of the client's choice, and may be sent again with it."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, ValidationError

from coven.errors import CovenError
from coven.server.match.terms import Plain

Id = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]


class Hello(Plain):
    """The first message: the last number the client has, or null for everything afresh; the key of the link if it came by one.

    `seat` is which one is meant, for a person who has several.
    """

    type: Literal["hello"]
    last: Number | None = None
    key: str | None = Field(default=None, max_length=40)
    seat: Annotated[int, Field(ge=0, le=11, strict=True)] | None = None


class PlayMessage(Plain):
    """A move, in the notation of the listed moves; `after` is the number of the last update the client had when it was chosen."""

    type: Literal["play"]
    id: Id
    move: str = Field(min_length=1, max_length=200)
    after: Number


class UndoMessage(Plain):
    """To take back the seat's last move; if the game does not allow it and the table plays by consent, to ask the others."""

    type: Literal["undo"]
    id: Id


class ConsentMessage(Plain):
    """The answer to another seat that asked to take back."""

    type: Literal["consent"]
    id: Id
    yes: bool


class AnswersMessage(Plain):
    """Standing answers: settings that answer for the seat, so that its person need not be asked."""

    type: Literal["answers"]
    id: Id
    settings: dict[str, Any] = Field(max_length=32)


class ChatMessage(Plain):
    type: Literal["chat"]
    id: Id
    text: str = Field(min_length=1, max_length=500)


class Ping(Plain):
    type: Literal["ping"]


FromClient = Annotated[Hello | PlayMessage | UndoMessage | ConsentMessage | AnswersMessage | ChatMessage | Ping, Field(discriminator="type")]
FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)


def read_message(text: str | bytes) -> FromClient:
    """A client's message; raises `malformed` with what is wrong, and never repeats what was sent."""
    try:
        return FROM_CLIENT.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise CovenError("malformed", f"This message is not as the protocol has it: {place or 'message'}: {first['msg']}.", place=place) from None
