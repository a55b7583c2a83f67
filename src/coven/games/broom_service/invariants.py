"""What is true of every state of Broom Service, whatever is played."""

from coven.games.broom_service.box.layout import COLOURS, FOREST_KINDS, FOREST_SPACES, RESOURCES
from coven.games.broom_service.rules.board import has_mountain_tiles
from coven.games.broom_service.state import ACTING, DEPTH, FOLLOWING, NO_ROLE, NO_TILE, NOBODY, PAWNS, SOURCE_COUNT, WAITING, Kind
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING, bit, has
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Number, Numbers, Seat, Word

FAULTS = (  # codes; their sentences stand in the words
    "",
    "points_not_earned",
    "resource_below_nothing",
    "pawn_on_water_or_under_cloud",
    "clouds_miscounted",
    "tower_wrongly_open",
    "too_many_tiles",
    "amulet_without_tile",
    "led_role_in_hand",
    "fist_too_full",
    "too_many_pending_steps",
)
(
    NO_FAULT,
    POINTS_FAULT,
    RESOURCE_FAULT,
    PAWN_FAULT,
    CLOUD_FAULT,
    TOWER_FAULT,
    TILE_FAULT,
    AMULET_FAULT,
    HAND_FAULT,
    FIST_FAULT,
    DEPTH_FAULT,
) = range(11)


@rule
def broken_invariant(box: Box, s: State) -> Number:
    """0, or the number of the fault."""
    for seat in range(s.players):
        fault = seat_fault(box, s, seat)
        if fault != NO_FAULT:
            return fault
    if not clouds_are_consistent(box, s):
        return CLOUD_FAULT
    if not towers_are_consistent(box, s):
        return TOWER_FAULT
    if not forest_tiles_are_consistent(box, s) or not board_tiles_are_consistent(box, s):
        return TILE_FAULT
    return NO_FAULT if s.depth >= 0 and s.depth < DEPTH else DEPTH_FAULT


@rule
def seat_fault(box: Box, s: State, seat: Seat) -> Number:
    if not points_add_up(s, seat):
        return POINTS_FAULT
    for kind in range(RESOURCES):
        if s.resource[seat, kind] < 0:
            return RESOURCE_FAULT
        if s.fist[seat, kind] > s.resource[seat, kind] or s.fist[seat, kind] < 0:
            return FIST_FAULT
    for pawn in range(PAWNS):
        if not has(box.land[s.side] & ~s.clouded, s.pawn[seat, pawn]):
            return PAWN_FAULT
    if I64(s.amulets[seat]) >= (1 << box.mountain_spaces[s.side]) or (s.amulets[seat] != 0 and not has_mountain_tiles(s)):
        return AMULET_FAULT
    return NO_FAULT if hand_is_consistent(s, seat) else HAND_FAULT


@rule
def points_add_up(s: State, seat: Seat) -> Flag:
    total = I64(0)
    for source in range(SOURCE_COUNT):
        total += s.earned[seat, source]
    return total == s.points[seat]


@rule
def hand_is_consistent(s: State, seat: Seat) -> Flag:
    """A role that was led is in no hand, but for those still to be asked about it (Broom 9, 66)."""
    led = s.led
    if (s.phase == FOLLOWING or s.phase == ACTING) and s.role != NO_ROLE and s.stance[seat] == WAITING:
        led &= ~bit(s.role)
    return s.hand[seat] & (led | s.played[seat]) == NOTHING


@rule
def clouds_are_consistent(box: Box, s: State) -> Flag:
    """Each cloud lies on its space or belongs to a seat; areas under clouds and bolts follow from that."""
    clouded = NOTHING
    bolts = I64(0)
    for space in range(box.clouds[s.side]):
        lies = has(s.clouds, space)
        if alike(s.cloud_kind, box.clouds[s.side], s.cloud_kind[space]) > box.cloud_count[s.cloud_kind[space]]:
            return False
        if lies != (s.cloud_owner[space] == NOBODY):
            return False
        if lies:
            clouded |= bit(box.cloud_area[s.side, space])
        else:
            bolts += box.cloud_bolts[s.cloud_kind[space]]
    for seat in range(s.players):
        bolts -= s.bolts[seat]
    return clouded == s.clouded and bolts == 0 and s.bonus_clouds & ~s.clouds == NOTHING


@rule
def towers_are_consistent(box: Box, s: State) -> Flag:
    printed = (bit(box.towers[s.side])) - bit(0)
    for colour in range(COLOURS):
        if s.open_towers[colour] & printed & ~box.roofs[s.side, colour] != NOTHING:
            return False
        if box.squares[s.side] & box.roofs[s.side, colour] & ~s.open_towers[colour] & ~covered_towers(box, s) != NOTHING:
            return False
        if s.open_towers[colour] & covered_towers(box, s) != NOTHING:
            return False
    return True


@rule
def covered_towers(box: Box, s: State) -> Word:
    covered = NOTHING
    if has_mountain_tiles(s):
        for space in range(box.mountain_spaces[s.side]):
            covered |= box.mountain_covers[s.side, space]
    return covered


@rule
def alike(tiles: Numbers, spaces: Number, kind: Kind) -> Number:
    """On how many of the spaces a tile of this kind lies."""
    there = I64(0)
    for space in range(spaces):
        there += 1 if tiles[space] == kind else 0
    return there


@rule
def board_tiles_are_consistent(box: Box, s: State) -> Flag:
    """No kind of mountain or hill tile is there more often than in the box."""
    for space in range(box.mountain_spaces[s.side]):
        kind = s.mountain_tile[space]
        if kind != NO_TILE and alike(s.mountain_tile, box.mountain_spaces[s.side], kind) > box.mountain_count[kind]:
            return False
    for space in range(box.hill_spaces[s.side]):
        kind = s.hill_tile[space]
        if kind != NO_TILE and alike(s.hill_tile, box.hill_spaces[s.side], kind) > box.hill_count[kind]:
            return False
    return True


@rule
def forest_tiles_are_consistent(box: Box, s: State) -> Flag:
    """No kind of forest tile is there more often than in the box."""
    for kind in range(FOREST_KINDS):
        there = alike(s.forest_tile, FOREST_SPACES, kind)
        for seat in range(s.players):
            there += s.tiles[seat, kind]
        if there > box.forest_count[kind]:
            return False
    return True
