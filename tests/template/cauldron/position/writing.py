"""A state as readable data."""

from typing import Any

from template.cauldron.state import PHASES
from template.cauldron.types import Box, State

ROWS = ("hand", "thrown", "last_thrown", "score")  # an entry for each seat


def position(box: Box, s: State) -> dict[str, Any]:
    """Everything but options and stream."""
    rows = {name: getattr(s, name).tolist()[: s.players] for name in ROWS}
    return {"phase": PHASES.names[s.phase], "rounds_played": s.rounds_played, "pile": s.pile.tolist(), **rows}
