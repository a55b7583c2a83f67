"""The numbers a network sees."""

from template.cauldron.state import KINDS, NOTHING_YET, SEATS

from coven.kernel.target import rule
from coven.kernel.types import Box, Numbers, Seat, State

OBSERVATION_SIZE = KINDS + 2 * SEATS + 1


@rule
def observe(box: Box, s: State, seat: Seat, out: Numbers) -> None:
    """Own hand, who has thrown in, scores from the observer on, rounds played."""
    for kind in range(KINDS):
        out[kind] = s.hand[seat, kind]
    for far in range(SEATS):
        who = (seat + far) % s.players
        out[KINDS + far] = 1 if far < s.players and s.thrown[who] != NOTHING_YET else 0
        out[KINDS + SEATS + far] = s.score[who] if far < s.players else 0
    out[KINDS + 2 * SEATS] = s.rounds_played
