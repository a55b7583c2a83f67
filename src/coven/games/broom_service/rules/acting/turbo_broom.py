"""The turbo broom: a pawn on a turbo hill jumps at once to one of two stone circles (Broom 29, 43, 44)."""

from coven.games.broom_service.rules.acting.fly import move_pawn
from coven.games.broom_service.state import JUMPED, TURBO_STEP, Step
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING, bit
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import Number, Seat, Word


@rule
def circles_offered(box: Box, s: State, step: Step) -> Word:
    """The circles a pawn on a turbo tile may jump to."""
    if s.step_kind[step] != TURBO_STEP:
        return NOTHING
    kind = s.hill_tile[s.step_left[step]]
    return bit(box.hill_circles[kind, 0]) | bit(box.hill_circles[kind, 1])


@rule
def jump(box: Box, s: State, seat: Seat, circle: Number) -> None:
    """The turbo broom carries a pawn to a stone circle; landing is entering (Broom 29, 43, 44)."""
    note(s, JUMPED, circle, 0, 0, 0)
    move_pawn(box, s, seat, s.step_pawn[s.depth - 1], box.circle[s.side, circle])
