"""Casting: paying for a spell, aiming it, and what it does; Free a wizard."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.rules.board import (
    count_of,
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
from coven.games.wandering_towers.scoring import in_teams, owner_of, partner_of
from coven.games.wandering_towers.state import (
    A_WIZARD,
    AIMING,
    BEFORE,
    CASTLE,
    DECIDE,
    FREE_ANNOUNCED,
    FREE_OWN,
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
from coven.kernel.bits import first
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
    s.seen_on[number] = s.under[tower]
    s.seen[number] = s.crowd[s.under[tower]]


@rule
def forget_looks(s: Any) -> None:
    for number in range(2):
        s.seen_under[number] = NONE
        s.seen_on[number] = NONE
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
    """Pays, looks beneath the tower, and frees who is there; where there is a choice, the caster makes it after looking (rulings 29, 67)."""
    pay(box, s, seat, FREE_WIZARD)
    s.back = s.phase
    s.lifted = s.under[tower]
    note_look(s, 0, tower)
    if s.options.master == 1:
        s.freed = np.int64(s.freed) | mark(seat)
    else:
        s.cast = 1
    found = freeable(s, seat)
    if count_of(found) > 1:
        s.phase = FREEING
        s.decider = seat
        s.step = DECIDE
    elif found != 0:
        free_wizard(box, s, seat, FREE_OWN + first(np.uint64(found)))
    else:
        put_down(s)


@rule
def freeable(s: Any, seat: Any) -> Any:
    """Whom the seat may free beneath the lifted tower: bits for another own one, another of the partner's, and the announced (ruling 57)."""
    own = owner_of(s, seat)
    found = mark(0) if others_beneath(s, own) > 0 else np.int64(0)
    if in_teams(s) and others_beneath(s, partner_of(s, seat)) > 0:
        found |= mark(1)
    if is_announced_beneath(s) and (s.piece_owner == own or (in_teams(s) and s.piece_owner == partner_of(s, seat))):
        found |= mark(2)
    return found


@rule
def is_announced_beneath(s: Any) -> Any:
    """Whether a spell has locked the announced wizard up beneath the lifted tower."""
    return s.piece == A_WIZARD and s.piece_at == s.lifted


@rule
def others_beneath(s: Any, owner: Any) -> Any:
    """How many wizards of the owner are beneath the lifted tower, the announced one not counted."""
    announced = 1 if is_announced_beneath(s) and s.piece_owner == owner else 0
    return wizards_of(s.crowd[s.lifted], owner) - announced


@rule
def free_wizard(box: Any, s: Any, seat: Any, choice: Any) -> None:
    """The freed wizard goes to the very top of the stack, or into the castle if it stands there."""
    owner = owner_of(s, seat) if choice == FREE_OWN else np.int64(partner_of(s, seat))
    if choice == FREE_ANNOUNCED:
        owner = np.int64(s.piece_owner)
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
    if choice == FREE_ANNOUNCED:
        follow_announced(s, enters, space)
    put_down(s)


@rule
def put_down(s: Any) -> None:
    """The lifted tower is back in its place."""
    s.lifted = NONE
    s.step = RESUME
