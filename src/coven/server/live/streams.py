"""The numbered streams: what each viewer of a table has seen happen. The numbers of one tell nothing of the others."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from operator import attrgetter
from typing import NamedTuple

import orjson

from coven.table.values import Event, Viewer

REMEMBERED = 100  # updates that a client may have missed; after a longer absence it is shown everything afresh
NO_EVENTS = b"[]"
KIND = attrgetter("kind")


class Seen(NamedTuple):
    """The events of a step as some viewers saw them: as JSON too, and whether a choice may depend on them."""

    events: list[Event]
    content: bytes
    is_loud: bool


@dataclass(frozen=True)
class Happened:
    """What a step did on the table, as each viewer saw it; of moves that were taken back, what had been seen of them."""

    seat: int | None  # who did it
    seen: Mapping[Viewer, Seen]
    taken_back: bool = False


def happened(
    seat: int | None, events_for: Callable[[Viewer], list[Event]], viewers: Iterable[Viewer], quiet: frozenset[str], taken_back: bool = False
) -> Happened:
    """What every viewer saw of a step; what several saw alike is encoded once. No choice depends on `quiet` kinds of events."""
    seen: dict[Viewer, Seen] = {}
    by_events: dict[int, Seen] = {}
    for viewer in viewers:
        events = events_for(viewer)
        if id(events) not in by_events:
            content = orjson.dumps([{"kind": event.kind, **event.args} for event in events])
            by_events[id(events)] = Seen(events, content, not quiet.issuperset(map(KIND, events)))
        seen[viewer] = by_events[id(events)]
    return Happened(seat, seen, taken_back)


class Change(NamedTuple):
    """One numbered entry of a stream."""

    number: int
    events: bytes  # as JSON
    taken_back: int | None = None  # the seat that took back


class Stream:
    """What one viewer (a seat, or None for spectators) has seen happen."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.number = 0
        self.recent: deque[Change] = deque(maxlen=REMEMBERED)
        self.question = 0  # the last number at which something happened that a choice may depend on; a choice made since remains sensible
        self.did_last = False  # whether that was the viewer's own doing

    def take(self, happened: Happened) -> None:
        """Takes in what the viewer saw of a step. What it neither did nor saw is no part of its stream and moves no number."""
        seen, is_own = happened.seen[self.viewer], happened.seat is not None and happened.seat == self.viewer
        if not seen.events and not is_own:
            return
        self.number += 1
        if happened.taken_back:
            self.recent.append(Change(self.number, NO_EVENTS, happened.seat))
        else:
            self.recent.append(Change(self.number, seen.content))
        if is_own or happened.taken_back or seen.is_loud:
            self.question, self.did_last = self.number, is_own

    def is_present(self, number: int) -> bool:
        """Whether who has seen this number knows all that a choice may depend on: since then others made hidden choices at most."""
        return self.question <= number <= self.number

    def since(self, number: int | None) -> list[Change] | None:
        """What came after a number; None if that is too long ago, or never was."""
        if number is None or number > self.number or number < self.number - len(self.recent):
            return None
        return list(islice(self.recent, len(self.recent) + number - self.number, None))
