"""Geometry of a map: borders prove the lists of neighbours, bases the areas of towers, and nothing lies on anything else.

A map without any outline can be played but not drawn; its geometry is not checked. A part with a fault of its own is left
out of what would only repeat it; everything else is still looked at.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from coven.games.broom_service.faults import Entry, as_list, as_rows, is_whole
from coven.games.broom_service.geometry import (
    BASE,
    FOOTPRINTS,
    Outline,
    Point,
    Rect,
    bounds,
    contains,
    distance,
    is_simple,
    moved,
    name_footprint,
    overlap,
    overlapping,
    read_outline,
    shared_length,
    tower_footprint,
    within,
)

SHORTEST_BORDER = 25  # neighbours share at least so much, so that everyone sees it
TOUCHES = 0.5  # of a base's radius: an area that near is touched, plain to see
CLEAR = 1.25  # and one that far off is not
SMALLEST_SHEET, LARGEST_SHEET = 100, 20000
SPACES = tuple((f"{kind}_spaces", f"{kind}-tile space") for kind in ("mountain", "forest", "hill"))


@dataclass(frozen=True)
class Thing:
    """Something that takes room: its row, what it is called there and elsewhere, where its place is told, and its room."""

    row: Entry
    own_words: str
    words: str
    key: str
    room: Rect


def is_drawn(side: Entry) -> bool:
    return any("outline" in area for area in as_rows(side.table.get("areas")))


def check_geometry(side: Entry) -> None:
    """Notes every fault of a map's drawing."""
    if not is_drawn(side):
        return
    for key in ("width", "height"):
        side.whole(key, SMALLEST_SHEET, LARGEST_SHEET)
    rows = side.each("areas", "area")
    outlines = {row.table["id"]: outline for row in rows if (outline := checked_outline(row)) is not None}
    check_places(side, rows)
    things = list(things_on(side, rows))
    drawn = [row for row in rows if row.table["id"] in outlines]
    check_borders(drawn, outlines)
    check_inside(side, rows, outlines)
    check_towers_stand(side, outlines)
    if not side.is_wrong("width", "height"):
        check_sheet(side, drawn, outlines, things)
    check_rooms(things)


def checked_outline(row: Entry) -> Outline | None:
    text = row.table.get("outline")
    try:
        outline = read_outline(str(text))
    except ValueError:
        row.wrong(
            "outline must be three or more points like 12,34, with blanks between" if text else "it has no outline, though others have", "outline"
        )
        return None
    if not within((-LARGEST_SHEET, -LARGEST_SHEET, LARGEST_SHEET, LARGEST_SHEET), bounds(outline)):
        row.wrong(f"its outline must keep to numbers from 0 to {LARGEST_SHEET}", "outline")
        return None
    if not is_simple(outline):
        row.wrong("its outline crosses itself or has a point twice", "outline")
        return None
    return outline


def check_places(side: Entry, rows: list[Entry]) -> None:
    """Everything on a drawn map has its place."""
    for row in rows:
        check_place(row, "at")
        if has_castle(side, row):
            check_place(row, "castle_at")
    for key, noun in (("clouds", "cloud space"), ("towers", "tower"), ("circles", "stone circle"), *SPACES):
        for row in side.each(key, noun):
            check_place(row, "at")


def check_place(row: Entry, key: str) -> None:
    place = row.table.get(key)
    if not isinstance(place, list) or len(place) != 2 or not all(is_whole(number, 0, LARGEST_SHEET) for number in place):
        row.wrong(f"{key} must be a place of two whole numbers", key)


def has_castle(side: Entry, area: Entry) -> bool:
    return area.table.get("id") in as_list(side.table.get("castles"))


def check_borders(rows: list[Entry], outlines: dict[str, Outline]) -> None:
    """Two areas are neighbours exactly if they share a border line (R16), and no two overlap."""
    for row, other in combinations(rows, 2):
        one, two = outlines[row.table["id"]], outlines[other.table["id"]]
        if not overlap(grown(bounds(one)), grown(bounds(two))):
            length = 0.0
        else:
            length = shared_length(one, two)
            if overlapping(one, two):
                row.wrong(f"it overlaps {other.words}", "outline")
        listed = other.table["id"] in row.table["neighbours"]
        if listed and length == 0:
            row.wrong(f"{other.table['id']} is listed as a neighbour, but they share no border line", "neighbours")
        elif not listed and length > 0:
            row.wrong(f"it shares a border line with {other.table['id']}, which is not listed as a neighbour", "neighbours")
        elif listed and length < SHORTEST_BORDER:
            row.wrong(f"its border with {other.table['id']} is only {length:.0f} long; {SHORTEST_BORDER} can be seen", "outline")


def grown(rect: Rect) -> Rect:
    return rect[0] - 1, rect[1] - 1, rect[2] + 1, rect[3] + 1


def check_towers_stand(side: Entry, outlines: dict[str, Outline]) -> None:
    """A tower's base touches exactly the areas it lists, so plainly that nobody can doubt it."""
    water = {area.get("id") for area in as_rows(side.table.get("areas")) if area.get("landscape") == "water"}
    for tower in side.each("towers", "tower"):
        if tower.is_wrong("at", "areas"):
            continue
        at = (tower.table["at"][0], tower.table["at"][1])
        for mark, outline in outlines.items():
            if mark in tower.table["areas"]:
                away = distance(outline, at)
                if away > BASE * TOUCHES:
                    tower.wrong(f"its base does not touch {mark}: it stands {away:.0f} away", "at")
            elif mark not in water and near(outline, at) and distance(outline, at) < BASE * CLEAR:
                tower.wrong(f"its base touches {mark}, or nearly, which is not among its areas", "at")


def near(outline: Outline, at: Point) -> bool:
    left, top, right, bottom = bounds(outline)
    return left - 2 * BASE < at[0] < right + 2 * BASE and top - 2 * BASE < at[1] < bottom + 2 * BASE


def check_inside(side: Entry, rows: list[Entry], outlines: dict[str, Outline]) -> None:
    """Names, castles, clouds, circles and tile spaces stand in their own areas; towers are judged by their bases."""
    for row in rows:
        stand_inside(row, outlines.get(row.table["id"]), "at", "its name", "the area")
        if has_castle(side, row):
            stand_inside(row, outlines.get(row.table["id"]), "castle_at", "its castle", "the area")
    for key, noun in (("clouds", "cloud space"), ("circles", "stone circle"), *SPACES):
        for row in side.each(key, noun):
            if not row.is_wrong("area"):
                stand_inside(row, outlines.get(row.table["area"]), "at", "it", row.table["area"])


def stand_inside(row: Entry, outline: Outline | None, key: str, what: str, area: str) -> None:
    if outline is None or row.is_wrong(key):
        return
    at = row.table[key]
    if not contains(outline, (at[0], at[1])):
        row.wrong(f"{what} does not stand in {area}", key)


def things_on(side: Entry, rows: list[Entry]) -> Iterator[Thing]:
    """Everything that takes room and has a place."""
    for row in rows:
        if not row.is_wrong("name", "at"):
            room = moved(name_footprint(list(row.table["name"].values())), row.table["at"])
            yield Thing(row, "its name", f"the name of {row.words}", "at", room)
        if has_castle(side, row) and not row.is_wrong("castle_at"):
            yield Thing(row, "its castle", f"the castle of {row.words}", "castle_at", moved(FOOTPRINTS["castle"], row.table["castle_at"]))
    for key, noun in (("clouds", "cloud space"), ("circles", "stone circle"), *SPACES):
        for row in side.each(key, noun):
            if not row.is_wrong("at"):
                yield Thing(row, "it", row.words, "at", moved(FOOTPRINTS["tile space" if key.endswith("_spaces") else noun], row.table["at"]))
    for row in side.each("towers", "tower"):
        if not row.is_wrong("at", "wands"):
            yield Thing(row, "it", row.words, "at", moved(tower_footprint(row.table["wands"]), row.table["at"]))


def check_sheet(side: Entry, rows: list[Entry], outlines: dict[str, Outline], things: list[Thing]) -> None:
    """Nothing reaches beyond the edge of the map."""
    sheet = (0, 0, side.table["width"], side.table["height"])
    for row in rows:
        if not within(sheet, bounds(outlines[row.table["id"]])):
            row.wrong("it reaches beyond the edge of the map", "outline")
    for thing in things:
        if not within(sheet, thing.room):
            thing.row.wrong(f"{thing.own_words} reaches beyond the edge of the map", thing.key)


def check_rooms(things: list[Thing]) -> None:
    """No two things lie on each other, but a mountain tile on the towers it covers."""
    for one, other in combinations(things, 2):
        if overlap(one.room, other.room) and not covers(one.row, other.row) and not covers(other.row, one.row):
            words = other.own_words if one.row is other.row else other.words
            one.row.wrong(f"{one.own_words} and {words} lie on top of each other", one.key)


def covers(space: Entry, tower: Entry) -> bool:
    return tower.table.get("id") in as_list(space.table.get("covers"))
