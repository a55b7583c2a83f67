"""The audience of a table: the sockets of its viewers in this process, and whose people are connected, here and elsewhere."""

from collections.abc import Iterable

from coven.server.desk.chat import Chat
from coven.server.desk.viewers import Outlet, Viewer, encode
from coven.server.match.match import Match
from coven.server.workers.bus import Bus

MOST_SOCKETS = 6  # of one person at one table


class Audience:
    """Who looks at one table."""

    def __init__(self, match: Match, viewers: dict[int | None, Viewer], chat: Chat, bus: Bus) -> None:
        self._match = match
        self._viewers = viewers
        self._chat = chat
        self._bus = bus
        self._elsewhere: dict[str, set[int]] = {}  # seats whose people are connected to other processes

    @property
    def is_here(self) -> bool:
        """Whether anybody looks on in this process."""
        return any(viewer.outlets for viewer in self._viewers.values())

    def tell(self, around: bool = True) -> None:
        """Tells everybody what has changed; not `around`: only moves were made."""
        for viewer in self._viewers.values():
            viewer.tell(around)

    # --- sockets ------------------------------------------------------------------------------------------------------

    def connect(self, outlet: Outlet, watcher: int | None, last: int | None) -> None:
        """Takes in a socket and tells it what it missed. Of one person's too many sockets the oldest is cut off."""
        viewer = self._viewers[watcher]
        own = [other for other in viewer.outlets if other.person == outlet.person]
        for old in own[: max(0, len(own) - MOST_SOCKETS + 1)]:
            old.cut_off("too_many_sockets", again=False)
        before, here = self.present(), self.present_here()
        present = sorted({*before, *([] if watcher is None else [watcher])})
        own_seats = self._match.seats_of(outlet.person)
        viewer.welcome(outlet, last, {"own_seats": own_seats, "present": present, "chat": self._chat.recent(watcher)})
        self._note_presence(before, here)

    def disconnect(self, outlet: Outlet, watcher: int | None) -> None:
        before, here = self.present(), self.present_here()
        if outlet in self._viewers[watcher].outlets:
            self._viewers[watcher].outlets.remove(outlet)
        self._note_presence(before, here)

    def reseat(self) -> None:
        """Cuts off whoever watches from a place that is no longer theirs."""
        hidden = self._match.status != "open" and self._match.created.terms.spectators == "none"
        for watcher, viewer in self._viewers.items():
            for outlet in list(viewer.outlets):
                if not self._may_watch(outlet.person, watcher) or (watcher is None and hidden):
                    outlet.cut_off("seat_changed", again=True)

    def _may_watch(self, person: str | None, watcher: int | None) -> bool:
        own = self._match.seats_of(person)
        return watcher in own or (watcher is None and not own)

    def cut_off(self) -> None:
        """Sends everybody to a desk opened anew."""
        for viewer in self._viewers.values():
            for outlet in list(viewer.outlets):
                outlet.cut_off("table_reopens", again=True)

    # --- presence -----------------------------------------------------------------------------------------------------

    def present_here(self) -> list[int]:
        """The seats whose people are connected to this process."""
        return [seat for seat, viewer in self._viewers.items() if seat is not None and viewer.outlets]

    def present(self) -> list[int]:
        """The seats whose people are connected."""
        return sorted({*self.present_here(), *(seat for seats in self._elsewhere.values() for seat in seats)})

    def hear_presence(self, process: str, seats: Iterable[int]) -> None:
        """Another process tells whose people are connected to it."""
        before = self.present()
        self._elsewhere[process] = set(seats)
        self._tell_presence(before)

    def forget(self, process: str) -> None:
        """Another process is gone, and everybody who was connected to it."""
        before = self.present()
        self._elsewhere.pop(process, None)
        self._tell_presence(before)

    def tell_presence_here(self) -> None:
        """Tells the other processes whose people are connected to this one."""
        self._bus.tell("present", table=self._match.id, seats=self.present_here())

    def _note_presence(self, before: list[int], here: list[int]) -> None:
        self._tell_presence(before)
        if self.present_here() != here:
            self.tell_presence_here()

    def _tell_presence(self, before: list[int]) -> None:
        present = self.present()
        if present != before:
            for viewer in self._viewers.values():
                viewer.send(encode({"type": "presence", "present": present}))
