"""What is worth counting when bots play each other."""

from coven.games.witches.state import OVER, PASSING
from coven.kernel.bits import NOTHING
from coven.kernel.target import rule
from coven.kernel.types import Box, Number, State

NOBODY = -1


@rule
def spell_cast(box: Box, s: State) -> Number:
    """Who cast a spell in the round that was scored by the move just made, or NOBODY."""
    if s.phase != OVER and s.phase != PASSING:
        return NOBODY
    for seat in range(s.players):
        if s.phase == PASSING and s.packet[seat] != NOTHING:
            return NOBODY
    return s.caster
