"""The windows of the Master variant: each seat is asked around an announced move, and at the end of an action."""

from coven.games.wandering_towers.rules.announcing import forget_piece
from coven.games.wandering_towers.rules.spells.casting import start_aiming
from coven.games.wandering_towers.rules.spells.targets import has_target
from coven.games.wandering_towers.state import (
    AFTER,
    ASK_CLOSING,
    CHECK_SPELL,
    CLOSE,
    CLOSING,
    END_ACTION,
    MOVE_LOST,
    NO_PIECE,
    NONE,
    NOT_CAST,
    RESOLVE,
    SPELL_LAPSED,
    WINDOW,
)
from coven.games.wandering_towers.types import State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Seat


@rule
def seat_asked(s: State) -> Seat:
    seat = I64(s.turn) + I64(s.asks)
    return seat - s.players if seat >= s.players else seat


@rule
def is_skipping(s: State, seat: Seat) -> Flag:
    return (I64(s.skipping) >> seat) & 1 == 1


@rule
def ask_window(s: State) -> None:
    """Asks the next seat, from the active player clockwise; then the move is made (Towers 32, 58, 68)."""
    while s.asks < s.players and is_skipping(s, seat_asked(s)):
        s.asks += 1
    s.phase = WINDOW
    s.decider = seat_asked(s)
    s.step = CHECK_SPELL if s.asks < s.players else RESOLVE


@rule
def cast_waiting(s: State) -> None:
    """The spell cast to come after the move is aimed now; the active player's lapses if his turn has ended (Towers 53)."""
    if s.moment == AFTER and not (s.ended == 1 and s.caster == s.turn) and has_target(s, s.caster, s.spell):
        start_aiming(s, 1)
    else:
        s.step = CLOSE


@rule
def close_action(s: State) -> None:
    """Opens the closing window; what was announced and not done is lost, a spell that still waits has lapsed (Towers 33, 53)."""
    if s.piece != NO_PIECE:
        note(s, MOVE_LOST, s.turn, 0, 0, 0)
    if s.moment == AFTER:
        note(s, SPELL_LAPSED, s.caster, s.spell, 0, 0)
    forget_piece(s)
    s.spell = NONE
    s.caster = NONE
    s.moment = NOT_CAST
    s.asks = 0
    s.step = ASK_CLOSING


@rule
def ask_closing(s: State) -> None:
    """Asks each seat that may still free a wizard; not the player whose wizard has just ended the turn (Towers 51)."""
    while s.asks < s.players and (is_skipping(s, seat_asked(s)) or (s.ended == 1 and s.asks == 0)):
        s.asks += 1
    s.phase = CLOSING
    s.decider = seat_asked(s)
    s.step = CHECK_SPELL if s.asks < s.players else END_ACTION
