"""The careful bot: throws in the herb that promises most, if the others throw in whatever they may hold.

It reads nothing that its seat can't know: of the other hands only that they come out of the same box.
"""

from template.cauldron.state import KINDS
from template.cauldron.types import Box, State

from coven.kernel.target import policy
from coven.kernel.types import I64, Action, Number, Numbers, Seat, Word


@policy
def careful(box: Box, s: State, seat: Seat, luck: Word, out: Numbers) -> Action:
    """The action of a seat that must act."""
    best, most = I64(0), I64(-1)
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0 and promise(box, s, seat, kind) > most:
            best, most = I64(kind), promise(box, s, seat, kind)
    return best


@policy
def promise(box: Box, s: State, seat: Seat, kind: Number) -> Number:
    """A herb's worth, times the other herbs that somebody else may hold: the fewer are like it, the surer it is alone."""
    others = I64(0)
    for other in range(KINDS):
        if other != kind:
            others += I64(box.copies[other]) - I64(s.hand[seat, other])
    return (kind + 1) * others
