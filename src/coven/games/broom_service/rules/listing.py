"""The list of allowed moves, out of the same sets that refusals are judged by."""

from typing import Any

import numpy as np

from coven.games.broom_service.layout import (
    ALL_TOWERS,
    AREAS,
    BLACK_DISTILLERY,
    BLACK_MARKET,
    BRAVE_HEART,
    BRAVE_TILE,
    POINTS_TILE,
    RESOURCES,
)
from coven.games.broom_service.rules.acting import tile_is_useful
from coven.games.broom_service.rules.choosing import fewest_roles
from coven.games.broom_service.rules.reach import (
    deliver_towers,
    fly_areas,
    is_gatherer,
    may_charm,
    may_deliver,
    may_fly,
    payable_clouds,
)
from coven.games.broom_service.rules.setup import NOTHING
from coven.games.broom_service.state import (
    ADDING,
    ALL_ROLES,
    ANY_STEP,
    ARRIVAL_STEP,
    BRAVE,
    CHARM,
    CHOOSE,
    CHOOSING,
    COWARDLY,
    DELIVER,
    DONE,
    FISTS,
    FLY,
    FOLLOWING,
    GATHER,
    GATHER_STEP,
    HAND_IN,
    HIDE,
    JUMP,
    LEADING,
    MARKET,
    PAWNS,
    ROLE_STEP,
    TAKE,
    TURBO_STEP,
    USE_BRAVE,
    USE_MOUNTAIN,
    USE_POINTS,
    WORKS,
)
from coven.kernel.bits import bit, first, size_of, without_first
from coven.kernel.target import rule


@rule
def list_set(things: Any, first_action: Any, out: Any, n: Any) -> Any:
    """Writes an action for each thing of a set behind the n already there; returns how many there are now."""
    while things != NOTHING:
        out[n] = first_action + first(things)
        things = without_first(things)
        n += 1
    return n


@rule
def list_one(action: Any, out: Any, n: Any) -> Any:
    out[n] = action
    return n + 1


@rule
def list_moves(box: Any, s: Any, seat: Any, out: Any) -> Any:
    """Writes the moves of a seat that must act, smallest first."""
    if s.phase == CHOOSING or s.phase == ADDING:
        return list_choices(box, s, seat, out)
    if s.phase == LEADING or s.phase == FOLLOWING:
        return list_placings(s, seat, out)
    if s.phase == FISTS:
        return list_one(DONE, out, list_set(hideable(s, seat), HIDE, out, 0))
    if s.phase == WORKS:
        return list_one(DONE, out, list_one(HAND_IN, out, 0))
    return list_actions(box, s, seat, out)


@rule
def choosable(s: Any, seat: Any) -> Any:
    """Roles the seat may still take into the hand."""
    return ALL_ROLES & ~(s.chosen[seat] | s.hand[seat])


@rule
def may_close_choice(box: Any, s: Any, seat: Any) -> Any:
    """Whether the seat may stop choosing; an added card is never a duty (R39)."""
    return s.phase == ADDING or size_of(s.chosen[seat]) >= fewest_roles(box, s)


@rule
def list_choices(box: Any, s: Any, seat: Any, out: Any) -> Any:
    n = list_set(choosable(s, seat), CHOOSE, out, 0)
    return list_one(DONE, out, n) if may_close_choice(box, s, seat) else n


@rule
def placeable(s: Any, seat: Any) -> Any:
    """Roles the seat may place: any to lead, the one on the table to follow."""
    return s.hand[seat] & bit(s.role) if s.phase == FOLLOWING else s.hand[seat]


@rule
def must_be_brave(s: Any) -> Any:
    """Brave Heart binds the leader only (R21)."""
    return s.event == BRAVE_HEART and s.phase == LEADING


@rule
def list_placings(s: Any, seat: Any, out: Any) -> Any:
    roles = placeable(s, seat)
    n = list_set(roles, BRAVE, out, 0)
    return n if must_be_brave(s) else list_set(roles, COWARDLY, out, n)


@rule
def hideable(s: Any, seat: Any) -> Any:
    """Kinds of which the seat has one outside its fist."""
    kinds = NOTHING
    for kind in range(RESOURCES):
        if s.resource[seat, kind] > s.fist[seat, kind]:
            kinds |= bit(kind)
    return kinds


@rule
def takeable(s: Any, step: Any) -> Any:
    """Kinds of which one may be taken: what is left of a yield, or any from the Black Distillery."""
    kinds = NOTHING
    if s.step_kind[step] == GATHER_STEP:
        for kind in range(RESOURCES):
            if s.pending_gain[kind] > 0:
                kinds |= bit(kind)
    elif s.step_kind[step] == ANY_STEP or (s.event == BLACK_DISTILLERY and may_choose_instead(s, step)):
        kinds = bit(RESOURCES) - bit(0)
    return kinds


@rule
def may_choose_instead(s: Any, step: Any) -> Any:
    """Whether the step is a coward's who has not chosen yet (R55)."""
    return s.step_kind[step] == ROLE_STEP and s.step_left[step] == 1


@rule
def yields_offered(box: Any, s: Any, step: Any) -> Any:
    if s.step_kind[step] != ROLE_STEP or not is_gatherer(s.role):
        return np.int64(0)
    return np.int64(box.yields[s.role, s.step_brave[step]])


@rule
def circles_offered(box: Any, s: Any, step: Any) -> Any:
    """The circles a pawn on a turbo tile may jump to."""
    if s.step_kind[step] != TURBO_STEP:
        return NOTHING
    kind = s.hill_tile[s.step_left[step]]
    return bit(box.hill_circles[kind, 0]) | bit(box.hill_circles[kind, 1])


@rule
def may_stop(s: Any, step: Any) -> Any:
    """A jump and the Black Distillery's resources are not declined half-way (R42, R43)."""
    return s.step_kind[step] != TURBO_STEP and s.step_kind[step] != ANY_STEP


@rule
def list_actions(box: Any, s: Any, seat: Any, out: Any) -> Any:
    """What the step that is next allows."""
    step = s.depth - 1
    n = 0
    if may_fly(s, step):
        for pawn in range(PAWNS):
            n = list_set(fly_areas(box, s, seat, pawn, step), FLY + pawn * AREAS, out, n)
    elif may_deliver(s, step):
        for pawn in range(PAWNS):
            n = list_set(deliver_towers(box, s, seat, pawn, step), DELIVER + pawn * ALL_TOWERS, out, n)
    elif may_charm(s, step):
        n = list_set(payable_clouds(box, s, seat), CHARM, out, n)
    else:
        n = list_set(bit(yields_offered(box, s, step)) - bit(0), GATHER, out, n)
    n = list_set(takeable(s, step), TAKE, out, n)
    n = list_set(circles_offered(box, s, step), JUMP, out, n)
    return list_tiles(box, s, seat, step, out, n)


@rule
def list_tiles(box: Any, s: Any, seat: Any, step: Any, out: Any, n: Any) -> Any:
    """The Black Market, forest and mountain tiles, and letting it be."""
    if may_choose_instead(s, step):
        if s.event == BLACK_MARKET:
            n = list_one(MARKET, out, n)
        if s.tiles[seat, BRAVE_TILE] > 0:
            n = list_one(USE_BRAVE, out, n)
        if s.tiles[seat, POINTS_TILE] > 0:
            n = list_one(USE_POINTS, out, n)
    if s.step_kind[step] == ARRIVAL_STEP and tile_is_useful(box, s, step):
        n = list_one(USE_MOUNTAIN, out, n)
    return list_one(DONE, out, n) if may_stop(s, step) else n
