"""A film on file: a zip archive with a head, the record, and for each viewer a track of views and events.

Films are kept for ever: a format once written never changes, and a new one has a new number.
"""

import io
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

import orjson

from coven.errors import CovenError
from coven.server.films.changes import Change, changed

FORMAT = 1
HEAD, RECORD = "head.json", "record.jsonl"
SPECTATORS: Literal["spectators"] = "spectators"
OPEN: Literal["open"] = "open"
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # a film has no time of its own: the same game gives the same bytes
Watch = int | Literal["spectators", "open"]  # from whose eyes


def part_of(watch: Watch) -> str:
    """The name of a viewer's track in the archive."""
    return f"seat-{watch}.json" if isinstance(watch, int) else f"{watch}.json"


def viewers_of(players: int) -> list[Watch]:
    return [*range(players), SPECTATORS, OPEN]


@dataclass(frozen=True)
class Frame:
    """The game after so many moves as one viewer saw it, and what this viewer saw happen at the last of them."""

    number: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Film:
    """A film, opened: nothing but this module is needed to read it."""

    def __init__(self, body: bytes) -> None:
        self._archive = zipfile.ZipFile(io.BytesIO(body))
        self._frames: dict[Watch, list[Frame]] = {}
        theirs = self.head["format"]
        if theirs != FORMAT:
            raise CovenError("other_format", f"The format of this film is {theirs}; this is format {FORMAT}.", theirs=theirs, ours=FORMAT)

    @cached_property
    def head(self) -> dict[str, Any]:
        """What there is to say of the whole game: game, rules, players, setting, outcome, moves. Names of people are not in a film."""
        head: dict[str, Any] = orjson.loads(self._archive.read(HEAD))
        return head

    @property
    def rules(self) -> int:
        return int(self.head["rules"])

    @property
    def last(self) -> int:
        """How many moves were made."""
        return len(self.head["moves"])

    @property
    def record(self) -> list[str]:
        """The lines of the record."""
        return self._archive.read(RECORD).decode().splitlines()

    def frames(self, watch: Watch) -> list[Frame]:
        """All that a viewer saw, from the start to the end; views share what does not change between them."""
        if watch not in viewers_of(self.head["players"]):
            raise CovenError("bad_seat", f"There is no seat {watch} at a table of {self.head['players']}.", seat=watch)
        if watch not in self._frames:
            self._frames[watch] = list(self._read(watch))
        return self._frames[watch]

    def _read(self, watch: Watch) -> Iterator[Frame]:
        view: Any = None
        for number, (change, events) in enumerate(orjson.loads(self._archive.read(part_of(watch)))):
            view = changed(view, change)
            yield Frame(number, view, events)

    def frame(self, watch: Watch, number: int) -> Frame:
        """One moment; raises `bad_number`."""
        if not 0 <= number <= self.last:
            raise CovenError("bad_number", f"There is no move number {number}; there are {self.last}.", number=number, moves=self.last)
        return self.frames(watch)[number]


def write_film(head: dict[str, Any], record: Sequence[str], tracks: dict[Watch, list[tuple[Change, list[dict[str, Any]]]]]) -> bytes:
    """A film as it is kept."""
    parts = {HEAD: orjson.dumps(head), RECORD: "".join(line + "\n" for line in record).encode()}
    parts |= {part_of(watch): orjson.dumps(track) for watch, track in tracks.items()}
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED, 9)
    return body.getvalue()
