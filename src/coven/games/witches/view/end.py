"""Scores and places, and how each total came about."""

from collections.abc import Sequence
from typing import Any

from coven.games.witches.rules.scoring import place_of
from coven.games.witches.state import HAND_DEALT, SEAT_SCORED, SPELL_CAST, SPELL_DEDUCTED
from coven.games.witches.types import Box, State
from coven.kernel.types import Note
from coven.table.values import Arguments


def scores(box: Box, s: State) -> list[int]:
    return [s.total[seat] for seat in range(s.players)]


def places(box: Box, s: State) -> list[int]:
    return [place_of(s, seat) for seat in range(s.players)]


def breakdown(box: Box, first: State, last: State, notes: Sequence[Note]) -> list[list[Arguments]]:
    """Each seat's total, round by round; what a game set up from a position began with comes first."""
    lines: list[list[Arguments]] = [[{"kind": "carried", "points": points}] if points else [] for points in scores(box, first)]
    round_number, spell = first.round_number, None
    for note in notes:
        if note[0] in (SPELL_CAST, SPELL_DEDUCTED):
            spell = note
        elif note[0] == SEAT_SCORED:
            lines[note[1]].append(round_line(round_number, note, spell))
        elif note[0] == HAND_DEALT:
            round_number, spell = note[3], None
    return lines


def round_line(round_number: int, scored: Note, spell: Note | None) -> Arguments:
    """One seat's line for a round."""
    _, seat, points, rest, _ = scored
    line: dict[str, Any] = {"kind": "round", "round": round_number, "points": points}
    if rest:
        line["rest"] = rest
    if spell is not None:
        kind, caster, value, _, _ = spell
        line.update(spell=value, caster=caster, deducted=kind == SPELL_DEDUCTED and seat == caster)
    return line
