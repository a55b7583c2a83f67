"""A newcomer's rule of thumb: duck with the lowest card, throw away and pass the highest. It forgets what was played and fears no witch."""

import numpy as np

from coven.games.witches.names import RANKS, WIZARD
from coven.games.witches.rules.listing import moves
from coven.games.witches.state import PASS, PASSING, PLAY, PLAYING
from coven.kernel.bits import NOTHING
from coven.kernel.target import policy
from coven.kernel.types import Action, Actions, Box, Flag, Number, Seat, State, Word


@policy
def hasty(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action:
    """The highest or the lowest card, by what is asked; of a spell the first answer."""
    best, most = np.int64(0), np.int64(-1)
    for i in range(moves(box, s, seat, out)):
        worth = height(s, seat, np.int64(out[i])) * 16 + np.int64((luck >> np.uint64(i)) & np.uint64(15))
        if worth > most:
            best, most = np.int64(out[i]), worth
    return best


@policy
def height(s: State, seat: Seat, action: Action) -> Number:
    """How willingly a card is let go: a wizard last of all."""
    card = action - (PASS if s.phase == PASSING else PLAY)
    if s.phase > PLAYING or card == WIZARD:
        return np.int64(0)
    rank = 1 + card % RANKS
    return rank if s.phase == PASSING or throws_away(s, seat) else RANKS + 1 - rank


@policy
def throws_away(s: State, seat: Seat) -> Flag:
    """Whether a suit is led that the seat has none of."""
    return s.led != NOTHING and s.hand[seat] & s.led == NOTHING
