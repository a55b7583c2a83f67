"""At what a spell may be aimed, and which spells can be cast now."""

from coven.games.wandering_towers.rules.board import (
    count_of,
    free_spaces,
    is_exposed,
    mark,
    movable_towers,
    movable_wizards,
    space_of,
    top_towers,
    wizards_of,
)
from coven.games.wandering_towers.rules.flasks import can_pay, full_flasks
from coven.games.wandering_towers.rules.sides import moved_owner
from coven.games.wandering_towers.rules.spells.free_wizard import can_free
from coven.games.wandering_towers.rules.spells.moments import is_moment
from coven.games.wandering_towers.rules.spells.piggyback import can_ride
from coven.games.wandering_towers.state import (
    A_WIZARD,
    HEADWIND_TOWER,
    HEADWIND_WIZARD,
    MOVE_CASTLE,
    MOVE_TOWER,
    MOVE_WIZARD,
    PIGGYBACK,
    SPELLS,
    SWAP_TOWERS,
    WINDOW,
    Spaces,
    Spell,
    Spells,
)
from coven.games.wandering_towers.types import Box, State
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Number, Seat

TIMED_SPELLS = (1 << MOVE_WIZARD) | (1 << MOVE_TOWER) | (1 << HEADWIND_WIZARD) | (1 << HEADWIND_TOWER) | (1 << MOVE_CASTLE) | (1 << SWAP_TOWERS)


@rule
def step_of(spell: Spell) -> Number:
    """How far a wizard or tower goes by the spell."""
    if spell == MOVE_WIZARD:
        return 1
    if spell == HEADWIND_WIZARD:
        return -1
    return 2 if spell == MOVE_TOWER else -2


@rule
def may_aim_at(s: State, seat: Seat, owner: Seat) -> Flag:
    """Whether the seat's wizard spells may take this owner's wizards (Towers 24, 64)."""
    return s.options.master == 1 or s.options.spells_on_others == 1 or owner == moved_owner(s, seat)


@rule
def any_wizard_to_step(s: State, seat: Seat, spell: Spell) -> Flag:
    for owner in range(s.players):
        if may_aim_at(s, seat, owner) and movable_wizards(s, owner, step_of(spell)) != 0:
            return True
    return False


@rule
def others_to_step(s: State, owner: Seat, spell: Spell) -> Spaces:
    """The spaces with a wizard to step that is not the announced one (Towers 57)."""
    spaces = movable_wizards(s, owner, step_of(spell))
    if s.piece == A_WIZARD and s.piece_owner == owner and is_exposed(s, s.piece_at) and wizards_of(s.crowd[s.piece_at], owner) == 1:
        spaces &= ~mark(space_of(s, s.piece_at))
    return spaces


@rule
def can_step_announced(s: State, spell: Spell) -> Flag:
    if s.piece != A_WIZARD or not is_exposed(s, s.piece_at):
        return False
    return movable_wizards(s, s.piece_owner, step_of(spell)) & mark(space_of(s, s.piece_at)) != 0


@rule
def has_target(s: State, seat: Seat, spell: Spell) -> Flag:
    if spell in (MOVE_WIZARD, HEADWIND_WIZARD):
        return any_wizard_to_step(s, seat, spell)
    if spell in (MOVE_TOWER, HEADWIND_TOWER):
        return movable_towers(s, step_of(spell)) != 0
    if spell == MOVE_CASTLE:
        return free_spaces(s) != 0
    if spell == SWAP_TOWERS:
        return count_of(top_towers(s)) > 1
    return spell == PIGGYBACK and s.phase == WINDOW and can_ride(s, seat)


# --- what can be cast -------------------------------------------------------------------------------------------------


@rule
def castable(box: Box, s: State, seat: Seat) -> Spells:
    """The spells the seat that is asked may cast now, Free a wizard aside."""
    spells = I64(0)
    if full_flasks(s, seat) == 0 or not is_moment(s):
        return spells
    for spell in range(SPELLS):
        if can_pay(box, s, seat, spell) and has_target(s, seat, spell):
            spells |= mark(spell)
    return spells


@rule
def castable_after(box: Box, s: State, seat: Seat) -> Spells:
    """The spells the seat may cast in the window to come after the move (Towers 53)."""
    spells = I64(0)
    if full_flasks(s, seat) == 0 or s.phase != WINDOW or s.cast == 1:
        return spells
    for spell in range(SPELLS):
        if (TIMED_SPELLS >> spell) & 1 and can_pay(box, s, seat, spell):
            spells |= mark(spell)
    return spells


@rule
def may_cast(box: Box, s: State, seat: Seat) -> Flag:
    """Whether the seat can cast anything; Piggyback alone in the basic game goes with a piece that could walk anyway."""
    return castable_after(box, s, seat) != 0 or castable(box, s, seat) != 0 or can_free(box, s, seat)
