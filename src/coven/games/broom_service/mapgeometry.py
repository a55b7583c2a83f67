"""Geometry of a map: borders prove the lists of neighbours, bases the areas of towers, and nothing lies on anything else.

A map without any outline can be played but not drawn; its geometry is not checked.
"""

from itertools import combinations

from coven.games.broom_service.faults import Entry, is_whole
from coven.games.broom_service.geometry import (
    BASE,
    FOOTPRINTS,
    Outline,
    Point,
    Rect,
    border_distance,
    bounds,
    contains,
    crossings,
    distance,
    inside_many,
    is_simple,
    moved,
    name_footprint,
    overlap,
    read_outline,
    shared_length,
    tower_footprint,
    within,
)

SHORTEST_BORDER = 25  # neighbours share at least so much, so that everyone sees it
TOUCHES = 0.5  # of a base's radius: an area that near is touched, plain to see
CLEAR = 1.25  # and one that far off is not
Thing = tuple[Entry, str, Rect]  # its row, its name in words, its room


def is_drawn(side: Entry) -> bool:
    return any("outline" in area for area in side.table["areas"])


def check_geometry(side: Entry) -> None:
    """Notes every fault of a map's drawing."""
    if not is_drawn(side):
        return
    before = len(side.faults)
    for key in ("width", "height"):
        side.whole(key, 100, 20000)
    rows = side.rows("areas", "area", 999)
    outlines = {row.table["id"]: outline for row in rows if (outline := checked_outline(row)) is not None}
    places_given(side, rows)
    if len(side.faults) > before:
        return
    check_sheet(side, rows, outlines)
    check_borders(rows, outlines)
    check_towers_stand(side, outlines)
    things = things_of(side, rows, outlines)
    check_rooms(side, things)


def checked_outline(row: Entry) -> Outline | None:
    text = row.table.get("outline")
    try:
        outline = read_outline(str(text))
    except ValueError:
        row.wrong(
            "outline must be three or more points like 12,34, with blanks between" if text else "it has no outline, though others have", "outline"
        )
        return None
    if not is_simple(outline):
        row.wrong("its outline crosses itself or has a point twice", "outline")
        return None
    return outline


def places_given(side: Entry, rows: list[Entry]) -> None:
    """Everything on a drawn map has its place."""
    for key, noun in (
        ("clouds", "cloud space"),
        ("towers", "tower"),
        ("circles", "stone circle"),
        *((f"{kind}_spaces", f"{kind}-tile space") for kind in ("mountain", "forest", "hill")),
    ):
        rows = rows + side.rows(key, noun, 999)
    for row in rows:
        needed = ["at"] + (["castle_at"] if row.table.get("id") in side.table["castles"] and "outline" in row.table else [])
        for key in needed:
            place = row.table.get(key)
            if not isinstance(place, list) or len(place) != 2 or not all(is_whole(number, 0, 20000) for number in place):
                row.wrong(f"{key} must be a place of two whole numbers", key)


def check_sheet(side: Entry, rows: list[Entry], outlines: dict[str, Outline]) -> None:
    sheet = (0, 0, side.table["width"], side.table["height"])
    for row in rows:
        if not within(sheet, bounds(outlines[row.table["id"]])):
            row.wrong("it reaches beyond the edge of the map", "outline")


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


def overlapping(one: Outline, other: Outline) -> bool:
    """Whether two areas have ground in common: lines that cross, or a corner of one inside the other."""
    return crossings(one, other) > 0 or corner_inside(one, other) or corner_inside(other, one)


def corner_inside(one: Outline, other: Outline) -> bool:
    strangers = sorted(set(one) - set(other))
    if not strangers:
        return False
    inside = inside_many(other, strangers)
    return any(border_distance(other, point) > 0 for point, found in zip(strangers, inside, strict=True) if found)


def check_towers_stand(side: Entry, outlines: dict[str, Outline]) -> None:
    """A tower's base touches exactly the areas it lists, so plainly that nobody can doubt it."""
    land = {area["id"]: outlines[area["id"]] for area in side.table["areas"] if area["landscape"] != "water"}
    for tower in side.rows("towers", "tower", 999):
        at = tower.table["at"]
        for mark, outline in land.items():
            away = distance(outline, (at[0], at[1])) if near(outline, at) else 999.0
            if mark in tower.table["areas"] and away > BASE * TOUCHES:
                tower.wrong(f"its base does not touch {mark}: it stands {away:.0f} away", "at")
            elif mark not in tower.table["areas"] and away < BASE * CLEAR:
                tower.wrong(f"its base touches {mark}, or nearly, which is not among its areas", "at")


def near(outline: Outline, at: list[int] | Point) -> bool:
    left, top, right, bottom = bounds(outline)
    return left - 2 * BASE < at[0] < right + 2 * BASE and top - 2 * BASE < at[1] < bottom + 2 * BASE


def things_of(side: Entry, rows: list[Entry], outlines: dict[str, Outline]) -> list[Thing]:
    """Everything that takes room, each checked to stand in its own area; towers are judged by their bases."""
    things: list[Thing] = []
    for row in rows:
        outline = outlines[row.table["id"]]
        stand_inside(row, outline, "at", "its name")
        things.append((row, f"the name of {row.words}", moved(name_footprint(list(row.table["name"].values())), row.table["at"])))
        if row.table["id"] in side.table["castles"]:
            stand_inside(row, outline, "castle_at", "its castle")
            things.append((row, f"the castle of {row.words}", moved(FOOTPRINTS["castle"], row.table["castle_at"])))
    for key, noun, footprint in (
        ("clouds", "cloud space", "cloud space"),
        ("circles", "stone circle", "stone circle"),
        *((f"{kind}_spaces", f"{kind}-tile space", "tile space") for kind in ("mountain", "forest", "hill")),
    ):
        for row in side.rows(key, noun, 999):
            stand_inside(row, outlines[row.table["area"]], "at", "it")
            things.append((row, row.words, moved(FOOTPRINTS[footprint], row.table["at"])))
    for row in side.rows("towers", "tower", 999):
        things.append((row, row.words, moved(tower_footprint(row.table["wands"]), row.table["at"])))
    return things


def stand_inside(row: Entry, outline: Outline, key: str, what: str) -> None:
    at = row.table[key]
    if not contains(outline, (at[0], at[1])):
        row.wrong(f"{what} does not stand in {row.table.get('area', 'the area')}", key)


def check_rooms(side: Entry, things: list[Thing]) -> None:
    """No two things lie on each other, but a mountain tile on the towers it covers."""
    sheet = (0, 0, side.table["width"], side.table["height"])
    for row, words, room in things:
        if not within(sheet, room):
            row.wrong(f"{words} reaches beyond the edge of the map", "at")
    for (row, words, room), (other, other_words, other_room) in combinations(things, 2):
        if overlap(room, other_room) and not covers(row, other) and not covers(other, row):
            row.wrong(
                f"{words} and {other_words} lie on top of each other" if words != row.words else f"it and {other_words} lie on top of each other",
                "at",
            )


def covers(space: Entry, tower: Entry) -> bool:
    return tower.table.get("id") in space.table.get("covers", ())
