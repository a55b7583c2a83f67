"""Setting up: a pile, and a hand for every seat."""

from template.cauldron.rules.herbs import deal_herb, note_hand
from template.cauldron.state import KINDS, NOT_ENDED, NOTHING_YET, SEATS, STIRRING
from template.cauldron.types import Box, Options, State

from coven.kernel.records import copy_record
from coven.kernel.stream import rekey
from coven.kernel.target import rule
from coven.kernel.types import Number, Seat, Seed


@rule
def start(box: Box, s: State, players: Number, options: Options, seed: Seed) -> None:
    """Deals every seat a hand (Cauldron 1)."""
    rekey(s, seed)
    copy_record(s.options, options)
    s.players = players
    s.phase = STIRRING
    s.end_reason = NOT_ENDED
    s.rounds_played = 0
    for kind in range(KINDS):
        s.pile[kind] = box.copies[kind]
    for seat in range(SEATS):
        clear_seat(s, seat)
    for seat in range(players):
        for _ in range(box.hand_size):
            deal_herb(s, seat)
        note_hand(s, seat)


@rule
def clear_seat(s: State, seat: Seat) -> None:
    s.thrown[seat] = NOTHING_YET
    s.last_thrown[seat] = NOTHING_YET
    s.score[seat] = 0
    for kind in range(KINDS):
        s.hand[seat, kind] = 0
