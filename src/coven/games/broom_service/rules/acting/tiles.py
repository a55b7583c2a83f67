"""Tiles and amulets: forest tiles taken and used, mountain tiles reached and used."""

from coven.games.broom_service.box.layout import BRAVE_TILE, CLOUD_TILE, DELIVERY_TILE, GAIN_TILE, POINTS_TILE, RESOURCES
from coven.games.broom_service.rules.acting.gather import gain
from coven.games.broom_service.rules.acting.steps import push
from coven.games.broom_service.rules.scoring import score
from coven.games.broom_service.state import (
    CLOUD_STEP,
    DELIVERY_STEP,
    FROM_TILES,
    MOVES_STEP,
    NO_TILE,
    TOOK_AMULET,
    TOOK_FOREST_TILE,
    USED_BRAVE,
    USED_MOUNTAIN,
    USED_POINTS,
    Area,
    Space,
)
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import has
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, U8, U64, Flag, Number, Seat


@rule
def take_forest_tile(box: Box, s: State, seat: Seat, area: Area) -> None:
    """The first to come takes it (Broom 28)."""
    space = I64(box.forest_space_at[s.side, area])
    if space >= 0 and s.forest_tile[space] != NO_TILE:
        s.tiles[seat, s.forest_tile[space]] += 1
        note(s, TOOK_FOREST_TILE, seat, s.forest_tile[space], 0, 0)
        s.forest_tile[space] = NO_TILE


@rule
def take_amulet(box: Box, s: State, seat: Seat, area: Area) -> Number:
    """Claims the seat's amulet; returns the mountain space whose tile may be used now, or NO_TILE (Broom 27, 45)."""
    space = I64(box.mountain_space_at[s.side, area])
    if space < 0 or not has(U64(s.amulets[seat]), space):
        return I64(NO_TILE)
    s.amulets[seat] ^= U8(1 << space)
    note(s, TOOK_AMULET, seat, area, 0, 0)
    return space


@rule
def use_mountain(box: Box, s: State, seat: Seat) -> None:
    """Uses the tile just reached; what it sets off comes before the witch's delivery (Broom 32)."""
    step = s.depth - 1
    kind = s.mountain_tile[s.step_left[step]]
    s.step_left[step] = NO_TILE
    effect = box.mountain_effect[kind]
    note(s, USED_MOUNTAIN, seat, kind, 0, 0)
    if effect == GAIN_TILE:
        for resource in range(RESOURCES):
            gain(s, seat, resource, box.mountain_gain[kind, resource])
    elif effect == DELIVERY_TILE:
        push(s, DELIVERY_STEP, 0, 0, 0, 1)
    elif effect == CLOUD_TILE:
        push(s, CLOUD_STEP, 0, 0, 0, 1)
    else:
        push(s, MOVES_STEP, 0, 0, 0, box.mountain_times[kind])


@rule
def use_brave(s: State, seat: Seat) -> None:
    """A coward performs the brave action, and has no other choice after that (Broom 41, 55)."""
    s.tiles[seat, BRAVE_TILE] -= 1
    note(s, USED_BRAVE, seat, 0, 0, 0)
    s.step_brave[s.depth - 1] = 1
    s.step_left[s.depth - 1] = 0


@rule
def use_points(box: Box, s: State, seat: Seat) -> None:
    """A coward takes a tile's points instead of the action (Broom 22, 55)."""
    s.tiles[seat, POINTS_TILE] -= 1
    score(s, seat, FROM_TILES, box.forest_points)
    note(s, USED_POINTS, seat, box.forest_points, 0, 0)
    s.depth -= 1


@rule
def is_turbo(box: Box, s: State, hill: Space) -> Flag:
    """Whether a turbo tile lies on the hill space; a tower tile is none."""
    return s.hill_tile[hill] != NO_TILE and box.hill_colour[s.hill_tile[hill]] < 0
