"""What an admin asks and is answered. No route of theirs shows a hand, a seed, a key or a password."""

from typing import Annotated

from pydantic import Field, IPvAnyNetwork, StringConstraints, model_validator

from coven.server.match.terms import Plain
from coven.server.messages.http import TableSummary

WITHOUT_ZERO = r"^[^\x00]*$"  # which no database keeps
Reason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200, pattern=WITHOUT_ZERO)]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=WITHOUT_ZERO)]


class AdminTable(Plain):
    """A table in the admin's list: with who sits there, so that they can be found."""

    summary: TableSummary
    public: bool
    people: list[str]


class AdminTables(Plain):
    tables: list[AdminTable]
    page: int
    pages: int
    count: int


class Load(Plain):
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


class ErrorLine(Plain):
    """An error of this process: its kind and its places, never its words."""

    at: float
    source: str
    message: str
    error: str | None
    places: list[str]
    table: str | None


class BanRequest(Plain):
    """A person by id, or an address or network such as 192.0.2.0/24; without `days`, until it is lifted."""

    person: str | None = Field(default=None, max_length=24, pattern=WITHOUT_ZERO)
    address: IPvAnyNetwork | None = None
    reason: Reason = ""
    days: float | None = Field(default=None, gt=0, le=3650)

    @model_validator(mode="after")
    def _check_one(self) -> "BanRequest":
        if (self.person is None) == (self.address is None):
            raise ValueError("either a person or an address")
        return self


class BanInfo(Plain):
    id: str
    person: str | None
    name: str | None
    address: str | None
    reason: str
    at: float
    until: float | None


class AnnounceRequest(Plain):
    text: Text


class AnnouncementInfo(Plain):
    number: int
    text: str
    at: float


class PersonFound(Plain):
    """Somebody an admin looks for."""

    id: str
    name: str
    login: str | None
    created_at: float
    is_admin: bool
