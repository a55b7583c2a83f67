"""A position of Cauldron as readable data."""

from collections.abc import Mapping
from typing import Any

from template.cauldron.rules import sound
from template.cauldron.state import KINDS
from template.cauldron.view import PHASES

ROWS = ("pile", "hand", "thrown", "last_thrown", "score")


def position(box: Any, s: Any) -> dict[str, Any]:
    """Everything but options and stream."""
    rows = {name: s[name].tolist() for name in ROWS}
    for name in ROWS[1:]:
        rows[name] = rows[name][: s.players]
    return {"phase": PHASES[s.phase], "rounds_played": int(s.rounds_played), **rows}


def place(box: Any, s: Any, data: Mapping[str, Any]) -> list[str]:
    """Writes a position; returns all faults found."""
    s.phase = PHASES.index(data["phase"])
    s.rounds_played = data["rounds_played"]
    for kind in range(KINDS):
        s.pile[kind] = data["pile"][kind]
    for seat in range(s.players):
        for name in ROWS[1:]:
            s[name][seat] = data[name][seat]
    faults = [f"seat {seat} holds a negative number of herbs" for seat in range(s.players) if (s.hand[seat] < 0).any()]
    return faults + (["herbs are missing or too many"] if sound(box, s) else [])
