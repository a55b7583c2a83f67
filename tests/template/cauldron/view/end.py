"""How a game ended."""

from collections.abc import Sequence

from template.cauldron.types import Box, State

from coven.kernel.types import Note
from coven.table.values import Arguments


def scores(box: Box, s: State) -> list[int]:
    return [s.score[seat] for seat in range(s.players)]


def places(box: Box, s: State) -> list[int]:
    points = scores(box, s)
    return [1 + sum(other > mine for other in points) for mine in points]


def breakdown(box: Box, first: State, last: State, notes: Sequence[Note]) -> list[list[Arguments]]:
    return [[{"kind": "herbs", "points": points}] for points in scores(box, last)]
