"""Checks of the two maps: who borders on whom, what stands where, what can be reached; the geometry itself is in box/map/geometry.py."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from coven.games.broom_service.box.components import all_counted, tiles
from coven.games.broom_service.box.faults import Entry, as_list, as_rows, as_table, many
from coven.games.broom_service.box.layout import AREAS, CASTLES, CIRCLES, CLOUD_SPACES, FOREST_SPACES, HILL_SPACES, MOUNTAIN_SPACES, TOWERS
from coven.games.broom_service.box.map.drawing import check_geometry
from coven.games.broom_service.box.map.reach import check_reach, circles_named
from coven.games.broom_service.names import CIRCLE_NAMES, COLOUR_NAMES, LANDSCAPE_NAMES, SHAPES
from coven.kernel.later import is_there

SPACES = {"mountain": MOUNTAIN_SPACES, "forest": FOREST_SPACES, "hill": HILL_SPACES}
MOST_AREAS_OF_A_TOWER = 3
MOST_WANDS = 2
MOST_TOWER_POINTS = 99


def check_maps(box: Entry) -> None:
    """Notes every fault of the front and of the back."""
    for side in ("front", "back"):
        check_map(box, box.part(side))


def check_map(box: Entry, side: Entry) -> None:
    if not side.table:
        return
    check_title(side)
    before = len(side.faults)
    areas = side.rows("areas", AREAS, 2)
    check_ids(areas)
    check_borders_listed(areas)
    is_sure = len(side.faults) == before
    check_areas(areas)
    is_settled = check_castles(side)
    check_things(side)
    check_enough(box, side)
    if is_sure and is_settled:  # else nobody could say from where to where one gets
        check_reach(box, side)
    if is_sure and is_there("numpy"):  # else outlines would be compared with the wrong neighbours; where none can be drawn, none is checked
        check_geometry(side)


def check_title(side: Entry) -> None:
    side.only("title", "width", "height", "castles", "areas", "circles", "clouds", "towers", *(f"{kind}_spaces" for kind in SPACES))
    side.origin()
    side.names("title")
    for key in ("forest_spaces", "hill_spaces"):
        if side.where == ("front",) and side.table.get(key):
            side.wrong("back_only", key)  # Broom 30


def check_things(side: Entry) -> None:
    """Everything that lies or stands in the areas."""
    clouds = side.rows("clouds", CLOUD_SPACES)
    towers = side.rows("towers", TOWERS)
    circles = side.rows("circles", CIRCLES)
    for rows in (clouds, towers, circles):
        check_ids(rows)
    check_circles(side, circles)
    check_cloud_spaces(side, clouds)
    check_towers(side, towers)
    for kind, most in SPACES.items():
        check_spaces(side, kind, side.rows(f"{kind}_spaces", most))


def check_ids(rows: list[Entry]) -> None:
    seen: set[Any] = set()
    for row in rows:
        mark = row.table.get("id")
        if not isinstance(mark, str) or not mark:
            row.wrong("no_id", "id")
        elif mark in seen:
            row.wrong("id_twice", "id", mark=mark)
        seen.add(mark if isinstance(mark, str) else None)


def areas_of(side: Entry) -> dict[str, Mapping[str, Any]]:
    """The areas of a side by id."""
    return {area["id"]: area for area in as_rows(side.table.get("areas")) if isinstance(area.get("id"), str)}


def land_of(side: Entry) -> list[str]:
    return [mark for mark, area in areas_of(side).items() if area.get("landscape") != "water"]


def check_borders_listed(rows: list[Entry]) -> None:
    """Landscapes and neighbours: what everything else on a map rests on."""
    lists = {str(row.table.get("id")): as_list(row.table.get("neighbours")) for row in rows}
    for row in rows:
        row.one_of("landscape", LANDSCAPE_NAMES)
        mark = row.table.get("id")
        if not row.some_of("neighbours", lists, 1, AREAS, "areas"):
            continue
        for other in row.table["neighbours"]:
            if other == mark:
                row.wrong("own_neighbour", "neighbours")
            elif mark not in lists[other]:
                row.wrong("one_sided_neighbour", "neighbours", other=other, mark=str(mark))


def check_areas(rows: list[Entry]) -> None:
    for row in rows:
        row.only("id", "name", "landscape", "neighbours", "at", "castle_at", "outline")
        row.names("name")
        row.origin(inherited=True)


def check_castles(side: Entry) -> bool:
    if not side.some_of("castles", land_of(side), CASTLES, CASTLES, "land_areas"):
        return False
    for area in side.table["castles"]:
        forbid_clouds(side, area, "cloud_over_castle")
    return True


def check_circles(side: Entry, circles: list[Entry]) -> None:
    seen: dict[str, Any] = {}
    for circle in circles:
        circle.only("id", "area", "at")
        if circle.table.get("id") not in CIRCLE_NAMES:
            circle.wrong("circle_names", "id", names=CIRCLE_NAMES)
        if not circle.known("area", land_of(side), "id_of_land"):
            continue
        area = circle.table["area"]
        forbid_clouds(side, area, "cloud_over_circle")
        if area in seen:
            circle.wrong("circles_together", "area", mark=str(seen[area]))
        seen[area] = circle.table.get("id")


def forbid_clouds(side: Entry, area: str, code: str) -> None:
    """A pawn's own area never holds a cloud (Broom 14, 56)."""
    for cloud in side.each("clouds"):
        if cloud.table.get("area") == area:
            cloud.wrong(code, "area", area=area)


def check_cloud_spaces(side: Entry, clouds: list[Entry]) -> None:
    for cloud in clouds:
        cloud.only("id", "area", "at")
        cloud.known("area", areas_of(side), "id_of_area")


def check_towers(side: Entry, towers: list[Entry]) -> None:
    areas = areas_of(side)
    for tower in towers:
        tower.only("id", "colour", "shape", "points", "wands", "areas", "at")
        tower.one_of("colour", COLOUR_NAMES)
        tower.one_of("shape", SHAPES)
        tower.whole("points", 0, MOST_TOWER_POINTS)
        tower.whole("wands", 0, MOST_WANDS)
        tower.origin(inherited=True)
        if not tower.some_of("areas", land_of(side), 1, MOST_AREAS_OF_A_TOWER, "land_areas"):
            continue
        for one, other in combinations(tower.table["areas"], 2):
            if other not in as_list(areas[one].get("neighbours")):
                tower.wrong("no_neighbours", "areas", one=one, other=other)


def check_spaces(side: Entry, kind: str, spaces: list[Entry]) -> None:
    areas, castles = areas_of(side), as_list(side.table.get("castles"))
    circles = [circle.get("area") for circle in as_rows(side.table.get("circles"))]
    right = [mark for mark, area in areas.items() if area.get("landscape") == kind]
    seen: set[str] = set()
    for space in spaces:
        space.only("area", "at", *(("covers",) if kind == "mountain" else ()))
        if kind == "mountain":
            check_covers(side, space)
        area = space.table.get("area")
        if not space.known("area", right, f"id_of_{kind}"):
            continue
        if area in seen:
            space.wrong("two_spaces", "area", area=area)
        if kind == "hill" and area in castles:
            space.wrong("hill_with_castle", "area", area=area)  # Broom 43; else castles are plain areas (Broom 49)
        if kind == "hill" and area in circles:
            space.wrong("hill_with_circle", "area", area=area)  # Broom 44
        seen.add(str(area))


def check_covers(side: Entry, space: Entry) -> None:
    towers = {str(tower.get("id")): tower for tower in as_rows(side.table.get("towers"))}
    if not space.some_of("covers", towers, 0, TOWERS, "towers"):
        return
    for mark in space.table["covers"]:
        if space.table.get("area") not in as_list(towers[mark].get("areas")):
            space.wrong("covers_far_tower", "covers", tower=mark, area=str(space.table.get("area")))


def check_enough(box: Entry, side: Entry) -> None:
    """The box holds enough clouds, tiles, circles and amulet values for this side."""
    needs = [("heavy_clouds", "clouds"), *((f"{kind}_tiles", f"{kind}_spaces") for kind in SPACES)]
    for pieces, spaces in needs:
        count = len(as_rows(side.table.get(spaces)))
        if tiles(box, pieces) < count and all_counted(box, pieces):
            side.wrong("too_few_pieces", spaces, needed=count, spaces=many(spaces), count=tiles(box, pieces), pieces=many(pieces))
    mountains = len(as_rows(side.table.get("mountain_spaces")))
    amulets = as_list(as_table(box.table.get("amulets")).get("points"))
    if mountains > len(amulets) and not box.is_wrong("amulets"):
        side.wrong("too_few_amulets", "mountain_spaces", needed=mountains, count=len(amulets))
    if side.table.get("hill_spaces"):
        here = {circle.get("id") for circle in as_rows(side.table.get("circles")) if isinstance(circle.get("id"), str)}
        for circle in sorted(circles_named(box.table) - here):
            side.wrong("circle_missing", "circles", mark=circle)
