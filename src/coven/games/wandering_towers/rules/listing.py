"""All moves of the seat to act, phase by phase; each is one that `refusal` allows."""

from coven.games.wandering_towers.rules.board import free_spaces, movable_towers, movable_wizards, top_towers
from coven.games.wandering_towers.rules.cards import kinds_in
from coven.games.wandering_towers.rules.flasks import full_flasks
from coven.games.wandering_towers.rules.legality import is_side_alive, may_throw_away
from coven.games.wandering_towers.rules.partners import may_ask, may_give_flask, may_offer
from coven.games.wandering_towers.rules.sides import in_teams, moved_owner, owner_of
from coven.games.wandering_towers.rules.special_case import may_decline, may_take_special_case
from coven.games.wandering_towers.rules.spells.free_wizard import can_free, freeable, freeable_towers
from coven.games.wandering_towers.rules.spells.piggyback import can_carry, carriers
from coven.games.wandering_towers.rules.spells.targets import can_step_announced, castable, castable_after, may_aim_at, others_to_step, step_of
from coven.games.wandering_towers.state import (
    ACCEPT,
    ACCEPTING,
    AFTER,
    AIMING,
    ANSWERING,
    ASK,
    CARRY,
    CAST,
    CAST_AFTER,
    CASTLE,
    CHOOSING_CARD,
    CHOOSING_PIECE,
    CHOOSING_TOWER,
    CLOSING,
    DECLINE,
    DISCARD,
    END_TURN,
    ENDING,
    FREE,
    FREE_OWN,
    FREEING,
    GIVE,
    GIVE_FLASK,
    GIVE_UP,
    GIVING,
    HEADWIND_TOWER,
    HEADWIND_WIZARD,
    MOVE_CASTLE,
    MOVE_TOWER,
    MOVE_WIZARD,
    OFFER,
    OVER,
    PARTNER,
    PASS,
    PIGGYBACK,
    REFUSE,
    REROLL,
    RETURN,
    ROLL_CARD,
    SKIP,
    SPACES,
    SPECIAL,
    STEP,
    STEP_ANNOUNCED,
    STOP,
    SWAP,
    TOWER,
    TOWER_CARD,
    TOWERS,
    WINDOW,
    WIZARD,
    WIZARD_CARD,
    Hand,
    Kind,
)
from coven.games.wandering_towers.types import Box, State
from coven.kernel.bits import NOTHING, first, list_set, without_first
from coven.kernel.target import rule
from coven.kernel.types import I64, U64, Action, Actions, Flag, Number, Seat


@rule
def moves(box: Box, s: State, seat: Seat, out: Actions) -> Number:
    """Writes every allowed action of the seat into `out`; returns how many there are."""
    if s.phase == OVER or seat != s.decider:
        return 0
    phase = s.phase
    if phase == CHOOSING_CARD:
        n = card_moves(box, s, seat, out)
    elif phase == CHOOSING_PIECE:
        n = piece_moves(box, s, seat, out)
    elif phase == CHOOSING_TOWER:
        n = list_set(movable_towers(s, 1), TOWER, out, 0)
        n = list_one(may_decline(s), DECLINE, out, n)
    elif phase == AIMING:
        return aim_moves(s, seat, out)
    elif phase == ENDING:
        n = list_one(True, END_TURN, out, 0)
    elif phase in (WINDOW, CLOSING):
        n = list_one(True, PASS, out, 0)
        n = list_one(True, SKIP, out, n)
        n = list_set(castable_after(box, s, seat), CAST_AFTER, out, n)
    else:
        return partner_moves(s, seat, out)
    return spell_moves(box, s, seat, out, n)


@rule
def list_one(allowed: Flag, action: Action, out: Actions, n: Number) -> Number:
    if allowed:
        out[n] = action
        n += 1
    return n


@rule
def list_kinds(hand: Hand, first_action: Action, out: Actions, n: Number) -> Number:
    """Writes an action for each kind of card; equal cards make one."""
    kinds = kinds_in(hand)
    while kinds != NOTHING:
        out[n] = first_action + (first(kinds) >> 1)
        kinds = without_first(kinds)
        n += 1
    return n


@rule
def card_moves(box: Box, s: State, seat: Seat, out: Actions) -> Number:
    n = 0
    throw_away = may_throw_away(s)
    kinds = kinds_in(s.hand[owner_of(s, seat)])
    while kinds != NOTHING:
        kind = first(kinds) >> 1
        kinds = without_first(kinds)
        n = side_moves(box, s, seat, kind, throw_away, out, n)
    n = list_one(may_take_special_case(s), SPECIAL, out, n)
    if in_teams(s):
        n = list_one(may_ask(s), ASK, out, n)
        n = list_one(may_give_flask(s, seat), GIVE_FLASK, out, n)
    return n


@rule
def side_moves(box: Box, s: State, seat: Seat, kind: Kind, throw_away: Flag, out: Actions, n: Number) -> Number:
    """The ways to play one card, and to throw it away."""
    if box.dice[kind] > 0:
        n = list_one(True, ROLL_CARD + kind, out, n)
        return list_one(throw_away, DISCARD + kind, out, n)
    wizard, tower = I64(box.wizard_value[kind]), I64(box.tower_value[kind])
    walks = wizard > 0 and is_side_alive(s, seat, wizard, False)
    wanders = tower > 0 and is_side_alive(s, seat, tower, True)
    n = list_one(walks, WIZARD_CARD + kind, out, n)
    n = list_one(wanders, TOWER_CARD + kind, out, n)
    return list_one(throw_away or not (walks or wanders), DISCARD + kind, out, n)


@rule
def piece_moves(box: Box, s: State, seat: Seat, out: Actions) -> Number:
    n = 0
    if s.sides & 2:
        n = list_set(movable_towers(s, s.value), TOWER, out, n)
    if s.sides & 1:
        n = list_set(movable_wizards(s, moved_owner(s, seat), s.value), WIZARD, out, n)
    if n == 0:
        n = list_one(True, GIVE_UP, out, n)
    if can_carry(box, s, seat):
        n = list_set(carriers(s, moved_owner(s, seat)), CARRY, out, n)
    return list_one(s.rolls > 0, REROLL, out, n)


@rule
def spell_moves(box: Box, s: State, seat: Seat, out: Actions, n: Number) -> Number:
    """The spells that may be cast now, Free a wizard by tower."""
    if full_flasks(s, seat) == 0:
        return n
    n = list_set(castable(box, s, seat), CAST, out, n)
    if can_free(box, s, seat):
        n = list_set(freeable_towers(s), FREE, out, n)
    return n


@rule
def aim_moves(s: State, seat: Seat, out: Actions) -> Number:
    n = list_one(s.paid == 0 or s.moment == AFTER, STOP, out, 0)
    if s.spell == MOVE_WIZARD or s.spell == HEADWIND_WIZARD:
        for owner in range(s.players):
            if may_aim_at(s, seat, owner):
                n = list_set(others_to_step(s, owner, s.spell), STEP + owner * SPACES, out, n)
        return list_one(can_step_announced(s, s.spell), STEP_ANNOUNCED, out, n)
    if s.spell == MOVE_TOWER or s.spell == HEADWIND_TOWER:
        return list_set(movable_towers(s, step_of(s.spell)), TOWER, out, n)
    if s.spell == MOVE_CASTLE:
        free = free_spaces(s) != 0
        n = list_one(free, CASTLE, out, n)
        return list_one(free, CASTLE + 1, out, n)
    if s.spell == PIGGYBACK:
        return list_one(True, CAST + PIGGYBACK, out, n)
    return swap_moves(s, out, n)


@rule
def swap_moves(s: State, out: Actions, n: Number) -> Number:
    towers = top_towers(s)
    number = 0
    for one in range(TOWERS):
        for two in range(one + 1, TOWERS):
            if (towers >> one) & (towers >> two) & 1:
                out[n] = SWAP + number
                n += 1
            number += 1
    return n


@rule
def partner_moves(s: State, seat: Seat, out: Actions) -> Number:
    """Between partners, and the choice whom to free."""
    if s.phase == FREEING:
        return list_set(freeable(s, seat), FREE_OWN, out, 0)
    if s.phase == PARTNER:
        n = list_one(True, PASS, out, 0)
        n = list_one(may_offer(s), OFFER, out, n)
        return list_one(may_give_flask(s, seat), GIVE_FLASK, out, n)
    if s.phase == ACCEPTING:
        out[0] = ACCEPT
        out[1] = REFUSE
        return 2
    if s.phase == ANSWERING or s.phase == GIVING:
        n = list_one(s.phase == ANSWERING, REFUSE, out, 0)
        return list_kinds(s.hand[seat], GIVE, out, n)
    n = list_kinds(s.hand[seat], RETURN, out, 0)
    kinds = kinds_in(s.hand[seat])
    return list_one((kinds >> U64(2 * I64(s.handed))) & U64(1) == NOTHING, RETURN + I64(s.handed), out, n)
