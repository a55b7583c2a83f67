"""Setting up: clouds, tiles, amulets, pawns and what each player begins with."""

from typing import Any

import numpy as np

from coven.games.broom_service.layout import (
    BACK,
    BONUS_CLOUD,
    CLOUD_SPACES,
    COLOURS,
    FOREST_KINDS,
    FOREST_SPACES,
    HILL_SPACES,
    MOUNTAIN_SPACES,
    RESOURCES,
    SEATS,
    TOWERS,
    WAND,
)
from coven.games.broom_service.state import FROM_START, NO_TILE, NOBODY, PAWNS, SOURCES
from coven.kernel.bits import bit, first, size_of, without_first
from coven.kernel.stream import draw
from coven.kernel.target import rule

NOTHING = np.uint64(0)
ONE = np.uint64(1)


@rule
def next_seat(s: Any, seat: Any) -> Any:
    """The left neighbour: clockwise is ascending (R65)."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def keep_options(s: Any, options: Any) -> None:
    s.options.side = options.side
    s.options.storm_clouds = options.storm_clouds
    s.options.heavy_clouds = options.heavy_clouds
    s.options.mountain_tiles = options.mountain_tiles
    s.options.first_leader = options.first_leader
    s.options.partial_gains = options.partial_gains


@rule
def draw_from(s: Any, things: Any) -> Any:
    """Any one of a set, each equally likely."""
    for _ in range(draw(s, size_of(things))):
        things = without_first(things)
    return first(things)


@rule
def has_mountain_tiles(s: Any) -> Any:
    """On the back always, on the front by choice (R30)."""
    return s.side == BACK or s.options.mountain_tiles == 1


@rule
def set_up_board(box: Any, s: Any) -> None:
    for colour in range(COLOURS):
        s.open_towers[colour] = box.roofs[s.side, colour]
    lay_clouds(box, s)
    lay_mountain_tiles(box, s)
    lay_forest_tiles(box, s)
    lay_hill_tiles(box, s)


@rule
def all_tiles(counts: Any, kinds: Any) -> Any:
    """A set with one bit for each tile, kind by kind."""
    tiles = 0
    for kind in range(kinds):
        tiles += counts[kind]
    return (ONE << np.uint64(tiles)) - ONE


@rule
def kind_of(counts: Any, tile: Any) -> Any:
    """The kind of a tile, tiles being numbered kind by kind."""
    kind = 0
    while tile >= counts[kind]:
        tile -= counts[kind]
        kind += 1
    return kind


@rule
def mixed_clouds(box: Any, s: Any) -> Any:
    """The clouds to draw from: heavy ones, some of them left out unseen (R52), and storm ones if wanted (R24)."""
    heavy = NOTHING
    number = 0
    for kind in range(box.cloud_kinds):
        for _ in range(box.cloud_count[kind]):
            heavy |= bit(number) if box.cloud_storm[kind] == 0 else NOTHING
            number += 1
    if s.options.storm_clouds == 0:
        return heavy
    storm = all_tiles(box.cloud_count, box.cloud_kinds) & ~heavy
    if s.options.heavy_clouds > 0:
        wanted = max(np.int64(s.options.heavy_clouds), box.clouds[s.side] - size_of(storm))
        while size_of(heavy) > wanted:
            heavy ^= bit(draw_from(s, heavy))
    return heavy | storm


@rule
def lay_clouds(box: Any, s: Any) -> None:
    """One random cloud face up on each cloud space."""
    s.clouds = NOTHING
    s.clouded = NOTHING
    s.bonus_clouds = NOTHING
    tiles = mixed_clouds(box, s)
    for space in range(CLOUD_SPACES):
        s.cloud_kind[space] = 0
        s.cloud_owner[space] = NOBODY
    for space in range(box.clouds[s.side]):
        tile = draw_from(s, tiles)
        tiles ^= bit(tile)
        lay_cloud(box, s, space, kind_of(box.cloud_count, tile))


@rule
def lay_cloud(box: Any, s: Any, space: Any, kind: Any) -> None:
    s.cloud_kind[space] = kind
    s.clouds |= bit(space)
    s.clouded |= bit(box.cloud_area[s.side, space])
    if box.cloud_effect[kind] == BONUS_CLOUD:
        s.bonus_clouds |= bit(space)


@rule
def lay_mountain_tiles(box: Any, s: Any) -> None:
    """A tile and every player's amulet on each mountain space; covered towers are out of the game (R53)."""
    for space in range(MOUNTAIN_SPACES):
        s.mountain_tile[space] = NO_TILE
    for seat in range(SEATS):
        s.amulets[seat] = 0
    if not has_mountain_tiles(s):
        return
    tiles = all_tiles(box.mountain_count, box.mountain_kinds)
    for space in range(box.mountain_spaces[s.side]):
        tile = draw_from(s, tiles)
        tiles ^= bit(tile)
        s.mountain_tile[space] = kind_of(box.mountain_count, tile)
        cover_towers(s, box.mountain_covers[s.side, space])
    for seat in range(s.players):
        s.amulets[seat] = (1 << box.mountain_spaces[s.side]) - 1


@rule
def cover_towers(s: Any, towers: Any) -> None:
    for colour in range(COLOURS):
        s.open_towers[colour] &= ~towers


@rule
def lay_forest_tiles(box: Any, s: Any) -> None:
    for seat in range(SEATS):
        for kind in range(FOREST_KINDS):
            s.tiles[seat, kind] = 0
    for space in range(FOREST_SPACES):
        s.forest_tile[space] = NO_TILE
    if s.side != BACK:
        return
    tiles = all_tiles(box.forest_count, FOREST_KINDS)
    for space in range(box.forest_spaces[s.side]):
        tile = draw_from(s, tiles)
        tiles ^= bit(tile)
        s.forest_tile[space] = kind_of(box.forest_count, tile)


@rule
def lay_hill_tiles(box: Any, s: Any) -> None:
    for space in range(HILL_SPACES):
        s.hill_tile[space] = NO_TILE
    if s.side != BACK:
        return
    tiles = all_tiles(box.hill_count, box.hill_kinds)
    for space in range(box.hill_spaces[s.side]):
        tile = draw_from(s, tiles)
        tiles ^= bit(tile)
        lay_hill_tile(box, s, space, kind_of(box.hill_count, tile))


@rule
def lay_hill_tile(box: Any, s: Any, space: Any, kind: Any) -> None:
    """A tower tile adds a tower to its hill."""
    s.hill_tile[space] = kind
    if box.hill_colour[kind] >= 0:
        s.open_towers[box.hill_colour[kind]] |= bit(TOWERS + space)


@rule
def set_up_seats(box: Any, s: Any) -> None:
    """Pawns in the castles, points, potions and wands (the last in order gets as few as the leader)."""
    for kind in range(RESOURCES):
        s.pending_gain[kind] = 0
    for seat in range(SEATS):
        s.points[seat] = 0
        s.bolts[seat] = 0
        s.hands_in[seat] = 0
        for source in range(SOURCES):
            s.earned[seat, source] = 0
        for kind in range(RESOURCES):
            s.resource[seat, kind] = 0
            s.fist[seat, kind] = 0
        for pawn in range(PAWNS):
            s.pawn[seat, pawn] = box.castle[s.side, pawn]
    for seat in range(s.players):
        s.points[seat] = box.start_points
        s.earned[seat, FROM_START] = box.start_points
        for colour in range(COLOURS):
            s.resource[seat, colour] = box.start_potions[colour]
        s.resource[seat, WAND] = start_wands(box, s, seat)


@rule
def start_wands(box: Any, s: Any, seat: Any) -> Any:
    if seat == s.leader:
        return box.start_wands[0]
    return box.start_wands[1] if next_seat(s, seat) == s.leader else box.start_wands[2]
