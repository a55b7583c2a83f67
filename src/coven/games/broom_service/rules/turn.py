"""A turn: one role led, followed, carried out."""

from coven.games.broom_service.rules.acting.reach import areas_of_role
from coven.games.broom_service.rules.acting.steps import push_role
from coven.games.broom_service.rules.lead import clear_table, give_lead, next_seat, somebody_has_cards
from coven.games.broom_service.rules.scoring import score
from coven.games.broom_service.state import (
    ACTING,
    ACTS,
    BEATEN,
    BEWITCHED,
    ENDING,
    FOLLOWING,
    FROM_BEWITCHED,
    IS_BRAVE,
    IS_COWARD,
    LEADING,
    LEADS,
    NOBODY,
    OVERTAKEN,
    PASSED,
    PLACED,
    SAID_NEXT,
    Role,
)
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import bit, has
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import Flag, Seat


@rule
def place_role(box: Box, s: State, seat: Seat, role: Role, brave: Flag) -> None:
    """Places a card and says how: a coward acts at once, a brave one beats the one before and waits (Broom 1, 2)."""
    note(s, PLACED, seat, role, brave, s.phase == LEADING)
    if s.phase == LEADING:
        lead(box, s, role)
    s.hand[seat] &= ~bit(role)
    s.played[seat] |= bit(role)
    if has(s.bewitched, role):
        bewitch(box, s, seat, role)
    s.phase = ACTING
    if brave:
        if s.brave != NOBODY:
            s.stance[s.brave] = BEATEN
            note(s, OVERTAKEN, s.brave, 0, 0, 0)
        s.brave = seat
        s.stance[seat] = IS_BRAVE
    else:
        s.stance[seat] = IS_COWARD
        push_role(s, 0, 1)


@rule
def bewitch(box: Box, s: State, seat: Seat, role: Role) -> None:
    """A bewitched role costs its points right after placing (Broom 10)."""
    if box.bewitched_points != 0:
        score(s, seat, FROM_BEWITCHED, box.bewitched_points)
        note(s, BEWITCHED, seat, role, box.bewitched_points, 0)


@rule
def lead(box: Box, s: State, role: Role) -> None:
    clear_table(s)
    s.role = role
    s.led |= bit(role)
    s.reach = areas_of_role(box, s, role)


@rule
def ask_next_seat(box: Box, s: State) -> None:
    """The next seat clockwise that holds the role must follow (Broom 1, 61); after all, the last brave one acts."""
    seat = next_seat(s, s.turn)
    while seat != s.leader and not has(s.hand[seat], s.role):
        s.stance[seat] = PASSED
        note(s, SAID_NEXT, seat, 0, 0, 0)
        seat = next_seat(s, seat)
    if seat != s.leader:
        s.turn = seat
        s.phase = FOLLOWING
    elif s.brave != NOBODY:
        s.turn = s.brave
        s.resolving = 1
        note(s, ACTS, s.brave, s.role, 0, 0)
        push_role(s, 1, 0)
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """The last brave one leads next, else the same leader; who has no cards passes the lead to the left (Broom 5, 6, 47)."""
    s.leader = s.leader if s.brave == NOBODY else s.brave
    s.turn = s.leader
    s.resolving = 0
    if somebody_has_cards(s):
        give_lead(s, s.leader)
        note(s, LEADS, s.leader, 0, 0, 0)
    else:
        s.phase = ENDING
