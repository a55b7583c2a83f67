"""How a game ended: scores, places, and what each score is made of."""

from collections.abc import Sequence

from coven.games.wandering_towers.rules.scoring import is_complete, place_of, progress, received
from coven.games.wandering_towers.rules.sides import owner_of
from coven.games.wandering_towers.types import Box, State
from coven.kernel.types import Note
from coven.table.values import Arguments


def scores(box: Box, s: State) -> list[int]:
    """Wizards home and flasks ever filled."""
    return [int(progress(s, owner_of(s, seat))) for seat in range(s.players)]


def places(box: Box, s: State) -> list[int]:
    return [int(place_of(s, seat)) for seat in range(s.players)]


def breakdown(box: Box, first: State, last: State, notes: Sequence[Note]) -> list[list[Arguments]]:
    """What each score is made of, and what the places are decided by."""
    return [score_lines(last, int(owner_of(last, seat))) for seat in range(last.players)]


def score_lines(s: State, seat: int) -> list[Arguments]:
    """The parts of one score; a flask passed on counts where it was filled."""
    lines: list[Arguments] = [
        {"kind": "home", "points": int(s.home[seat]), "of": int(s.wizards)},
        {"kind": "full", "points": int(s.filled[seat])},
        {"kind": "spent", "points": int(s.spent[seat])},
    ]
    passed = int(received(s, seat))
    if passed:
        lines.append({"kind": "received" if passed > 0 else "given", "points": -passed, "flasks": abs(passed)})
    return [*lines, {"kind": "complete" if is_complete(s, seat) else "incomplete", "points": 0}]
