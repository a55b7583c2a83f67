"""All moves of a seat."""

from template.cauldron.rules.legality import refusal
from template.cauldron.state import ACTIONS, ALLOWED
from template.cauldron.types import Box, State

from coven.kernel.target import rule
from coven.kernel.types import Actions, Number, Seat


@rule
def moves(box: Box, s: State, seat: Seat, out: Actions) -> Number:
    """Writes the allowed actions to `out` and returns how many there are."""
    n = 0
    for action in range(ACTIONS):
        if refusal(box, s, seat, action) == ALLOWED:
            out[n] = action
            n += 1
    return n
