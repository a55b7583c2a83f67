"""Why a move is refused: one small judge for each kind of move."""

from typing import Any

from coven.games.broom_service.layout import ALL_TOWERS, AREAS, BLACK_MARKET, BRAVE_TILE, COLOURS, POINTS_TILE
from coven.games.broom_service.rules.acting import tile_is_useful
from coven.games.broom_service.rules.listing import (
    choosable,
    circles_offered,
    hideable,
    may_choose_instead,
    may_close_choice,
    may_stop,
    must_be_brave,
    placeable,
    takeable,
    yields_offered,
)
from coven.games.broom_service.rules.reach import (
    adjacent_clouds,
    deliver_towers,
    fly_areas,
    may_charm,
    may_deliver,
    may_deliver_with,
    may_fly,
    payable_clouds,
)
from coven.games.broom_service.rules.setup import NOTHING
from coven.games.broom_service.state import (
    ACTING,
    ADDING,
    ALLOWED,
    ALREADY_CHOSEN,
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
    MUST_BE_BRAVE,
    MUST_FOLLOW,
    MUST_GO_ON,
    NO_CLOUD,
    NO_EVENT,
    NO_FIST,
    NO_FOREST_TILE,
    NO_MOUNTAIN_TILE,
    NO_POTION,
    NO_SUCH_AREA,
    NO_SUCH_TOWER,
    NO_SUCH_YIELD,
    NO_WORKS,
    NOT_ACTING,
    NOT_ADJACENT,
    NOT_CHARMING,
    NOT_CHOOSING,
    NOT_DELIVERING,
    NOT_FLYING,
    NOT_GATHERING,
    NOT_IN_HAND,
    NOT_JUMPING,
    NOT_PLACING,
    NOTHING_LEFT,
    OUT_OF_REACH,
    OVER_WATER,
    TAKE,
    TOO_FEW_CHOSEN,
    TOO_FEW_WANDS,
    TOWER_CLOSED,
    TURBO_STEP,
    UNDER_CLOUD,
    USE_BRAVE,
    USE_MOUNTAIN,
    WORKS,
    WRONG_CIRCLE,
    WRONG_LANDSCAPE,
    WRONG_PAWN,
)
from coven.kernel.bits import has
from coven.kernel.target import rule


@rule
def refusal_now(box: Any, s: Any, seat: Any, action: Any) -> Any:
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
def choose_refusal(s: Any, seat: Any, role: Any) -> Any:
    if s.phase != CHOOSING and s.phase != ADDING:
        return NOT_CHOOSING
    return ALLOWED if has(choosable(s, seat), role) else ALREADY_CHOSEN


@rule
def place_refusal(s: Any, seat: Any, role: Any, brave: Any) -> Any:
    """Who leads places any card held, who follows the same role (R1); Brave Heart forbids to lead as a coward (R21)."""
    if s.phase != LEADING and s.phase != FOLLOWING:
        return NOT_PLACING
    if not has(s.hand[seat], role):
        return NOT_IN_HAND
    if not has(placeable(s, seat), role):
        return MUST_FOLLOW
    return MUST_BE_BRAVE if must_be_brave(s) and not brave else ALLOWED


@rule
def hide_refusal(s: Any, seat: Any, kind: Any) -> Any:
    if s.phase != FISTS:
        return NO_FIST
    return ALLOWED if has(hideable(s, seat), kind) else NOTHING_LEFT


@rule
def done_refusal(box: Any, s: Any, seat: Any) -> Any:
    if s.phase == LEADING or s.phase == FOLLOWING:
        return MUST_GO_ON
    if s.phase == CHOOSING or s.phase == ADDING:
        return ALLOWED if may_close_choice(box, s, seat) else TOO_FEW_CHOSEN
    return ALLOWED


@rule
def acting_refusal(box: Any, s: Any, seat: Any, action: Any) -> Any:
    """Judges a move against the step that is next."""
    step = s.depth - 1
    if action < DELIVER:
        return fly_refusal(box, s, seat, (action - FLY) // AREAS, (action - FLY) % AREAS, step)
    if action < CHARM:
        return deliver_refusal(box, s, seat, (action - DELIVER) // ALL_TOWERS, (action - DELIVER) % ALL_TOWERS, step)
    if action < GATHER:
        return charm_refusal(box, s, seat, action - CHARM, step)
    if action < TAKE:
        return gather_refusal(box, s, action - GATHER, step)
    if action < JUMP:
        return take_refusal(s, action - TAKE, step)
    if action < HIDE:
        return jump_refusal(box, s, action - JUMP, step)
    return tile_refusal(box, s, seat, action, step)


@rule
def fly_refusal(box: Any, s: Any, seat: Any, pawn: Any, area: Any, step: Any) -> Any:
    if not may_fly(s, step):
        return NOT_FLYING
    if area >= box.areas[s.side]:
        return NO_SUCH_AREA
    if has(fly_areas(box, s, seat, pawn, step), area):
        return ALLOWED
    if not has(box.land[s.side], area):
        return OVER_WATER
    if not has(box.neighbours[s.side, s.pawn[seat, pawn]], area):
        return NOT_ADJACENT
    return UNDER_CLOUD if has(s.clouded, area) else WRONG_LANDSCAPE


@rule
def deliver_refusal(box: Any, s: Any, seat: Any, pawn: Any, tower: Any, step: Any) -> Any:
    if not may_deliver(s, step):
        return NOT_DELIVERING
    if has(deliver_towers(box, s, seat, pawn, step), tower):
        return ALLOWED
    if tower >= box.towers[s.side] and not is_open(s, tower):
        return NO_SUCH_TOWER
    if not may_deliver_with(s, seat, pawn, step):
        return WRONG_PAWN if s.step_kind[step] == ARRIVAL_STEP else WRONG_LANDSCAPE
    if not has(box.towers_at[s.side, s.pawn[seat, pawn]], tower):
        return OUT_OF_REACH
    return NO_POTION if is_open(s, tower) else TOWER_CLOSED


@rule
def is_open(s: Any, tower: Any) -> Any:
    towers = s.open_towers[0]
    for colour in range(1, COLOURS):
        towers |= s.open_towers[colour]
    return has(towers, tower)


@rule
def charm_refusal(box: Any, s: Any, seat: Any, space: Any, step: Any) -> Any:
    if not may_charm(s, step):
        return NOT_CHARMING
    if not has(s.clouds, space):
        return NO_CLOUD
    if has(payable_clouds(box, s, seat), space):
        return ALLOWED
    return TOO_FEW_WANDS if has(adjacent_clouds(box, s, seat), space) else OUT_OF_REACH


@rule
def gather_refusal(box: Any, s: Any, which: Any, step: Any) -> Any:
    offered = yields_offered(box, s, step)
    if offered == 0:
        return NOT_GATHERING
    return ALLOWED if which < offered else NO_SUCH_YIELD


@rule
def take_refusal(s: Any, kind: Any, step: Any) -> Any:
    offered = takeable(s, step)
    if offered == NOTHING:
        return NO_EVENT
    return ALLOWED if has(offered, kind) else NOTHING_LEFT


@rule
def jump_refusal(box: Any, s: Any, circle: Any, step: Any) -> Any:
    if s.step_kind[step] != TURBO_STEP:
        return NOT_JUMPING
    return ALLOWED if has(circles_offered(box, s, step), circle) else WRONG_CIRCLE


@rule
def tile_refusal(box: Any, s: Any, seat: Any, action: Any, step: Any) -> Any:
    """The Black Market, tiles, and letting it be."""
    if action == DONE:
        return ALLOWED if may_stop(s, step) else MUST_GO_ON
    if action == USE_MOUNTAIN:
        return ALLOWED if s.step_kind[step] == ARRIVAL_STEP and tile_is_useful(box, s, step) else NO_MOUNTAIN_TILE
    if action == MARKET:
        return ALLOWED if s.event == BLACK_MARKET and may_choose_instead(s, step) else NO_EVENT
    tile = BRAVE_TILE if action == USE_BRAVE else POINTS_TILE
    return ALLOWED if may_choose_instead(s, step) and s.tiles[seat, tile] > 0 else NO_FOREST_TILE
