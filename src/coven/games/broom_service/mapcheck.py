"""Checks of the two maps: who borders on whom, what stands where, what can be reached; the geometry itself is in mapgeometry.py."""

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from coven.games.broom_service.components import CIRCLE_NAMES, COLOURS, LANDSCAPES, tiles
from coven.games.broom_service.faults import Entry, as_list, as_rows, as_table
from coven.games.broom_service.layout import AREAS, CASTLES, CIRCLES, CLOUD_SPACES, FOREST_SPACES, HILL_SPACES, MOUNTAIN_SPACES, TOWERS
from coven.games.broom_service.mapgeometry import check_geometry

GROUNDS = (*LANDSCAPES, "water")
SHAPES = ("round", "square")
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
    before = len(side.faults)
    side.only("title", "width", "height", "castles", "areas", "circles", "clouds", "towers", *(f"{kind}_spaces" for kind in SPACES))
    side.origin()
    side.names("title")
    areas = side.rows("areas", "area", AREAS, 2)
    clouds = side.rows("clouds", "cloud space", CLOUD_SPACES)
    towers = side.rows("towers", "tower", TOWERS)
    circles = side.rows("circles", "stone circle", CIRCLES)
    for rows in (areas, clouds, towers, circles):
        check_ids(rows)
    check_areas(areas)
    check_castles(side)
    check_circles(side, circles)
    check_cloud_spaces(side, clouds)
    check_towers(side, towers)
    for kind, most in SPACES.items():
        check_spaces(side, kind, side.rows(f"{kind}_spaces", f"{kind}-tile space", most))
    if len(side.faults) > before:
        return  # what follows needs a map whose parts know each other
    check_enough(box, side)
    check_reach(box, side)
    check_geometry(side)


def check_ids(rows: list[Entry]) -> None:
    seen: set[Any] = set()
    for row in rows:
        mark = row.table.get("id")
        if not isinstance(mark, str) or not mark:
            row.wrong("it has no id")
        elif mark in seen:
            row.wrong(f"the id {mark} is used twice", "id")
        seen.add(mark if isinstance(mark, str) else None)


def areas_of(side: Entry) -> dict[str, Mapping[str, Any]]:
    """The areas of a side by id."""
    return {area["id"]: area for area in as_rows(side.table.get("areas")) if isinstance(area.get("id"), str)}


def land_of(side: Entry) -> list[str]:
    return [mark for mark, area in areas_of(side).items() if area.get("landscape") != "water"]


def check_areas(rows: list[Entry]) -> None:
    lists = {str(row.table.get("id")): as_list(row.table.get("neighbours")) for row in rows}
    for row in rows:
        row.only("id", "name", "landscape", "neighbours", "at", "castle_at", "outline")
        row.names("name")
        row.one_of("landscape", GROUNDS)
        row.origin(inherited=True)
        mark = row.table.get("id")
        if not row.some_of("neighbours", lists, 1, AREAS, "areas"):
            continue
        for other in row.table["neighbours"]:
            if other == mark:
                row.wrong("it is listed as its own neighbour", "neighbours")
            elif mark not in lists[other]:
                row.wrong(f"{other} is listed as a neighbour, but {other} does not list {mark}", "neighbours")


def check_castles(side: Entry) -> None:
    if side.some_of("castles", land_of(side), CASTLES, CASTLES, "land areas"):
        for area in side.table["castles"]:
            forbid_clouds(side, area, "a castle")


def check_circles(side: Entry, circles: list[Entry]) -> None:
    seen: dict[str, Any] = {}
    for circle in circles:
        circle.only("id", "area", "at")
        if circle.table.get("id") not in CIRCLE_NAMES:
            circle.wrong(f"a stone circle is called {', '.join(CIRCLE_NAMES)}", "id")
        if not circle.known("area", land_of(side), "a land area"):
            continue
        area = circle.table["area"]
        forbid_clouds(side, area, "a stone circle")
        if area in seen:
            circle.wrong(f"stone circle {seen[area]} stands in the same area", "area")
        seen[area] = circle.table.get("id")


def forbid_clouds(side: Entry, area: str, what: str) -> None:
    """A pawn's own area never holds a cloud (R14, R56)."""
    for number, cloud in enumerate(as_rows(side.table.get("clouds"))):
        if cloud.get("area") == area:
            space = Entry(side.faults, cloud, (*side.where, "clouds", number), f"cloud space {cloud.get('id')} of the {side.words}")
            space.wrong(f"it lies over {area}, where {what} stands", "area")


def check_cloud_spaces(side: Entry, clouds: list[Entry]) -> None:
    for cloud in clouds:
        cloud.only("id", "area", "at")
        cloud.known("area", areas_of(side), "an area")


def check_towers(side: Entry, towers: list[Entry]) -> None:
    areas = areas_of(side)
    for tower in towers:
        tower.only("id", "colour", "shape", "points", "wands", "areas", "at")
        tower.one_of("colour", COLOURS)
        tower.one_of("shape", SHAPES)
        tower.whole("points", 0, MOST_TOWER_POINTS)
        tower.whole("wands", 0, MOST_WANDS)
        tower.origin(inherited=True)
        if not tower.some_of("areas", land_of(side), 1, MOST_AREAS_OF_A_TOWER, "land areas"):
            continue
        for one, other in combinations(tower.table["areas"], 2):
            if other not in as_list(areas[one].get("neighbours")):
                tower.wrong(f"it touches {one} and {other}, which are no neighbours", "areas")


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
        if not space.known("area", right, f"a {kind} area"):
            continue
        if area in seen:
            space.wrong(f"{area} has two spaces for tiles", "area")
        if area in castles:
            space.wrong(f"a castle stands in {area}, so nobody would enter it anew", "area")
        if kind == "hill" and area in circles:
            space.wrong(f"a stone circle stands in {area}: a turbo broom could jump for ever", "area")  # R44
        seen.add(str(area))


def check_covers(side: Entry, space: Entry) -> None:
    towers = {str(tower.get("id")): tower for tower in as_rows(side.table.get("towers"))}
    if not space.some_of("covers", towers, 0, TOWERS, "towers"):
        return
    for mark in space.table["covers"]:
        if space.table.get("area") not in as_list(towers[mark].get("areas")):
            space.wrong(f"it covers tower {mark}, which does not touch {space.table.get('area')}", "covers")


def check_enough(box: Entry, side: Entry) -> None:
    """The box holds enough clouds, tiles, circles and amulet values for this side."""
    needs = [("heavy_clouds", "clouds"), *((f"{kind}_tiles", f"{kind}_spaces") for kind in SPACES)]
    for pieces, spaces in needs:
        count = len(side.table.get(spaces, ()))
        if tiles(box, pieces) < count:
            side.wrong(f"there are {count} {spaces.replace('_', ' ')}, but only {tiles(box, pieces)} {pieces.replace('_', ' ')}")
    amulets = as_list(as_table(box.table.get("amulets")).get("points"))
    if len(side.table.get("mountain_spaces", ())) > len(amulets):
        side.wrong(f"there are {len(side.table['mountain_spaces'])} mountain spaces, but values for {len(amulets)} amulets")
    if side.table.get("hill_spaces"):
        here = {circle["id"] for circle in side.table.get("circles", ())}
        named = circles_named(box.table)
        for circle in sorted(named - here):
            side.wrong(f"a hill tile names stone circle {circle}, but there is none")


def circles_named(box: Mapping[str, Any]) -> set[str]:
    """The circles that hill tiles name."""
    return {str(circle) for tile in as_rows(box.get("hill_tiles")) for circle in as_list(tile.get("circles"))}


def check_reach(box: Entry, side: Entry) -> None:
    """Every land area can be reached from a castle, on foot or by turbo broom; a turbo hill can't be crossed."""
    reached = reachable(box.table, side.table)
    for row in side.rows("areas", "area", AREAS):
        if row.table["landscape"] != "water" and row.table["id"] not in reached:
            row.wrong("it can't be reached from a castle")
    for tower in side.rows("towers", "tower", TOWERS):
        hills = {space["area"] for space in side.table.get("hill_spaces", ())}
        if set(tower.table["areas"]) <= hills:
            tower.wrong("it touches only turbo hills, where no pawn ever rests")  # R43


def reachable(box: Mapping[str, Any], side: Mapping[str, Any]) -> set[str]:
    """Areas a pawn may come to from the castles, all clouds gone."""
    areas = {area["id"]: area for area in side["areas"]}
    hills = {space["area"] for space in side.get("hill_spaces", ())}
    named = circles_named(box)
    landings = [circle["area"] for circle in side.get("circles", ()) if circle["id"] in named]
    found = set(side["castles"])
    waiting = list(found)
    while waiting:
        area = waiting.pop()
        onward: Iterable[str] = landings if area in hills else areas[area]["neighbours"]
        for other in onward:
            if other not in found and areas[other]["landscape"] != "water":
                found.add(other)
                waiting.append(other)
    return found
