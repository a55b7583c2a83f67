"""The start of a round: a new event, bewitched roles, and the secret choice of roles."""

from typing import Any

import numpy as np

from coven.games.broom_service.layout import CARD_TILE, MORE_OR_LESS, SEATS
from coven.games.broom_service.rules.setup import NOTHING, draw_from, next_seat
from coven.games.broom_service.scoring import score
from coven.games.broom_service.state import (
    ADDING,
    ALL_ROLES,
    CHOOSING,
    FROM_EVENTS,
    LEADING,
    NO_ROLE,
    NOBODY,
    WAITING,
)
from coven.kernel.bits import bit, size_of
from coven.kernel.target import rule


@rule
def begin_round(box: Any, s: Any) -> None:
    """Turns over an event and the bewitched roles (R65); then all choose at once."""
    s.round_number += 1
    s.event = draw_from(s, s.events_left)
    s.events_left ^= bit(s.event)
    deal_bewitched(box, s)
    s.led = NOTHING
    for seat in range(SEATS):
        s.hand[seat] = NOTHING
        s.chosen[seat] = NOTHING
        s.played[seat] = NOTHING
        s.extra[seat] = NO_ROLE
    s.answered = 0
    s.phase = CHOOSING


@rule
def clear_table(s: Any) -> None:
    """No role lies on the table, nobody has said anything about it."""
    s.role = NO_ROLE
    s.brave = NOBODY
    s.resolving = 0
    s.depth = 0
    for seat in range(SEATS):
        s.stance[seat] = WAITING


@rule
def deal_bewitched(box: Any, s: Any) -> None:
    """Draws the bewitched roles; a pile that does not suffice is made new of all ten first (R11, R48)."""
    wanted = np.int64(box.bewitched_cards[s.players])
    if size_of(s.bewitched_pile) < wanted:
        s.bewitched_pile = ALL_ROLES
    s.bewitched = NOTHING
    for _ in range(wanted):
        role = bit(draw_from(s, s.bewitched_pile))
        s.bewitched_pile ^= role
        s.bewitched |= role


@rule
def fewest_roles(box: Any, s: Any) -> Any:
    return np.int64(box.more_low) if s.event == MORE_OR_LESS else np.int64(box.hand_size)


@rule
def most_roles(box: Any, s: Any, seat: Any) -> Any:
    """A "+1 card" tile allows one more as part of the choice, except under More or Less? (R38, R39)."""
    if s.event == MORE_OR_LESS:
        return np.int64(box.more_high)
    return np.int64(box.hand_size) + (1 if s.tiles[seat, CARD_TILE] > 0 else 0)


@rule
def choose_role(box: Any, s: Any, seat: Any, role: Any) -> None:
    s.chosen[seat] |= bit(role)
    if size_of(s.chosen[seat]) == most_roles(box, s, seat):
        answer(s, seat)


@rule
def answer(s: Any, seat: Any) -> None:
    """The seat is done with a simultaneous choice."""
    s.answered |= np.uint8(1 << seat)


@rule
def all_answered(s: Any) -> Any:
    return s.answered == (1 << s.players) - 1


@rule
def show_choice(box: Any, s: Any) -> None:
    """All are in: hands are taken up, tiles used are handed in, counts are seen (R38, R60)."""
    for seat in range(s.players):
        count = size_of(s.chosen[seat])
        s.hand[seat] = s.chosen[seat]
        s.chosen[seat] = NOTHING
        if s.event == MORE_OR_LESS:
            score(s, seat, FROM_EVENTS, box.more_points[count])
        elif count > box.hand_size:
            s.tiles[seat, CARD_TILE] -= 1
    s.answered = 0
    if s.event == MORE_OR_LESS and anybody_may_add(s):
        s.phase = ADDING
    else:
        begin_turns(s)


@rule
def anybody_may_add(s: Any) -> Any:
    """Marks those without a "+1 card" tile as done; whether anybody is left to decide (R39)."""
    for seat in range(s.players):
        if s.tiles[seat, CARD_TILE] == 0 or s.hand[seat] == ALL_ROLES:
            answer(s, seat)
    return not all_answered(s)


@rule
def show_additions(s: Any) -> None:
    """All holders have decided: the added cards join the hands, their tiles are handed in (R39)."""
    for seat in range(s.players):
        if s.extra[seat] != NO_ROLE:
            s.hand[seat] |= bit(s.extra[seat])
            s.tiles[seat, CARD_TILE] -= 1
            s.extra[seat] = NO_ROLE
    begin_turns(s)


@rule
def begin_turns(s: Any) -> None:
    s.answered = 0
    give_lead(s, s.leader)


@rule
def give_lead(s: Any, seat: Any) -> None:
    """The first with cards clockwise from a seat, itself included, leads (R6, R47)."""
    while s.hand[seat] == NOTHING:
        seat = next_seat(s, seat)
    s.leader = seat
    s.turn = seat
    s.phase = LEADING
