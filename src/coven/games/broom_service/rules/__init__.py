"""The rules of Broom Service: what may be done, and what it does."""

from typing import Any

import numpy as np

from coven.games.broom_service.layout import ALL_TOWERS, AREAS, EVENTS, RESOURCES
from coven.games.broom_service.rules.acting import (
    charm,
    deliver,
    enter,
    gather,
    go_to_market,
    has_choice,
    leave_step,
    take,
    use_brave,
    use_mountain,
    use_points,
)
from coven.games.broom_service.rules.choosing import (
    all_answered,
    answer,
    begin_round,
    choose_role,
    clear_table,
    show_additions,
    show_choice,
)
from coven.games.broom_service.rules.ending import close_answer, end_round, hide
from coven.games.broom_service.rules.listing import list_moves
from coven.games.broom_service.rules.refusing import refusal_now
from coven.games.broom_service.rules.setup import NOTHING, keep_options, set_up_board, set_up_seats
from coven.games.broom_service.rules.turn import end_turn, go_round, place_role
from coven.games.broom_service.scoring import is_ahead
from coven.games.broom_service.state import (
    ACTING,
    ACTIONS,
    ADDING,
    ALL_ROLES,
    BRAVE,
    CHARM,
    CHOOSE,
    CHOOSING,
    COWARDLY,
    DELIVER,
    DONE,
    ENDING,
    FLY,
    GAME_OVER,
    GATHER,
    GATHER_STEP,
    HAND_IN,
    HIDE,
    JUMP,
    LEADING,
    MARKET,
    NOT_ENDED,
    NOT_YOUR_TURN,
    OVER,
    TAKE,
    UNKNOWN_MOVE,
    USE_BRAVE,
    USE_MOUNTAIN,
    USE_POINTS,
)
from coven.kernel.stream import draw, rekey
from coven.kernel.target import rule


@rule
def start(box: Any, s: Any, players: Any, options: Any, seed: Any) -> None:
    """Sets up a game: the board, what each player begins with, the first event and the first choice."""
    rekey(s, seed)
    keep_options(s, options)
    s.players = players
    s.side = options.side
    s.end_reason = NOT_ENDED
    s.leader = 0 if options.first_leader == 1 else draw(s, players)  # R20
    s.turn = s.leader
    set_up_board(box, s)
    set_up_seats(box, s)
    s.round_number = 0
    s.events_left = np.uint64((1 << EVENTS) - 1)
    s.bewitched_pile = ALL_ROLES
    s.reach = NOTHING
    clear_table(s)
    begin_round(box, s)


@rule
def is_over(box: Any, s: Any) -> Any:
    return s.phase == OVER


@rule
def must_act(box: Any, s: Any, seat: Any) -> Any:
    """Whether the seat has a decision to make: all at once in a simultaneous choice, else the one whose turn it is."""
    if s.phase >= LEADING and s.phase <= ACTING:
        return seat == s.turn
    return s.phase != OVER and (s.answered >> seat) & 1 == 0


@rule
def refusal(box: Any, s: Any, seat: Any, action: Any) -> Any:
    """The one source of legality: why this move is refused, or ALLOWED."""
    if action < 0 or action >= ACTIONS:
        return UNKNOWN_MOVE
    if s.phase == OVER:
        return GAME_OVER
    if not must_act(box, s, seat):
        return NOT_YOUR_TURN
    return refusal_now(box, s, seat, action)


@rule
def moves(box: Any, s: Any, seat: Any, out: Any) -> Any:
    """Writes the allowed actions to `out`, smallest first, and returns how many there are."""
    return list_moves(box, s, seat, out) if must_act(box, s, seat) else 0


@rule
def play(box: Any, s: Any, seat: Any, action: Any) -> None:
    """Carries out an allowed move and all that follows from it, up to the next decision."""
    if action < BRAVE:
        choose(box, s, seat, action - CHOOSE)
    elif action < FLY:
        place_role(box, s, seat, (action - BRAVE) % (COWARDLY - BRAVE), action < COWARDLY)
    elif action == DONE and s.phase != ACTING:
        close_choice(box, s, seat)
    elif action >= HIDE and action < MARKET:
        hide(s, seat, action - HIDE)
    elif action == HAND_IN:
        s.hands_in[seat] = 1
        close_answer(s, seat)
    else:
        act(box, s, seat, action)
    go_on(box, s)


@rule
def choose(box: Any, s: Any, seat: Any, role: Any) -> None:
    """Takes a role into the hand: one of this round's choice, or the one added after the counts were shown (R39)."""
    if s.phase == ADDING:
        s.extra[seat] = role
        answer(s, seat)
    else:
        choose_role(box, s, seat, role)


@rule
def close_choice(box: Any, s: Any, seat: Any) -> None:
    """The seat is done with choosing, with its fist, or says no to The Works!"""
    if s.phase == CHOOSING or s.phase == ADDING:
        answer(s, seat)
    else:
        close_answer(s, seat)


@rule
def act(box: Any, s: Any, seat: Any, action: Any) -> None:
    """Carries out a move of the step that is next."""
    if action < DELIVER:
        move_pawn(box, s, seat, (action - FLY) // AREAS, (action - FLY) % AREAS)
    elif action < CHARM:
        deliver(box, s, seat, (action - DELIVER) // ALL_TOWERS, (action - DELIVER) % ALL_TOWERS)
    elif action < GATHER:
        charm(box, s, seat, action - CHARM)
    elif action < TAKE:
        gather(box, s, seat, action - GATHER)
    elif action < JUMP:
        take(box, s, seat, action - TAKE)
    elif action < HIDE:
        move_pawn(box, s, seat, s.step_pawn[s.depth - 1], box.circle[s.side, action - JUMP])
    elif action == MARKET:
        go_to_market(box, s, seat)
    elif action == USE_BRAVE:
        use_brave(s, seat)
    elif action == USE_POINTS:
        use_points(box, s, seat)
    elif action == USE_MOUNTAIN:
        use_mountain(box, s, seat)
    else:
        let_go(s)


@rule
def let_go(s: Any) -> None:
    """Leaves the rest of the step that is next."""
    s.depth -= 1
    if s.step_kind[s.depth] == GATHER_STEP:
        for kind in range(RESOURCES):
            s.pending_gain[kind] = 0


@rule
def move_pawn(box: Any, s: Any, seat: Any, pawn: Any, area: Any) -> None:
    """A flight or a jump, and what lies where it leads."""
    brave = leave_step(s)
    enter(box, s, seat, pawn, area, brave)


@rule
def go_on(box: Any, s: Any) -> None:
    """Does everything that needs no decision (R61, R62)."""
    if (s.phase == CHOOSING or s.phase == ADDING) and all_answered(s):
        if s.phase == CHOOSING:
            show_choice(box, s)
        else:
            show_additions(s)
    while s.phase == ACTING or s.phase == ENDING:
        if s.phase == ENDING:
            end_round(box, s)
        elif s.depth > 0:
            if has_choice(box, s):
                return
            s.depth -= 1
        elif s.resolving == 1:
            end_turn(s)
        else:
            go_round(box, s)


@rule
def returns(box: Any, s: Any, out: Any) -> None:
    """What the present standing is worth: seats ranked behind, less seats ranked ahead. They sum to 0."""
    for seat in range(s.players):
        out[seat] = 0
        for other in range(s.players):
            if is_ahead(s, seat, other):
                out[seat] += 1
            elif is_ahead(s, other, seat):
                out[seat] -= 1
