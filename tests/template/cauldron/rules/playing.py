"""Playing a move: a herb goes in, and once all are in, the cauldron is stirred."""

from template.cauldron.rules.stirring import stir
from template.cauldron.state import NOTHING_YET, THROWN
from template.cauldron.types import Box, State

from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import Action, Seat


@rule
def play(box: Box, s: State, seat: Seat, action: Action) -> None:
    """Throws a herb in, face down; the last one shows them all."""
    s.hand[seat, action] -= 1
    s.thrown[seat] = action
    note(s, THROWN, seat, action, 0, 0)
    for other in range(s.players):
        if s.thrown[other] == NOTHING_YET:
            return
    stir(s)
