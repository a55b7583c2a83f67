"""What is worth counting when bots play each other."""

from typing import Any

from coven.games.witches.rules.deal import NOTHING
from coven.games.witches.state import OVER, PASSING
from coven.kernel.target import rule

NOBODY = -1


@rule
def spell_cast(box: Any, s: Any) -> Any:
    """Who cast a spell in the round that was scored by the move just made, or NOBODY."""
    if s.phase != OVER and s.phase != PASSING:
        return NOBODY
    for seat in range(s.players):
        if s.phase == PASSING and s.packet[seat] != NOTHING:
            return NOBODY
    return s.caster
