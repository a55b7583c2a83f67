"""A recorded game as readable text: what each move was, out of how many, and what everybody saw."""

import hashlib
import json
from collections.abc import Iterator

from coven.table.record import Record, replay
from coven.table.table import Table


def playthrough(record: Record) -> str:
    """The text of a game; a change in the rules changes it."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    table = replay(record)
    header = record.header
    yield f"{header['game']}, rules version {header['rules']}, {header['players']} players, options {json.dumps(header['options'])}"
    yield f"start: {_events(table, 0)}"
    for number, (seat, move) in enumerate(table.history, 1):
        before = table.at(number - 1)
        yield f"{number}. seat {seat}: {move} (of {len(before.moves(seat))}; state {fingerprint(table.at(number))}) {_events(table, number)}"
    if table.outcome is not None:
        yield f"end: {json.dumps(table.outcome.as_data())}"
    yield f"open position: {json.dumps(table.reveal())}"


def _events(table: Table, number: int) -> str:
    return " ".join(f"[{event.kind} {json.dumps(dict(event.args))}]" for event in table.events(None, number))


def fingerprint(table: Table) -> str:
    """A short hash of a position."""
    return hashlib.sha256(json.dumps(table.position(), sort_keys=True).encode()).hexdigest()[:8]
