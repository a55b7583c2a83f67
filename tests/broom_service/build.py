"""A small box of its own for the tests, made by hand, and positions on it written tersely.

The map has the four towers of the rulebook's picture around areas 2 (forest), 3 (hill) and 5 (prairie). Both sides show
it; the back adds tile spaces, stone circles and two islands.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

import coven
from coven.games.broom_service.box.layout import (
    AREAS,
    BACK,
    BOX,
    DELIVERY_CLOUD,
    DELIVERY_TILE,
    FOREST,
    FRONT,
    GAIN_TILE,
    GREEN,
    HILL,
    LIGHTNING,
    MOUNTAIN,
    MOVE_CLOUD,
    MOVES_TILE,
    ORANGE,
    POTION_CLOUD,
    PRAIRIE,
    PURPLE,
    TOWERS,
    WATER,
)
from coven.games.broom_service.box.layout import BONUS_CLOUD as BONUS_EFFECT
from coven.games.broom_service.box.layout import CLOUD_TILE as CLOUD_EFFECT
from coven.kernel.plain import plain
from coven.table.box import Box
from coven.table.files.position import bad_position
from coven.table.keeper import Keeper
from coven.table.seeds import make_seed, seed_words
from coven.table.table import Table

GAME = coven.game("broom_service")

FW, HW, MW, PW = "forest-witch", "hill-witch", "mountain-witch", "prairie-witch"
VD, PD, WF = "valley-druid", "peak-druid", "weather-fairy"
FG, HG, RG = "fruit-gatherer", "herb-gatherer", "root-gatherer"
ALL_ROLES = [FW, HW, MW, PW, VD, PD, WF, FG, HG, RG]

LAND = [PRAIRIE, FOREST, FOREST, HILL, MOUNTAIN, PRAIRIE, WATER, HILL, MOUNTAIN, FOREST, PRAIRIE, MOUNTAIN, MOUNTAIN, FOREST, MOUNTAIN]
BORDERS = "0-2 0-3 0-6 1-2 1-3 1-9 2-3 2-5 3-4 3-5 3-7 4-5 4-6 4-7 4-8 5-6 5-10 7-8 8-10 8-11 9-10 9-12 10-11 11-12"
CASTLES = (0, 1)
CLOUD_AREAS = (7, 7, 6, 12)  # two over one hill, one over the lake, one over a mountain
# Areas, colour, square, points, wands: the first four are the rulebook's.
PRINTED_TOWERS = (
    ((2, 3, 5), PURPLE, 1, 4, 0),
    ((3, 5), PURPLE, 0, 6, 0),
    ((3,), ORANGE, 0, 5, 0),
    ((5,), PURPLE, 0, 3, 1),
    ((9,), GREEN, 0, 2, 1),
    ((8,), GREEN, 0, 8, 0),
    ((4,), GREEN, 1, 3, 0),
    ((10,), ORANGE, 0, 7, 2),
    ((2,), GREEN, 0, 4, 0),
    ((13,), GREEN, 0, 6, 0),
)
MOUNTAINS = ((8, (5,)), (11, ()), (12, ()))
FORESTS = (2, 9)
HILLS = (3, 7)
CIRCLES = (10, 13, 5, 14)  # A, B, C, D; B and D are islands

# Kinds of clouds, as the box below numbers them.
HEAVY_11, HEAVY_22, HEAVY_34 = 0, 3, 6
BONUS, MOVE, DELIVERY, THREE_ORANGE, FOUR_GREEN, FOUR_PURPLE = range(7, 13)
# Kinds of mountain, forest and hill tiles.
POTIONS_TILE, WANDS_TILE, ONE_DELIVERY_TILE, TWO_MOVES_TILE, ONE_CLOUD_TILE = range(5)
TILE_BRAVE, TILE_CARD, TILE_POINTS = range(3)
TURBO_AB, TURBO_AD, TURBO_BC, TURBO_BD, TURBO_CD, TOWER_TILE = range(6)


def bits(things: Sequence[int]) -> np.uint64:
    return np.uint64(sum(1 << thing for thing in things))


def write_numbers(box: Any) -> None:
    """The numbers of the standard box."""
    box.rounds, box.hand_size, box.start_points = 7, 4, 10
    box.start_potions[:], box.start_wands[:] = 1, (1, 1, 2)
    box.bewitched_cards[:], box.bewitched_points = (0, 0, 3, 2, 1, 0), -3
    box.set_points[:], box.amulet_points[:] = (0, 0, 0, 2, 4), (0, 4, 9, 15, 15)
    for n in range(LIGHTNING):
        box.lightning_points[n] = min(n, 80) + min(n, 80) ** 2 // 4
    box.more_low, box.more_high, box.more_points[1:6] = 1, 5, (9, 6, 3, 0, -3)
    box.market_points, box.distillery_resources = 3, 1
    box.perilous_points[:], box.protected_points[:] = (-1, -2, 0, -3), (1, 0, 0, 1)
    box.upper_hand_points[:2], box.empty_handed_points = (6, 3), -1
    box.works_set[:], box.works_points, box.flock_points = 1, 8, 4


def write_components(box: Any) -> None:
    heavy = [(1, 1, 6), (1, 2, 2), (2, 1, 1), (2, 2, 6), (2, 3, 3), (3, 3, 4), (3, 4, 2)]
    storm = [(2, 2, BONUS_EFFECT, 2, 0, 0), (1, 2, MOVE_CLOUD, 0, 0, 0), (2, 1, DELIVERY_CLOUD, 0, 0, 0)]
    storm += [(2, 1, POTION_CLOUD, 6, ORANGE, 3), (2, 1, POTION_CLOUD, 6, GREEN, 4), (2, 1, POTION_CLOUD, 6, PURPLE, 4)]
    for kind, (cost, bolts, count) in enumerate(heavy):
        box.cloud_cost[kind], box.cloud_bolts[kind], box.cloud_count[kind] = cost, bolts, count
    for kind, (cost, count, effect, points, potion, need) in enumerate(storm, len(heavy)):
        box.cloud_cost[kind], box.cloud_bolts[kind], box.cloud_count[kind], box.cloud_storm[kind] = cost, 1, count, 1
        box.cloud_effect[kind], box.cloud_points[kind], box.cloud_potion[kind], box.cloud_need[kind] = effect, points, potion, need
    box.cloud_kinds = len(heavy) + len(storm)
    box.mountain_kinds, box.mountain_count[:5], box.mountain_times[:5] = 5, len(MOUNTAINS), (1, 1, 1, 2, 1)
    box.mountain_effect[:5] = (GAIN_TILE, GAIN_TILE, DELIVERY_TILE, MOVES_TILE, CLOUD_EFFECT)
    box.mountain_gain[0], box.mountain_gain[1] = (1, 1, 1, 0), (0, 0, 0, 2)
    box.forest_count[:], box.forest_points = 2, 5
    box.hill_kinds, box.hill_count[:6], box.hill_circles[:], box.hill_colour[:] = 6, 1, -1, -1
    box.hill_circles[:5] = ((0, 1), (0, 3), (1, 2), (1, 3), (2, 3))
    box.hill_colour[5], box.hill_points[5] = ORANGE, 7
    box.role_landscapes[:6], box.role_bonus[4:7] = (1, 2, 4, 8, 1 | 8, 2 | 4), 3
    box.yields[7:10] = ((1, 1), (1, 1), (2, 1))
    box.yield_gain[7, :, 0] = ((0, 0, 1, 0), (0, 0, 3, 0))
    box.yield_gain[8, :, 0] = ((0, 1, 0, 0), (0, 3, 0, 0))
    box.yield_gain[9, 0, 0], box.yield_gain[9, 0, 1], box.yield_gain[9, 1, 0] = (1, 0, 0, 0), (0, 0, 0, 1), (2, 0, 0, 1)


def write_side(box: Any, side: int, forests: Sequence[int], mountains: Sequence[tuple[int, Sequence[int]]]) -> None:
    """The map on one side; tile spaces for forests, hills and circles only on the back."""
    for name in ("castle", "circle", "mountain_area", "mountain_space_at", "forest_area", "forest_space_at", "hill_area", "hill_space_at"):
        box[name][side] = -1
    box.areas[side] = len(LAND)
    box.landscape[side, : len(LAND)] = LAND
    for landscape in range(WATER):
        box.ground[side, landscape] = bits([area for area in range(len(LAND)) if LAND[area] == landscape])
    box.land[side] = bits([area for area in range(len(LAND)) if LAND[area] != WATER])
    for border in BORDERS.split():
        one, two = map(int, border.split("-"))
        box.neighbours[side, one] |= bits([two])
        box.neighbours[side, two] |= bits([one])
    box.castle[side] = CASTLES
    box.clouds[side] = len(CLOUD_AREAS)
    for space, area in enumerate(CLOUD_AREAS):
        box.cloud_area[side, space] = area
        box.cloud_spaces_at[side, area] |= np.uint32(1 << space)
    write_towers(box, side)
    write_spaces(box, side, "mountain", [area for area, _ in mountains])
    for space, (_, covered) in enumerate(mountains):
        box.mountain_covers[side, space] = bits(covered)
    if side == BACK:
        box.circle[side] = CIRCLES
        write_spaces(box, side, "forest", forests)
        write_spaces(box, side, "hill", HILLS)
        for space, area in enumerate(HILLS):
            box.towers_at[side, area] |= bits([TOWERS + space])


def write_towers(box: Any, side: int) -> None:
    box.towers[side] = len(PRINTED_TOWERS)
    for tower, (areas, colour, square, points, wands) in enumerate(PRINTED_TOWERS):
        box.tower_areas[side, tower], box.tower_colour[side, tower], box.tower_square[side, tower] = bits(areas), colour, square
        box.tower_points[side, tower], box.tower_wands[side, tower] = points, wands
        box.roofs[side, colour] |= bits([tower])
        box.squares[side] |= bits([tower] if square else [])
        for area in areas:
            box.towers_at[side, area] |= bits([tower])


def write_spaces(box: Any, side: int, name: str, areas: Sequence[int]) -> None:
    box[f"{name}_spaces"][side] = len(areas)
    for space, area in enumerate(areas):
        box[f"{name}_area"][side, space], box[f"{name}_space_at"][side, area] = area, space


class OpenBox(Box):
    """A box whose record can be written until it is first played with."""

    @cached_property
    def record(self) -> Any:
        return plain(self.layout, self.content).record


def make_box(forests: Sequence[int] = FORESTS, mountains: Sequence[tuple[int, Sequence[int]]] = MOUNTAINS) -> Box:
    """The test box; tile spaces may lie elsewhere."""
    box = OpenBox("test", {"name": "test"}, "0" * 64, BOX, bytearray(BOX.itemsize))
    write_numbers(box.record)
    write_components(box.record)
    for side in (FRONT, BACK):
        write_side(box.record, side, forests, mountains)
    return box


TEST_BOX = make_box()
assert len(LAND) <= AREAS

# --- positions --------------------------------------------------------------------------------------------------------------


def table(hands: Sequence[Sequence[str]], options: Mapping[str, Any] | None = None, box: Box = TEST_BOX, **state: Any) -> Table:
    """Seat 0 leads; the event does nothing before the end of the round, all clouds are heavy 1/1, nothing is bewitched."""
    players = len(hands)
    kinds = state.pop("cloud_kinds", [HEAVY_11] * len(CLOUD_AREAS))
    plain: dict[str, Any] = {"hands": [list(hand) for hand in hands], "event": "flock-together", "bewitched": [], "leader": 0}
    plain["clouds"] = [{"kind": kind, "owner": None} for kind in kinds]
    if (options or {}).get("side") == "back":
        plain |= {"hill_tiles": [None] * len(HILLS), "forest_tiles": [None] * int(box.record.forest_spaces[BACK])}
    if players > 1 and "earned" not in state and "points" in state:
        plain["earned"] = [{"start": points} for points in state.pop("points")]
    return set_up(players, dict(options or {}), box, {**plain, **state})


def set_up(players: int, options: dict[str, Any], box: Box, data: Mapping[str, Any]) -> Table:
    """A table in a position on a box that was never a file."""
    state, seed = GAME.new_state(), make_seed(1)
    GAME.rules.start(box.plain, state, players, GAME.encode_options(GAME.check_options(players, options, box)), seed_words(seed))
    faults = GAME.faces.set_position(box.plain, state, data)
    if faults:
        raise bad_position(faults)
    return Table(Keeper(GAME, players, options, seed, box, first=state))


def play(at: Table, *moves: str) -> Table:
    """Plays moves `seat: notation`, such as `0: brave forest-witch`; the seat may be left out where only one must act."""
    for move in moves:
        seat, colon, text = move.rpartition(":")
        at.play(int(seat) if colon else at.to_act[0], text.strip())
    return at


def choose_all(at: Table, seat: int, roles: Sequence[str]) -> None:
    """A seat takes these roles into its hand."""
    for role in roles:
        at.play(seat, f"choose {role}")


def texts(at: Table, seat: int | None = None) -> list[str]:
    """The moves of a seat, or of the first that must act."""
    return [move.text for move in at.moves(at.to_act[0] if seat is None else seat)]


def points(at: Table) -> list[int]:
    return [seat["points"] for seat in at.view(None)["by_seat"]]


def resources(at: Table, seat: int = 0) -> list[int]:
    return list(at.view(None)["by_seat"][seat]["resources"].values())


def pawns(at: Table, seat: int = 0) -> list[int]:
    found: list[int] = at.view(None)["by_seat"][seat]["pawns"]
    return found


def why_not(at: Table, move: str, seat: int | None = None) -> str:
    """The code a move is refused with."""
    refused = at.refusal(at.to_act[0] if seat is None else seat, move)
    assert refused is not None, f"{move} is allowed"
    return refused.code


def kinds_of(events: Sequence[Any]) -> list[str]:
    return [event.kind for event in events]
