"""What may be done: who must act, which moves are allowed, and why another is refused."""

from coven.games.broom_service.box.layout import BRAVE_HEART, RESOURCES
from coven.games.broom_service.rules.acting.legality import (
    acting_refusal,
)
from coven.games.broom_service.rules.choosing import fewest_roles
from coven.games.broom_service.state import (
    ACTING,
    ACTIONS,
    ADDING,
    ALL_ROLES,
    ALLOWED,
    ALREADY_CHOSEN,
    BRAVE,
    CHOOSE,
    CHOOSING,
    COWARDLY,
    DONE,
    FISTS,
    FLY,
    FOLLOWING,
    GAME_OVER,
    HAND_IN,
    HIDE,
    LEADING,
    MARKET,
    MUST_BE_BRAVE,
    MUST_FOLLOW,
    MUST_GO_ON,
    NO_FIST,
    NO_WORKS,
    NOT_ACTING,
    NOT_CHOOSING,
    NOT_IN_HAND,
    NOT_PLACING,
    NOT_YOUR_TURN,
    NOTHING_LEFT,
    OVER,
    TOO_FEW_CHOSEN,
    UNKNOWN_MOVE,
    WORKS,
    Kind,
    Role,
)
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING, bit, has, size_of
from coven.kernel.target import rule
from coven.kernel.types import Action, Flag, Number, Seat, Word


@rule
def is_over(box: Box, s: State) -> Flag:
    return s.phase == OVER


@rule
def must_act(box: Box, s: State, seat: Seat) -> Flag:
    """Whether the seat has a decision to make: all at once in a simultaneous choice, else the one whose turn it is."""
    if s.phase >= LEADING and s.phase <= ACTING:
        return seat == s.turn
    return s.phase != OVER and (s.answered >> seat) & 1 == 0


@rule
def refusal(box: Box, s: State, seat: Seat, action: Action) -> Number:
    """The one source of legality: why this move is refused, or ALLOWED."""
    if action < 0 or action >= ACTIONS:
        return UNKNOWN_MOVE
    if s.phase == OVER:
        return GAME_OVER
    if not must_act(box, s, seat):
        return NOT_YOUR_TURN
    return refusal_now(box, s, seat, action)


@rule
def refusal_now(box: Box, s: State, seat: Seat, action: Action) -> Number:
    """Judges the move of a seat that must act."""
    if action < BRAVE:
        return choose_refusal(s, seat, action - CHOOSE)
    if action < COWARDLY:
        return place_refusal(s, seat, action - BRAVE, True)
    if action < FLY:
        return place_refusal(s, seat, action - COWARDLY, False)
    if action >= HIDE and action < MARKET:
        return hide_refusal(s, seat, action - HIDE)
    if action == HAND_IN:
        return ALLOWED if s.phase == WORKS else NO_WORKS
    if action == DONE and s.phase != ACTING:
        return done_refusal(box, s, seat)
    if s.phase != ACTING:
        return NOT_ACTING
    return acting_refusal(box, s, seat, action)


@rule
def choose_refusal(s: State, seat: Seat, role: Role) -> Number:
    if s.phase != CHOOSING and s.phase != ADDING:
        return NOT_CHOOSING
    return ALLOWED if has(choosable(s, seat), role) else ALREADY_CHOSEN


@rule
def place_refusal(s: State, seat: Seat, role: Role, brave: Flag) -> Number:
    """Who leads places any card held, who follows the same role (Broom 1); Brave Heart forbids to lead as a coward (Broom 21)."""
    if s.phase != LEADING and s.phase != FOLLOWING:
        return NOT_PLACING
    if not has(s.hand[seat], role):
        return NOT_IN_HAND
    if not has(placeable(s, seat), role):
        return MUST_FOLLOW
    return MUST_BE_BRAVE if must_be_brave(s) and not brave else ALLOWED


@rule
def hide_refusal(s: State, seat: Seat, kind: Kind) -> Number:
    if s.phase != FISTS:
        return NO_FIST
    return ALLOWED if has(hideable(s, seat), kind) else NOTHING_LEFT


@rule
def done_refusal(box: Box, s: State, seat: Seat) -> Number:
    if s.phase == LEADING or s.phase == FOLLOWING:
        return MUST_GO_ON
    if s.phase == CHOOSING or s.phase == ADDING:
        return ALLOWED if may_close_choice(box, s, seat) else TOO_FEW_CHOSEN
    return ALLOWED


@rule
def choosable(s: State, seat: Seat) -> Word:
    """Roles the seat may still take into the hand."""
    return ALL_ROLES & ~(s.chosen[seat] | s.hand[seat])


@rule
def may_close_choice(box: Box, s: State, seat: Seat) -> Flag:
    """Whether the seat may stop choosing; an added card is never a duty (Broom 39)."""
    return s.phase == ADDING or size_of(s.chosen[seat]) >= fewest_roles(box, s)


@rule
def placeable(s: State, seat: Seat) -> Word:
    """Roles the seat may place: any to lead, the one on the table to follow."""
    return s.hand[seat] & bit(s.role) if s.phase == FOLLOWING else s.hand[seat]


@rule
def must_be_brave(s: State) -> Flag:
    """Brave Heart binds the leader only (Broom 21)."""
    return s.event == BRAVE_HEART and s.phase == LEADING


@rule
def hideable(s: State, seat: Seat) -> Word:
    """Kinds of which the seat has one outside its fist."""
    kinds = NOTHING
    for kind in range(RESOURCES):
        if s.resource[seat, kind] > s.fist[seat, kind]:
            kinds |= bit(kind)
    return kinds
