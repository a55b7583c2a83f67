"""What a client says on the socket of a table. Every request has an id of the client's choice, and may be sent again with it."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, TypeAdapter

from coven.server.messages.terms import StrictModel, Values
from coven.table.plain_text import plain_text

Id = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]


class Hello(StrictModel):
    """The first message: the last number the client has, or null for everything afresh; the key of the link if it came by one.

    `seat` is which one is meant, for a person who has several.
    """

    type: Literal["hello"]
    last: Number | None = None
    key: str | None = Field(default=None, max_length=40)
    seat: Annotated[int, Field(ge=0, le=11, strict=True)] | None = None


class PlayMessage(StrictModel):
    """A move, in the notation of the listed moves; `after` is the number of the last update the client had when it was chosen."""

    type: Literal["play"]
    id: Id
    move: str = Field(min_length=1, max_length=200)
    after: Number


class UndoMessage(StrictModel):
    """To take back the seat's last move; if the game does not allow it and the table plays by consent, to ask the others."""

    type: Literal["undo"]
    id: Id


class ConsentMessage(StrictModel):
    """The answer to another seat that asked to take back."""

    type: Literal["consent"]
    id: Id
    yes: bool


class AnswersMessage(StrictModel):
    """Standing answers, by name: they answer for the seat, so that its person need not be asked."""

    type: Literal["answers"]
    id: Id
    answers: Values = Field(max_length=32)


class ChatMessage(StrictModel):
    """Something said; invisible letters and marks that turn the text around are left out."""

    type: Literal["chat"]
    id: Id
    text: Annotated[str, AfterValidator(plain_text)] = Field(min_length=1, max_length=500)


class Ping(StrictModel):
    type: Literal["ping"]


FromClient = Annotated[Hello | PlayMessage | UndoMessage | ConsentMessage | AnswersMessage | ChatMessage | Ping, Field(discriminator="type")]
FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)
