"""A state from readable data, with all its faults."""

from collections.abc import Mapping
from typing import Any

from template.cauldron.sound import sound
from template.cauldron.state import KINDS, NOT_ENDED, OVER, PHASES, STIRRED

from coven.kernel.types import Box, State


def place(box: Box, s: State, data: Mapping[str, Any]) -> list[str]:
    """Writes a position; returns all faults found."""
    s.phase = PHASES.number(data["phase"])
    s.end_reason = STIRRED if s.phase == OVER else NOT_ENDED
    s.rounds_played = data["rounds_played"]
    for kind in range(KINDS):
        s.pile[kind] = data["pile"][kind]
    for seat in range(s.players):
        place_seat(s, seat, data)
    negative = [seat for seat in range(s.players) if any(s.hand[seat, kind] < 0 for kind in range(KINDS))]
    faults = [f"seat {seat} holds a negative number of herbs" for seat in negative]
    return faults + (["herbs are missing or too many"] if sound(box, s) else [])


def place_seat(s: State, seat: int, data: Mapping[str, Any]) -> None:
    for name in ("thrown", "last_thrown", "score"):
        s[name][seat] = data[name][seat]
    for kind in range(KINDS):
        s.hand[seat, kind] = data["hand"][seat][kind]
