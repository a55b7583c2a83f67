"""What a game is worth to each seat."""

from template.cauldron.types import Box, State

from coven.kernel.target import rule
from coven.kernel.types import Numbers


@rule
def returns(box: Box, s: State, out: Numbers) -> None:
    """Seats ranked behind, less seats ranked ahead."""
    for seat in range(s.players):
        out[seat] = 0
        for other in range(s.players):
            if s.score[other] < s.score[seat]:
                out[seat] += 1
            elif s.score[other] > s.score[seat]:
                out[seat] -= 1
