"""A newcomer's rule of thumb: walk with the own wizards whenever a card allows it, move any tower else, and save all flasks."""

from coven.games.wandering_towers.rules.listing import moves
from coven.games.wandering_towers.state import CARRY, DISCARD, END_TURN, PASS, SKIP, STOP, TOWER, TOWER_CARD, WIZARD
from coven.games.wandering_towers.types import Box, State
from coven.kernel.bulk import mix, pick
from coven.kernel.target import policy
from coven.kernel.types import I64, Action, Actions, Number, Seat, Word

BEST = 4


@policy
def hasty(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action:
    """Any move of the kind liked best."""
    n = moves(box, s, seat, out)
    liking, many = I64(-1), I64(0)
    for i in range(n):
        likes = liking_of(I64(out[i]))
        many = many + 1 if likes == liking else I64(1) if likes > liking else many
        liking = max(liking, likes)
    nth = pick(mix(luck), many)
    for i in range(n):
        if liking_of(I64(out[i])) == liking:
            if nth == 0:
                return I64(out[i])
            nth -= 1
    return I64(out[0])


@policy
def liking_of(action: Action) -> Number:
    if action < TOWER_CARD or WIZARD <= action < CARRY:
        return I64(BEST)
    if action < DISCARD or TOWER <= action < WIZARD:
        return I64(BEST - 1)
    if action in (PASS, STOP, END_TURN):
        return I64(BEST - 2)
    return I64(0 if action == SKIP else 1)
