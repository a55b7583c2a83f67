"""Piggyback: a wizard rides along with the one that moves (Towers 30, 59)."""

from coven.games.wandering_towers.rules.board import crowd_size, fits, is_exposed, mark, one_of, space_of, visible_crowd, wizards_of
from coven.games.wandering_towers.rules.flasks import can_pay
from coven.games.wandering_towers.rules.sides import is_solo, moved_owner
from coven.games.wandering_towers.state import A_WIZARD, CHOOSING_PIECE, PIGGYBACK, SPACES, Spaces
from coven.games.wandering_towers.types import Box, State
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Seat


@rule
def can_ride(s: State, seat: Seat) -> Flag:
    """Master: whether one more wizard of the seat can ride with the announced one (Towers 30, 59)."""
    if s.piece != A_WIZARD or not is_exposed(s, s.piece_at):
        return False
    rider = moved_owner(s, seat)
    party = I64(s.riders) + one_of(s.piece_owner)
    if wizards_of(s.crowd[s.piece_at], rider) <= wizards_of(party, rider):
        return False
    return fits(s, space_of(s, s.piece_at), s.value, crowd_size(party) + 1)


@rule
def carriers(s: State, owner: Seat) -> Spaces:
    """Basic game: the spaces where a wizard can carry a second one of the same owner (Towers 59)."""
    spaces = I64(0)
    for space in range(SPACES):
        if wizards_of(visible_crowd(s, space), owner) > 1 and fits(s, space, s.value, 2):
            spaces |= mark(space)
    return spaces


@rule
def can_carry(box: Box, s: State, seat: Seat) -> Flag:
    """Basic game: whether Piggyback may be cast with the choice of the piece."""
    if s.phase != CHOOSING_PIECE or s.options.master == 1 or s.cast == 1 or is_solo(s):
        return False
    return s.sides & 1 == 1 and can_pay(box, s, seat, PIGGYBACK)
