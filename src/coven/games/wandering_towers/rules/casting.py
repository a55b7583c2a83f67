"""Casting: paying for a spell, aiming it, and what it does; Free a wizard."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.rules.board import (
    enter_castle,
    first_backward,
    first_onward,
    free_spaces,
    look,
    mark,
    move_crowd,
    move_tower,
    one_of,
    onward,
    space_of,
    swap_towers,
    visible_crowd,
    wizards_of,
)
from coven.games.wandering_towers.rules.flasks import can_pay, fill_flask, moved_owner, pay
from coven.games.wandering_towers.rules.spells import can_ride, has_target, step_of
from coven.games.wandering_towers.scoring import in_teams, is_solo, partner_of
from coven.games.wandering_towers.state import (
    A_WIZARD,
    AIMING,
    BEFORE,
    CASTLE,
    DECIDE,
    FREE_WIZARD,
    FREEING,
    NO_PIECE,
    NONE,
    PIGGYBACK,
    RESUME,
    SPACES,
    STEP,
    STEP_ANNOUNCED,
    SWAP,
    TOWER,
    TOWERS,
    USED,
)
from coven.kernel.target import rule


@rule
def cast_spell(box: Any, s: Any, seat: Any, spell: Any, moment: Any) -> None:
    """Pays for one use; the spell is aimed next, or waits for the move to be made."""
    if s.phase != AIMING:
        s.back = s.phase
    pay(box, s, seat, spell)
    s.cast = 1
    s.spell = spell
    s.caster = seat
    s.moment = moment
    if spell == PIGGYBACK:
        s.riders = np.int64(s.riders) + one_of(moved_owner(s, seat))
        s.step = USED
    elif moment == BEFORE:
        start_aiming(s, 1)
    else:
        s.step = RESUME


@rule
def start_aiming(s: Any, paid: Any) -> None:
    s.phase = AIMING
    s.decider = s.caster
    s.paid = paid
    s.step = DECIDE


@rule
def can_use_again(box: Any, s: Any) -> Any:
    """Master: whether the caster may pay for another use of the spell (rulings 32, 62)."""
    turn_is_over = s.ended == 1 and s.caster == s.turn
    if s.options.master == 0 or turn_is_over or not can_pay(box, s, s.caster, s.spell):
        return False
    if s.spell == PIGGYBACK:
        return can_ride(s, s.caster)
    return has_target(s, s.caster, s.spell)


@rule
def aim(box: Any, s: Any, action: Any) -> None:
    """Carries out one use of the spell; a use not yet paid for is paid now (ruling 5: first pay, then fill)."""
    if s.paid == 0:
        pay(box, s, s.caster, s.spell)
    s.paid = 0
    if action < STEP:
        push_tower(box, s, action - TOWER)
    elif action <= STEP_ANNOUNCED:
        step_wizard(box, s, action)
    elif action < CASTLE:
        swap_pair(box, s, action - SWAP)
    else:
        shift_castle(s, action - CASTLE)
    s.step = USED


@rule
def push_tower(box: Any, s: Any, tower: Any) -> None:
    """The caster is rewarded for what the tower locks up (ruling 61)."""
    if move_tower(box, s, tower, step_of(s.spell)) != 0:
        fill_flask(s, s.caster)


@rule
def step_wizard(box: Any, s: Any, action: Any) -> None:
    announced = action == STEP_ANNOUNCED
    owner = np.int64(s.piece_owner) if announced else np.int64((action - STEP) // SPACES)
    start = space_of(s, s.piece_at) if announced else np.int64((action - STEP) % SPACES)
    ends = entry_ends_turn(s, s.caster, owner)
    entered = move_crowd(box, s, one_of(owner), start, step_of(s.spell))
    if entered and ends:
        s.ended = 1
    if announced:
        follow_announced(s, entered, onward(start, step_of(s.spell)))


@rule
def follow_announced(s: Any, entered: Any, space: Any) -> None:
    """The announcement binds the wizard wherever a spell puts it; one that came home moves no more (rulings 55, 56)."""
    if entered:
        forget_piece(s)
    else:
        s.piece_at = s.top[space]


@rule
def forget_piece(s: Any) -> None:
    """Nothing is announced any more, and nobody rides along."""
    s.piece = NO_PIECE
    s.piece_at = NONE
    s.piece_owner = NONE
    s.riders = 0


@rule
def entry_ends_turn(s: Any, seat: Any, owner: Any) -> Any:
    """Whether the seat ends its turn by bringing this owner's wizard home (ruling 55; question 4)."""
    return seat == s.turn and (owner == moved_owner(s, seat) or s.options.others_entry_ends_turn == 1)


@rule
def note_look(s: Any, number: Any, tower: Any) -> None:
    """What is beneath a lifted tower, everybody sees (rulings 27, 29)."""
    s.seen_under[number] = tower
    s.seen[number] = s.crowd[s.under[tower]]


@rule
def forget_looks(s: Any) -> None:
    for number in range(2):
        s.seen_under[number] = NONE
        s.seen[number] = 0


@rule
def pair_of(number: Any) -> Any:
    """Two towers from the number of their pair: the lower, then the higher."""
    one = 0
    left = np.int64(number)
    while left >= TOWERS - 1 - one:
        left -= TOWERS - 1 - one
        one += 1
    return one, one + 1 + left


@rule
def swap_pair(box: Any, s: Any, number: Any) -> None:
    one, two = pair_of(number)
    note_look(s, 0, one)
    note_look(s, 1, two)
    swap_towers(box, s, one, two)


@rule
def shift_castle(s: Any, backward: Any) -> None:
    """The castle goes to the next space without a visible wizard; nobody enters by it (ruling 28)."""
    spaces = free_spaces(s)
    s.castle = first_backward(spaces, s.castle) if backward == 1 else first_onward(spaces, s.castle)


# --- Free a wizard ----------------------------------------------------------------------------------------------------


@rule
def lift_to_free(box: Any, s: Any, seat: Any, tower: Any) -> None:
    """Pays, looks beneath the tower, and frees who is there; with own and partner's the caster chooses (rulings 29, 67)."""
    pay(box, s, seat, FREE_WIZARD)
    s.back = s.phase
    s.lifted = s.under[tower]
    note_look(s, 0, tower)
    if s.options.master == 1:
        s.freed = np.int64(s.freed) | mark(seat)
    else:
        s.cast = 1
    found = np.int64(s.crowd[s.lifted])
    own = np.int64(0) if is_solo(s) else np.int64(seat)
    partners = in_teams(s) and wizards_of(found, partner_of(s, seat)) > 0
    if wizards_of(found, own) > 0 and partners:
        s.phase = FREEING
        s.decider = seat
        s.step = DECIDE
    elif partners:
        free_wizard(box, s, seat, partner_of(s, seat))
    else:
        free_wizard(box, s, seat, own if wizards_of(found, own) > 0 else NONE)


@rule
def free_wizard(box: Any, s: Any, seat: Any, owner: Any) -> None:
    """The freed wizard goes to the very top of the stack, or into the castle if it stands there."""
    if owner != NONE:
        space = space_of(s, s.lifted)
        ends = entry_ends_turn(s, seat, owner)
        enters = s.castle == space
        s.crowd[s.lifted] = np.int64(s.crowd[s.lifted]) - one_of(owner)
        if enters:
            enter_castle(s, one_of(owner))
            s.ended = 1 if ends else s.ended
        else:
            s.crowd[s.top[space]] = visible_crowd(s, space) + one_of(owner)
            look(box, s, space)
        if s.piece == A_WIZARD and s.piece_at == s.lifted and s.piece_owner == owner:
            follow_announced(s, enters, space)
    s.lifted = NONE
    s.step = RESUME
