"""The start of a round: a new event, bewitched roles, and the secret choice of roles."""

from coven.games.broom_service.box.layout import CARD_TILE, MORE_OR_LESS, SEATS
from coven.games.broom_service.rules.chance import draw_from
from coven.games.broom_service.rules.lead import give_lead
from coven.games.broom_service.rules.scoring import score
from coven.games.broom_service.state import (
    ADDING,
    ALL_ROLES,
    CARD_TILE_USED,
    CHOOSING,
    EVENT_PAID,
    FROM_EVENTS,
    HAND_TAKEN,
    LEADS_FIRST,
    NO_ROLE,
    READY,
    ROUND_BEGAN,
    Role,
)
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING, bit, size_of
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, U8, Flag, Number, Seat


@rule
def begin_round(box: Box, s: State) -> None:
    """Turns over an event and the bewitched roles (Broom 65); then all choose at once."""
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
    note(s, ROUND_BEGAN, s.round_number, s.event, s.bewitched, 0)
    note(s, LEADS_FIRST, s.leader, 0, 0, 0)


@rule
def deal_bewitched(box: Box, s: State) -> None:
    """Draws the bewitched roles; a pile that does not suffice is made new of all ten first (Broom 11, 48)."""
    wanted = I64(box.bewitched_cards[s.players])
    if size_of(s.bewitched_pile) < wanted:
        s.bewitched_pile = ALL_ROLES
    s.bewitched = NOTHING
    for _ in range(wanted):
        role = bit(draw_from(s, s.bewitched_pile))
        s.bewitched_pile ^= role
        s.bewitched |= role


@rule
def fewest_roles(box: Box, s: State) -> Number:
    return I64(box.more_low) if s.event == MORE_OR_LESS else I64(box.hand_size)


@rule
def most_roles(box: Box, s: State, seat: Seat) -> Number:
    """A "+1 card" tile allows one more as part of the choice, except under More or Less? (Broom 38, 39)."""
    if s.event == MORE_OR_LESS:
        return I64(box.more_high)
    return I64(box.hand_size) + (1 if s.tiles[seat, CARD_TILE] > 0 else 0)


@rule
def choose_role(box: Box, s: State, seat: Seat, role: Role) -> None:
    """One more role for this round; whoever has as many as allowed is done."""
    s.chosen[seat] |= bit(role)
    if size_of(s.chosen[seat]) == most_roles(box, s, seat):
        answer(s, seat)


@rule
def answer(s: State, seat: Seat) -> None:
    """The seat is done with a simultaneous choice."""
    note(s, READY, seat, 0, 0, 0)
    mark_answered(s, seat)


@rule
def mark_answered(s: State, seat: Seat) -> None:
    """The seat need not answer, or not any more."""
    s.answered |= U8(1 << seat)


@rule
def all_answered(s: State) -> Flag:
    return s.answered == (1 << s.players) - 1


@rule
def show_choice(box: Box, s: State) -> None:
    """All are in: hands are taken up, tiles used are handed in, counts are seen (Broom 38, 60)."""
    for seat in range(s.players):
        s.hand[seat] = s.chosen[seat]
        s.chosen[seat] = NOTHING
        note(s, HAND_TAKEN, seat, size_of(s.hand[seat]), 0, 0)
    for seat in range(s.players):
        count = size_of(s.hand[seat])
        if s.event == MORE_OR_LESS:
            score_event(s, seat, box.more_points[count])
        elif count > box.hand_size:
            use_card_tile(s, seat)
    s.answered = 0
    if s.event == MORE_OR_LESS and anybody_may_add(s):
        s.phase = ADDING
    else:
        begin_turns(s)


@rule
def score_event(s: State, seat: Seat, points: Number) -> None:
    """What the event of the round brings or costs a seat."""
    if points != 0:
        score(s, seat, FROM_EVENTS, points)
        note(s, EVENT_PAID, seat, s.event, points, 0)


@rule
def use_card_tile(s: State, seat: Seat) -> None:
    s.tiles[seat, CARD_TILE] -= 1
    note(s, CARD_TILE_USED, seat, 0, 0, 0)


@rule
def anybody_may_add(s: State) -> Flag:
    """Marks those without a "+1 card" tile as done; whether anybody is left to decide (Broom 39)."""
    for seat in range(s.players):
        if s.tiles[seat, CARD_TILE] == 0 or s.hand[seat] == ALL_ROLES:
            mark_answered(s, seat)
    return not all_answered(s)


@rule
def show_additions(s: State) -> None:
    """All holders have decided: the added cards join the hands, their tiles are handed in (Broom 39)."""
    for seat in range(s.players):
        if s.extra[seat] != NO_ROLE:
            s.hand[seat] |= bit(s.extra[seat])
            use_card_tile(s, seat)
            s.extra[seat] = NO_ROLE
    begin_turns(s)


@rule
def begin_turns(s: State) -> None:
    s.answered = 0
    give_lead(s, s.leader)
