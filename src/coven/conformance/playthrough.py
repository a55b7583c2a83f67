"""A recorded game as readable text: what each move was, out of how many, and what everybody saw."""

import hashlib
import json
from collections.abc import Iterator

from coven.table.files.record import Record, replay_steps
from coven.table.table import Table


def playthrough(record: Record) -> str:
    """The text of a game; a change in the rules changes it."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    header, choices = record.header, 0
    yield f"{header['game']}, rules version {header['rules_version']}, {header['players']} players, options {json.dumps(header['options'])}"
    for number, table in enumerate(replay_steps(record)):
        if number == 0:
            yield f"start: {_events(table, 0)}"
        else:
            seat, move = record.moves[number - 1]
            yield f"{number}. seat {seat}: {move} (of {choices}; state {fingerprint(table)}) {_events(table, number)}"
        choices = len(table.moves(record.moves[number][0])) if number < len(record.moves) else 0
    if table.outcome is not None:
        yield f"end: {json.dumps(table.outcome.as_data())}"
    yield f"open position: {json.dumps(table.keeper.reveal())}"


def _events(table: Table, number: int) -> str:
    return " ".join(f"[{event.kind} {json.dumps(dict(event.args))}]" for event in table.keeper.events(None, number))


def fingerprint(table: Table) -> str:
    """A short hash of the whole state, its random stream included."""
    position = table.keeper.position()
    return hashlib.sha256(json.dumps([position["state"], position["stream"]], sort_keys=True).encode()).hexdigest()[:8]
