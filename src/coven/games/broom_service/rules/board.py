"""The board as it is set up: clouds, towers, tiles and amulets."""

from coven.games.broom_service.box.layout import (
    BACK,
    BONUS_CLOUD,
    CLOUD_SPACES,
    COLOURS,
    FOREST_KINDS,
    FOREST_SPACES,
    HILL_SPACES,
    MOUNTAIN_SPACES,
    SEATS,
    TOWERS,
)
from coven.games.broom_service.rules.chance import all_tiles, draw_from, kind_of
from coven.games.broom_service.state import NO_TILE, NOBODY, Kind, Space
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING, bit, size_of
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Word


@rule
def has_mountain_tiles(s: State) -> Flag:
    """On the back always, on the front by choice (Broom 30)."""
    return s.side == BACK or s.options.mountain_tiles == 1


@rule
def set_up_board(box: Box, s: State) -> None:
    for colour in range(COLOURS):
        s.open_towers[colour] = box.roofs[s.side, colour]
    lay_clouds(box, s)
    lay_mountain_tiles(box, s)
    lay_forest_tiles(box, s)
    lay_hill_tiles(box, s)


@rule
def mixed_clouds(box: Box, s: State) -> Word:
    """The clouds to draw from: heavy ones, some of them left out unseen (Broom 52), and storm ones if wanted (Broom 24)."""
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
        wanted = max(I64(s.options.heavy_clouds), box.clouds[s.side] - size_of(storm))
        while size_of(heavy) > wanted:
            heavy ^= bit(draw_from(s, heavy))
    return heavy | storm


@rule
def lay_clouds(box: Box, s: State) -> None:
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
def lay_cloud(box: Box, s: State, space: Space, kind: Kind) -> None:
    s.cloud_kind[space] = kind
    s.clouds |= bit(space)
    s.clouded |= bit(box.cloud_area[s.side, space])
    if box.cloud_effect[kind] == BONUS_CLOUD:
        s.bonus_clouds |= bit(space)


@rule
def lay_mountain_tiles(box: Box, s: State) -> None:
    """A tile and every player's amulet on each mountain space; covered towers are out of the game (Broom 53)."""
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
def cover_towers(s: State, towers: Word) -> None:
    for colour in range(COLOURS):
        s.open_towers[colour] &= ~towers


@rule
def lay_forest_tiles(box: Box, s: State) -> None:
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
def lay_hill_tiles(box: Box, s: State) -> None:
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
def lay_hill_tile(box: Box, s: State, space: Space, kind: Kind) -> None:
    """A tower tile adds a tower to its hill."""
    s.hill_tile[space] = kind
    if box.hill_colour[kind] >= 0:
        s.open_towers[box.hill_colour[kind]] |= bit(TOWERS + space)
