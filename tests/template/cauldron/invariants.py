"""What is true of every state of Cauldron."""

from template.cauldron.rules.herbs import herbs_held, herbs_left
from template.cauldron.state import KINDS, NOTHING_YET
from template.cauldron.types import Box, State

from coven.kernel.target import rule
from coven.kernel.types import I64, Number

FAULTS = ("", "a herb is lost or made")


@rule
def broken_invariant(box: Box, s: State) -> Number:
    """0, or 1 if a herb is lost or made: those thrown in and shown are out of the game."""
    printed = I64(0)
    for kind in range(KINDS):
        printed += box.copies[kind]
    held = herbs_left(s)
    for seat in range(s.players):
        held += herbs_held(s, seat) + (1 if s.thrown[seat] != NOTHING_YET else 0)
    return 0 if held + s.players * s.rounds_played == printed else 1
