"""The box of Broom Service: a TOML file checked in every part and turned into the record the rules work on."""

from collections.abc import Iterable, Mapping
from typing import Any

from coven.games.broom_service.box.check import faults_of
from coven.games.broom_service.box.components import WANDS
from coven.games.broom_service.box.layout import AREAS, BOX, CIRCLES, FOREST_SPACES, HILL_SPACES, LIGHTNING, MOUNTAIN_SPACES, PLAYERS, SIDES, TOWERS
from coven.games.broom_service.names import (
    CIRCLE_NAMES,
    COLOUR_NAMES,
    EVENT_IDS,
    FOREST_EFFECTS,
    LAND_NAMES,
    LANDSCAPE_NAMES,
    MOUNTAIN_EFFECTS,
    RESOURCE_NAMES,
    ROLE_IDS,
    SHAPES,
    SIDE_NAMES,
    STORM_EFFECTS,
)
from coven.games.broom_service.types import Box
from coven.kernel.plain import new_plain
from coven.kernel.types import U32, U64, Word
from coven.table.box import bad_box

Row = Mapping[str, Any]


def build_box(data: Row) -> Box:
    """The box as a record; a box that can't be played with raises `bad_box` with all its faults."""
    faults = faults_of(data)
    if faults:
        raise bad_box([fault.finding for fault in faults])
    box: Box = new_plain(BOX)
    for side, name in zip(range(SIDES), SIDE_NAMES, strict=True):
        keep_map(box, side, data[name])
    keep_setup(box, data)
    keep_ending(box, data)
    keep_roles(box, data["roles"])
    keep_events(box, data["events"])
    keep_clouds(box, data)
    keep_tiles(box, data)
    return box


def set_of(numbers: Iterable[int]) -> Word:
    return U64(sum(1 << number for number in set(numbers)))


# --- maps ------------------------------------------------------------------------------------------------------------


def keep_map(box: Box, side: int, data: Row) -> None:
    areas = {area["id"]: number for number, area in enumerate(data["areas"])}
    keep_areas(box, side, data, areas)
    keep_cloud_spaces(box, side, data, areas)
    keep_towers(box, side, data, areas)
    keep_spaces(box, side, data, areas)


def keep_areas(box: Box, side: int, data: Row, areas: Mapping[str, int]) -> None:
    box.areas[side] = len(areas)
    kinds = [area["landscape"] for area in data["areas"]]
    for number, area in enumerate(data["areas"]):
        box.landscape[side, number] = LANDSCAPE_NAMES.index(area["landscape"])
        box.neighbours[side, number] = set_of(areas[other] for other in area["neighbours"])
    for kind, name in enumerate(LAND_NAMES):
        box.ground[side, kind] = set_of(number for number, landscape in enumerate(kinds) if landscape == name)
    box.land[side] = set_of(number for number, landscape in enumerate(kinds) if landscape != "water")
    for castle, area in enumerate(data["castles"]):
        box.castle[side, castle] = areas[area]
    for number in range(CIRCLES):
        box.circle[side, number] = -1
    for circle in data.get("circles", ()):
        box.circle[side, CIRCLE_NAMES.index(circle["id"])] = areas[circle["area"]]


def keep_cloud_spaces(box: Box, side: int, data: Row, areas: Mapping[str, int]) -> None:
    box.clouds[side] = len(data.get("clouds", ()))
    for space, cloud in enumerate(data.get("clouds", ())):
        box.cloud_area[side, space] = areas[cloud["area"]]
        box.cloud_spaces_at[side, areas[cloud["area"]]] |= U32(1 << space)


def keep_towers(box: Box, side: int, data: Row, areas: Mapping[str, int]) -> None:
    towers = data.get("towers", ())
    box.towers[side] = len(towers)
    for number, tower in enumerate(towers):
        box.tower_areas[side, number] = set_of(areas[area] for area in tower["areas"])
        box.tower_colour[side, number] = COLOUR_NAMES.index(tower["colour"])
        box.tower_square[side, number] = SHAPES.index(tower["shape"])
        box.tower_points[side, number] = tower["points"]
        box.tower_wands[side, number] = tower["wands"]
        for area in tower["areas"]:
            box.towers_at[side, areas[area]] |= U64(1 << number)
    for colour, name in enumerate(COLOUR_NAMES):
        box.roofs[side, colour] = set_of(number for number, tower in enumerate(towers) if tower["colour"] == name)
    box.squares[side] = set_of(number for number, tower in enumerate(towers) if tower["shape"] == "square")


def keep_spaces(box: Box, side: int, data: Row, areas: Mapping[str, int]) -> None:
    """The spaces for tiles; the tower of a hill tile can be reached from its own area."""
    towers = {tower["id"]: number for number, tower in enumerate(data.get("towers", ()))}
    kinds = {
        "mountain": (MOUNTAIN_SPACES, box.mountain_spaces, box.mountain_area, box.mountain_space_at),
        "forest": (FOREST_SPACES, box.forest_spaces, box.forest_area, box.forest_space_at),
        "hill": (HILL_SPACES, box.hill_spaces, box.hill_area, box.hill_space_at),
    }
    for kind, (most, count, area_of, space_at) in kinds.items():
        spaces = data.get(f"{kind}_spaces", [])
        count[side] = len(spaces)
        for number in range(most):
            area_of[side, number] = areas[spaces[number]["area"]] if number < len(spaces) else -1
        for area in range(AREAS):
            space_at[side, area] = -1
        for number, space in enumerate(spaces):
            space_at[side, areas[space["area"]]] = number
    for number, space in enumerate(data.get("mountain_spaces", ())):
        box.mountain_covers[side, number] = set_of(towers[tower] for tower in space["covers"])
    for number, space in enumerate(data.get("hill_spaces", ())):
        box.towers_at[side, areas[space["area"]]] |= U64(1 << (TOWERS + number))


# --- set-up and scoring ----------------------------------------------------------------------------------------------


def keep_setup(box: Box, data: Row) -> None:
    setup = data["setup"]
    box.rounds, box.hand_size = setup["rounds"], setup["hand_size"]
    box.start_points, box.bewitched_points = setup["start_points"], setup["bewitched_points"]
    for number, colour in enumerate(COLOUR_NAMES):
        box.start_potions[number] = setup["start_potions"].get(colour, 0)
    for number, who in enumerate(WANDS):
        box.start_wands[number] = setup["start_wands"][who]
    for players in PLAYERS:
        box.bewitched_cards[players] = setup["bewitched_cards"][str(players)]


def keep_ending(box: Box, data: Row) -> None:
    box.set_points[3], box.set_points[4] = data["sets"]["three"], data["sets"]["four"]
    for places, points in ((box.amulet_points, data["amulets"]["points"]), (box.lightning_points, data["lightning"]["points"])):
        for number in range(1, len(places)):
            places[number] = points[min(number, len(points)) - 1]  # Broom 50: beyond the table the last value holds
    assert len(box.lightning_points) == LIGHTNING


# --- cards -----------------------------------------------------------------------------------------------------------


def keep_roles(box: Box, roles: list[Row]) -> None:
    assert len(roles) == len(ROLE_IDS)
    for number, role in enumerate(roles):
        box.role_landscapes[number] = int(set_of(LAND_NAMES.index(name) for name in role.get("landscapes", ())))
        box.role_bonus[number] = role.get("bonus", 0)
        for brave, key in enumerate(("cowardly", "brave")):
            box.yields[number, brave] = len(role.get(key, ()))
            for choice, gain in enumerate(role.get(key, ())):
                for resource, name in enumerate(RESOURCE_NAMES):
                    box.yield_gain[number, brave, choice, resource] = gain.get(name, 0)


def keep_events(box: Box, events: Mapping[str, Row]) -> None:
    assert set(events) == set(EVENT_IDS)
    more = events["more_or_less"]
    box.more_low, box.more_high = more["fewest"], more["fewest"] + len(more["points"]) - 1
    for number, points in enumerate(more["points"], more["fewest"]):
        box.more_points[number] = points
    for kind, landscape in enumerate(LAND_NAMES):
        box.perilous_points[kind] = events["perilous_places"][landscape]
        box.protected_points[kind] = events["protected_places"][landscape]
    for place, points in enumerate(events["upper_hand"]["points"]):
        box.upper_hand_points[place] = points
    box.market_points = events["black_market"]["points"]
    box.distillery_resources = events["black_distillery"]["resources"]
    box.empty_handed_points = events["empty_handed"]["points"]
    box.flock_points = events["flock_together"]["points"]
    box.works_points = events["the_works"]["points"]
    for resource, name in enumerate(RESOURCE_NAMES):
        box.works_set[resource] = events["the_works"]["set"].get(name, 0)


# --- clouds and tiles ------------------------------------------------------------------------------------------------


def keep_clouds(box: Box, data: Row) -> None:
    rows = [*data["heavy_clouds"], *data.get("storm_clouds", ())]
    box.cloud_kinds = len(rows)
    for kind, cloud in enumerate(rows):
        box.cloud_count[kind] = cloud["count"]
        box.cloud_storm[kind] = "effect" in cloud
        box.cloud_cost[kind] = cloud["cost"]
        box.cloud_bolts[kind] = cloud["bolts"]
        box.cloud_effect[kind] = STORM_EFFECTS.index(cloud["effect"]) + 1 if "effect" in cloud else 0
        box.cloud_points[kind] = cloud.get("points", 0)
        box.cloud_potion[kind] = COLOUR_NAMES.index(cloud["potion"]) if "potion" in cloud else 0
        box.cloud_need[kind] = cloud.get("need", 0)


def keep_tiles(box: Box, data: Row) -> None:
    mountain, hill = data.get("mountain_tiles", []), data.get("hill_tiles", [])
    box.mountain_kinds, box.hill_kinds = len(mountain), len(hill)
    for kind, tile in enumerate(mountain):
        box.mountain_count[kind] = tile["count"]
        box.mountain_effect[kind] = MOUNTAIN_EFFECTS.index(tile["effect"])
        box.mountain_times[kind] = tile.get("moves", 1)
        for resource, name in enumerate(RESOURCE_NAMES):
            box.mountain_gain[kind, resource] = tile.get("gain", {}).get(name, 0)
    for tile in data["forest_tiles"]:
        box.forest_count[FOREST_EFFECTS.index(tile["effect"])] = tile["count"]
        box.forest_points = tile.get("points", box.forest_points)
    for kind, tile in enumerate(hill):
        keep_hill_tile(box, kind, tile)


def keep_hill_tile(box: Box, kind: int, tile: Row) -> None:
    tower = tile.get("tower")
    box.hill_count[kind] = tile["count"]
    for place in range(2):
        box.hill_circles[kind, place] = CIRCLE_NAMES.index(tile["circles"][place]) if tower is None else -1
    box.hill_colour[kind] = -1 if tower is None else COLOUR_NAMES.index(tower["colour"])
    box.hill_points[kind] = 0 if tower is None else tower["points"]
    box.hill_wands[kind] = 0 if tower is None else tower["wands"]
