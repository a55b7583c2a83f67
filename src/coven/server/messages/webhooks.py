"""What is asked and answered about webhooks and about tables that wait, and what a webhook is sent."""

from typing import Annotated, Literal

from pydantic import Field

from coven.server.messages.terms import StrictModel

Url = Annotated[str, Field(max_length=500)]


class WebhookRequest(StrictModel):
    """Where to call when it is my turn; `live` says whether for tables with a live clock too."""

    url: Url
    live: bool = False


class WebhookMade(StrictModel):
    """The secret signs every call; it is told once."""

    id: str
    secret: str


class WebhookInfo(StrictModel):
    """`is_on` is false once too many calls in a row were given up; make it anew then."""

    id: str
    url: str
    live: bool
    is_on: bool
    created_at: float


class YourTurn(StrictModel):
    """The body of a call. It says where it is whose turn, and nothing of the game; `id` is the same if a call is made again."""

    type: Literal["your_turn"] = "your_turn"
    id: str
    table: str
    game: str
    seat: int
    asked_at: float


class WaitingTable(StrictModel):
    """A table where it is my turn; `deadline` is when my time is up."""

    table: str
    game: str
    seat: int
    deadline: float | None


class Waiting(StrictModel):
    count: int
    tables: list[WaitingTable]
