"""The special case, instead of both actions: a new hand, then any tower by one (Towers 19)."""

from coven.games.wandering_towers.rules.board import movable_towers
from coven.games.wandering_towers.rules.cards import throw_hand
from coven.games.wandering_towers.rules.sides import is_solo
from coven.games.wandering_towers.state import (
    ALLOWED,
    CARD_WAS_PLAYED,
    CHECK_SPELL,
    CHECK_TOWER,
    CHOOSING_CARD,
    CHOOSING_TOWER,
    DECIDE,
    MOVE_IS_POSSIBLE,
    NOT_AGAINST_THE_DECK,
    NOT_NOW,
    REFILL,
)
from coven.games.wandering_towers.types import State
from coven.kernel.target import rule
from coven.kernel.types import Flag, Number, Seat


@rule
def may_take_special_case(s: State) -> Flag:
    """Never after a card, and not against the deck (Towers 19, 45)."""
    return s.action == 1 and not is_solo(s)


@rule
def take_special_case(s: State, seat: Seat) -> None:
    """Throws the hand away; the tower is chosen after the draw, or before it if the table says so."""
    throw_hand(s, seat)
    s.special = 1
    s.phase = CHOOSING_TOWER
    s.step = REFILL if s.options.tower_before_draw == 0 else CHECK_TOWER


@rule
def check_tower(s: State) -> None:
    """Where no tower can move, the seat is asked only if it can cast a spell."""
    s.phase = CHOOSING_TOWER
    s.step = DECIDE if movable_towers(s, 1) != 0 else CHECK_SPELL


@rule
def may_decline(s: State) -> Flag:
    """The tower may be left, unless the table has it moved before the draw and one can move."""
    return s.options.tower_before_draw == 0 or movable_towers(s, 1) == 0


@rule
def special_refusal(s: State) -> Number:
    if is_solo(s):
        return NOT_AGAINST_THE_DECK
    if s.phase != CHOOSING_CARD:
        return NOT_NOW
    return ALLOWED if may_take_special_case(s) else CARD_WAS_PLAYED


@rule
def decline_refusal(s: State) -> Number:
    if s.phase != CHOOSING_TOWER:
        return NOT_NOW
    return ALLOWED if may_decline(s) else MOVE_IS_POSSIBLE
