"""What the step that is next allows, and why a move is refused in it: one small judge for each kind of move."""

from coven.games.broom_service.box.layout import (
    ALL_TOWERS,
    AREAS,
    BLACK_DISTILLERY,
    BLACK_MARKET,
    BRAVE_TILE,
    CLOUD_TILE,
    COLOURS,
    DELIVERY_TILE,
    MOVES_TILE,
    POINTS_TILE,
    RESOURCES,
)
from coven.games.broom_service.rules.acting.reach import (
    adjacent_clouds,
    can_deliver,
    can_fly,
    deliver_towers,
    fly_areas,
    free_neighbours,
    is_gatherer,
    may_charm,
    may_deliver,
    may_deliver_with,
    may_fly,
    payable_clouds,
    towers_from,
)
from coven.games.broom_service.rules.acting.turbo_broom import circles_offered
from coven.games.broom_service.state import (
    ALLOWED,
    ANY_STEP,
    ARRIVAL_STEP,
    CHARM,
    DELIVER,
    DONE,
    FLY,
    GATHER,
    GATHER_STEP,
    HIDE,
    JUMP,
    MARKET,
    MUST_GO_ON,
    NO_CLOUD,
    NO_EVENT,
    NO_FOREST_TILE,
    NO_MOUNTAIN_TILE,
    NO_POTION,
    NO_SUCH_AREA,
    NO_SUCH_TOWER,
    NO_SUCH_YIELD,
    NO_TILE,
    NOT_ADJACENT,
    NOT_CHARMING,
    NOT_DELIVERING,
    NOT_FLYING,
    NOT_GATHERING,
    NOT_JUMPING,
    NOTHING_LEFT,
    OUT_OF_REACH,
    OVER_WATER,
    ROLE_STEP,
    TAKE,
    TOO_FEW_WANDS,
    TOWER_CLOSED,
    TURBO_STEP,
    UNDER_CLOUD,
    USE_BRAVE,
    USE_MOUNTAIN,
    WRONG_CIRCLE,
    WRONG_LANDSCAPE,
    WRONG_PAWN,
    Area,
    Kind,
    Pawn,
    Space,
    Step,
    Tower,
)
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING, bit, has
from coven.kernel.target import rule
from coven.kernel.types import I64, Action, Flag, Number, Seat, Word


@rule
def has_choice(box: Box, s: State) -> Flag:
    """Whether the step that is next allows more than letting it go."""
    step = s.depth - 1
    kind = s.step_kind[step]
    if kind >= TURBO_STEP:  # a jump or a resource to take: always something
        return True
    if kind == ROLE_STEP and (is_gatherer(s.role) or has_instead(s, step)):
        return True
    if kind == ARRIVAL_STEP and tile_is_useful(box, s, step):
        return True
    if may_fly(s, step):
        return can_fly(box, s, s.turn, step)
    if may_charm(s, step):
        return payable_clouds(box, s, s.turn) != NOTHING
    return can_deliver(box, s, s.turn, step)


@rule
def has_instead(s: State, step: Step) -> Flag:
    """Whether a coward has something to choose instead of the action (Broom 55)."""
    if s.step_left[step] == 0:
        return False
    if s.event == BLACK_MARKET or s.event == BLACK_DISTILLERY:
        return True
    return s.tiles[s.turn, BRAVE_TILE] + s.tiles[s.turn, POINTS_TILE] > 0


@rule
def tile_is_useful(box: Box, s: State, step: Step) -> Flag:
    """Whether the mountain tile reached is unused and would do anything now."""
    if s.step_left[step] == NO_TILE:
        return False
    effect = box.mountain_effect[s.mountain_tile[s.step_left[step]]]
    here, there = s.pawn[s.turn, 0], s.pawn[s.turn, 1]
    if effect == MOVES_TILE:
        return free_neighbours(box, s, here) | free_neighbours(box, s, there) != NOTHING
    if effect == DELIVERY_TILE:
        return towers_from(box, s, s.turn, here) | towers_from(box, s, s.turn, there) != NOTHING
    if effect == CLOUD_TILE:
        return payable_clouds(box, s, s.turn) != NOTHING
    return True


@rule
def acting_refusal(box: Box, s: State, seat: Seat, action: Action) -> Number:
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
def fly_refusal(box: Box, s: State, seat: Seat, pawn: Pawn, area: Area, step: Step) -> Number:
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
def deliver_refusal(box: Box, s: State, seat: Seat, pawn: Pawn, tower: Tower, step: Step) -> Number:
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
def is_open(s: State, tower: Tower) -> Flag:
    towers = s.open_towers[0]
    for colour in range(1, COLOURS):
        towers |= s.open_towers[colour]
    return has(towers, tower)


@rule
def charm_refusal(box: Box, s: State, seat: Seat, space: Space, step: Step) -> Number:
    if not may_charm(s, step):
        return NOT_CHARMING
    if not has(s.clouds, space):
        return NO_CLOUD
    if has(payable_clouds(box, s, seat), space):
        return ALLOWED
    return TOO_FEW_WANDS if has(adjacent_clouds(box, s, seat), space) else OUT_OF_REACH


@rule
def gather_refusal(box: Box, s: State, which: Number, step: Step) -> Number:
    offered = yields_offered(box, s, step)
    if offered == 0:
        return NOT_GATHERING
    return ALLOWED if which < offered else NO_SUCH_YIELD


@rule
def take_refusal(s: State, kind: Kind, step: Step) -> Number:
    offered = takeable(s, step)
    if offered == NOTHING:
        return NO_EVENT
    return ALLOWED if has(offered, kind) else NOTHING_LEFT


@rule
def jump_refusal(box: Box, s: State, circle: Number, step: Step) -> Number:
    if s.step_kind[step] != TURBO_STEP:
        return NOT_JUMPING
    return ALLOWED if has(circles_offered(box, s, step), circle) else WRONG_CIRCLE


@rule
def tile_refusal(box: Box, s: State, seat: Seat, action: Action, step: Step) -> Number:
    """The Black Market, tiles, and letting it be."""
    if action == DONE:
        return ALLOWED if may_stop(s, step) else MUST_GO_ON
    if action == USE_MOUNTAIN:
        return ALLOWED if s.step_kind[step] == ARRIVAL_STEP and tile_is_useful(box, s, step) else NO_MOUNTAIN_TILE
    if action == MARKET:
        return ALLOWED if s.event == BLACK_MARKET and may_choose_instead(s, step) else NO_EVENT
    tile = BRAVE_TILE if action == USE_BRAVE else POINTS_TILE
    return ALLOWED if may_choose_instead(s, step) and s.tiles[seat, tile] > 0 else NO_FOREST_TILE


@rule
def takeable(s: State, step: Step) -> Word:
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
def may_choose_instead(s: State, step: Step) -> Flag:
    """Whether the step is a coward's who has not chosen yet (Broom 55)."""
    return s.step_kind[step] == ROLE_STEP and s.step_left[step] == 1


@rule
def yields_offered(box: Box, s: State, step: Step) -> Number:
    if s.step_kind[step] != ROLE_STEP or not is_gatherer(s.role):
        return I64(0)
    return I64(box.yields[s.role, s.step_brave[step]])


@rule
def may_stop(s: State, step: Step) -> Flag:
    """A jump and the Black Distillery's resources are not declined half-way (Broom 42, 43)."""
    return s.step_kind[step] != TURBO_STEP and s.step_kind[step] != ANY_STEP
