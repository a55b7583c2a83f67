"""The end: whether a round was the last one, and why."""

from coven.games.witches.options import GUARD_ROUNDS, PLAY_ON
from coven.games.witches.rules.scoring import place_of
from coven.games.witches.state import DEDUCTED, GUARD_REACHED, LIMIT_REACHED, NOT_ENDED, ROUNDS_PLAYED, TIE_BROKEN
from coven.games.witches.types import State
from coven.kernel.target import rule
from coven.kernel.types import Flag, Number


@rule
def reason_to_end(s: State, deducted: Flag, rescued: Flag) -> Number:
    """Why the game is over after this round, or NOT_ENDED; kept, for the totals alone don't tell (Witches 55)."""
    if rescued:
        return NOT_ENDED
    reason = due_reason(s)
    if reason != NOT_ENDED and s.options.tie == PLAY_ON and lowest_is_shared(s):
        s.overtime = 1
        reason = NOT_ENDED
    if reason == NOT_ENDED and s.round_number >= GUARD_ROUNDS:
        return GUARD_REACHED
    return DEDUCTED if reason == NOT_ENDED and deducted else reason


@rule
def due_reason(s: State) -> Number:
    """Why the end is due, ties aside (Witches 39, 41, 42, 54, 57)."""
    if s.overtime:
        return TIE_BROKEN
    if s.options.rounds > 0:
        return ROUNDS_PLAYED if s.round_number >= s.options.rounds else NOT_ENDED
    for seat in range(s.players):
        if s.total[seat] >= s.options.limit:
            return LIMIT_REACHED
    return NOT_ENDED


@rule
def lowest_is_shared(s: State) -> Flag:
    for seat in range(s.players):
        if place_of(s, seat) == 1:
            for other in range(seat + 1, s.players):
                if s.total[other] == s.total[seat]:
                    return True
            return False
    return False
