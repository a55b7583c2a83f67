"""What can be reached on a map: every area from a castle, every tower from an area where a pawn may rest."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from coven.games.broom_service.box.components import MOST_TILES
from coven.games.broom_service.box.faults import Entry, as_list, as_rows
from coven.games.broom_service.box.layout import HILL_SPACES
from coven.table.files.checks import is_number


def check_reach(box: Entry, side: Entry) -> None:
    """Every land area can be reached from a castle, on foot or by turbo broom; every tower from an area where a pawn may rest."""
    walks = list(all_walks(box.table, side.table))
    reached = set().union(*(found for found, _ in walks))
    rested = set().union(*(found - turbo for found, turbo in walks))
    for row in side.each("areas"):
        if row.table["landscape"] != "water" and row.table["id"] not in reached:
            row.wrong("unreachable")
    for tower in side.each("towers"):
        if not tower.is_wrong("areas") and set(tower.table["areas"]) <= set(hills_of(side.table)) - rested:
            tower.wrong("only_turbo_hills", "areas")  # Broom 43


def all_walks(box: Mapping[str, Any], side: Mapping[str, Any]) -> Iterator[tuple[set[str], set[str]]]:
    """For each way the hill tiles may lie: the areas a pawn may come to, and the turbo hills, which none can cross or rest on (Broom 43)."""
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
    return sum(tile["count"] if is_number(tile.get("count"), 0, MOST_TILES) else most for tile in rows)


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


def circles_named(box: Mapping[str, Any]) -> set[str]:
    """The circles that hill tiles name."""
    return {str(circle) for tile in as_rows(box.get("hill_tiles")) for circle in as_list(tile.get("circles"))}
