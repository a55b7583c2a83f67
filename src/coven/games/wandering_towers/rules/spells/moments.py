"""When a spell may be cast."""

from coven.games.wandering_towers.rules.board import mark
from coven.games.wandering_towers.rules.sides import is_solo
from coven.games.wandering_towers.state import CHOOSING_CARD, CHOOSING_PIECE, CHOOSING_TOWER, CLOSING, ENDING, WINDOW
from coven.games.wandering_towers.types import State
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Seat


@rule
def is_basic_moment(s: State) -> Flag:
    """Whether the active player may cast now in the basic game (Towers 50, 65, 66)."""
    if s.phase == ENDING:
        return True
    if is_solo(s):
        return False
    return s.phase == CHOOSING_CARD or (s.options.spell_in_action == 1 and (s.phase == CHOOSING_PIECE or s.phase == CHOOSING_TOWER))


@rule
def is_slot_moment(s: State) -> Flag:
    """Whether the action's spell slot can be used now in the Master variant (Towers 33, 49)."""
    return s.phase == WINDOW or (s.phase == CHOOSING_CARD and s.options.master_spell_before_card == 1)


@rule
def is_moment(s: State) -> Flag:
    """Whether the seat that is asked may cast a spell other than Free a wizard."""
    return s.cast == 0 and (is_slot_moment(s) if s.options.master == 1 else is_basic_moment(s))


@rule
def is_free_moment(s: State, seat: Seat) -> Flag:
    """Whether the seat that is asked may cast Free a wizard (Towers 22, 51)."""
    if s.options.master == 1:
        return (s.phase == CHOOSING_CARD or s.phase == WINDOW or s.phase == CLOSING) and not has_freed(s, seat)
    return s.cast == 0 and is_basic_moment(s)


@rule
def has_freed(s: State, seat: Seat) -> Flag:
    return I64(s.freed) & mark(seat) != 0
