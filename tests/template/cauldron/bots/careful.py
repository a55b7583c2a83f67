"""The careful bot: throws in the herb that promises most, if the others throw in whatever they may hold.

It reads nothing that its seat can't know: of the other hands only that they come out of the same box.
"""

import numpy as np
from template.cauldron.state import KINDS

from coven.kernel.target import policy
from coven.kernel.types import Action, Box, Number, Numbers, Seat, State, Word


@policy
def careful(box: Box, s: State, seat: Seat, luck: Word, out: Numbers) -> Action:
    """The action of a seat that must act."""
    best, most = np.int64(0), np.int64(-1)
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0 and promise(box, s, seat, kind) > most:
            best, most = np.int64(kind), promise(box, s, seat, kind)
    return best


@policy
def promise(box: Box, s: State, seat: Seat, kind: Number) -> Number:
    """A herb's worth, times the other herbs that somebody else may hold: the fewer are like it, the surer it is alone."""
    others = np.int64(0)
    for other in range(KINDS):
        if other != kind:
            others += np.int64(box.copies[other]) - np.int64(s.hand[seat, other])
    return (kind + 1) * others
