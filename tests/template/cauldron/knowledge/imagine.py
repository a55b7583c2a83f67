"""What a seat cannot know, redrawn: the other hands, what they threw in, and the future."""

from template.cauldron.rules.herbs import any_herb, deal_herb
from template.cauldron.state import KINDS, NOTHING_YET
from template.cauldron.types import Box, State

from coven.kernel.stream import rekey
from coven.kernel.target import rule
from coven.kernel.types import Seat, Seed


@rule
def imagine(box: Box, s: State, seat: Seat, seed: Seed) -> None:
    """Redraws all that `seat` cannot know."""
    rekey(s, seed)
    for other in range(s.players):
        if other != seat:
            put_back(s, other)
    for other in range(s.players):
        if other != seat:
            for _ in range(box.hand_size):
                deal_herb(s, other)
            if s.thrown[other] != NOTHING_YET:  # a hidden choice, made from the imagined hand
                s.thrown[other] = any_herb(s, other)
                s.hand[other, s.thrown[other]] -= 1


@rule
def put_back(s: State, seat: Seat) -> None:
    for kind in range(KINDS):
        s.pile[kind] += s.hand[seat, kind]
        s.hand[seat, kind] = 0
    if s.thrown[seat] != NOTHING_YET:
        s.pile[s.thrown[seat]] += 1
