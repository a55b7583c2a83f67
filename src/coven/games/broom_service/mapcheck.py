"""Checks of the two maps: who borders on whom, what stands where, what can be reached; the geometry itself is in mapgeometry.py."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from coven.games.broom_service.components import CIRCLE_NAMES, COLOURS, LANDSCAPES, MOST_TILES, all_counted, tiles
from coven.games.broom_service.faults import Entry, as_list, as_rows, as_table, is_whole
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
    check_title(side)
    before = len(side.faults)
    areas = side.rows("areas", "area", AREAS, 2)
    check_ids(areas)
    check_borders_listed(areas)
    is_sure = len(side.faults) == before
    check_areas(areas)
    is_settled = check_castles(side)
    check_things(side)
    check_enough(box, side)
    if is_sure and is_settled:  # else nobody could say from where to where one gets
        check_reach(box, side)
    if is_sure:  # else outlines would be compared with the wrong neighbours
        check_geometry(side)


def check_title(side: Entry) -> None:
    side.only("title", "width", "height", "castles", "areas", "circles", "clouds", "towers", *(f"{kind}_spaces" for kind in SPACES))
    side.origin()
    side.names("title")
    for key in ("forest_spaces", "hill_spaces"):
        if side.where == ("front",) and side.table.get(key):
            side.wrong("forest and hill tiles are laid on the back only", key)  # R30


def check_things(side: Entry) -> None:
    """Everything that lies or stands in the areas."""
    clouds = side.rows("clouds", "cloud space", CLOUD_SPACES)
    towers = side.rows("towers", "tower", TOWERS)
    circles = side.rows("circles", "stone circle", CIRCLES)
    for rows in (clouds, towers, circles):
        check_ids(rows)
    check_circles(side, circles)
    check_cloud_spaces(side, clouds)
    check_towers(side, towers)
    for kind, most in SPACES.items():
        check_spaces(side, kind, side.rows(f"{kind}_spaces", f"{kind}-tile space", most))


def check_ids(rows: list[Entry]) -> None:
    seen: set[Any] = set()
    for row in rows:
        mark = row.table.get("id")
        if not isinstance(mark, str) or not mark:
            row.wrong("it has no id", "id")
        elif mark in seen:
            row.wrong(f"the id {mark} is used twice", "id")
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
        row.one_of("landscape", GROUNDS)
        mark = row.table.get("id")
        if not row.some_of("neighbours", lists, 1, AREAS, "areas"):
            continue
        for other in row.table["neighbours"]:
            if other == mark:
                row.wrong("it is listed as its own neighbour", "neighbours")
            elif mark not in lists[other]:
                row.wrong(f"{other} is listed as a neighbour, but {other} does not list {mark}", "neighbours")


def check_areas(rows: list[Entry]) -> None:
    for row in rows:
        row.only("id", "name", "landscape", "neighbours", "at", "castle_at", "outline")
        row.names("name")
        row.origin(inherited=True)


def check_castles(side: Entry) -> bool:
    if not side.some_of("castles", land_of(side), CASTLES, CASTLES, "land areas"):
        return False
    for area in side.table["castles"]:
        forbid_clouds(side, area, "a castle")
    return True


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
        if kind == "hill" and area in castles:
            space.wrong(f"pawns begin in the castle in {area}, and none may rest on a turbo hill", "area")  # R43; else castles are plain areas (R49)
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
        count = len(as_rows(side.table.get(spaces)))
        if tiles(box, pieces) < count and all_counted(box, pieces):
            side.wrong(f"there are {count} {spaces.replace('_', ' ')}, but only {tiles(box, pieces)} {pieces.replace('_', ' ')}", spaces)
    mountains = len(as_rows(side.table.get("mountain_spaces")))
    amulets = as_list(as_table(box.table.get("amulets")).get("points"))
    if mountains > len(amulets) and not box.is_wrong("amulets"):
        side.wrong(f"there are {mountains} mountain spaces, but values for {len(amulets)} amulets", "mountain_spaces")
    if side.table.get("hill_spaces"):
        here = {circle.get("id") for circle in as_rows(side.table.get("circles")) if isinstance(circle.get("id"), str)}
        for circle in sorted(circles_named(box.table) - here):
            side.wrong(f"a hill tile names stone circle {circle}, but there is none", "circles")


def circles_named(box: Mapping[str, Any]) -> set[str]:
    """The circles that hill tiles name."""
    return {str(circle) for tile in as_rows(box.get("hill_tiles")) for circle in as_list(tile.get("circles"))}


# --- reach -----------------------------------------------------------------------------------------------------------


def check_reach(box: Entry, side: Entry) -> None:
    """Every land area can be reached from a castle, on foot or by turbo broom; every tower from an area where a pawn may rest."""
    walks = list(all_walks(box.table, side.table))
    reached = set().union(*(found for found, _ in walks))
    rested = set().union(*(found - turbo for found, turbo in walks))
    for row in side.each("areas", "area"):
        if row.table["landscape"] != "water" and row.table["id"] not in reached:
            row.wrong("it can't be reached from a castle")
    for tower in side.each("towers", "tower"):
        if not tower.is_wrong("areas") and set(tower.table["areas"]) <= set(hills_of(side.table)) - rested:
            tower.wrong("it touches only turbo hills, where no pawn ever rests", "areas")  # R43


def reachable(box: Mapping[str, Any], side: Mapping[str, Any]) -> set[str]:
    """Areas a pawn may come to from the castles in some game, all clouds gone."""
    return set().union(*(found for found, _ in all_walks(box, side)))


def all_walks(box: Mapping[str, Any], side: Mapping[str, Any]) -> Iterator[tuple[set[str], set[str]]]:
    """For each way the hill tiles may lie: the areas a pawn may come to, and the turbo hills, which none can cross or rest on (R43)."""
    hills = hills_of(side)
    turbos, towers = (hill_tiles(box, key, len(hills)) for key in ("circles", "tower"))
    for count in range(max(0, len(hills) - towers), min(turbos, len(hills)) + 1):
        for turbo in combinations(hills, count):
            yield walk(box, side, set(turbo)), set(turbo)
    if turbos + towers < len(hills):  # a fault of its own
        yield walk(box, side, set(hills)), set(hills)


def hills_of(side: Mapping[str, Any]) -> list[str]:
    """The areas with spaces for hill tiles, as far as there may be any."""
    return sorted({str(space.get("area")) for space in as_rows(side.get("hill_spaces"))})[:HILL_SPACES]


def hill_tiles(box: Mapping[str, Any], key: str, most: int) -> int:
    """How many hill tiles have circles, or a tower; a row with a faulty count may stand for any number."""
    rows = [tile for tile in as_rows(box.get("hill_tiles")) if key in tile]
    return sum(tile["count"] if is_whole(tile.get("count"), 0, MOST_TILES) else most for tile in rows)


def walk(box: Mapping[str, Any], side: Mapping[str, Any], turbo: set[str]) -> set[str]:
    """Areas a pawn may come to with turbo tiles on these hills, whichever they are."""
    areas = {area["id"]: area for area in side["areas"]}
    named = circles_named(box)
    landings = [circle.get("area") for circle in as_rows(side.get("circles")) if circle.get("id") in named]
    found = set(side["castles"])
    waiting = list(found)
    while waiting:
        area = waiting.pop()
        onward = landings if area in turbo else areas[area]["neighbours"]
        for other in onward:
            if other in areas and other not in found and areas[other]["landscape"] != "water":
                found.add(other)
                waiting.append(other)
    return found
