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
from coven.server.store.film_changes import Change, changed
from coven.table.files.checks import named_as_today

FORMAT = 1
HEAD, RECORD = "head.json", "record.jsonl"
SPECTATORS: Literal["spectators"] = "spectators"
OPEN: Literal["open"] = "open"
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # a film has no time of its own: the same game gives the same bytes
Perspective = int | Literal["spectators", "open"]  # whose view of a game


def part_of(perspective: Perspective) -> str:
    """The name of a viewer's track in the archive."""
    return f"seat-{perspective}.json" if isinstance(perspective, int) else f"{perspective}.json"


def perspectives_of(players: int) -> list[Perspective]:
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
        self._frames: dict[Perspective, list[Frame]] = {}
        theirs = self.head["format"]
        if theirs != FORMAT:
            raise CovenError("other_format", f"The format of this film is {theirs}; this is format {FORMAT}.", theirs=theirs, ours=FORMAT)

    @cached_property
    def head(self) -> dict[str, Any]:
        """What there is to say of the whole game: game, rules, players, setting, outcome, moves. Names of people are not in a film."""
        head: dict[str, Any] = orjson.loads(self._archive.read(HEAD))
        return {**head, "setting": named_as_today(head["setting"])}

    @property
    def rules_version(self) -> int:
        return int(self.head["rules"])

    @property
    def last(self) -> int:
        """How many moves were made."""
        return len(self.head["moves"])

    @property
    def record(self) -> list[str]:
        """The lines of the record."""
        return self._archive.read(RECORD).decode().splitlines()

    def frames(self, perspective: Perspective) -> list[Frame]:
        """All that a viewer saw, from the start to the end; views share what does not change between them."""
        if perspective not in perspectives_of(self.head["players"]):
            raise CovenError("bad_seat", f"There is no seat {perspective} at a table of {self.head['players']}.", seat=perspective)
        if perspective not in self._frames:
            self._frames[perspective] = list(self._read(perspective))
        return self._frames[perspective]

    def _read(self, perspective: Perspective) -> Iterator[Frame]:
        view: Any = None
        for number, (change, events) in enumerate(orjson.loads(self._archive.read(part_of(perspective)))):
            view = changed(view, change)
            yield Frame(number, view, events)

    def frame(self, perspective: Perspective, number: int) -> Frame:
        """One moment; raises `bad_number`."""
        if not 0 <= number <= self.last:
            raise CovenError("bad_number", f"There is no move number {number}; there are {self.last}.", number=number, moves=self.last)
        return self.frames(perspective)[number]


def write_film(head: dict[str, Any], record: Sequence[str], tracks: dict[Perspective, list[tuple[Change, list[dict[str, Any]]]]]) -> bytes:
    """A film as it is kept."""
    parts = {HEAD: orjson.dumps(head), RECORD: "".join(line + "\n" for line in record).encode()}
    parts |= {part_of(perspective): orjson.dumps(track) for perspective, track in tracks.items()}
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED, 9)
    return body.getvalue()
