"""What a search is told of Witches: rounds are its stages, and the sheet at the end of one is its outlook."""

from math import sqrt

from coven.games.witches.types import Box, State
from coven.kernel.target import rule
from coven.kernel.types import I64, Actions, Number, Numbers

EACH_ROUND = 900  # hundredths of a point that the highest sheet is likely to gain in a round
UNCERTAIN = 345_600  # the square of a round's spread


@rule
def stage(box: Box, s: State) -> Number:
    return I64(s.round_number)


@rule
def outlook(box: Box, s: State, worth: Numbers, out: Actions) -> Number:
    """Points are bad; who leads will lead at the end the surer, the fewer rounds are left."""
    highest = I64(0)
    for seat in range(s.players):
        worth[seat] = -100 * I64(s.total[seat])
        highest = max(highest, I64(s.total[seat]))
    left = I64(s.options.rounds) - I64(s.round_number) + 1
    if s.options.rounds == 0:
        left = 1 + max(I64(0), 100 * (I64(s.options.limit) - highest)) // EACH_ROUND
    return I64(sqrt(max(I64(1), left) * UNCERTAIN))
