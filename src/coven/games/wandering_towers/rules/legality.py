"""Why a move is refused: the one source of legality. Spells and partners have theirs in `spells/legality.py` and `partners.py`."""

from coven.games.wandering_towers.options import ANY, NEVER
from coven.games.wandering_towers.rules.announcing import any_piece
from coven.games.wandering_towers.rules.board import mark, movable_towers, movable_wizards
from coven.games.wandering_towers.rules.cards import copies_in
from coven.games.wandering_towers.rules.partners import team_refusal
from coven.games.wandering_towers.rules.sides import is_solo, moved_owner, owner_of
from coven.games.wandering_towers.rules.special_case import decline_refusal, special_refusal
from coven.games.wandering_towers.rules.spells.free_wizard import freeable
from coven.games.wandering_towers.rules.spells.legality import aim_refusal, carry_refusal, cast_refusal, wizard_refusal
from coven.games.wandering_towers.rules.spells.targets import step_of
from coven.games.wandering_towers.state import (
    ACTIONS,
    AFTER,
    AIMING,
    ALLOWED,
    ASK,
    CARD_IS_ALIVE,
    CARRY,
    CASTLE_IS_THERE,
    CHOOSING_CARD,
    CHOOSING_PIECE,
    CHOOSING_TOWER,
    CLOSING,
    DECLINE,
    DIE,
    DISCARD,
    ENDING,
    FREE,
    FREE_OWN,
    FREEING,
    GAME_OVER,
    GIVE_UP,
    HEADWIND_TOWER,
    MOVE_IS_POSSIBLE,
    MOVE_TOWER,
    MUST_AIM,
    NO_DISCARD,
    NO_ROLL_LEFT,
    NO_WIZARD_THERE,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_ON_CARD,
    NOT_YOUR_TURN,
    OVER,
    PARTNER,
    PASS,
    REROLL,
    ROLL_CARD,
    SIDE_IS_DEAD,
    SIDE_NOT_ANNOUNCED,
    SKIP,
    SPECIAL,
    STEP,
    STOP,
    TOWER,
    TOWER_CARD,
    UNKNOWN_MOVE,
    WINDOW,
    WIZARD,
    WIZARD_CARD,
    Kind,
    Tower,
)
from coven.games.wandering_towers.types import Box, State
from coven.kernel.target import rule
from coven.kernel.types import I64, Action, Flag, Number, Seat


@rule
def must_act(box: Box, s: State, seat: Seat) -> Flag:
    """Whether the seat has a decision to make; there is always exactly one that has."""
    return s.phase != OVER and seat == s.decider


@rule
def is_over(box: Box, s: State) -> Flag:
    return s.phase == OVER


@rule
def refusal(box: Box, s: State, seat: Seat, action: Action) -> Number:
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
def card_refusal(box: Box, s: State, seat: Seat, action: Action) -> Number:
    if s.phase != CHOOSING_CARD:
        return NOT_NOW
    if action < TOWER_CARD:
        kind, value = action - WIZARD_CARD, I64(box.wizard_value[action - WIZARD_CARD])
    elif action < ROLL_CARD:
        kind, value = action - TOWER_CARD, I64(box.tower_value[action - TOWER_CARD])
    elif action < DISCARD:
        kind, value = action - ROLL_CARD, I64(box.dice[action - ROLL_CARD])
    else:
        kind, value = action - DISCARD, I64(1)
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
def is_side_alive(s: State, seat: Seat, value: Number, tower: Flag) -> Flag:
    """Whether a side of a card with numbers has a legal move now (Towers 52)."""
    if tower:
        return movable_towers(s, value) != 0
    return movable_wizards(s, moved_owner(s, seat), value) != 0


@rule
def is_card_alive(box: Box, s: State, seat: Seat, kind: Kind) -> Flag:
    """Whether a card can be played for an effect: one with dice always is rolled."""
    if box.dice[kind] > 0:
        return True
    wizard, tower = I64(box.wizard_value[kind]), I64(box.tower_value[kind])
    return (wizard > 0 and is_side_alive(s, seat, wizard, False)) or (tower > 0 and is_side_alive(s, seat, tower, True))


@rule
def may_throw_away(s: State) -> Flag:
    """Whether a playable card may be thrown away unused (Towers 17)."""
    if is_solo(s) or s.options.discard == NEVER:
        return False
    return s.options.discard == ANY or s.action == 2


@rule
def discard_refusal(box: Box, s: State, seat: Seat, kind: Kind) -> Number:
    if may_throw_away(s) or not is_card_alive(box, s, seat, kind):
        return ALLOWED
    return CARD_IS_ALIVE if is_solo(s) or s.options.discard == NEVER else NO_DISCARD


# --- pieces -----------------------------------------------------------------------------------------------------------


@rule
def piece_refusal(box: Box, s: State, seat: Seat, action: Action) -> Number:
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
def tower_refusal(s: State, tower: Tower) -> Number:
    """A tower for the card, the special case or a spell (Towers 7)."""
    distance = I64(s.value)
    if s.phase == AIMING:
        if s.spell != MOVE_TOWER and s.spell != HEADWIND_TOWER:
            return NOT_NOW
        distance = step_of(s.spell)
    elif s.phase == CHOOSING_TOWER:
        distance = I64(1)
    elif s.phase != CHOOSING_PIECE:
        return NOT_NOW
    elif not s.sides & 2:
        return SIDE_NOT_ANNOUNCED
    return ALLOWED if movable_towers(s, distance) & mark(tower) else CASTLE_IS_THERE


# --- words ------------------------------------------------------------------------------------------------------------


@rule
def word_refusal(s: State, seat: Seat, action: Action) -> Number:
    if action >= ASK:
        return team_refusal(s, seat, action)
    if action == SPECIAL:
        return special_refusal(s)
    if action in (REROLL, GIVE_UP):
        return roll_refusal(s, action)
    if action == DECLINE:
        return decline_refusal(s)
    if action == STOP:
        if s.phase != AIMING:
            return NOT_NOW
        return ALLOWED if s.paid == 0 or s.moment == AFTER else MUST_AIM
    if action >= FREE_OWN:
        return choice_refusal(s, seat, action)
    return ALLOWED if is_word_of_phase(s.phase, action) else NOT_NOW


@rule
def is_word_of_phase(phase: Number, action: Action) -> Flag:
    if action == PASS:
        return phase in (WINDOW, CLOSING, PARTNER)
    if action == SKIP:
        return phase in (WINDOW, CLOSING)
    return phase == ENDING


@rule
def choice_refusal(s: State, seat: Seat, action: Action) -> Number:
    """Whom to free, of those beneath the lifted tower (Towers 57, 67)."""
    if s.phase != FREEING:
        return NOT_NOW
    return ALLOWED if freeable(s, seat) & mark(action - FREE_OWN) else NO_WIZARD_THERE


@rule
def roll_refusal(s: State, action: Action) -> Number:
    if s.phase != CHOOSING_PIECE:
        return NOT_NOW
    if action == REROLL:
        return ALLOWED if s.rolls > 0 else NO_ROLL_LEFT
    return MOVE_IS_POSSIBLE if any_piece(s) else ALLOWED
