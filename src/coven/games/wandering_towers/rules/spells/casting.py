"""Casting a spell: paying for it, using it again, and going back to where it was cast."""

from coven.games.wandering_towers.rules.announcing import lost_step
from coven.games.wandering_towers.rules.board import one_of
from coven.games.wandering_towers.rules.flasks import can_pay, full_flasks, pay
from coven.games.wandering_towers.rules.sides import moved_owner
from coven.games.wandering_towers.rules.spells.piggyback import can_ride
from coven.games.wandering_towers.rules.spells.targets import has_target, may_cast
from coven.games.wandering_towers.state import (
    AFTER,
    AIMING,
    ASK_CLOSING,
    ASK_WINDOW,
    BEFORE,
    CARD_LOST,
    CHECK_PIECE,
    CHECK_TOWER,
    CHOOSING_PIECE,
    CHOOSING_TOWER,
    CLOSE,
    CLOSING,
    DECIDE,
    ENDING,
    NONE,
    NOT_CAST,
    PIGGYBACK,
    REFILL,
    RESUME,
    USED,
    WINDOW,
    Spell,
)
from coven.games.wandering_towers.types import Box, State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Number, Seat


@rule
def cast_spell(box: Box, s: State, seat: Seat, spell: Spell, moment: Number) -> None:
    """Pays for one use; the spell is aimed next, or waits for the move to be made."""
    if s.phase != AIMING:
        s.back = s.phase
    pay(box, s, seat, spell)
    s.cast = 1
    s.spell = spell
    s.caster = seat
    s.moment = moment
    if spell == PIGGYBACK:
        s.riders = I64(s.riders) + one_of(moved_owner(s, seat))
        s.step = USED
    elif moment == BEFORE:
        start_aiming(s, 1)
    else:
        s.step = RESUME


@rule
def start_aiming(s: State, paid: Number) -> None:
    s.phase = AIMING
    s.decider = s.caster
    s.paid = paid
    s.step = DECIDE


@rule
def can_use_again(box: Box, s: State) -> Flag:
    """Master: whether the caster may pay for another use of the spell (Towers 32, 62)."""
    turn_is_over = s.ended == 1 and s.caster == s.turn
    if s.options.master == 0 or turn_is_over or not can_pay(box, s, s.caster, s.spell):
        return False
    if s.spell == PIGGYBACK:
        return can_ride(s, s.caster)
    return has_target(s, s.caster, s.spell)


@rule
def check_spell(box: Box, s: State) -> None:
    """Asks the seat only if it can cast something now; else goes on to what follows (Towers 66, 68)."""
    if full_flasks(s, s.decider) > 0 and may_cast(box, s, s.decider):
        s.step = DECIDE
    elif s.phase == CHOOSING_PIECE:
        note(s, CARD_LOST, s.turn, s.card, 0, 0)
        s.step = lost_step(s)
    elif s.phase == CHOOSING_TOWER:
        s.step = lost_step(s)
    elif s.phase == ENDING:
        s.step = REFILL
    else:
        s.asks += 1
        s.step = ASK_WINDOW if s.phase == WINDOW else ASK_CLOSING


@rule
def after_use(box: Box, s: State) -> None:
    """Another use of the spell, if it can be paid (Towers 62), or on."""
    if can_use_again(box, s):
        start_aiming(s, 0)
    else:
        stop_casting(s)


@rule
def stop_casting(s: State) -> None:
    s.step = CLOSE if s.moment == AFTER else RESUME
    s.spell = NONE
    s.caster = NONE
    s.moment = NOT_CAST
    s.paid = 0


@rule
def resume(s: State) -> None:
    """Back to where the spell was cast; a turn that it ended goes no further (Towers 12, 25)."""
    s.phase = s.back
    s.decider = s.turn
    if s.ended == 1 and s.back != CLOSING:
        if s.back == CHOOSING_PIECE:
            note(s, CARD_LOST, s.turn, s.card, 0, 0)
        s.step = lost_step(s)
    elif s.back == CHOOSING_PIECE:
        s.step = CHECK_PIECE
    elif s.back == CHOOSING_TOWER:
        s.step = CHECK_TOWER
    elif s.back == ENDING:
        s.step = REFILL
    elif s.back == WINDOW:
        s.step = ASK_WINDOW
    elif s.back == CLOSING:
        s.step = ASK_CLOSING
    else:
        s.step = DECIDE
