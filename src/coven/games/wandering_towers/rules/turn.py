"""The course of a turn: what the rules do between two decisions."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.rules.board import crowd_size, is_exposed, movable_towers, movable_wizards, move_crowd, move_tower, one_of, space_of
from coven.games.wandering_towers.rules.cards import refill_hand, roll
from coven.games.wandering_towers.rules.casting import entry_ends_turn, forget_piece
from coven.games.wandering_towers.rules.flasks import fill_flask, moved_owner
from coven.games.wandering_towers.rules.spells import fits
from coven.games.wandering_towers.rules.team import may_partner_speak
from coven.games.wandering_towers.rules.windows import after_use, ask_closing, ask_window, cast_waiting, check_spell, close_action, resume
from coven.games.wandering_towers.scoring import anybody_complete, in_teams, is_solo, owner_of, partner_of
from coven.games.wandering_towers.state import (
    A_TOWER,
    A_WIZARD,
    ALL_HOME,
    ASK_CLOSING,
    ASK_WINDOW,
    CAST_WAITING,
    CHECK_PIECE,
    CHECK_SPELL,
    CHOOSING_CARD,
    CHOOSING_PIECE,
    CHOOSING_TOWER,
    CLOSE,
    COMPLETE,
    DECIDE,
    END_ACTION,
    ENDING,
    ESCAPED,
    GUARD_REACHED,
    GUARD_ROUNDS,
    NONE,
    NOT_CAST,
    NOT_ENDED,
    OUT_OF_CARDS,
    OVER,
    PARTNER,
    REFILL,
    RESOLVE,
    ROLL,
    START_ACTION,
    TEAM_COMPLETE,
    USED,
)
from coven.kernel.target import rule


@rule
def settle(box: Any, s: Any) -> None:
    """Goes on until somebody has something to decide or the game is over; the end is looked for after every effect (ruling 63)."""
    while s.step != DECIDE:
        reason = sudden_end(s)
        if reason != NOT_ENDED:
            end_game(s, reason)
        else:
            take_step(box, s)


@rule
def take_step(box: Any, s: Any) -> None:
    step = s.step
    if step == RESOLVE:
        resolve(box, s)
    elif step == ROLL:
        s.value = roll(s)
        s.step = CHECK_PIECE
    elif step == CHECK_PIECE:
        check_piece(s)
    elif step == CHECK_SPELL:
        check_spell(box, s)
    elif step == END_ACTION:
        end_action(s)
    elif step == REFILL:
        refill(box, s)
    elif step == START_ACTION:
        start_action(s)
    else:
        take_spell_step(box, s, step)


@rule
def take_spell_step(box: Any, s: Any, step: Any) -> None:
    if step == ASK_WINDOW:
        ask_window(s)
    elif step == CAST_WAITING:
        cast_waiting(s)
    elif step == CLOSE:
        close_action(s)
    elif step == ASK_CLOSING:
        ask_closing(s)
    elif step == USED:
        after_use(box, s)
    else:
        resume(s)


# --- the end ----------------------------------------------------------------------------------------------------------


@rule
def sudden_end(s: Any) -> Any:
    """Why the game ends at once, or NOT_ENDED (rulings 38, 41, 63, 65)."""
    if in_teams(s) and s.options.finish_round == 0 and anybody_complete(s):
        return TEAM_COMPLETE
    if s.out > 0:
        return NOT_ENDED
    if is_solo(s):
        return ESCAPED
    return NOT_ENDED if anybody_complete(s) else ALL_HOME


@rule
def end_of_round(s: Any) -> Any:
    """Why the game ends now that all had equal turns, or NOT_ENDED (rulings 37, 63)."""
    if anybody_complete(s):
        return COMPLETE
    return GUARD_REACHED if s.rounds >= GUARD_ROUNDS else NOT_ENDED


@rule
def end_game(s: Any, reason: Any) -> None:
    s.end_reason = reason
    s.phase = OVER
    s.step = DECIDE
    s.lifted = NONE
    clear_action(s)


# --- turns and actions ------------------------------------------------------------------------------------------------


@rule
def clear_action(s: Any) -> None:
    s.card = NONE
    s.value = 0
    s.sides = 0
    s.rolls = 0
    forget_piece(s)
    s.spell = NONE
    s.caster = NONE
    s.moment = NOT_CAST
    s.paid = 0
    s.freed = 0
    s.asks = 0


@rule
def start_turn(s: Any, seat: Any) -> None:
    s.turn = seat
    s.action = 1
    s.special = 0
    s.ended = 0
    s.cast = 0
    s.skipping = 0
    s.asked = 0
    s.offered = 0
    s.exchanged = 0
    s.flask_from = NONE
    s.step = START_ACTION


@rule
def start_action(s: Any) -> None:
    """A new action; in the Master variant with a new spell slot. A partner may speak first (ruling 60)."""
    clear_action(s)
    if s.options.master == 1:
        s.cast = 0
    s.step = DECIDE
    s.phase = CHOOSING_CARD
    s.decider = s.turn
    if in_teams(s) and may_partner_speak(s):
        s.phase = PARTNER
        s.decider = partner_of(s, s.turn)


@rule
def end_action(s: Any) -> None:
    """On to the second action, to a last chance for a spell (ruling 66), or to the end of the turn."""
    clear_action(s)
    s.phase = ENDING
    s.decider = s.turn
    if s.ended == 0 and s.special == 0 and s.action == 1 and not is_solo(s):
        s.action = 2
        s.step = START_ACTION
    else:
        s.step = CHECK_SPELL if s.ended == 0 and may_cast_at_end(s) else REFILL


@rule
def may_cast_at_end(s: Any) -> Any:
    """After the special case only if the table allows it (ruling 50); Master spells belong to actions."""
    return s.options.master == 0 and (s.special == 0 or s.options.spell_after_special == 1)


@rule
def refill(box: Any, s: Any) -> None:
    """Refills the hand: in the middle of the special case, else at the end of the turn (rulings 15, 19)."""
    spent_all = is_solo(s) and s.used >= box.solo_cards
    if not spent_all:
        refill_hand(box, s, owner_of(s, s.turn))
    if s.phase == CHOOSING_TOWER:
        s.step = DECIDE
    elif spent_all:
        end_game(s, OUT_OF_CARDS)
    else:
        next_turn(s)


@rule
def next_turn(s: Any) -> None:
    """The next seat clockwise; a round ends before the starting player's turn (ruling 37)."""
    following = np.int64(s.turn) + 1 if s.turn + 1 < s.players else np.int64(0)
    if following == s.first:
        s.rounds += 1
        reason = NOT_ENDED if is_solo(s) else end_of_round(s)
        if reason != NOT_ENDED:
            end_game(s, reason)
            return
    start_turn(s, following)


# --- the move ---------------------------------------------------------------------------------------------------------


@rule
def any_piece(s: Any) -> Any:
    """Whether the card, as played or rolled, can move anything."""
    if s.sides & 2 and movable_towers(s, s.value) != 0:
        return True
    return bool(s.sides & 1) and movable_wizards(s, moved_owner(s, s.turn), s.value) != 0


@rule
def check_piece(s: Any) -> None:
    """A card that moves nothing, and that neither a roll nor a spell can help, is lost (rulings 16, 20, 52)."""
    s.phase = CHOOSING_PIECE
    s.decider = s.turn
    s.step = DECIDE if any_piece(s) or s.rolls > 0 else CHECK_SPELL


@rule
def resolve(box: Any, s: Any) -> None:
    """Makes the announced move if it is still possible; else the action is lost (rulings 33, 34, 56)."""
    if s.piece == A_TOWER:
        resolve_tower(box, s)
    elif s.piece == A_WIZARD:
        resolve_wizard(box, s)
    forget_piece(s)
    s.step = END_ACTION if s.options.master == 0 else CAST_WAITING


@rule
def resolve_tower(box: Any, s: Any) -> None:
    tower = np.int64(s.piece_at)
    if (movable_towers(s, s.value) >> tower) & 1 and move_tower(box, s, tower, s.value) != 0:
        fill_flask(s, s.turn)


@rule
def resolve_wizard(box: Any, s: Any) -> None:
    """The announced wizard and its riders go together or not at all (ruling 59)."""
    if not is_exposed(s, s.piece_at):
        return
    start = space_of(s, s.piece_at)
    party = one_of(s.piece_owner) + np.int64(s.riders)
    if fits(s, start, s.value, crowd_size(party)):
        ends = entry_ends_turn(s, s.turn, s.piece_owner)
        if move_crowd(box, s, party, start, s.value) and ends:
            s.ended = 1
