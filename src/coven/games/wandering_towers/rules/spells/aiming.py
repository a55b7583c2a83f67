"""Aiming a spell, and what it does."""

from coven.games.wandering_towers.rules.announcing import follow_announced
from coven.games.wandering_towers.rules.board import (
    first_backward,
    first_onward,
    free_spaces,
    move_crowd,
    move_tower,
    one_of,
    onward,
    put_castle,
    space_of,
    swap_towers,
)
from coven.games.wandering_towers.rules.flasks import lock_up, pay
from coven.games.wandering_towers.rules.sides import entry_ends_turn
from coven.games.wandering_towers.rules.spells.looking import note_look
from coven.games.wandering_towers.rules.spells.targets import step_of
from coven.games.wandering_towers.state import CASTLE, PAID_AGAIN, SPACES, STEP, STEP_ANNOUNCED, SWAP, SWAPPED, TOWER, TOWERS, USED, Tower
from coven.games.wandering_towers.types import Box, State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, Action, Number


@rule
def aim(box: Box, s: State, action: Action) -> None:
    """Carries out one use of the spell; a use not yet paid for is paid now (Towers 5: first pay, then fill)."""
    if s.paid == 0:
        pay(box, s, s.caster, s.spell)
        note(s, PAID_AGAIN, s.caster, s.spell, 0, 0)
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
def push_tower(box: Box, s: State, tower: Tower) -> None:
    """The caster is rewarded for what the tower locks up (Towers 61)."""
    lock_up(s, s.caster, move_tower(box, s, tower, step_of(s.spell)))


@rule
def step_wizard(box: Box, s: State, action: Action) -> None:
    announced = action == STEP_ANNOUNCED
    owner = I64(s.piece_owner) if announced else I64((action - STEP) // SPACES)
    start = space_of(s, s.piece_at) if announced else I64((action - STEP) % SPACES)
    ends = entry_ends_turn(s, s.caster, owner)
    entered = move_crowd(box, s, one_of(owner), start, step_of(s.spell))
    if entered and ends:
        s.ended = 1
    if announced:
        follow_announced(s, entered, onward(start, step_of(s.spell)))


@rule
def pair_of(number: Number) -> tuple[Tower, Tower]:
    """Two towers from the number of their pair: the lower, then the higher."""
    one = 0
    left = I64(number)
    while left >= TOWERS - 1 - one:
        left -= TOWERS - 1 - one
        one += 1
    return one, one + 1 + left


@rule
def swap_pair(box: Box, s: State, number: Number) -> None:
    one, two = pair_of(number)
    note(s, SWAPPED, s.caster, one, two, 0)
    note_look(s, 0, one)
    note_look(s, 1, two)
    swap_towers(box, s, one, two)


@rule
def shift_castle(s: State, backward: Number) -> None:
    """The castle goes to the next space without a visible wizard; nobody enters by it (Towers 28)."""
    spaces = free_spaces(s)
    put_castle(s, first_backward(spaces, s.castle) if backward == 1 else first_onward(spaces, s.castle))
