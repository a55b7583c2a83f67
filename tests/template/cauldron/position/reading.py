"""A state from readable data."""

from collections.abc import Mapping
from typing import Any

from template.cauldron.position.faults import faults_of
from template.cauldron.state import KINDS, NOT_ENDED, OVER, PHASES, STIRRED
from template.cauldron.types import Box, State

from coven.errors import Finding


def set_position(box: Box, s: State, data: Mapping[str, Any]) -> list[Finding]:
    """Writes a position; returns all faults found."""
    s.phase = PHASES.number(data["phase"])
    s.end_reason = STIRRED if s.phase == OVER else NOT_ENDED
    s.rounds_played = data["rounds_played"]
    for kind in range(KINDS):
        s.pile[kind] = data["pile"][kind]
    for seat in range(s.players):
        place_seat(s, seat, data)
    return faults_of(box, s)


def place_seat(s: State, seat: int, data: Mapping[str, Any]) -> None:
    s.thrown[seat], s.last_thrown[seat], s.score[seat] = data["thrown"][seat], data["last_thrown"][seat], data["score"][seat]
    for kind in range(KINDS):
        s.hand[seat, kind] = data["hand"][seat][kind]
