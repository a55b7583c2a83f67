"""The end of a game: scores, places, and where the points came from."""

from collections.abc import Sequence

from coven.games.broom_service.rules.scoring import place_of, resources_of
from coven.games.broom_service.state import SOURCES
from coven.games.broom_service.types import Box, State
from coven.kernel.types import Note
from coven.table.values import Arguments


def scores(box: Box, s: State) -> list[int]:
    return [s.points[seat] for seat in range(s.players)]


def places(box: Box, s: State) -> list[int]:
    return [int(place_of(s, seat)) for seat in range(s.players)]


def breakdown(box: Box, first: State, last: State, notes: Sequence[Note]) -> list[list[Arguments]]:
    """Each seat's points by where they came from, and what would break a tie."""
    return [seat_breakdown(last, seat) for seat in range(last.players)]


def seat_breakdown(last: State, seat: int) -> list[Arguments]:
    earned = [{"kind": name, "points": last.earned[seat, source]} for source, name in enumerate(SOURCES.names) if last.earned[seat, source]]
    return [*earned, {"kind": "resources_left", "points": 0, "resources": int(resources_of(last, seat))}]
