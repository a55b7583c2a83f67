"""A turn: one role led, followed, carried out."""

from typing import Any

from coven.games.broom_service.rules.acting import push_role
from coven.games.broom_service.rules.choosing import clear_table, give_lead
from coven.games.broom_service.rules.reach import areas_of_role
from coven.games.broom_service.rules.setup import NOTHING, next_seat
from coven.games.broom_service.scoring import score
from coven.games.broom_service.state import (
    ACTING,
    BEATEN,
    ENDING,
    FOLLOWING,
    FROM_BEWITCHED,
    IS_BRAVE,
    IS_COWARD,
    LEADING,
    NOBODY,
    PASSED,
)
from coven.kernel.bits import bit, has
from coven.kernel.target import rule


@rule
def place_role(box: Any, s: Any, seat: Any, role: Any, brave: Any) -> None:
    """Places a card and says how: a coward acts at once, a brave one beats the one before and waits (R1, R2)."""
    if s.phase == LEADING:
        lead(box, s, role)
    s.hand[seat] &= ~bit(role)
    s.played[seat] |= bit(role)
    if has(s.bewitched, role):
        score(s, seat, FROM_BEWITCHED, box.bewitched_points)  # R10
    s.phase = ACTING
    if brave:
        if s.brave != NOBODY:
            s.stance[s.brave] = BEATEN
        s.brave = seat
        s.stance[seat] = IS_BRAVE
    else:
        s.stance[seat] = IS_COWARD
        push_role(s, 0, 1)


@rule
def lead(box: Any, s: Any, role: Any) -> None:
    clear_table(s)
    s.role = role
    s.led |= bit(role)
    s.reach = areas_of_role(box, s, role)


@rule
def go_round(box: Any, s: Any) -> None:
    """The next seat clockwise that holds the role must follow (R1, R61); after all, the last brave one acts."""
    seat = next_seat(s, s.turn)
    while seat != s.leader and not has(s.hand[seat], s.role):
        s.stance[seat] = PASSED
        seat = next_seat(s, seat)
    if seat != s.leader:
        s.turn = seat
        s.phase = FOLLOWING
    elif s.brave != NOBODY:
        s.turn = s.brave
        s.resolving = 1
        push_role(s, 1, 0)
    else:
        end_turn(s)


@rule
def end_turn(s: Any) -> None:
    """The last brave one leads next, else the same leader; who has no cards passes the lead to the left (R5, R6, R47)."""
    s.leader = s.leader if s.brave == NOBODY else s.brave
    s.turn = s.leader
    s.resolving = 0
    if somebody_has_cards(s):
        give_lead(s, s.leader)
    else:
        s.phase = ENDING


@rule
def somebody_has_cards(s: Any) -> Any:
    for seat in range(s.players):
        if s.hand[seat] != NOTHING:
            return True
    return False
