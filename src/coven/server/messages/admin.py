"""What an admin asks and is answered. No route of theirs shows a hand, a seed, a key or a password."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BeforeValidator, Field, IPvAnyNetwork, StringConstraints, WithJsonSchema, model_validator

from coven.server.messages.http import TableSummary
from coven.server.messages.terms import StrictModel
from coven.table.plain_text import plain_text, seen_text

LONGEST_NETWORK = 50  # characters
WITHOUT_ZERO = r"^[^\x00]*$"  # which no database keeps
Reason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200, pattern=WITHOUT_ZERO), AfterValidator(seen_text)]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=WITHOUT_ZERO), AfterValidator(plain_text)]


def short(value: object) -> object:
    if isinstance(value, str) and len(value) > LONGEST_NETWORK:
        raise ValueError("too long for an address")
    return value


Network = Annotated[
    IPvAnyNetwork, BeforeValidator(short), WithJsonSchema({"type": "string", "format": "ipvanynetwork", "maxLength": LONGEST_NETWORK})
]


class AdminTable(StrictModel):
    """A table in the admin's list: with who sits there, so that they can be found."""

    summary: TableSummary
    public: bool
    people: list[str]


class AdminTables(StrictModel):
    tables: list[AdminTable]
    page: int
    pages: int
    count: int


class Load(StrictModel):
    """How much is going on in the process that answers; tables and people in the database are those of all processes."""

    version: str
    up_seconds: float
    sockets: int
    people_here: int
    desks: int
    waiting_to_store: int
    memory_mb: float
    tables: dict[str, int]
    people: int


class ErrorLine(StrictModel):
    """An error of this process: its kind and its places, never its words."""

    at: float
    source: str
    message: str
    error: str | None
    places: list[str]
    table: str | None


class BanRequest(StrictModel):
    """A person by id, or an address or network such as 192.0.2.0/24; without `days`, until it is lifted."""

    person: str | None = Field(default=None, max_length=24, pattern=WITHOUT_ZERO)
    address: Network | None = None
    reason: Reason = ""
    days: float | None = Field(default=None, gt=0, le=3650)

    @model_validator(mode="after")
    def _check_one(self) -> "BanRequest":
        if (self.person is None) == (self.address is None):
            raise ValueError("either a person or an address")
        return self


class BanInfo(StrictModel):
    id: str
    person: str | None
    name: str | None
    address: str | None
    reason: str
    at: float
    until: float | None
    by: str | None = Field(description="the name of the admin who made it; null if they are gone")


Deed = Literal["give_rights", "take_rights", "ban", "lift_ban", "close_table", "announce", "rotate_key", "drop_passkeys"]


class AuditLine(StrictModel):
    """Something an admin did, and what it was about: a login, whom or which address, a table, a text."""

    number: int
    at: float
    by: str | None = Field(description="the admin's login, or the id of one who is gone; null for the command line")
    what: Deed
    about: str


class AnnounceRequest(StrictModel):
    text: Text


class AnnouncementInfo(StrictModel):
    number: int
    text: str
    at: float


class PersonFound(StrictModel):
    """Somebody an admin looks for."""

    id: str
    name: str
    login: str | None
    created_at: float
    is_admin: bool
