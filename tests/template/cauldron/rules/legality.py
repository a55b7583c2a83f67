"""What may be done, and why not."""

from template.cauldron.state import ALLOWED, ALREADY_THROWN, GAME_OVER, NOT_IN_HAND, NOTHING_YET, OVER, STIRRING
from template.cauldron.types import Box, State

from coven.kernel.target import rule
from coven.kernel.types import Action, Flag, Number, Seat


@rule
def is_over(box: Box, s: State) -> Flag:
    return s.phase == OVER


@rule
def must_act(box: Box, s: State, seat: Seat) -> Flag:
    """All seats choose at once, each for itself (Cauldron 2)."""
    return s.phase == STIRRING and s.thrown[seat] == NOTHING_YET


@rule
def refusal(box: Box, s: State, seat: Seat, action: Action) -> Number:
    """The one source of legality: why this move is refused, or ALLOWED."""
    if s.phase == OVER:
        return GAME_OVER
    if s.thrown[seat] != NOTHING_YET:
        return ALREADY_THROWN
    return ALLOWED if s.hand[seat, action] > 0 else NOT_IN_HAND
