"""The eight spells: when they may be cast, at what, and what they do."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.rules.board import (
    count_of,
    crowd_size,
    free_spaces,
    is_exposed,
    mark,
    movable_towers,
    movable_wizards,
    one_of,
    onward,
    space_of,
    top_towers,
    visible_crowd,
    wizards_of,
)
from coven.games.wandering_towers.rules.flasks import can_pay, full_flasks, moved_owner
from coven.games.wandering_towers.scoring import is_solo
from coven.games.wandering_towers.state import (
    A_WIZARD,
    CHOOSING_CARD,
    CHOOSING_PIECE,
    CHOOSING_TOWER,
    CLOSING,
    ENDING,
    FREE_WIZARD,
    HEADWIND_TOWER,
    HEADWIND_WIZARD,
    MOVE_CASTLE,
    MOVE_TOWER,
    MOVE_WIZARD,
    PIGGYBACK,
    ROOM,
    SPACES,
    SPELLS,
    SWAP_TOWERS,
    TOWERS,
    WINDOW,
)
from coven.kernel.target import rule

TIMED_SPELLS = (1 << MOVE_WIZARD) | (1 << MOVE_TOWER) | (1 << HEADWIND_WIZARD) | (1 << HEADWIND_TOWER) | (1 << MOVE_CASTLE) | (1 << SWAP_TOWERS)


# --- when -------------------------------------------------------------------------------------------------------------


@rule
def is_basic_moment(s: Any) -> Any:
    """Whether the active player may cast now in the basic game (rulings 50, 65, 66)."""
    if s.phase == ENDING:
        return True
    if is_solo(s):
        return False
    return s.phase == CHOOSING_CARD or (s.options.spell_in_action == 1 and (s.phase == CHOOSING_PIECE or s.phase == CHOOSING_TOWER))


@rule
def is_slot_moment(s: Any) -> Any:
    """Whether the action's spell slot can be used now in the Master variant (rulings 33, 49)."""
    return s.phase == WINDOW or (s.phase == CHOOSING_CARD and s.options.master_spell_before_card == 1)


@rule
def is_moment(s: Any) -> Any:
    """Whether the seat that is asked may cast a spell other than Free a wizard."""
    return s.cast == 0 and (is_slot_moment(s) if s.options.master == 1 else is_basic_moment(s))


@rule
def is_free_moment(s: Any, seat: Any) -> Any:
    """Whether the seat that is asked may cast Free a wizard (ruling 51; question 11)."""
    if s.options.master == 1:
        return (s.phase == CHOOSING_CARD or s.phase == WINDOW or s.phase == CLOSING) and not has_freed(s, seat)
    return s.cast == 0 and is_basic_moment(s)


@rule
def has_freed(s: Any, seat: Any) -> Any:
    return np.int64(s.freed) & mark(seat) != 0


# --- at what ----------------------------------------------------------------------------------------------------------


@rule
def step_of(spell: Any) -> Any:
    """How far a wizard or tower goes by the spell."""
    if spell == MOVE_WIZARD:
        return 1
    if spell == HEADWIND_WIZARD:
        return -1
    return 2 if spell == MOVE_TOWER else -2


@rule
def may_aim_at(s: Any, seat: Any, owner: Any) -> Any:
    """Whether the seat's wizard spells may take this owner's wizards (rulings 24, 64)."""
    return s.options.master == 1 or s.options.spells_on_others == 1 or owner == moved_owner(s, seat)


@rule
def any_wizard_to_step(s: Any, seat: Any, spell: Any) -> Any:
    for owner in range(s.players):
        if may_aim_at(s, seat, owner) and movable_wizards(s, owner, step_of(spell)) != 0:
            return True
    return False


@rule
def others_to_step(s: Any, owner: Any, spell: Any) -> Any:
    """The spaces with a wizard to step that is not the announced one (ruling 57)."""
    spaces = movable_wizards(s, owner, step_of(spell))
    if s.piece == A_WIZARD and s.piece_owner == owner and is_exposed(s, s.piece_at) and wizards_of(s.crowd[s.piece_at], owner) == 1:
        spaces &= ~mark(space_of(s, s.piece_at))
    return spaces


@rule
def can_step_announced(s: Any, spell: Any) -> Any:
    if s.piece != A_WIZARD or not is_exposed(s, s.piece_at):
        return False
    return movable_wizards(s, s.piece_owner, step_of(spell)) & mark(space_of(s, s.piece_at)) != 0


@rule
def fits(s: Any, start: Any, distance: Any, party: Any) -> Any:
    """Whether a party of wizards finds room at the end of its way (rulings 9, 30); the castle takes everybody."""
    target = onward(start, distance)
    return target == s.castle or crowd_size(visible_crowd(s, target)) + party <= ROOM


@rule
def can_ride(s: Any, seat: Any) -> Any:
    """Master: whether one more wizard of the seat can ride with the announced one (rulings 30, 59)."""
    if s.piece != A_WIZARD or not is_exposed(s, s.piece_at):
        return False
    rider = moved_owner(s, seat)
    party = np.int64(s.riders) + one_of(s.piece_owner)
    if wizards_of(s.crowd[s.piece_at], rider) <= wizards_of(party, rider):
        return False
    return fits(s, space_of(s, s.piece_at), s.value, crowd_size(party) + 1)


@rule
def carriers(s: Any, owner: Any) -> Any:
    """Basic game: the spaces where a wizard can carry a second one of the same owner (ruling 59)."""
    spaces = np.int64(0)
    for space in range(SPACES):
        if wizards_of(visible_crowd(s, space), owner) > 1 and fits(s, space, s.value, 2):
            spaces |= mark(space)
    return spaces


@rule
def can_carry(box: Any, s: Any, seat: Any) -> Any:
    """Basic game: whether Piggyback may be cast with the choice of the piece."""
    if s.phase != CHOOSING_PIECE or s.options.master == 1 or s.cast == 1 or is_solo(s):
        return False
    return s.sides & 1 == 1 and can_pay(box, s, seat, PIGGYBACK)


@rule
def freeable_towers(s: Any) -> Any:
    """The towers that may be named: those whose stack has the castle or room on top, whatever is hidden (ruling 67)."""
    towers = np.int64(0)
    for tower in range(TOWERS):
        if not np.int64(s.crowded) & mark(s.at[tower]):
            towers |= mark(tower)
    return towers


@rule
def has_target(s: Any, seat: Any, spell: Any) -> Any:
    if spell in (MOVE_WIZARD, HEADWIND_WIZARD):
        return any_wizard_to_step(s, seat, spell)
    if spell in (MOVE_TOWER, HEADWIND_TOWER):
        return movable_towers(s, step_of(spell)) != 0
    if spell == MOVE_CASTLE:
        return free_spaces(s) != 0
    if spell == SWAP_TOWERS:
        return count_of(top_towers(s)) > 1
    return spell == PIGGYBACK and s.phase == WINDOW and can_ride(s, seat)


@rule
def castable(box: Any, s: Any, seat: Any) -> Any:
    """The spells the seat that is asked may cast now, Free a wizard aside."""
    spells = np.int64(0)
    if full_flasks(s, seat) == 0 or not is_moment(s):
        return spells
    for spell in range(SPELLS):
        if can_pay(box, s, seat, spell) and has_target(s, seat, spell):
            spells |= mark(spell)
    return spells


@rule
def castable_after(box: Any, s: Any, seat: Any) -> Any:
    """The spells the seat may cast in the window to come after the move (ruling 53)."""
    spells = np.int64(0)
    if full_flasks(s, seat) == 0 or s.phase != WINDOW or s.cast == 1:
        return spells
    for spell in range(SPELLS):
        if (TIMED_SPELLS >> spell) & 1 and can_pay(box, s, seat, spell):
            spells |= mark(spell)
    return spells


@rule
def can_free(box: Any, s: Any, seat: Any) -> Any:
    return can_pay(box, s, seat, FREE_WIZARD) and is_free_moment(s, seat) and freeable_towers(s) != 0
