"""Why a spell is refused: casting it, aiming it, naming a tower for Free a wizard."""

from coven.games.wandering_towers.rules.board import free_spaces, mark, movable_wizards, top_towers, visible_crowd, wizards_of
from coven.games.wandering_towers.rules.flasks import can_pay, is_in_play
from coven.games.wandering_towers.rules.sides import is_solo, moved_owner
from coven.games.wandering_towers.rules.spells.aiming import pair_of
from coven.games.wandering_towers.rules.spells.free_wizard import freeable_towers
from coven.games.wandering_towers.rules.spells.moments import has_freed, is_free_moment, is_moment
from coven.games.wandering_towers.rules.spells.piggyback import can_carry, can_ride, carriers
from coven.games.wandering_towers.rules.spells.targets import TIMED_SPELLS, can_step_announced, has_target, may_aim_at, others_to_step, step_of
from coven.games.wandering_towers.state import (
    AIM_AT_ANNOUNCED,
    AIMING,
    ALLOWED,
    ALREADY_FREED,
    CANNOT_WAIT,
    CAST,
    CAST_AFTER,
    CASTLE,
    FREE,
    FREE_WIZARD,
    HEADWIND_WIZARD,
    MOVE_CASTLE,
    MOVE_WIZARD,
    NAME_A_TOWER,
    NAMED_WITH_PIECE,
    NO_ROOM,
    NO_SLOT_NOW,
    NO_SPELL_NOW,
    NO_TARGET,
    NO_WIZARD_THERE,
    NOT_NOW,
    NOT_ON_TOP,
    NOT_YOUR_WIZARD,
    PIGGYBACK,
    SPACES,
    SPELL_NOT_IN_PLAY,
    SPELL_USED,
    STEP,
    STEP_ANNOUNCED,
    SWAP,
    SWAP_TOWERS,
    TOO_FEW_FLASKS,
    WINDOW,
    Space,
    Spell,
    Tower,
)
from coven.games.wandering_towers.types import Box, State
from coven.kernel.target import rule
from coven.kernel.types import I64, Action, Number, Seat


@rule
def wizard_refusal(s: State, owner: Seat, space: Space, distance: Number) -> Number:
    if not I64(s.visible[owner]) & mark(space):
        return NO_WIZARD_THERE
    return ALLOWED if movable_wizards(s, owner, distance) & mark(space) else NO_ROOM


@rule
def carry_refusal(box: Box, s: State, seat: Seat, space: Space) -> Number:
    if not can_carry(box, s, seat):
        return spell_refusal(box, s, seat, PIGGYBACK)
    if wizards_of(visible_crowd(s, space), moved_owner(s, seat)) < 2:
        return NO_WIZARD_THERE
    return ALLOWED if carriers(s, moved_owner(s, seat)) & mark(space) else NO_ROOM


@rule
def spell_refusal(box: Box, s: State, seat: Seat, spell: Spell) -> Number:
    """Why the seat can't cast: not in play, not paid for, or not at this moment."""
    if not is_in_play(s, spell):
        return SPELL_NOT_IN_PLAY
    if not can_pay(box, s, seat, spell):
        return TOO_FEW_FLASKS
    return SPELL_USED if s.cast == 1 else moment_refusal(s)


@rule
def moment_refusal(s: State) -> Number:
    """Not at this point of the turn, in the words of the basic game or of the Master variant."""
    return NO_SLOT_NOW if s.options.master == 1 else NO_SPELL_NOW


@rule
def aim_refusal(s: State, seat: Seat, action: Action) -> Number:
    if s.phase != AIMING:
        return NOT_NOW
    if action <= STEP_ANNOUNCED:
        return step_refusal(s, seat, action)
    if action < CASTLE:
        if s.spell != SWAP_TOWERS:
            return NOT_NOW
        one, two = pair_of(action - SWAP)
        both = mark(one) | mark(two)
        return ALLOWED if top_towers(s) & both == both else NOT_ON_TOP
    if s.spell != MOVE_CASTLE:
        return NOT_NOW
    return ALLOWED if free_spaces(s) != 0 else NO_TARGET


@rule
def step_refusal(s: State, seat: Seat, action: Action) -> Number:
    """A wizard for Move a wizard or Headwind (Towers 24, 26, 57)."""
    if s.spell != MOVE_WIZARD and s.spell != HEADWIND_WIZARD:
        return NOT_NOW
    if action == STEP_ANNOUNCED:
        return ALLOWED if can_step_announced(s, s.spell) else NO_TARGET
    owner, space = I64((action - STEP) // SPACES), I64((action - STEP) % SPACES)
    if owner >= s.players or not I64(s.visible[owner]) & mark(space):
        return NO_WIZARD_THERE
    if not may_aim_at(s, seat, owner):
        return NOT_YOUR_WIZARD
    if others_to_step(s, owner, s.spell) & mark(space):
        return ALLOWED
    return wizard_refusal(s, owner, space, step_of(s.spell)) or AIM_AT_ANNOUNCED


@rule
def cast_refusal(box: Box, s: State, seat: Seat, action: Action) -> Number:
    if action < CAST:
        return free_refusal(box, s, seat, action - FREE)
    if action < CAST_AFTER:
        return now_refusal(box, s, seat, action - CAST)
    spell = action - CAST_AFTER
    if s.phase != WINDOW:
        return moment_refusal(s)
    if not (TIMED_SPELLS >> spell) & 1:
        return CANNOT_WAIT
    return ALLOWED if s.cast == 0 and can_pay(box, s, seat, spell) else spell_refusal(box, s, seat, spell)


@rule
def now_refusal(box: Box, s: State, seat: Seat, spell: Spell) -> Number:
    """Casting now; Piggyback is cast again by its own name, Free a wizard by naming a tower."""
    if s.phase == AIMING:
        return ALLOWED if spell == PIGGYBACK and s.spell == PIGGYBACK and can_ride(s, seat) else NOT_NOW
    if spell == FREE_WIZARD:
        return free_moment_refusal(box, s, seat) or NAME_A_TOWER
    if spell == PIGGYBACK and s.options.master == 0:
        return carry_moment_refusal(box, s, seat) or NAMED_WITH_PIECE
    if not is_moment(s) or not can_pay(box, s, seat, spell):
        return spell_refusal(box, s, seat, spell)
    return ALLOWED if has_target(s, seat, spell) else NO_TARGET


@rule
def carry_moment_refusal(box: Box, s: State, seat: Seat) -> Number:
    """Basic game: why Piggyback can't be named with a piece this turn (Towers 59)."""
    return spell_refusal(box, s, seat, PIGGYBACK) if not can_pay(box, s, seat, PIGGYBACK) or s.cast == 1 or is_solo(s) else ALLOWED


@rule
def free_moment_refusal(box: Box, s: State, seat: Seat) -> Number:
    """Why the seat can't cast Free a wizard now, at whatever tower; in the Master variant it needs no slot (Towers 35, 51)."""
    if can_pay(box, s, seat, FREE_WIZARD):
        if is_free_moment(s, seat):
            return ALLOWED
        if s.options.master == 1:
            return ALREADY_FREED if has_freed(s, seat) else NO_SLOT_NOW
    return spell_refusal(box, s, seat, FREE_WIZARD)


@rule
def free_refusal(box: Box, s: State, seat: Seat, tower: Tower) -> Number:
    refused = free_moment_refusal(box, s, seat)
    if refused != ALLOWED:
        return refused
    return ALLOWED if freeable_towers(s) & mark(tower) else NO_ROOM
