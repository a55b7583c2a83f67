"""What a viewer may see, and what never changes."""

from typing import Any

from template.cauldron.state import KINDS, NOTHING_YET, PHASES
from template.cauldron.types import Box, State
from template.cauldron.view.end import scores


def public_view(box: Box, s: State) -> dict[str, Any]:
    """What everybody sees, built field by field: never the state minus something."""
    return {
        "phase": PHASES.names[s.phase],
        "rounds_played": s.rounds_played,
        "last_thrown": [s.last_thrown[who] + 1 for who in range(s.players)],
        "scores": scores(box, s),
    }


def own_view(box: Box, s: State, seat: int | None) -> dict[str, Any]:
    """What only the seat itself sees."""
    return {
        "hand": None if seat is None else [kind + 1 for kind in range(KINDS) for _ in range(s.hand[seat, kind])],
        "thrown": None if seat is None or s.thrown[seat] == NOTHING_YET else s.thrown[seat] + 1,
    }


def setting(box: Box, s: State) -> dict[str, Any]:
    """What never changes during a game."""
    return {"hand_size": box.hand_size}
