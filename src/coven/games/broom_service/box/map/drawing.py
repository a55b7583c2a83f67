"""Geometry of a map: borders prove the lists of neighbours, bases the areas of towers, and nothing lies on anything else.

A map without any outline can be played but not drawn; its geometry is not checked. A part with a fault of its own is left
out of what would only repeat it; everything else is still looked at.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from coven.errors import Finding
from coven.games.broom_service.box.faults import Entry, as_list, as_rows
from coven.games.broom_service.box.map.geometry import (
    Outline,
    Point,
    Rect,
    bounds,
    contains,
    distance,
    is_simple,
    moved,
    overlap,
    overlapping,
    read_outline,
    shared_length,
    within,
)
from coven.games.broom_service.box.map.shapes import FOOTPRINTS, base_share, name_footprint, tower_footprint
from coven.games.broom_service.findings import finding
from coven.table.files.checks import is_number

SHORTEST_BORDER = 25  # neighbours share at least so much, so that everyone sees it
LEAST_SHARE = 0.2  # of a tower's base that stands in each of its areas, so that everyone sees it
CLEAR = 4  # and from any other land it stays so far away
ELBOW_ROOM = 16  # between towers side by side
SMALLEST_SHEET, LARGEST_SHEET = 100, 3000  # ours: 1368
SPACES = ("mountain_spaces", "forest_spaces", "hill_spaces")


@dataclass(frozen=True)
class MapItem:
    """Something that takes room: its row, which part of that it is (name, castle, or the item itself), where its place is told, and its room."""

    row: Entry
    part: str
    key: str
    room: Rect

    def words_beside(self, other: "MapItem") -> Finding | str:
        """What it is called in a fault of the other."""
        if self.row is other.row:
            return finding("own_castle")  # an area's name comes first
        return self.row.words if self.part == "item" else finding(f"{self.part}_of", entry=self.row.words)


def is_drawn(side: Entry) -> bool:
    return any("outline" in area for area in as_rows(side.table.get("areas")))


def check_geometry(side: Entry) -> None:
    """Notes every fault of a map's drawing."""
    if not is_drawn(side):
        return
    for key in ("width", "height"):
        side.whole(key, SMALLEST_SHEET, LARGEST_SHEET)
    rows = side.each("areas")
    outlines = {row.table["id"]: outline for row in rows if (outline := checked_outline(row)) is not None}
    check_places(side, rows)
    items = list(items_on(side, rows))
    drawn = [row for row in rows if row.table["id"] in outlines]
    check_borders(drawn, outlines)
    check_inside(side, rows, outlines)
    check_towers_stand(side, outlines)
    if not side.is_wrong("width", "height"):
        check_sheet(side, drawn, outlines, items)
    check_rooms(items)
    check_elbow_room(items)


def checked_outline(row: Entry) -> Outline | None:
    text = row.table.get("outline")
    try:
        outline = read_outline(str(text))
    except ValueError:
        row.wrong("outline_points" if text else "no_outline", "outline")
        return None
    if not within((-LARGEST_SHEET, -LARGEST_SHEET, LARGEST_SHEET, LARGEST_SHEET), bounds(outline)):
        row.wrong("outline_numbers", "outline", high=LARGEST_SHEET)
        return None
    if not is_simple(outline):
        row.wrong("outline_crossing", "outline")
        return None
    return outline


def check_places(side: Entry, rows: list[Entry]) -> None:
    """Everything on a drawn map has its place."""
    for row in rows:
        check_place(row, "at")
        if has_castle(side, row):
            check_place(row, "castle_at")
    for key in ("clouds", "towers", "circles", *SPACES):
        for row in side.each(key):
            check_place(row, "at")


def check_place(row: Entry, key: str) -> None:
    place = row.table.get(key)
    if not isinstance(place, list) or len(place) != 2 or not all(is_number(number, 0, LARGEST_SHEET) for number in place):
        row.wrong("no_place", key, key=key)


def has_castle(side: Entry, area: Entry) -> bool:
    return area.table.get("id") in as_list(side.table.get("castles"))


def check_borders(rows: list[Entry], outlines: dict[str, Outline]) -> None:
    """Two areas are neighbours exactly if they share a border line (Broom 16), and no two overlap."""
    for row, other in combinations(rows, 2):
        one, two = outlines[row.table["id"]], outlines[other.table["id"]]
        if not overlap(grown(bounds(one)), grown(bounds(two))):
            length = 0.0
        else:
            length = shared_length(one, two)
            if overlapping(one, two):
                row.wrong("overlaps", "outline", entry=other.words)
        listed = other.table["id"] in row.table["neighbours"]
        if listed and length == 0:
            row.wrong("no_border", "neighbours", other=other.table["id"])
        elif not listed and length > 0:
            row.wrong("border_not_listed", "neighbours", other=other.table["id"])
        elif listed and length < SHORTEST_BORDER:
            row.wrong("short_border", "outline", other=other.table["id"], length=round(length), least=SHORTEST_BORDER)


def grown(rect: Rect) -> Rect:
    return rect[0] - 1, rect[1] - 1, rect[2] + 1, rect[3] + 1


def check_towers_stand(side: Entry, outlines: dict[str, Outline]) -> None:
    """A tower's base stands in exactly the areas it lists, so plainly that nobody can doubt it (Broom 17)."""
    water = {area.get("id") for area in as_rows(side.table.get("areas")) if area.get("landscape") == "water"}
    for tower in side.each("towers"):
        if tower.is_wrong("at", "areas", "shape"):
            continue
        at = (tower.table["at"][0], tower.table["at"][1])
        for mark, outline in outlines.items():
            if mark in tower.table["areas"]:
                check_share(tower, mark, outline, at)
            elif mark not in water and near(outline, at) and base_share(outline, tower.table["shape"], at, CLEAR) > 0:
                tower.wrong("base_touches", "at", area=mark)


def check_share(tower: Entry, mark: str, outline: Outline, at: Point) -> None:
    """Enough of a tower's base stands in one of its areas."""
    share = base_share(outline, tower.table["shape"], at)
    if share == 0:
        tower.wrong("base_away", "at", area=mark, distance=round(distance(outline, at)))
    elif share < LEAST_SHARE:
        tower.wrong("small_share", "at", area=mark, share=round(100 * share), least=round(100 * LEAST_SHARE))


def near(outline: Outline, at: Point) -> bool:
    """Whether a tower's base could reach into an area."""
    return overlap(bounds(outline), moved(FOOTPRINTS["tower"], at))


def check_inside(side: Entry, rows: list[Entry], outlines: dict[str, Outline]) -> None:
    """Names, castles, clouds, circles and tile spaces stand in their own areas; towers are judged by their bases."""
    for row in rows:
        stand_inside(row, outlines.get(row.table["id"]), "at", "name")
        if has_castle(side, row):
            stand_inside(row, outlines.get(row.table["id"]), "castle_at", "castle")
    for key in ("clouds", "circles", *SPACES):
        for row in side.each(key):
            if not row.is_wrong("area"):
                stand_inside(row, outlines.get(row.table["area"]), "at", "item", area=row.table["area"])


def stand_inside(row: Entry, outline: Outline | None, key: str, part: str, **details: str) -> None:
    if outline is None or row.is_wrong(key):
        return
    at = row.table[key]
    if not contains(outline, (at[0], at[1])):
        row.wrong(f"{part}_outside", key, **details)


def items_on(side: Entry, rows: list[Entry]) -> Iterator[MapItem]:
    """Everything that takes room and has a place."""
    for row in rows:
        if not row.is_wrong("name", "at"):
            room = moved(name_footprint(list(row.table["name"].values())), row.table["at"])
            yield MapItem(row, "name", "at", room)
        if has_castle(side, row) and not row.is_wrong("castle_at"):
            yield MapItem(row, "castle", "castle_at", moved(FOOTPRINTS["castle"], row.table["castle_at"]))
    for key, shape in (("clouds", "cloud space"), ("circles", "stone circle"), *((key, "tile space") for key in SPACES)):
        for row in side.each(key):
            if not row.is_wrong("at"):
                yield MapItem(row, "item", "at", moved(FOOTPRINTS[shape], row.table["at"]))
    for row in side.each("towers"):
        if not row.is_wrong("at", "wands"):
            yield MapItem(row, "item", "at", moved(tower_footprint(row.table["wands"]), row.table["at"]))


def check_sheet(side: Entry, rows: list[Entry], outlines: dict[str, Outline], items: list[MapItem]) -> None:
    """Nothing reaches beyond the edge of the map."""
    sheet = (0, 0, side.table["width"], side.table["height"])
    for row in rows:
        if not within(sheet, bounds(outlines[row.table["id"]])):
            row.wrong("item_beyond_edge", "outline")
    for item in items:
        if not within(sheet, item.room):
            item.row.wrong(f"{item.part}_beyond_edge", item.key)


def check_rooms(items: list[MapItem]) -> None:
    """No two items lie on each other, but a mountain tile on the towers it covers."""
    for one, other in combinations(items, 2):
        if overlap(one.room, other.room) and not covers(one.row, other.row) and not covers(other.row, one.row):
            one.row.wrong(f"{one.part}_on_top", one.key, other=other.words_beside(one))


def check_elbow_room(items: list[MapItem]) -> None:
    """No two towers stand shoulder to shoulder: whose wands those are must be plain."""
    towers = [item for item in items if item.row.where[-2] == "towers"]
    for one, other in combinations(towers, 2):
        gap = max(one.room[0], other.room[0]) - min(one.room[2], other.room[2])
        if 0 <= gap < ELBOW_ROOM and one.room[1] < other.room[3] and other.room[1] < one.room[3]:
            one.row.wrong("no_elbow_room", one.key, gap=round(gap), entry=other.row.words, least=ELBOW_ROOM)


def covers(space: Entry, tower: Entry) -> bool:
    return tower.table.get("id") in as_list(space.table.get("covers"))
