"""Making a film: a record is played once more, and everybody's views and events are taken down. Runs in a process of its own."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import orjson

from coven.server.live.match import Match
from coven.server.store.film import FORMAT, OPEN, SPECTATORS, Perspective, perspectives_of, write_film
from coven.server.store.film_changes import Change, difference
from coven.table.files.record import Record, read_lines, replay_steps
from coven.table.table import Table


def make_film(lines: Sequence[str]) -> bytes:
    """The film of a finished game, from the lines of its record."""
    record = read_lines(lines)
    tracks: dict[Perspective, Track] = {perspective: Track(perspective) for perspective in perspectives_of(record.header["players"])}
    for number, table in enumerate(replay_steps(record)):
        for track in tracks.values():
            track.take(table, number)
    return write_film(head_of(record, table), list(lines), {perspective: track.frames for perspective, track in tracks.items()})


def nameless_record(match: Match) -> list[str]:
    """The lines of a record without the names of people: those are looked up when it is shown, and can be forgotten."""
    record = match.table.record()
    seats = [f"Seat {seat + 1}" for seat in range(match.created.players)]
    return list(replace(record, header={**record.header, "seats": seats}).lines())


def head_of(record: Record, table: Table) -> dict[str, Any]:
    outcome = table.outcome
    assert outcome is not None, "a film is made of a finished game"
    return {
        "format": FORMAT,
        "game": table.game.name,
        "rules": table.game.version,
        "players": table.players,
        "setting": table.setting,
        "outcome": outcome.as_data(),
        "moves": [[seat, move] for seat, move in record.moves],
    }


class Track:
    """What one viewer saw, taken down as it happens."""

    def __init__(self, perspective: Perspective) -> None:
        self._watch = perspective
        self._view: Any = None
        self.frames: list[tuple[Change, list[dict[str, Any]]]] = []

    def take(self, table: Table, number: int) -> None:
        """Takes down the table as it stands after move `number`."""
        view = orjson.loads(orjson.dumps(view_for(table, self._watch)))
        self.frames.append((difference(self._view, view), events_for(table, self._watch, number)))
        self._view = view


def view_for(table: Table, perspective: Perspective) -> dict[str, Any]:
    """A viewer's view; the open one is the spectators' with everything that was hidden beside it."""
    if perspective == OPEN:
        return {**table.view(None), "position": table.keeper.reveal()}
    return table.view(None if perspective == SPECTATORS else perspective)


def events_for(table: Table, perspective: Perspective, number: int) -> list[dict[str, Any]]:
    if perspective == OPEN:
        return open_events(table, number)
    return [event.as_data() for event in table.keeper.events(None if perspective == SPECTATORS else perspective, number)]


def open_events(table: Table, number: int) -> list[dict[str, Any]]:
    """What anybody saw happen, the mover first; of two events about the same thing the fuller one."""
    mover = [table.keeper.played[number - 1][0]] if number else []
    seats = [*mover, *(seat for seat in range(table.players) if seat not in mover)]
    kept: list[dict[str, Any]] = []
    for event in (event.as_data() for seat in seats for event in table.keeper.events(seat, number)):
        if not any(event.items() <= other.items() for other in kept):
            kept = [other for other in kept if not other.items() <= event.items()] + [event]
    return kept
