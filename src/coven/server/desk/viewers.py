"""Viewers: the only way out of a desk. A viewer is a seat or the spectators; what it is told is encoded once for all its sockets."""

from collections.abc import Iterable
from typing import Any, Protocol

import orjson

from coven.server.desk.showing import present_info, setting_info, table_info
from coven.server.match.match import Match
from coven.server.match.streams import NO_EVENTS, Change
from coven.server.messages.from_server import FromServer


class Outlet(Protocol):
    """Where a viewer's messages go: an open socket."""

    person: str | None

    def send(self, text: bytes) -> None: ...

    def cut_off(self, code: str, again: bool) -> None: ...


def plainly(value: Any) -> Any:
    """Terms and the like as plain data, for the encoder."""
    return value.model_dump(mode="json")


def encode(message: FromServer | Any) -> bytes:
    """A message, or a part of one, as it goes over the wire."""
    return orjson.dumps(message, default=plainly)


class Shared:
    """What all viewers of a match are told alike, encoded once for each change."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._shown: tuple[int, bool] | None = None  # as encoded: changes around the game so far, whether it was sealed
        self._table = b""
        self._viewed = 0  # steps so far when the view was encoded
        self._view: tuple[frozenset[str], bytes] = frozenset(), b""  # the names in it, and all of it encoded

    def encoded(self) -> bytes:
        now = self._match.around, self._match.is_sealed
        if self._shown != now:
            self._shown, self._table = now, encode(table_info(self._match))
        return self._table

    def public_view(self) -> bytes:
        """The part of a view that is the same for everybody; nothing before the game begins, and of a film."""
        if self._viewed != self._match.number:
            public = self._match.table.public_view if self._match.is_on_the_table else {}
            self._viewed, self._view = self._match.number, (frozenset(public), encode(public))
        return self._view[1]

    def view_with(self, own: dict[str, Any]) -> orjson.Fragment:
        """A whole view: what everybody sees, and what one watcher sees besides or instead."""
        public = self.public_view()
        if self._view[0].isdisjoint(own):
            return orjson.Fragment(public[:-1] + b"," + encode(own)[1:])
        return orjson.Fragment(encode({**self._match.table.public_view, **own}))


class Viewer:
    """What one watcher is told, and the sockets it is told on."""

    def __init__(self, match: Match, watcher: int | None, shared: Shared) -> None:
        self.watcher = watcher
        self._shared = shared
        self.outlets: list[Outlet] = []
        self._match = match
        self._stream = match.streams[watcher]
        self._caught_up = self._stream.number
        self._present = b""  # as last shown
        self._public = b""  # the part of it that is the same for everybody
        self._table = b""
        self._has_setting = match.has_begun

    @property
    def number(self) -> int:
        return self._stream.number

    # --- telling ------------------------------------------------------------------------------------------------------

    def tell(self, around: bool = True) -> None:
        """Tells all sockets what has changed since the last time; not `around`: only moves were made, so who saw nothing happen knows no more."""
        if not self.outlets:
            self._caught_up, self._present, self._table, self._has_setting = self._stream.number, b"", b"", self._match.has_begun
            return
        for text in self._news(around):
            self.send(text)

    def send(self, text: bytes) -> None:
        """Sends one message to all sockets."""
        for outlet in list(self.outlets):
            outlet.send(text)

    def _news(self, around: bool) -> Iterable[bytes]:
        """The messages about what has changed: the table around the game, then the game."""
        table = self._shared.encoded()
        if table != self._table:
            self._table = table
            yield self._table_changed()
        changes = self._stream.since(self._caught_up) or []
        public = self._shared.public_view()
        if not changes and not around and public == self._public:
            return
        self._public, present = public, self.encoded_present()
        if changes or present != self._present:
            self._caught_up, self._present = self._stream.number, present
            yield from self._updates(changes)

    def _table_changed(self) -> bytes:
        message: dict[str, Any] = {"type": "table", "table": orjson.Fragment(self._table)}
        if self._match.has_begun and not self._has_setting:
            self._has_setting = True
            message["setting"] = setting_info(self._match)
        return encode(message)

    def _updates(self, changes: list[Change]) -> Iterable[bytes]:
        """One update for each change; the last shows the present."""
        for change in changes[:-1]:
            yield encode(update_of(change))
        last = update_of(changes[-1]) if changes else {"type": "update", "number": self._stream.number, "events": orjson.Fragment(NO_EVENTS)}
        if self._present != b"null":
            last["present"] = orjson.Fragment(self._present)
            yield encode(last)

    def encoded_present(self) -> bytes:
        return encode(present_info(self._match, self.watcher, self._shared.view_with))

    # --- sockets ------------------------------------------------------------------------------------------------------

    def welcome(self, outlet: Outlet, last: int | None, around: dict[str, Any]) -> None:
        """Takes in a socket: tells it what it missed after number `last`, or shows it everything afresh."""
        self.tell()  # whoever listens already hears of changes first, so that all start from the same
        missed = self._stream.since(last)
        self._table, self._public, self._present = self._shared.encoded(), self._shared.public_view(), self.encoded_present()
        self._caught_up, self._has_setting = self._stream.number, self._match.has_begun
        self.outlets.append(outlet)
        outlet.send(
            encode(
                {
                    "type": "welcome",
                    "seat": self.watcher,
                    "number": self._stream.number,
                    "resumed": missed is not None,
                    "table": orjson.Fragment(self._table),
                    "setting": setting_info(self._match),
                    **around,
                }
            )
        )
        for text in self._updates(missed or []):
            outlet.send(text)

    def refused(self, outlet: Outlet, id: str | None, error: dict[str, Any]) -> None:
        """Answers a request that was not done with the reason and the present."""
        outlet.send(
            encode({"type": "refused", "id": id, "error": error, "number": self._stream.number, "present": orjson.Fragment(self.encoded_present())})
        )

    def looked_up(self) -> bytes:
        """The table as this viewer may see it now, for an answer over HTTP."""
        return self._shared.encoded()


def update_of(change: Change) -> dict[str, Any]:
    message: dict[str, Any] = {"type": "update", "number": change.number, "events": orjson.Fragment(change.events)}
    return message if change.taken_back is None else {**message, "taken_back": change.taken_back}
