"""The numbered streams: what each watcher of a table has seen happen. The numbers of one tell nothing of the others."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import orjson

from coven.table.values import Event

REMEMBERED = 100  # updates that a client may have missed; after a longer absence it is shown everything afresh


NO_EVENTS = b"[]"


@dataclass(frozen=True)
class Happened:
    """What a step did on the table: `seen(watcher)` gives a watcher's events, or those that were taken back."""

    seat: int | None  # who did it
    seen: Callable[[int | None], list[Event]]
    taken_back: bool = False
    _told: list["Told"] = field(default_factory=list)

    def told(self, events: list[Event], quiet: frozenset[str]) -> "Told":
        """Events as they are told; what several watchers saw alike is made once. No choice depends on `quiet` kinds."""
        for told in self._told:
            if told.events is events:
                return told
        content = orjson.dumps([event.as_data() for event in events])
        self._told.append(Told(events, content, any(event.kind not in quiet for event in events)))
        return self._told[-1]


class Told(NamedTuple):
    """The events of a step as some watchers saw them: as JSON too, and whether a choice may depend on them."""

    events: list[Event]
    content: bytes
    is_loud: bool


class Change(NamedTuple):
    """One numbered entry of a stream."""

    number: int
    events: bytes  # as JSON
    taken_back: int | None = None  # the seat that took back


class Stream:
    """What one watcher (a seat, or None for spectators) has seen happen."""

    def __init__(self, watcher: int | None) -> None:
        self.watcher = watcher
        self.number = 0
        self.recent: deque[Change] = deque(maxlen=REMEMBERED)
        self._told = 0  # the last number at which something happened that a choice may depend on
        self.did_last = False  # whether that was the watcher's own doing

    def take(self, happened: Happened, quiet: frozenset[str]) -> None:
        """Takes in what the watcher saw of a step. What it neither did nor saw is no part of its stream and moves no number."""
        events, is_own = happened.seen(self.watcher), happened.seat is not None and happened.seat == self.watcher
        if not events and not is_own:
            return
        self.number += 1
        told = happened.told(events, quiet)
        if happened.taken_back:
            self.recent.append(Change(self.number, NO_EVENTS, happened.seat))
        else:
            self.recent.append(Change(self.number, told.content))
        if is_own or happened.taken_back or told.is_loud:
            self._told, self.did_last = self.number, is_own

    def is_present(self, number: int) -> bool:
        """Whether who has seen this number knows all that a choice may depend on: since then others made hidden choices at most."""
        return self._told <= number <= self.number

    @property
    def question(self) -> int:
        """A number that stays the same as long as a choice made for this watcher remains sensible."""
        return self._told

    def since(self, number: int | None) -> list[Change] | None:
        """What came after a number; None if that is too long ago, or never was."""
        if number is None or number > self.number or number < self.number - len(self.recent):
            return None
        return [self.recent[place] for place in range(number - self.number, 0)]
