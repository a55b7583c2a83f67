"""The list of allowed moves, out of the same sets that refusals are judged by."""

from coven.games.broom_service.box.layout import ALL_TOWERS, AREAS, BLACK_MARKET, BRAVE_TILE, POINTS_TILE
from coven.games.broom_service.rules.acting.legality import may_choose_instead, may_stop, takeable, tile_is_useful, yields_offered
from coven.games.broom_service.rules.acting.reach import deliver_towers, fly_areas, may_charm, may_deliver, may_fly, payable_clouds
from coven.games.broom_service.rules.acting.turbo_broom import circles_offered
from coven.games.broom_service.rules.legality import choosable, hideable, may_close_choice, must_act, must_be_brave, placeable
from coven.games.broom_service.state import (
    ADDING,
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
    HAND_IN,
    HIDE,
    JUMP,
    LEADING,
    MARKET,
    PAWNS,
    TAKE,
    USE_BRAVE,
    USE_MOUNTAIN,
    USE_POINTS,
    WORKS,
    Step,
)
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import bit, list_set
from coven.kernel.target import rule
from coven.kernel.types import Action, Actions, Number, Seat


@rule
def list_one(action: Action, out: Actions, n: Number) -> Number:
    out[n] = action
    return n + 1


@rule
def list_moves(box: Box, s: State, seat: Seat, out: Actions) -> Number:
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
def list_choices(box: Box, s: State, seat: Seat, out: Actions) -> Number:
    n = list_set(choosable(s, seat), CHOOSE, out, 0)
    return list_one(DONE, out, n) if may_close_choice(box, s, seat) else n


@rule
def list_placings(s: State, seat: Seat, out: Actions) -> Number:
    roles = placeable(s, seat)
    n = list_set(roles, BRAVE, out, 0)
    return n if must_be_brave(s) else list_set(roles, COWARDLY, out, n)


@rule
def list_actions(box: Box, s: State, seat: Seat, out: Actions) -> Number:
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
def list_tiles(box: Box, s: State, seat: Seat, step: Step, out: Actions, n: Number) -> Number:
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


@rule
def moves(box: Box, s: State, seat: Seat, out: Actions) -> Number:
    """Writes the allowed actions to `out`, smallest first, and returns how many there are."""
    return list_moves(box, s, seat, out) if must_act(box, s, seat) else 0
