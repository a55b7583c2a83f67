"""Making a film: a record is played once more, and everybody's views and events are taken down. Runs in a process of its own."""

from collections.abc import Sequence
from typing import Any

import orjson

from coven.server.films.changes import Change, difference
from coven.server.films.film import FORMAT, OPEN, SPECTATORS, Watch, viewers_of, write_film
from coven.table.files.record import Record, read_lines, replay_steps
from coven.table.table import Table


def make_film(lines: Sequence[str]) -> bytes:
    """The film of a finished game, from the lines of its record."""
    record = read_lines(lines)
    tracks: dict[Watch, Track] = {watch: Track(watch) for watch in viewers_of(record.header["players"])}
    for number, table in enumerate(replay_steps(record)):
        for track in tracks.values():
            track.take(table, number)
    return write_film(head_of(record, table), list(lines), {watch: track.frames for watch, track in tracks.items()})


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

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._view: Any = None
        self.frames: list[tuple[Change, list[dict[str, Any]]]] = []

    def take(self, table: Table, number: int) -> None:
        """Takes down the table as it stands after move `number`."""
        view = orjson.loads(orjson.dumps(view_for(table, self._watch)))
        self.frames.append((difference(self._view, view), events_for(table, self._watch, number)))
        self._view = view


def view_for(table: Table, watch: Watch) -> dict[str, Any]:
    """A viewer's view; the open one is the spectators' with everything that was hidden beside it."""
    if watch == OPEN:
        return {**table.view(None), "position": table.keeper.reveal()}
    return table.view(None if watch == SPECTATORS else watch)


def events_for(table: Table, watch: Watch, number: int) -> list[dict[str, Any]]:
    if watch == OPEN:
        return open_events(table, number)
    return [event.as_data() for event in table.keeper.events(None if watch == SPECTATORS else watch, number)]


def open_events(table: Table, number: int) -> list[dict[str, Any]]:
    """What anybody saw happen, the mover first; of two tellings of the same thing the fuller one."""
    mover = [table.keeper.played[number - 1][0]] if number else []
    seats = [*mover, *(seat for seat in range(table.players) if seat not in mover)]
    told: list[dict[str, Any]] = []
    for event in (event.as_data() for seat in seats for event in table.keeper.events(seat, number)):
        if not any(event.items() <= other.items() for other in told):
            told = [other for other in told if not other.items() <= event.items()] + [event]
    return told
