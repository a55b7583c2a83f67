"""A newcomer's rule of thumb: take any roles, and always be brave; what a role allows is then done well."""

from coven.games.broom_service.bots.careful import careful
from coven.games.broom_service.rules.listing import moves
from coven.games.broom_service.state import ADDING, CHOOSING, COWARDLY, DONE, FOLLOWING, LEADING
from coven.games.broom_service.types import Box, State
from coven.kernel.bulk import mix, pick
from coven.kernel.target import policy
from coven.kernel.types import I64, Action, Actions, Number, Seat, Word


@policy
def hasty(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action:
    """Any of the roles, the brave ones where they are placed."""
    if s.phase == CHOOSING or s.phase == ADDING:
        n = moves(box, s, seat, out)
        return I64(out[pick(mix(luck), n - 1 if n > 1 and out[n - 1] == DONE else n)])
    if s.phase == LEADING or s.phase == FOLLOWING:
        return I64(out[pick(mix(luck), brave_ones(out, moves(box, s, seat, out)))])
    return I64(careful(box, s, seat, luck, out))


@policy
def brave_ones(out: Actions, n: Number) -> Number:
    """How many of the roles listed are placed bravely: they come first."""
    count = I64(0)
    for i in range(n):
        count += 1 if out[i] < COWARDLY else 0
    return max(I64(1), count)
