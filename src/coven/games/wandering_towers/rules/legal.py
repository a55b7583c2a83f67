"""Why a move is refused: the one source of legality."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.rules.board import mark, movable_towers, movable_wizards
from coven.games.wandering_towers.rules.cards import copies_in
from coven.games.wandering_towers.rules.flasks import moved_owner
from coven.games.wandering_towers.rules.legal_spells import aim_refusal, carry_refusal, cast_refusal, wizard_refusal
from coven.games.wandering_towers.rules.legal_words import word_refusal
from coven.games.wandering_towers.rules.spells import step_of
from coven.games.wandering_towers.scoring import is_solo, owner_of
from coven.games.wandering_towers.state import (
    ACTIONS,
    AIMING,
    ALLOWED,
    ANY,
    CARD_IS_ALIVE,
    CARRY,
    CASTLE_IS_THERE,
    CHOOSING_CARD,
    CHOOSING_PIECE,
    CHOOSING_TOWER,
    DIE,
    DISCARD,
    FREE,
    GAME_OVER,
    HEADWIND_TOWER,
    MOVE_TOWER,
    NEVER,
    NO_DISCARD,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_ON_CARD,
    NOT_YOUR_TURN,
    OVER,
    REROLL,
    ROLL_CARD,
    SIDE_IS_DEAD,
    SIDE_NOT_ANNOUNCED,
    STEP,
    TOWER,
    TOWER_CARD,
    UNKNOWN_MOVE,
    WIZARD,
    WIZARD_CARD,
)
from coven.kernel.target import rule


@rule
def must_act(box: Any, s: Any, seat: Any) -> Any:
    """Whether the seat has a decision to make; there is always exactly one that has."""
    return s.phase != OVER and seat == s.decider


@rule
def refusal(box: Any, s: Any, seat: Any, action: Any) -> Any:
    """Why this move is refused, or ALLOWED."""
    if action < 0 or action >= ACTIONS:
        return UNKNOWN_MOVE
    if s.phase == OVER:
        return GAME_OVER
    if seat != s.decider:
        return NOT_YOUR_TURN
    if action < TOWER:
        return card_refusal(box, s, seat, action)
    if action < STEP:
        return piece_refusal(box, s, seat, action)
    if action < FREE:
        return aim_refusal(s, seat, action)
    if action < REROLL:
        return cast_refusal(box, s, seat, action)
    return word_refusal(s, seat, action)


# --- cards ------------------------------------------------------------------------------------------------------------


@rule
def card_refusal(box: Any, s: Any, seat: Any, action: Any) -> Any:
    if s.phase != CHOOSING_CARD:
        return NOT_NOW
    if action < TOWER_CARD:
        kind, value = action - WIZARD_CARD, np.int64(box.wizard_value[action - WIZARD_CARD])
    elif action < ROLL_CARD:
        kind, value = action - TOWER_CARD, np.int64(box.tower_value[action - TOWER_CARD])
    elif action < DISCARD:
        kind, value = action - ROLL_CARD, np.int64(box.dice[action - ROLL_CARD])
    else:
        kind, value = action - DISCARD, np.int64(1)
    if copies_in(s.hand[owner_of(s, seat)], kind) == 0:
        return NOT_IN_HAND
    if action >= DISCARD:
        return discard_refusal(box, s, seat, kind)
    if value == 0 or (action < ROLL_CARD and value == DIE):
        return NOT_ON_CARD
    if action < ROLL_CARD and not is_side_alive(s, seat, value, action >= TOWER_CARD):
        return SIDE_IS_DEAD
    return ALLOWED


@rule
def is_side_alive(s: Any, seat: Any, value: Any, tower: Any) -> Any:
    """Whether a side of a card with numbers has a legal move now (ruling 52)."""
    if tower:
        return movable_towers(s, value) != 0
    return movable_wizards(s, moved_owner(s, seat), value) != 0


@rule
def is_card_alive(box: Any, s: Any, seat: Any, kind: Any) -> Any:
    """Whether a card can be played for an effect: one with dice always is rolled."""
    if box.dice[kind] > 0:
        return True
    wizard, tower = np.int64(box.wizard_value[kind]), np.int64(box.tower_value[kind])
    return (wizard > 0 and is_side_alive(s, seat, wizard, False)) or (tower > 0 and is_side_alive(s, seat, tower, True))


@rule
def may_throw_away(s: Any) -> Any:
    """Whether a playable card may be thrown away unused (ruling 17; question 8)."""
    if is_solo(s) or s.options.discard == NEVER:
        return False
    return s.options.discard == ANY or s.action == 2


@rule
def discard_refusal(box: Any, s: Any, seat: Any, kind: Any) -> Any:
    if may_throw_away(s) or not is_card_alive(box, s, seat, kind):
        return ALLOWED
    return CARD_IS_ALIVE if is_solo(s) or s.options.discard == NEVER else NO_DISCARD


# --- pieces -----------------------------------------------------------------------------------------------------------


@rule
def piece_refusal(box: Any, s: Any, seat: Any, action: Any) -> Any:
    if action < WIZARD:
        return tower_refusal(s, action - TOWER)
    if s.phase != CHOOSING_PIECE:
        return NOT_NOW
    if not s.sides & 1:
        return SIDE_NOT_ANNOUNCED
    if action < CARRY:
        return wizard_refusal(s, moved_owner(s, seat), action - WIZARD, s.value)
    return carry_refusal(box, s, seat, action - CARRY)


@rule
def tower_refusal(s: Any, tower: Any) -> Any:
    """A tower for the card, the special case or a spell (ruling 7)."""
    distance = np.int64(s.value)
    if s.phase == AIMING:
        if s.spell != MOVE_TOWER and s.spell != HEADWIND_TOWER:
            return NOT_NOW
        distance = step_of(s.spell)
    elif s.phase == CHOOSING_TOWER:
        distance = np.int64(1)
    elif s.phase != CHOOSING_PIECE:
        return NOT_NOW
    elif not s.sides & 2:
        return SIDE_NOT_ANNOUNCED
    return ALLOWED if movable_towers(s, distance) & mark(tower) else CASTLE_IS_THERE
