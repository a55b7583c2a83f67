"""The viewers of a table: their sockets in this process, what they are told, and whose people are connected, here and elsewhere.

This is the only way out of a desk. A viewer is a seat or the spectators; a message is encoded once for all its sockets.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from itertools import repeat
from typing import Any, Protocol

import orjson

from coven.server.clock import CLOCK, Timer
from coven.server.live.chat import Chat
from coven.server.live.infos import setting_info, table_info
from coven.server.live.match import Match
from coven.server.live.streams import NO_EVENTS, Change
from coven.server.live.watching import Watching
from coven.server.messages.from_server import FromServer, Present
from coven.server.store.bus import Bus
from coven.server.store.film import SPECTATORS
from coven.table.game import Game
from coven.table.table import Table
from coven.table.values import Viewer

MOST_SOCKETS = 6  # of one person at one table
WATCHING_EVERY = 1.0  # seconds at least between two messages about who watches: a crowd that comes costs everybody few


class Outlet(Protocol):
    """Where a viewer's messages go: an open socket."""

    person: str | None
    name: str
    address: str

    def send(self, text: bytes) -> None: ...

    def cut_off(self, code: str, again: bool) -> None: ...


def plainly(value: Any) -> Any:
    """Terms and the like as plain data, for the encoder."""
    return value.model_dump(mode="json")


encode: Callable[[FromServer | Any], bytes] = partial(orjson.dumps, default=plainly)  # a message, or a part of one, as it goes over the wire


class Shared:
    """What all viewers of a match are told alike, encoded once for each change."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.table = b""  # the table as everybody sees it, encoded
        self.view = b""  # the part of a view that is the same for everybody, encoded; empty before the game begins, and of a film
        self._view: Mapping[str, Any] = {}
        self._changes: tuple[int, bool] | None = None  # of the table when it was encoded, and whether the game was sealed
        self._steps = 0  # when the view was encoded

    def refresh(self) -> None:
        """Encodes anew what has changed."""
        match = self._match
        changes = match.table_changes, match.is_sealed
        if self._changes != changes:
            self._changes, self.table = changes, encode(table_info(match))
        if self._steps != match.number:
            self._view = match.on_the_table.public_view if match.on_the_table is not None else {}
            self._steps, self.view = match.number, encode(self._view)

    def view_with(self, own: dict[str, Any]) -> Any:
        """A whole view: what everybody sees, and what one viewer sees besides or instead."""
        if self._view.keys().isdisjoint(own):
            return orjson.Fragment(self.view[:-1] + b"," + encode(own)[1:])
        return orjson.Fragment(encode({**self._view, **own}))


class Feed:
    """What one viewer is told, and the sockets it is told on."""

    def __init__(self, match: Match, viewer: Viewer, shared: Shared) -> None:
        self.viewer = viewer
        self._shared = shared
        self.outlets: list[Outlet] = []
        self._match = match
        self._stream = match.streams[viewer]
        self._caught_up = self._stream.number
        self._present = b""  # as last shown
        self._view = b""  # the part of it that is the same for everybody
        self._table = b""
        self._has_setting = match.has_begun

    @property
    def number(self) -> int:
        return self._stream.number

    def tell(self, table_changed: bool = True) -> None:
        """Tells all sockets what has changed since the last time; where only moves were made, who saw nothing happen knows no more."""
        if not self.outlets:  # who comes is welcomed with everything
            return
        messages = self._news(table_changed)
        for outlet in list(self.outlets):
            for message in messages:
                outlet.send(message)

    def send(self, message: bytes) -> None:
        """Sends one message to all sockets."""
        for outlet in list(self.outlets):
            outlet.send(message)

    def _news(self, table_changed: bool) -> list[bytes]:
        """The messages about what has changed: first the table, then the game on it."""
        shared, messages = self._shared, []
        shared.refresh()
        if shared.table != self._table:
            self._table = shared.table
            messages.append(self._table_message())
        changes = self._stream.since(self._caught_up) or []
        if not changes and not table_changed and shared.view == self._view:
            return messages
        self._view, present = shared.view, self._encoded_present()
        if changes or present != self._present:
            self._caught_up, self._present = self._stream.number, present
            messages += self._updates(changes)
        return messages

    def _table_message(self) -> bytes:
        message: dict[str, Any] = {"type": "table", "table": orjson.Fragment(self._table)}
        if self._match.has_begun and not self._has_setting:
            self._has_setting = True
            message["setting"] = setting_info(self._match)
        return encode(message)

    def _updates(self, changes: list[Change]) -> list[bytes]:
        """One update for each change, or one without any; the last shows the present. None before the game begins."""
        if self._present == b"null":
            return []
        messages: list[dict[str, Any]] = []
        for number, events, taken_back in changes or [Change(self._stream.number, NO_EVENTS)]:
            messages.append({"type": "update", "number": number, "events": orjson.Fragment(events)})
            if taken_back is not None:
                messages[-1]["taken_back"] = taken_back
        messages[-1]["present"] = orjson.Fragment(self._present)
        return list(map(encode, messages))

    def _encoded_present(self) -> bytes:
        """The game as this viewer sees it now; `null` before it begins."""
        match, viewer, table = self._match, self.viewer, self._match.on_the_table
        present: Present | None = None
        if match.film is not None:
            last = match.film.frame(SPECTATORS if viewer is None else viewer, match.film.last)
            present = {"view": last.view, "moves": [], "may_undo": False, "answers": {}}
        elif table is not None:
            present = {
                "view": self._shared.view_with(table.own_view(viewer)),
                "moves": offered(match, viewer) if viewer is not None and viewer in match.to_act else [],
                "may_undo": viewer is not None and self._may_undo(viewer, table),
                "answers": {} if viewer is None else match.chairs[viewer].answers,
            }
        return encode(present)

    def _may_undo(self, seat: int, table: Table) -> bool:
        """Whether the seat's last move can be taken back: its own just now, or, alone with bots, as long as no secret was shown."""
        match = self._match
        if match.status != "playing" or match.created.terms.undo == "none":
            return False
        return (self._stream.did_last and table.may_undo(seat)) or (match.only_person == seat and table.may_undo_alone(seat))

    # --- sockets ------------------------------------------------------------------------------------------------------

    def welcome(self, outlet: Outlet, last: int | None, more: dict[str, Any]) -> None:
        """Takes in a socket: tells it what it missed after number `last`, or shows it everything afresh."""
        self.tell()  # whoever listens already hears of changes first, so that all start from the same
        self._shared.refresh()
        missed = self._stream.since(last)
        self._table, self._view, self._present = self._shared.table, self._shared.view, self._encoded_present()
        self._caught_up, self._has_setting = self._stream.number, self._match.has_begun
        self.outlets.append(outlet)
        outlet.send(
            encode(
                {
                    "type": "welcome",
                    "seat": self.viewer,
                    "number": self._stream.number,
                    "resumed": missed is not None,
                    "table": orjson.Fragment(self._table),
                    "setting": setting_info(self._match),
                    **more,
                }
            )
        )
        for message in self._updates(missed or []):
            outlet.send(message)

    def refuse(self, outlet: Outlet, id: str | None, error: dict[str, Any]) -> None:
        """Answers a request that was not done with the reason and the present."""
        self._shared.refresh()
        present = orjson.Fragment(self._encoded_present())
        outlet.send(encode({"type": "refused", "id": id, "error": error, "number": self._stream.number, "present": present}))

    def encoded_table(self) -> bytes:
        """The table as this viewer may see it now, for an answer over HTTP."""
        self._shared.refresh()
        return self._shared.table


def offered(match: Match, seat: int) -> list[Any]:
    """The moves a seat may choose from; none where its standing answers choose, which takes the time a person would."""
    answers, table = match.chairs[seat].answers, match.table
    if answers and table.answer_for(seat, answers) is not None:
        return []
    return list(map(encoded_move, repeat(match.game), table.keeper.actions(seat)))


@cache  # the moves of a game are always the same
def encoded_move(game: Game, id: int) -> Any:
    return orjson.Fragment(orjson.dumps(game.all_moves[id].as_data()))


class Audience:
    """Who looks at one table."""

    def __init__(self, match: Match, feeds: dict[Viewer, Feed], chat: Chat, bus: Bus) -> None:
        self._match = match
        self._feeds = feeds
        self._chat = chat
        self._bus = bus
        self._elsewhere: dict[str, set[int]] = {}  # seats whose people are connected to other processes
        self._watching = Watching(feeds[None].outlets)
        self._told_of_watching = self._watching.info(), self._watching.here()
        self._pause: Timer | None = None  # before more is told about who watches

    @property
    def is_here(self) -> bool:
        """Whether anybody looks on in this process."""
        return any(feed.outlets for feed in self._feeds.values())

    def tell(self, table_changed: bool = True) -> None:
        """Tells everybody what has changed: more than the game, or moves alone."""
        for feed in self._feeds.values():
            feed.tell(table_changed)

    # --- sockets ------------------------------------------------------------------------------------------------------

    def connect(self, outlet: Outlet, viewer: Viewer, last: int | None) -> None:
        """Takes in a socket and tells it what it missed. Of one person's too many sockets the oldest is cut off."""
        feed = self._feeds[viewer]
        own = [other for other in feed.outlets if other.person == outlet.person]
        for old in own[: max(0, len(own) - MOST_SOCKETS + 1)]:
            old.cut_off("too_many_sockets", again=False)
        before, here = self.connected(), self.connected_here()
        connected = sorted({*before, *([] if viewer is None else [viewer])})
        more = {
            "own_seats": self._match.seats_of(outlet.person),
            "connected": connected,
            "watching": self._watching.info(outlet if viewer is None else None),
            "chat": self._chat.recent(viewer),
        }
        feed.welcome(outlet, last, more)
        self._note_presence(before, here)

    def disconnect(self, outlet: Outlet, viewer: Viewer) -> None:
        before, here = self.connected(), self.connected_here()
        if outlet in self._feeds[viewer].outlets:
            self._feeds[viewer].outlets.remove(outlet)
        self._note_presence(before, here)

    def reseat(self) -> None:
        """Cuts off whoever watches from a place that is no longer theirs."""
        hidden = self._match.status != "open" and self._match.created.terms.spectators == "none"
        for viewer, feed in self._feeds.items():
            for outlet in list(feed.outlets):
                if not self._may_watch(outlet.person, viewer) or (viewer is None and hidden):
                    outlet.cut_off("seat_changed", again=True)

    def _may_watch(self, person: str | None, viewer: Viewer) -> bool:
        own = self._match.seats_of(person)
        return viewer in own or (viewer is None and not own)

    def cut_off(self) -> None:
        """Sends everybody to a desk opened anew."""
        for feed in self._feeds.values():
            for outlet in list(feed.outlets):
                outlet.cut_off("table_reopens", again=True)

    # --- presence -----------------------------------------------------------------------------------------------------

    def connected_here(self) -> list[int]:
        """The seats whose people are connected to this process."""
        return [seat for seat, feed in self._feeds.items() if seat is not None and feed.outlets]

    def connected(self) -> list[int]:
        """The seats whose people are connected."""
        return sorted({*self.connected_here(), *(seat for seats in self._elsewhere.values() for seat in seats)})

    def hear_presence(self, process: str, seats: Iterable[int], watching: Sequence[tuple[str, str]], more: int) -> None:
        """Another process tells whose people are connected to it, and who watches there."""
        before = self.connected()
        self._elsewhere[process] = set(seats)
        self._watching.hear(process, watching, more)
        self._tell_presence(before)
        self._note_watching()

    def forget(self, process: str) -> None:
        """Another process is gone, and everybody who was connected to it."""
        before = self.connected()
        self._elsewhere.pop(process, None)
        self._watching.forget(process)
        self._tell_presence(before)
        self._note_watching()

    def tell_presence_here(self) -> None:
        """Tells the other processes whose people are connected to this one, and who watches here."""
        self._bus.tell("presence", table=self._match.id, seats=self.connected_here(), **self._watching.here())

    def _note_presence(self, before: list[int], here: list[int]) -> None:
        self._tell_presence(before)
        if self.connected_here() != here:
            self.tell_presence_here()
        self._note_watching()

    def _tell_presence(self, before: list[int]) -> None:
        if self.connected() != before:
            self._send_presence()

    def _send_presence(self) -> None:
        message = encode({"type": "presence", "connected": self.connected(), "watching": self._watching.info()})
        for feed in self._feeds.values():
            feed.send(message)

    def _note_watching(self) -> None:
        """Tells who watches, if that has changed: at once, or after the pause."""
        if self._pause is None:
            self._tell_watching()

    def _tell_watching(self) -> None:
        self._pause, before = None, self._told_of_watching
        now = self._told_of_watching = self._watching.info(), self._watching.here()
        if now[0] != before[0]:
            self._send_presence()
        if now[1] != before[1]:
            self.tell_presence_here()
        if now != before:
            self._pause = CLOCK.call_later(WATCHING_EVERY, self._tell_watching)
