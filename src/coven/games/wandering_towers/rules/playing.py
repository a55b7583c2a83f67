"""Playing a move: what it does, and the steps from one decision to the next, through actions, turns and rounds."""

from coven.games.wandering_towers.rules.announcing import announce, check_piece, forget_piece, lost_step, play_card, resolve
from coven.games.wandering_towers.rules.cards import draw_cards, roll
from coven.games.wandering_towers.rules.partners import hand_back, may_partner_speak, say_to_partner
from coven.games.wandering_towers.rules.scoring import end_of_round, sudden_end, winners
from coven.games.wandering_towers.rules.sides import in_teams, is_solo, owner_of, partner_of
from coven.games.wandering_towers.rules.special_case import check_tower, take_special_case
from coven.games.wandering_towers.rules.spells.aiming import aim
from coven.games.wandering_towers.rules.spells.casting import after_use, cast_spell, check_spell, resume, stop_casting
from coven.games.wandering_towers.rules.spells.free_wizard import free_wizard, lift_to_free
from coven.games.wandering_towers.rules.spells.looking import forget_looks
from coven.games.wandering_towers.rules.spells.windows import ask_closing, ask_window, cast_waiting, close_action
from coven.games.wandering_towers.state import (
    AFTER,
    AIMING,
    ASK,
    ASK_CLOSING,
    ASK_WINDOW,
    BEFORE,
    CAST,
    CAST_AFTER,
    CAST_WAITING,
    CHECK_PIECE,
    CHECK_SPELL,
    CHECK_TOWER,
    CHOOSING_CARD,
    CHOOSING_TOWER,
    CLOSE,
    DECIDE,
    DECLINE,
    END_ACTION,
    END_TURN,
    ENDED,
    ENDING,
    FREE,
    GIVE_UP,
    MADE,
    NONE,
    NOT_CAST,
    NOT_ENDED,
    OUT_OF_CARDS,
    OVER,
    PARTNER,
    PASS,
    PIGGYBACK,
    REFILL,
    REROLL,
    RESOLVE,
    ROLL,
    ROLLED,
    SKIP,
    SPECIAL,
    START_ACTION,
    STEP,
    STOP,
    TOWER,
    TURN,
    USED,
    WINDOW,
)
from coven.games.wandering_towers.types import Box, State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, Action, Flag, Number, Seat


@rule
def play(box: Box, s: State, seat: Seat, action: Action) -> None:
    """Carries out an allowed move and all that follows from it, up to the next decision."""
    note(s, MADE, seat, action, 0, 0)
    if s.seen_under[0] != NONE:
        forget_looks(s)
    if action < TOWER:
        play_card(box, s, seat, action)
    elif s.phase == AIMING and action != STOP and action != CAST + PIGGYBACK:
        aim(box, s, action)
    elif action < STEP:
        announce(box, s, seat, action)
    elif action < CAST:
        lift_to_free(box, s, seat, action - FREE)
    elif action < CAST_AFTER:
        cast_spell(box, s, seat, action - CAST, BEFORE)
    elif action < REROLL:
        cast_spell(box, s, seat, action - CAST_AFTER, AFTER)
    elif action < ASK:
        say(box, s, seat, action)
    else:
        say_to_partner(s, seat, action)
    settle(box, s)


@rule
def say(box: Box, s: State, seat: Seat, action: Action) -> None:
    """The moves that are one word."""
    if action == REROLL:
        s.rolls -= 1
        s.step = ROLL
    elif action in (GIVE_UP, DECLINE):
        s.step = lost_step(s)
    elif action == SPECIAL:
        take_special_case(s, seat)
    elif action in (PASS, SKIP):
        pass_window(s, seat, action == SKIP)
    elif action == STOP:
        stop_casting(s)
    elif action == END_TURN:
        s.step = REFILL
    else:
        free_wizard(box, s, seat, action)


@rule
def pass_window(s: State, seat: Seat, skip: Flag) -> None:
    if s.phase == PARTNER:
        hand_back(s)
        return
    if skip:
        s.skipping = I64(s.skipping) | (I64(1) << seat)
    s.asks += 1
    s.step = ASK_WINDOW if s.phase == WINDOW else ASK_CLOSING


# --- steps between two decisions --------------------------------------------------------------------------------------


@rule
def settle(box: Box, s: State) -> None:
    """Goes on until somebody has something to decide or the game is over; the end is looked for after every effect (Towers 63)."""
    while s.step != DECIDE:
        reason = sudden_end(s)
        if reason != NOT_ENDED:
            end_game(s, reason)
        else:
            take_step(box, s)


@rule
def take_step(box: Box, s: State) -> None:
    step = s.step
    if step == RESOLVE:
        resolve(box, s)
    elif step == ROLL:
        s.value = roll(s)
        note(s, ROLLED, s.value, 0, 0, 0)
        s.step = CHECK_PIECE
    elif step == CHECK_PIECE:
        check_piece(s)
    elif step == CHECK_TOWER:
        check_tower(s)
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
def take_spell_step(box: Box, s: State, step: Number) -> None:
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


@rule
def end_game(s: State, reason: Number) -> None:
    note(s, ENDED, reason, winners(s), 0, 0)
    s.end_reason = reason
    s.phase = OVER
    s.step = DECIDE
    s.lifted = NONE
    clear_action(s)


# --- turns and actions ------------------------------------------------------------------------------------------------


@rule
def clear_action(s: State) -> None:
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
def start_turn(s: State, seat: Seat) -> None:
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
def start_action(s: State) -> None:
    """A new action; in the Master variant with a new spell slot. A partner may speak first (Towers 60)."""
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
def end_action(s: State) -> None:
    """On to the second action, to a last chance for a spell (Towers 66), or to the end of the turn."""
    clear_action(s)
    s.phase = ENDING
    s.decider = s.turn
    if s.ended == 0 and s.special == 0 and s.action == 1 and not is_solo(s):
        s.action = 2
        s.step = START_ACTION
    else:
        s.step = CHECK_SPELL if s.ended == 0 and may_cast_at_end(s) else REFILL


@rule
def may_cast_at_end(s: State) -> Flag:
    """After the special case only if the table allows it (Towers 50); Master spells belong to actions."""
    return s.options.master == 0 and (s.special == 0 or s.options.spell_after_special == 1)


@rule
def refill(box: Box, s: State) -> None:
    """Refills the hand: in the middle of the special case, else at the end of the turn (Towers 15, 19)."""
    spent_all = is_solo(s) and s.used >= box.solo_cards
    if not spent_all:
        draw_cards(box, s, owner_of(s, s.turn))
    if s.phase == CHOOSING_TOWER:
        s.step = CHECK_TOWER
    elif spent_all:
        end_game(s, OUT_OF_CARDS)
    else:
        next_turn(s)


@rule
def next_turn(s: State) -> None:
    """The next seat clockwise; a round ends before the starting player's turn (Towers 37)."""
    following = I64(s.turn) + 1 if s.turn + 1 < s.players else I64(0)
    if following == s.first:
        s.rounds += 1
        reason = NOT_ENDED if is_solo(s) else end_of_round(s)
        if reason != NOT_ENDED:
            end_game(s, reason)
            return
    note(s, TURN, following, s.rounds + 1, 0, 0)
    start_turn(s, following)
