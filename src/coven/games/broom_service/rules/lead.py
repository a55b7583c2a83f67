"""Who leads: clockwise from a seat, the first with cards; and the table before a role is led."""

from coven.games.broom_service.box.layout import SEATS
from coven.games.broom_service.state import LEADING, NO_ROLE, NOBODY, WAITING
from coven.games.broom_service.types import State
from coven.kernel.bits import NOTHING
from coven.kernel.target import rule
from coven.kernel.types import Flag, Number, Seat


@rule
def next_seat(s: State, seat: Seat) -> Number:
    """The left neighbour: clockwise is ascending (Broom 65)."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def clear_table(s: State) -> None:
    """No role lies on the table, nobody has said anything about it."""
    s.role = NO_ROLE
    s.brave = NOBODY
    s.resolving = 0
    s.depth = 0
    for seat in range(SEATS):
        s.stance[seat] = WAITING


@rule
def give_lead(s: State, seat: Seat) -> None:
    """The first with cards clockwise from a seat, itself included, leads (Broom 6, 47)."""
    while s.hand[seat] == NOTHING:
        seat = next_seat(s, seat)
    s.leader = seat
    s.turn = seat
    s.phase = LEADING


@rule
def somebody_has_cards(s: State) -> Flag:
    for seat in range(s.players):
        if s.hand[seat] != NOTHING:
            return True
    return False
