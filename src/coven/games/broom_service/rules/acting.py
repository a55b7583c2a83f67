"""Carrying out roles and all they set off: flying, delivering, charming clouds away, gathering, tiles."""

from typing import Any

import numpy as np

from coven.games.broom_service.layout import (
    BLACK_DISTILLERY,
    BLACK_MARKET,
    BRAVE_TILE,
    CLOUD_TILE,
    DELIVERY_CLOUD,
    DELIVERY_TILE,
    GAIN_TILE,
    MOVE_CLOUD,
    MOVES_TILE,
    POINTS_TILE,
    POTION_CLOUD,
    RESOURCES,
    TOWERS,
    WAND,
)
from coven.games.broom_service.rules.reach import (
    can_deliver,
    can_fly,
    free_neighbours,
    is_gatherer,
    may_charm,
    may_fly,
    payable_clouds,
    towers_from,
)
from coven.games.broom_service.rules.setup import NOTHING
from coven.games.broom_service.scoring import score
from coven.games.broom_service.state import (
    ANY_STEP,
    ARRIVAL_STEP,
    CLOUD_STEP,
    DELIVERY_STEP,
    FROM_BRAVERY,
    FROM_EVENTS,
    FROM_STORM,
    FROM_TILES,
    FROM_TOWERS,
    GATHER_STEP,
    MOVES_STEP,
    NO_TILE,
    ROLE_STEP,
    TURBO_STEP,
)
from coven.kernel.bits import bit, first, has, without_first
from coven.kernel.target import rule


@rule
def push(s: Any, kind: Any, pawn: Any, area: Any, brave: Any, left: Any) -> None:
    """Puts a step on top of what is pending."""
    s.step_kind[s.depth] = kind
    s.step_pawn[s.depth] = pawn
    s.step_area[s.depth] = area
    s.step_brave[s.depth] = brave
    s.step_left[s.depth] = left
    s.depth += 1


@rule
def push_role(s: Any, brave: Any, may_choose: Any) -> None:
    push(s, ROLE_STEP, 0, 0, brave, may_choose)


# --- whether there is anything to decide (R62) ----------------------------------------------------------------------------


@rule
def has_choice(box: Any, s: Any) -> Any:
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
def has_instead(s: Any, step: Any) -> Any:
    """Whether a coward has something to choose instead of the action (R55)."""
    if s.step_left[step] == 0:
        return False
    if s.event == BLACK_MARKET or s.event == BLACK_DISTILLERY:
        return True
    return s.tiles[s.turn, BRAVE_TILE] + s.tiles[s.turn, POINTS_TILE] > 0


@rule
def tile_is_useful(box: Any, s: Any, step: Any) -> Any:
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


# --- flying ---------------------------------------------------------------------------------------------------------------


@rule
def leave_step(s: Any) -> Any:
    """Uses up a witch's flight or one free move; returns whether a brave witch's delivery goes with it."""
    step = s.depth - 1
    if s.step_kind[step] == MOVES_STEP:
        s.step_left[step] -= 1
        s.depth -= 1 if s.step_left[step] == 0 else 0
        return 0
    s.depth -= 1
    return np.int64(s.step_brave[step])


@rule
def enter(box: Any, s: Any, seat: Any, pawn: Any, area: Any, brave: Any) -> None:
    """A pawn comes into an area, by whatever means: the turbo broom goes off, tiles and amulets are taken."""
    s.pawn[seat, pawn] = area
    hill = np.int64(box.hill_space_at[s.side, area])
    if hill >= 0 and is_turbo(box, s, hill):
        push(s, TURBO_STEP, pawn, area, brave, hill)  # before anything else (R43)
        return
    take_forest_tile(box, s, seat, area)
    mountain = take_amulet(box, s, seat, area)
    if brave == 1 or mountain != NO_TILE:
        push(s, ARRIVAL_STEP, pawn, area, brave, mountain)


@rule
def is_turbo(box: Any, s: Any, hill: Any) -> Any:
    """Whether a turbo tile lies on the hill space; a tower tile is none."""
    return s.hill_tile[hill] != NO_TILE and box.hill_colour[s.hill_tile[hill]] < 0


@rule
def take_forest_tile(box: Any, s: Any, seat: Any, area: Any) -> None:
    """The first to come takes it (R28)."""
    space = np.int64(box.forest_space_at[s.side, area])
    if space >= 0 and s.forest_tile[space] != NO_TILE:
        s.tiles[seat, s.forest_tile[space]] += 1
        s.forest_tile[space] = NO_TILE


@rule
def take_amulet(box: Any, s: Any, seat: Any, area: Any) -> Any:
    """Claims the seat's amulet; returns the mountain space whose tile may be used now, or NO_TILE (R27, R45)."""
    space = np.int64(box.mountain_space_at[s.side, area])
    if space < 0 or not has(np.uint64(s.amulets[seat]), space):
        return np.int64(NO_TILE)
    s.amulets[seat] ^= np.uint8(1 << space)
    return space


# --- delivering -----------------------------------------------------------------------------------------------------------


@rule
def deliver(box: Any, s: Any, seat: Any, pawn: Any, tower: Any) -> None:
    """Hands a potion over: the tower's points and wands, bonus clouds, a brave druid's bonus."""
    step = s.depth - 1
    if tower < TOWERS:
        hand_over(s, seat, tower, box.tower_colour[s.side, tower], box.tower_points[s.side, tower], box.tower_wands[s.side, tower])
        if box.tower_square[s.side, tower] == 0:
            s.open_towers[box.tower_colour[s.side, tower]] &= ~bit(tower)
    else:
        kind = s.hill_tile[tower - TOWERS]
        hand_over(s, seat, tower, box.hill_colour[kind], box.hill_points[kind], box.hill_wands[kind])
    if s.bonus_clouds != NOTHING:
        score(s, seat, FROM_STORM, bonus_of_clouds(box, s, s.pawn[seat, pawn]))
    if s.step_kind[step] == ARRIVAL_STEP:
        s.step_brave[step] = 0
        return
    if s.step_kind[step] == ROLE_STEP and s.step_brave[step] == 1:
        score(s, seat, FROM_BRAVERY, box.role_bonus[s.role])
    s.depth -= 1


@rule
def hand_over(s: Any, seat: Any, tower: Any, colour: Any, points: Any, wands: Any) -> None:
    s.resource[seat, colour] -= 1
    s.resource[seat, WAND] += wands
    score(s, seat, FROM_TOWERS, points)


@rule
def bonus_of_clouds(box: Any, s: Any, area: Any) -> Any:
    """What the bonus clouds next to the delivering pawn's area pay (R25, R54)."""
    points = np.int64(0)
    spaces = s.bonus_clouds
    while spaces != NOTHING:
        space = first(spaces)
        if has(box.neighbours[s.side, area], box.cloud_area[s.side, space]):
            points += box.cloud_points[s.cloud_kind[space]]
        spaces = without_first(spaces)
    return points


# --- clouds ---------------------------------------------------------------------------------------------------------------


@rule
def charm(box: Any, s: Any, seat: Any, space: Any) -> None:
    """Pays the wands, keeps the cloud, and sets off what a storm cloud does (R15, R26)."""
    step = s.depth - 1
    kind = s.cloud_kind[space]
    s.resource[seat, WAND] -= box.cloud_cost[kind]
    s.bolts[seat] += box.cloud_bolts[kind]
    lift_cloud(box, s, seat, space)
    if s.step_kind[step] == ROLE_STEP and s.step_brave[step] == 1:
        score(s, seat, FROM_BRAVERY, box.role_bonus[s.role])
    s.depth -= 1
    set_off(box, s, seat, kind)


@rule
def lift_cloud(box: Any, s: Any, seat: Any, space: Any) -> None:
    area = box.cloud_area[s.side, space]
    s.cloud_owner[space] = seat
    s.clouds &= ~bit(space)
    s.bonus_clouds &= ~bit(space)
    if s.clouds & np.uint64(box.cloud_spaces_at[s.side, area]) == NOTHING:
        s.clouded &= ~bit(area)


@rule
def set_off(box: Any, s: Any, seat: Any, kind: Any) -> None:
    """What a storm cloud does when it is charmed away; potion clouds pay at once (R46)."""
    effect = box.cloud_effect[kind]
    if effect == MOVE_CLOUD:
        push(s, MOVES_STEP, 0, 0, 0, 1)
    elif effect == DELIVERY_CLOUD:
        push(s, DELIVERY_STEP, 0, 0, 0, 1)
    elif effect == POTION_CLOUD and s.resource[seat, box.cloud_potion[kind]] >= box.cloud_need[kind]:
        score(s, seat, FROM_STORM, box.cloud_points[kind])


# --- tiles ----------------------------------------------------------------------------------------------------------------


@rule
def use_mountain(box: Any, s: Any, seat: Any) -> None:
    """Uses the tile just reached; what it sets off comes before the witch's delivery (R32)."""
    step = s.depth - 1
    kind = s.mountain_tile[s.step_left[step]]
    s.step_left[step] = NO_TILE
    effect = box.mountain_effect[kind]
    if effect == GAIN_TILE:
        for resource in range(RESOURCES):
            s.resource[seat, resource] += box.mountain_gain[kind, resource]
    elif effect == DELIVERY_TILE:
        push(s, DELIVERY_STEP, 0, 0, 0, 1)
    elif effect == CLOUD_TILE:
        push(s, CLOUD_STEP, 0, 0, 0, 1)
    else:
        push(s, MOVES_STEP, 0, 0, 0, box.mountain_times[kind])


@rule
def use_brave(s: Any, seat: Any) -> None:
    """A coward performs the brave action, and has no other choice after that (R41, R55)."""
    s.tiles[seat, BRAVE_TILE] -= 1
    s.step_brave[s.depth - 1] = 1
    s.step_left[s.depth - 1] = 0


@rule
def use_points(box: Any, s: Any, seat: Any) -> None:
    s.tiles[seat, POINTS_TILE] -= 1
    score(s, seat, FROM_TILES, box.forest_points)
    s.depth -= 1


# --- gathering and the market ---------------------------------------------------------------------------------------------


@rule
def gather(box: Any, s: Any, seat: Any, which: Any) -> None:
    """Takes a gatherer's yield, whole (R42, R59), or begins to take it piece by piece."""
    brave = s.step_brave[s.depth - 1]
    s.depth -= 1
    pieces = np.int64(0)
    for resource in range(RESOURCES):
        s.pending_gain[resource] = box.yield_gain[s.role, brave, which, resource]
        pieces += s.pending_gain[resource]
    if s.options.partial_gains == 1 and pieces > 1:
        push(s, GATHER_STEP, 0, 0, 0, pieces)
        return
    for resource in range(RESOURCES):
        s.resource[seat, resource] += s.pending_gain[resource]
        s.pending_gain[resource] = 0


@rule
def take(box: Any, s: Any, seat: Any, resource: Any) -> None:
    """Takes one resource: out of a yield, or from the Black Distillery instead of the action."""
    if s.step_kind[s.depth - 1] == ROLE_STEP:
        s.depth -= 1
        push(s, ANY_STEP, 0, 0, 0, box.distillery_resources)
    step = s.depth - 1
    s.resource[seat, resource] += 1
    if s.step_kind[step] == GATHER_STEP:
        s.pending_gain[resource] -= 1
    s.step_left[step] -= 1
    if s.step_left[step] == 0:
        s.depth -= 1


@rule
def go_to_market(box: Any, s: Any, seat: Any) -> None:
    """Black Market: points instead of the action (R22)."""
    score(s, seat, FROM_EVENTS, box.market_points)
    s.depth -= 1
