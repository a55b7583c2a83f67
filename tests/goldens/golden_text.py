"""A golden in writing: its playthrough, and where a table has a memory setting what that makes each seat see and imagine."""

import json
from collections.abc import Iterator
from typing import Any

from coven.conformance.playthrough import playthrough
from coven.table.files.record import Record, replay
from coven.table.table import Table

IMAGINED = "golden"  # the seed of what is imagined


def text_of(record: Record) -> str:
    """The text of a golden; a change in the rules, or in what a seat may know, changes it."""
    if record.header["game"] != "wandering_towers":  # elsewhere no wizard is hidden
        return playthrough(record)
    return playthrough(record) + "".join(f"{line}\n" for line in memories(replay(record)))


def memories(table: Table) -> Iterator[str]:
    """What each seat saw and is shown of hidden wizards, and where a forgetful bot would look for them, after every move."""
    shows = table.options.get("memory", "none") != "none" and "hidden" in table.view(0)
    forgets = table.options.get("bot_memory", "perfect") != "perfect"
    for number in range(len(table.keeper) + 1):
        at = table.keeper.table_at(number)
        for seat in range(table.players):
            if shows:
                yield f"{number}. seat {seat} saw {seen(at, seat)} and is shown {json.dumps(at.view(seat)['hidden'])}"
            if forgets:
                yield f"{number}. seat {seat} imagines {json.dumps(imagined_wizards(at, seat))}"


def seen(at: Table, seat: int) -> str:
    """The last move through a seat's eyes."""
    return " ".join(f"[{event.kind} {json.dumps(dict(event.args))}]" for event in at.keeper.events(seat, len(at.keeper)))


def imagined_wizards(at: Table, seat: int) -> dict[str, Any]:
    """Who stands where in a world that the seat may imagine."""
    position = at.game.faces.position(at.box.plain, at.imagined(seat, IMAGINED))
    return {name: {place: owners for place, owners in enumerate(position[name]) if owners} for name in ("grounds", "roofs")}
