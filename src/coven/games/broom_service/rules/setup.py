"""The start of a game: the board is set up, and everybody gets what they begin with."""

from coven.games.broom_service.box.layout import (
    COLOURS,
    EVENTS,
    RESOURCES,
    SEATS,
    WAND,
)
from coven.games.broom_service.rules.board import set_up_board
from coven.games.broom_service.rules.choosing import begin_round
from coven.games.broom_service.rules.lead import clear_table, next_seat
from coven.games.broom_service.state import ALL_ROLES, FROM_START, NOT_ENDED, PAWNS, SOURCE_COUNT
from coven.games.broom_service.types import Box, Options, State
from coven.kernel.bits import NOTHING
from coven.kernel.records import copy_record
from coven.kernel.stream import draw, rekey
from coven.kernel.target import rule
from coven.kernel.types import U64, Number, Seat, Seed


@rule
def start(box: Box, s: State, players: Number, options: Options, seed: Seed) -> None:
    """Sets up a game: the board, what each player begins with, the first event and the first choice."""
    rekey(s, seed)
    copy_record(s.options, options)
    s.players = players
    s.side = options.side
    s.end_reason = NOT_ENDED
    s.leader = 0 if options.first_leader == 1 else draw(s, players)  # Broom 20
    s.turn = s.leader
    set_up_board(box, s)
    set_up_seats(box, s)
    s.round_number = 0
    s.events_left = U64((1 << EVENTS) - 1)
    s.bewitched_pile = ALL_ROLES
    s.reach = NOTHING
    clear_table(s)
    begin_round(box, s)


@rule
def set_up_seats(box: Box, s: State) -> None:
    """Pawns in the castles, points, potions and wands (the last in order gets as few as the leader)."""
    for kind in range(RESOURCES):
        s.pending_gain[kind] = 0
    for seat in range(SEATS):
        s.points[seat] = 0
        s.bolts[seat] = 0
        s.hands_in[seat] = 0
        for source in range(SOURCE_COUNT):
            s.earned[seat, source] = 0
        for kind in range(RESOURCES):
            s.resource[seat, kind] = 0
            s.fist[seat, kind] = 0
        for pawn in range(PAWNS):
            s.pawn[seat, pawn] = box.castle[s.side, pawn]
    for seat in range(s.players):
        s.points[seat] = box.start_points
        s.earned[seat, FROM_START] = box.start_points
        for colour in range(COLOURS):
            s.resource[seat, colour] = box.start_potions[colour]
        s.resource[seat, WAND] = wands_to_begin_with(box, s, seat)


@rule
def wands_to_begin_with(box: Box, s: State, seat: Seat) -> Number:
    if seat == s.leader:
        return box.start_wands[0]
    return box.start_wands[1] if next_seat(s, seat) == s.leader else box.start_wands[2]
