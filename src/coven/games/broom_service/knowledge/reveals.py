"""Whether a move showed somebody what was hidden before: what has been shown can't be taken back."""

from coven.games.broom_service.state import ADDING, CHOOSING, FISTS, FOLLOWING, LEADING, OVER, PASSED, WORKS
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING

SECRET_PHASES = (CHOOSING, ADDING, FISTS, WORKS)


def reveals(box: Box, before: State, seat: int, action: int, after: State) -> bool:
    """Hidden are cards in hand, and choices until all are in. Flights, deliveries and the like are open and hide nothing."""
    return before.phase == LEADING or shows(box, before, seat, action, after)


def shows(box: Box, before: State, seat: int, action: int, after: State) -> bool:
    """Whether a move showed its own seat what it did not know: the choices of all, or who holds the role that was led."""
    if after.phase == OVER:
        return True
    if before.phase in SECRET_PHASES:
        return bool(after.phase != before.phase or after.round_number != before.round_number)
    if before.phase == LEADING:  # whoever else has cards has shown whether the role is among them
        return any(before.hand[other] != NOTHING for other in range(before.players) if other != seat)
    return bool(after.phase == FOLLOWING or somebody_passed(before, after))


def somebody_passed(before: State, after: State) -> bool:
    """Whether a seat with cards has said that the role is not among them; who is asked to follow shows that it is (Broom 61)."""
    who_passed = [seat for seat in range(after.players) if after.stance[seat] == PASSED and before.stance[seat] != PASSED]
    return any(after.hand[seat] != NOTHING for seat in who_passed)
