"""A newcomer's rule of thumb: duck with the lowest card, throw away and pass the highest. It forgets what was played and fears no witch."""

from coven.games.witches.names import RANKS, WIZARD
from coven.games.witches.rules.listing import moves
from coven.games.witches.state import PASS, PASSING, PLAY, PLAYING
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING
from coven.kernel.target import policy
from coven.kernel.types import I64, U64, Action, Actions, Flag, Number, Seat, Word


@policy
def hasty(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action:
    """The highest or the lowest card, by what is asked; of a spell the first answer."""
    best, most = I64(0), I64(-1)
    for i in range(moves(box, s, seat, out)):
        worth = height(s, seat, I64(out[i])) * 16 + I64((luck >> U64(i)) & U64(15))
        if worth > most:
            best, most = I64(out[i]), worth
    return best


@policy
def height(s: State, seat: Seat, action: Action) -> Number:
    """How willingly a card is let go: a wizard last of all."""
    card = action - (PASS if s.phase == PASSING else PLAY)
    if s.phase > PLAYING or card == WIZARD:
        return I64(0)
    rank = 1 + card % RANKS
    return rank if s.phase == PASSING or throws_away(s, seat) else RANKS + 1 - rank


@policy
def throws_away(s: State, seat: Seat) -> Flag:
    """Whether a suit is led that the seat has none of."""
    return s.led != NOTHING and s.hand[seat] & s.led == NOTHING
