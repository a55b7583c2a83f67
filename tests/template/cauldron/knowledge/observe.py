"""The numbers a network sees."""

from template.cauldron.state import KINDS, NOTHING_YET, SEATS
from template.cauldron.types import Box, State

from coven.kernel.target import rule
from coven.kernel.types import Numbers, Seat

OBSERVATION_SIZE = KINDS + 2 * SEATS + 1
SECTIONS = (
    (0, "own hand, by kind"),
    (KINDS, "who has thrown in, by seat from the observer on"),
    (KINDS + SEATS, "scores, by seat from the observer on"),
    (KINDS + 2 * SEATS, "rounds played"),
)


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
