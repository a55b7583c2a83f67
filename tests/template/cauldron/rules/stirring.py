"""The one phase: once everybody has thrown a herb in, the cauldron is stirred."""

from template.cauldron.rules.herbs import deal_herb
from template.cauldron.state import ENDED, NOTHING_YET, OVER, SHOWN, STIRRED
from template.cauldron.types import State

from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import Flag, Seat


@rule
def stir(s: State) -> None:
    """The best herb that is alone scores its worth (Cauldron 3); then all draw again, or the game is over (Cauldron 4)."""
    score_best(s)
    for seat in range(s.players):
        note(s, SHOWN, seat, s.thrown[seat], s.score[seat], 0)
        s.last_thrown[seat] = s.thrown[seat]
        s.thrown[seat] = NOTHING_YET
        deal_herb(s, seat)
    s.rounds_played += 1
    if s.rounds_played == s.options.rounds:
        s.phase = OVER
        s.end_reason = STIRRED
        note(s, ENDED, 0, 0, 0, 0)


@rule
def score_best(s: State) -> None:
    best = NOTHING_YET
    for seat in range(s.players):
        if s.thrown[seat] > best and is_alone(s, seat):
            best = s.thrown[seat]
    for seat in range(s.players):
        if s.thrown[seat] == best:
            s.score[seat] += best + 1


@rule
def is_alone(s: State, seat: Seat) -> Flag:
    for other in range(s.players):
        if other != seat and s.thrown[other] == s.thrown[seat]:
            return False
    return True
