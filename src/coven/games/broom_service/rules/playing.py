"""Playing a move: what it does, and all that follows up to the next decision."""

from coven.games.broom_service.box.layout import ALL_TOWERS, AREAS
from coven.games.broom_service.rules.acting.charm import charm
from coven.games.broom_service.rules.acting.deliver import deliver
from coven.games.broom_service.rules.acting.fly import move_pawn
from coven.games.broom_service.rules.acting.gather import gather, go_to_market, take
from coven.games.broom_service.rules.acting.legality import has_choice
from coven.games.broom_service.rules.acting.steps import let_go
from coven.games.broom_service.rules.acting.tiles import use_brave, use_mountain, use_points
from coven.games.broom_service.rules.acting.turbo_broom import jump
from coven.games.broom_service.rules.choosing import all_answered, answer, choose_role, show_additions, show_choice
from coven.games.broom_service.rules.round_end import close_answer, end_round, hide
from coven.games.broom_service.rules.turn import ask_next_seat, end_turn, place_role
from coven.games.broom_service.state import (
    ACTING,
    ADDING,
    ANSWERED,
    BRAVE,
    CHARM,
    CHOOSE,
    CHOOSING,
    CHOSE,
    COWARDLY,
    DELIVER,
    DONE,
    ENDING,
    FLY,
    GATHER,
    HAND_IN,
    HIDE,
    JUMP,
    MARKET,
    TAKE,
    USE_BRAVE,
    USE_MOUNTAIN,
    USE_POINTS,
    Role,
)
from coven.games.broom_service.types import Box, State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import Action, Seat


@rule
def play(box: Box, s: State, seat: Seat, action: Action) -> None:
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
        note(s, ANSWERED, seat, 1, 0, 0)
        close_answer(s, seat)
    else:
        act(box, s, seat, action)
    go_on(box, s)


@rule
def choose(box: Box, s: State, seat: Seat, role: Role) -> None:
    """Takes a role into the hand: one of this round's choice, or the one added after the counts were shown (Broom 39)."""
    note(s, CHOSE, seat, role, 0, 0)
    if s.phase == ADDING:
        s.extra[seat] = role
        answer(s, seat)
    else:
        choose_role(box, s, seat, role)


@rule
def close_choice(box: Box, s: State, seat: Seat) -> None:
    """The seat is done with choosing, with its fist, or says no to The Works!"""
    note(s, ANSWERED, seat, 0, 0, 0)
    if s.phase == CHOOSING or s.phase == ADDING:
        answer(s, seat)
    else:
        close_answer(s, seat)


@rule
def act(box: Box, s: State, seat: Seat, action: Action) -> None:
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
        jump(box, s, seat, action - JUMP)
    elif action == MARKET:
        go_to_market(box, s, seat)
    elif action == USE_BRAVE:
        use_brave(s, seat)
    elif action == USE_POINTS:
        use_points(box, s, seat)
    elif action == USE_MOUNTAIN:
        use_mountain(box, s, seat)
    else:
        let_go(s, seat)


@rule
def go_on(box: Box, s: State) -> None:
    """Does everything that needs no decision (Broom 61, 62)."""
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
            ask_next_seat(box, s)
