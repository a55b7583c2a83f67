"""Between moves: asking who may cast, going back to where a spell was cast, and the windows of the Master variant."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.rules.casting import can_use_again, forget_piece, start_aiming
from coven.games.wandering_towers.rules.flasks import full_flasks
from coven.games.wandering_towers.rules.spells import can_free, castable, castable_after, has_target
from coven.games.wandering_towers.state import (
    AFTER,
    ASK_CLOSING,
    ASK_WINDOW,
    CHECK_PIECE,
    CHECK_SPELL,
    CHOOSING_PIECE,
    CLOSE,
    CLOSING,
    DECIDE,
    END_ACTION,
    ENDING,
    NONE,
    NOT_CAST,
    REFILL,
    RESOLVE,
    RESUME,
    WINDOW,
)
from coven.kernel.target import rule


@rule
def lost_step(s: Any) -> Any:
    """What follows a card without a move: in the Master variant the closing window too (ruling 51)."""
    return CLOSE if s.options.master == 1 else END_ACTION


@rule
def check_spell(box: Any, s: Any) -> None:
    """Asks the seat only if it can cast something now; else goes on to what follows (rulings 66, 68)."""
    if full_flasks(s, s.decider) > 0 and may_cast(box, s, s.decider):
        s.step = DECIDE
    elif s.phase == CHOOSING_PIECE:
        s.step = lost_step(s)
    elif s.phase == ENDING:
        s.step = REFILL
    else:
        s.asks += 1
        s.step = ASK_WINDOW if s.phase == WINDOW else ASK_CLOSING


@rule
def may_cast(box: Any, s: Any, seat: Any) -> Any:
    """Whether the seat can cast anything; Piggyback alone in the basic game goes with a piece that could walk anyway."""
    return castable_after(box, s, seat) != 0 or castable(box, s, seat) != 0 or can_free(box, s, seat)


@rule
def after_use(box: Any, s: Any) -> None:
    """Another use of the spell, if it can be paid (ruling 62), or on."""
    if can_use_again(box, s):
        start_aiming(s, 0)
    else:
        stop_casting(s)


@rule
def stop_casting(s: Any) -> None:
    s.step = CLOSE if s.moment == AFTER else RESUME
    s.spell = NONE
    s.caster = NONE
    s.moment = NOT_CAST
    s.paid = 0


@rule
def resume(s: Any) -> None:
    """Back to where the spell was cast; a turn that it ended goes no further (rulings 12, 25)."""
    s.phase = s.back
    s.decider = s.turn
    if s.ended == 1 and s.back != CLOSING:
        s.step = lost_step(s)
    elif s.back == CHOOSING_PIECE:
        s.step = CHECK_PIECE
    elif s.back == ENDING:
        s.step = REFILL
    elif s.back == WINDOW:
        s.step = ASK_WINDOW
    elif s.back == CLOSING:
        s.step = ASK_CLOSING
    else:
        s.step = DECIDE


@rule
def seat_asked(s: Any) -> Any:
    seat = np.int64(s.turn) + np.int64(s.asks)
    return seat - s.players if seat >= s.players else seat


@rule
def is_skipping(s: Any, seat: Any) -> Any:
    return (np.int64(s.skipping) >> seat) & 1 == 1


@rule
def ask_window(s: Any) -> None:
    """Asks the next seat, from the active player clockwise; then the move is made (rulings 32, 58, 68)."""
    while s.asks < s.players and is_skipping(s, seat_asked(s)):
        s.asks += 1
    s.phase = WINDOW
    s.decider = seat_asked(s)
    s.step = CHECK_SPELL if s.asks < s.players else RESOLVE


@rule
def cast_waiting(s: Any) -> None:
    """The spell cast to come after the move is aimed now; the active player's lapses if his turn has ended (ruling 53)."""
    if s.moment == AFTER and not (s.ended == 1 and s.caster == s.turn) and has_target(s, s.caster, s.spell):
        start_aiming(s, 1)
    else:
        s.step = CLOSE


@rule
def close_action(s: Any) -> None:
    """Opens the closing window; what was announced is settled or lost."""
    forget_piece(s)
    s.spell = NONE
    s.caster = NONE
    s.moment = NOT_CAST
    s.asks = 0
    s.step = ASK_CLOSING


@rule
def ask_closing(s: Any) -> None:
    """Asks each seat that may still free a wizard; not the player whose wizard has just ended the turn (ruling 51)."""
    while s.asks < s.players and (is_skipping(s, seat_asked(s)) or (s.ended == 1 and s.asks == 0)):
        s.asks += 1
    s.phase = CLOSING
    s.decider = seat_asked(s)
    s.step = CHECK_SPELL if s.asks < s.players else END_ACTION
