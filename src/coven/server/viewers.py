"""Viewers: the only way out of a desk. A viewer is a seat or the spectators; what it is told is encoded once for all its sockets."""

from collections.abc import Iterable
from typing import Any, Protocol

import orjson

from coven.server.match.match import Match
from coven.server.match.streams import Change
from coven.server.messages.from_server import FromServer
from coven.server.showing import present_info, setting_info, table_info


class Outlet(Protocol):
    """Where a viewer's messages go: an open socket."""

    person: str | None

    def send(self, text: str) -> None: ...

    def cut_off(self, code: str, again: bool) -> None: ...


def plainly(value: Any) -> Any:
    """Terms and the like as plain data, for the encoder."""
    return value.model_dump(mode="json")


def encoded(value: Any) -> bytes:
    return orjson.dumps(value, default=plainly)


def encode(message: FromServer | dict[str, Any]) -> str:
    """A message as it goes over the wire."""
    return encoded(message).decode()


class Shared:
    """What all viewers of a match are told alike, encoded once for each change."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._shown: tuple[int, bool] | None = None  # as encoded: changes around the game so far, whether it was sealed
        self._table = b""

    def encoded(self) -> bytes:
        now = self._match.around, self._match.is_sealed
        if self._shown != now:
            self._shown, self._table = now, encoded(table_info(self._match))
        return self._table


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
        self._table = b""
        self._has_setting = match.has_begun

    @property
    def number(self) -> int:
        return self._stream.number

    # --- telling ------------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Tells all sockets what has changed since the last time."""
        if not self.outlets:
            self._caught_up, self._present, self._table, self._has_setting = self._stream.number, b"", b"", self._match.has_begun
            return
        for text in self._news():
            self.send(text)

    def send(self, text: str) -> None:
        """Sends one message to all sockets."""
        for outlet in list(self.outlets):
            outlet.send(text)

    def _news(self) -> Iterable[str]:
        """The messages about what has changed: the table around the game, then the game."""
        table = self._shared.encoded()
        if table != self._table:
            self._table = table
            yield self._table_changed()
        changes = self._stream.since(self._caught_up) or []
        present = self.encoded_present()
        if changes or present != self._present:
            self._caught_up, self._present = self._stream.number, present
            yield from self._updates(changes)

    def _table_changed(self) -> str:
        message: dict[str, Any] = {"type": "table", "table": orjson.Fragment(self._table)}
        if self._match.has_begun and not self._has_setting:
            self._has_setting = True
            message["setting"] = setting_info(self._match)
        return encode(message)

    def _updates(self, changes: list[Change]) -> Iterable[str]:
        """One update for each change; the last shows the present."""
        for change in changes[:-1]:
            yield encode(update_of(change))
        last = update_of(changes[-1]) if changes else {"type": "update", "number": self._stream.number, "events": []}
        if self._present != b"null":
            last["present"] = orjson.Fragment(self._present)
            yield encode(last)

    def encoded_present(self) -> bytes:
        return encoded(present_info(self._match, self.watcher))

    # --- sockets ------------------------------------------------------------------------------------------------------

    def welcome(self, outlet: Outlet, last: int | None, around: dict[str, Any]) -> None:
        """Takes in a socket: tells it what it missed after number `last`, or shows it everything afresh."""
        self.tell()  # whoever listens already hears of changes first, so that all start from the same
        missed = self._stream.since(last)
        self._table, self._present = self._shared.encoded(), self.encoded_present()
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
    message: dict[str, Any] = {"type": "update", "number": change.number, "events": change.events}
    return message if change.taken_back is None else {**message, "taken_back": change.taken_back}
