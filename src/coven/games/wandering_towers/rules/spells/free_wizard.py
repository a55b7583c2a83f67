"""Free a wizard: a tower is lifted, and who is found right beneath it goes to the top of the stack (Towers 29, 67)."""

from coven.games.wandering_towers.rules.announcing import follow_announced
from coven.games.wandering_towers.rules.board import count_of, enter_castle, mark, one_of, space_of, update_open_sets, visible_crowd, wizards_of
from coven.games.wandering_towers.rules.flasks import can_pay, pay
from coven.games.wandering_towers.rules.sides import entry_ends_turn, in_teams, is_solo, owner_of, partner_of
from coven.games.wandering_towers.rules.spells.looking import note_look
from coven.games.wandering_towers.rules.spells.moments import is_free_moment
from coven.games.wandering_towers.state import (
    A_WIZARD,
    DECIDE,
    FREE_ANNOUNCED,
    FREE_OWN,
    FREE_WIZARD,
    FREEING,
    NONE,
    RESUME,
    TOWERS,
    WIZARD_FREED,
    WIZARDS_HOME,
    Tower,
    Towers,
)
from coven.games.wandering_towers.types import Box, State
from coven.kernel.bits import first
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, U64, Action, Flag, Number, Seat


@rule
def freeable_towers(s: State) -> Towers:
    """The towers that may be named: those whose stack has the castle or room on top, whatever is hidden (Towers 67)."""
    towers = I64(0)
    for tower in range(TOWERS):
        if not I64(s.crowded) & mark(s.at[tower]):
            towers |= mark(tower)
    return towers


@rule
def can_free(box: Box, s: State, seat: Seat) -> Flag:
    return can_pay(box, s, seat, FREE_WIZARD) and is_free_moment(s, seat) and freeable_towers(s) != 0


@rule
def lift_to_free(box: Box, s: State, seat: Seat, tower: Tower) -> None:
    """Pays, looks beneath the tower, and frees who is there; where there is a choice, the caster makes it after looking (Towers 29, 67)."""
    pay(box, s, seat, FREE_WIZARD)
    s.back = s.phase
    s.lifted = s.under[tower]
    note_look(s, 0, tower)
    if s.options.master == 1:
        s.freed = I64(s.freed) | mark(seat)
    else:
        s.cast = 1
    found = freeable(s, seat)
    if count_of(found) > 1:
        s.phase = FREEING
        s.decider = seat
        s.step = DECIDE
    elif found != 0:
        free_wizard(box, s, seat, FREE_OWN + first(U64(found)))
    else:
        put_down(s)


@rule
def freeable(s: State, seat: Seat) -> Number:
    """Whom the seat may free beneath the lifted tower: bits for another own one, another of the partner's, and the announced (Towers 57)."""
    own = owner_of(s, seat)
    found = mark(0) if others_beneath(s, own) > 0 else I64(0)
    if in_teams(s) and others_beneath(s, partner_of(s, seat)) > 0:
        found |= mark(1)
    if is_announced_beneath(s) and (s.piece_owner == own or (in_teams(s) and s.piece_owner == partner_of(s, seat))):
        found |= mark(2)
    return found


@rule
def is_announced_beneath(s: State) -> Flag:
    """Whether a spell has locked the announced wizard up beneath the lifted tower."""
    return s.piece == A_WIZARD and s.piece_at == s.lifted


@rule
def others_beneath(s: State, owner: Seat) -> Number:
    """How many wizards of the owner are beneath the lifted tower, the announced one not counted."""
    announced = 1 if is_announced_beneath(s) and s.piece_owner == owner else 0
    return wizards_of(s.crowd[s.lifted], owner) - announced


@rule
def free_wizard(box: Box, s: State, seat: Seat, choice: Action) -> None:
    """The freed wizard goes to the very top of the stack, or into the castle if it stands there."""
    owner = owner_of(s, seat) if choice == FREE_OWN else I64(partner_of(s, seat))
    if choice == FREE_ANNOUNCED:
        owner = I64(s.piece_owner)
    space = space_of(s, s.lifted)
    ends = entry_ends_turn(s, seat, owner)
    enters = s.castle == space
    s.crowd[s.lifted] = I64(s.crowd[s.lifted]) - one_of(owner)
    if enters:
        note(s, WIZARDS_HOME, one_of(owner), space, is_solo(s), 0)
        enter_castle(s, one_of(owner))
        s.ended = 1 if ends else s.ended
    else:
        note(s, WIZARD_FREED, one_of(owner), space, space, is_solo(s))
        s.crowd[s.top[space]] = visible_crowd(s, space) + one_of(owner)
        update_open_sets(box, s, space)
    if choice == FREE_ANNOUNCED:
        follow_announced(s, enters, space)
    put_down(s)


@rule
def put_down(s: State) -> None:
    """The lifted tower is back in its place."""
    s.lifted = NONE
    s.step = RESUME
