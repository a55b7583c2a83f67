"""Makes the maps of Broom Service from sketches: one letter and number for each cell of a honeycomb, borders bent to look grown.

    python tools/content/make_broom_maps.py [NAME …]   writes the maps into the boxes (everything after the line that says so)

The frozen TOML files are what counts; run this only to change a sketch.
"""

import random
import re
import sys
from dataclasses import dataclass, field
from itertools import pairwise
from math import hypot, sin
from pathlib import Path
from typing import Any

import numpy as np
from broom_sketches import BOXES, Sketch, Tower

from coven.games.broom_service.box.map.drawing import CLEAR, ELBOW_ROOM
from coven.games.broom_service.box.map.geometry import Outline, Point, Rect, border_distance, bounds, moved, overlap, write_outline
from coven.games.broom_service.box.map.shapes import base_share, tower_footprint

FOLDER = Path(__file__).parents[2] / "src" / "coven" / "games" / "broom_service" / "boxes"
MARK = "# --- The maps, made by tools/content/make_broom_maps.py from a sketch. Everything below may also be edited by hand. ---\n"
SPACING = 13  # between the points of an outline
SOFTNESS = 34  # how far the corners of cells are rounded
TRIES = 60
ATTEMPTS = 40
REACH = 40  # farther no tower's base reaches from its place
INSIDE = 26  # from the place of a tower in a single area to its border
SHARE = 0.21  # of a tower's base in each of its areas: a little more than the checker asks for
NUDGES = [(right, up) for right in (-8, -4, 0, 4, 8) for up in (0, 4, 8, 12)]  # tried from each point of a border
COVERED_BELOW = 19  # how far below the middle of a tile space the base of the tower it covers lies
SEA = ".."
Vertex = tuple[int, int]
Spot = tuple[float, float]


@dataclass
class Drawn:
    """A map taking shape: outlines by area, borders by pair of areas, and the things placed so far."""

    sketch: Sketch
    outlines: dict[str, Outline] = field(default_factory=dict)
    borders: dict[frozenset[str], list[list[Point]]] = field(default_factory=dict)
    corners: dict[frozenset[str], list[Point]] = field(default_factory=dict)
    taken: list[Rect] = field(default_factory=list)
    places: dict[str, Point] = field(default_factory=dict)


# --- from cells to outlines ------------------------------------------------------------------------------------------


def cell_corners(row: int, column: int) -> list[Vertex]:
    """The six corners of a cell, in half widths and thirds of a row, clockwise from the top."""
    x, y = 2 * column + 1 + row % 2, 3 * row + 2
    return [(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)]


def border_lines(cells: list[list[str]]) -> dict[tuple[Vertex, Vertex], str]:
    """Every directed side of a cell that differs from the cell beyond it, with the area on its right."""
    sides = {}
    for row, line in enumerate(cells):
        for column, area in enumerate(line):
            corners = cell_corners(row, column)
            for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
                sides[a, b] = area
    return {(a, b): area for (a, b), area in sides.items() if sides.get((b, a), SEA) != area}


def warp(sketch: Sketch, spot: Spot) -> Spot:
    """A gentle bending of the whole plane, so that no border stays straight."""
    x, y = spot
    turn = sketch.seed
    dx = 17 * sin(y / 170 + 4 * turn) + 13 * sin(y / 62 + turn) + 9 * sin(x / 41 + y / 37 + 2 * turn)
    dy = 16 * sin(x / 190 + 5 * turn) + 12 * sin(x / 57 + 3 * turn) + 8 * sin(x / 33 - y / 45 + turn)
    return x + dx, y + dy


def ripple(spot: Spot) -> Spot:
    """Small irregularities along a border."""
    x, y = spot
    return x + 2.6 * sin(y / 8.5 + x / 23) + 1.5 * sin(y / 4.1), y + 2.6 * sin(x / 9.5 - y / 19) + 1.5 * sin(x / 4.7)


def resampled(line: list[Spot], spacing: float) -> list[Spot]:
    """The same line with points at even distances, ends kept."""
    lengths = [0.0]
    for a, b in pairwise(line):
        lengths.append(lengths[-1] + hypot(b[0] - a[0], b[1] - a[1]))
    count = max(3, round(lengths[-1] / spacing))
    result, at = [], 0
    for step in range(count + 1):
        want = lengths[-1] * step / count
        while at < len(line) - 2 and lengths[at + 1] < want:
            at += 1
        part = (want - lengths[at]) / max(lengths[at + 1] - lengths[at], 1e-9)
        result.append((line[at][0] + (line[at + 1][0] - line[at][0]) * part, line[at][1] + (line[at + 1][1] - line[at][1]) * part))
    return result


def softened(line: list[Spot], closed: bool) -> list[Spot]:
    """A line with its corners rounded; the ends of an open one stay."""
    fine = resampled(line, 5)
    for _ in range((SOFTNESS * SOFTNESS) // 25 * 2):
        if closed:
            ring = fine[:-1]
            ring = [mean3(ring[index - 1], ring[index], ring[(index + 1) % len(ring)]) for index in range(len(ring))]
            fine = ring + ring[:1]
        else:
            fine = [fine[0], *(mean3(a, b, c) for a, b, c in zip(fine, fine[1:], fine[2:], strict=False)), fine[-1]]
    return resampled(fine, SPACING)


def mean3(a: Spot, b: Spot, c: Spot) -> Spot:
    return (a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4


def chains(sides: dict[tuple[Vertex, Vertex], str]) -> list[list[Vertex]]:
    """The borders from corner of three areas to corner of three, and the closed ones, each once."""
    neighbours: dict[Vertex, set[Vertex]] = {}
    for a, b in sides:
        neighbours.setdefault(a, set()).add(b)
        neighbours.setdefault(b, set()).add(a)
    meeting = sorted(vertex for vertex, others in neighbours.items() if len(others) != 2)
    seen: set[frozenset[Vertex]] = set()
    result = []
    for start in meeting + sorted(neighbours):
        for second in sorted(neighbours[start]):
            if frozenset((start, second)) in seen:
                continue
            line = [start, second]
            while len(neighbours[line[-1]]) == 2 and line[-1] != start:
                line.append(next(vertex for vertex in sorted(neighbours[line[-1]]) if vertex != line[-2]))
            seen |= {frozenset(pair) for pair in pairwise(line)}
            result.append(line)
    return result


def grow(sketch: Sketch) -> Drawn:
    """Outlines and borders of all areas of a sketch."""
    sides = border_lines(sketch.cells)
    drawn = Drawn(sketch)
    pieces: dict[str, list[list[Point]]] = {}
    corner_areas: dict[Point, set[str]] = {}
    for chain in chains(sides):
        spots = [warp(sketch, sketch.spot(vertex)) for vertex in chain]
        line = [rounded(ripple(spot)) for spot in softened(spots, chain[0] == chain[-1])]
        line = [point for index, point in enumerate(line) if index == 0 or point != line[index - 1]]
        right = sides.get((chain[0], chain[1]), SEA)
        left = sides.get((chain[1], chain[0]), SEA)
        pieces.setdefault(right, []).append(line)
        pieces.setdefault(left, []).append(line[::-1])
        drawn.borders.setdefault(frozenset((left, right)), []).append(line)
        for end in (line[0], line[-1]):
            corner_areas.setdefault(end, set()).update((left, right))
    for point, areas in corner_areas.items():
        drawn.corners.setdefault(frozenset(areas), []).append(point)
    drawn.outlines = {area: stitched(area, lines) for area, lines in sorted(pieces.items()) if area != SEA}
    return drawn


def rounded(spot: Spot) -> Point:
    return round(spot[0]), round(spot[1])


def stitched(area: str, lines: list[list[Point]]) -> Outline:
    """One closed outline from its pieces."""
    rest = list(lines)
    ring = rest.pop(0)[:]
    while rest:
        follow = next((line for line in rest if line[0] == ring[-1]), None)
        if follow is None:
            raise SystemExit(f"{area} is not in one piece or has a hole")
        rest.remove(follow)
        ring += follow[1:]
    assert ring[0] == ring[-1]
    return tuple(ring[:-1])


# --- placing things --------------------------------------------------------------------------------------------------


def free(drawn: Drawn, rect: Rect, gap: float) -> bool:
    grown = (rect[0] - gap, rect[1] - gap, rect[2] + gap, rect[3] + gap)
    return (
        not any(overlap(grown, other) for other in drawn.taken)
        and grown[0] > 14
        and grown[1] > 14
        and grown[2] < drawn.sketch.width - 14
        and grown[3] < drawn.sketch.height - 14
    )


def claim(drawn: Drawn, key: str, footprint: Rect, at: Point) -> None:
    drawn.places[key] = at
    drawn.taken.append(moved(footprint, at))


def place_border_towers(drawn: Drawn, luck: random.Random) -> None:
    for tower in sorted(drawn.sketch.towers, key=lambda tower: -len(tower.areas)):
        if len(tower.areas) == 1:
            continue
        spots = drawn.corners.get(frozenset(tower.areas), []) if len(tower.areas) == 3 else border_spots(drawn, tower.areas)
        spots = [(x + right, y - up) for x, y in spots for right, up in NUDGES if stands(drawn, tower, (x + right, y - up))]
        if not spots:
            raise Failed(f"no room for tower {tower.id}")
        claim(drawn, tower.id, tower_footprint(tower.wands), luck.choice(spots))


def stands(drawn: Drawn, tower: Tower, spot: Point) -> bool:
    """Whether a tower has room there, its base plainly in each of its areas and in no other."""
    room = moved(tower_footprint(tower.wands), spot)
    if not free(drawn, room, 3) or not has_elbow_room(drawn, room):
        return False
    shares = [base_share(drawn.outlines[area], tower.shape, spot) for area in tower.areas]
    return min(shares) >= SHARE and is_clear_of_others(drawn, tower, spot)


def has_elbow_room(drawn: Drawn, room: Rect) -> bool:
    """Whether no tower placed so far would stand right beside it."""
    wide = (room[0] - ELBOW_ROOM, room[1], room[2] + ELBOW_ROOM, room[3])
    return not any(
        overlap(wide, moved(tower_footprint(tower.wands), drawn.places[tower.id])) for tower in drawn.sketch.towers if tower.id in drawn.places
    )


def border_spots(drawn: Drawn, areas: tuple[str, ...]) -> list[Point]:
    return [point for line in drawn.borders.get(frozenset(areas), []) for point in line]


def is_clear_of_others(drawn: Drawn, tower: Tower, spot: Point) -> bool:
    others = [outline for area, outline in drawn.outlines.items() if area not in tower.areas and drawn.sketch.is_land(area)]
    return not any(base_share(outline, tower.shape, spot, CLEAR) for outline in others if near(outline, spot))


def near(outline: Outline, spot: Spot) -> bool:
    left, top, right, bottom = bounds(outline)
    return left - REACH < spot[0] < right + REACH and top - REACH < spot[1] < bottom + REACH


class Failed(Exception):
    """A try at placing everything that did not work out."""


def place_in_area(drawn: Drawn, area: str, luck: random.Random) -> None:
    """Places all things of one area, the largest first; raises Failed after too many tries."""
    things = [(key, kind, footprint, spots_for(drawn, area, key, kind, footprint)) for key, kind, footprint in drawn.sketch.things_of(area)]
    before, reason = len(drawn.taken), ""
    for _ in range(TRIES):
        for key, kind, footprint, spots in things:
            open_spots = [(edge, spot) for edge, spot in spots if kind != "tower" or has_elbow_room(drawn, moved(footprint, spot))]
            spot = roomiest(drawn, footprint, open_spots, luck)
            if spot is None:
                reason = kind
                give_up(drawn, before, [key for key, *_ in things])
                break
            claim(drawn, key, footprint, spot)
        else:
            for tower in drawn.sketch.covered_in(area):
                tile = drawn.places[f"tile {area}"]
                drawn.places[tower.id] = (tile[0], tile[1] + COVERED_BELOW)
            return
    raise Failed(f"{area} is too full for a {reason}")


def give_up(drawn: Drawn, before: int, keys: list[str]) -> None:
    """Takes back what a try has placed."""
    del drawn.taken[before:]
    for key in keys:
        drawn.places.pop(key, None)


def spots_for(drawn: Drawn, area: str, key: str, kind: str, footprint: Rect) -> list[tuple[float, Point]]:
    """Where a thing may be in its area; a tower's base also keeps clear of all other areas."""
    spots = candidates(drawn, area, kind, footprint)
    tower = next((each for each in drawn.sketch.towers if each.id == key), None)
    return spots if tower is None else [(edge, spot) for edge, spot in spots if edge > REACH or is_clear_of_others(drawn, tower, spot)]


def candidates(drawn: Drawn, area: str, kind: str, footprint: Rect) -> list[tuple[float, Point]]:
    """All spots of a fine grid where a thing lies inside its area, each with its distance from the border."""
    outline = drawn.outlines[area]
    slack = {"name": 3, "tower": 5, "cloud space": 5}.get(kind, 2)
    left, top, right, bottom = (footprint[0] + slack, footprint[1] + slack, footprint[2] - slack, footprint[3] - slack)
    corners = [(x, y) for x in (left, (left + right) / 2, right) for y in (top, (top + bottom) / 2, bottom)]
    box = bounds(outline)
    grid = np.mgrid[int(box[0]) : int(box[2]) : 6, int(box[1]) : int(box[3]) : 6].reshape(2, -1).T
    for corner in corners:
        grid = grid[inside_many(outline, grid + corner)]
    spots = [(int(x), int(y)) for x, y in grid if free(drawn, moved(footprint, (x, y)), 2)]
    apart = INSIDE if kind == "tower" else 0
    return [(edge, spot) for spot in spots if (edge := border_distance(outline, spot)) > apart]


def inside_many(outline: Outline, spots: Any) -> Any:
    """For each of many spots whether it lies inside an outline."""
    x, y = spots[:, 0], spots[:, 1]
    inside = np.zeros(len(spots), bool)
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if y1 != y2:
            inside ^= ((y1 > y) != (y2 > y)) & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
    return inside


def roomiest(drawn: Drawn, footprint: Rect, spots: list[tuple[float, Point]], luck: random.Random) -> Point | None:
    """Of some random spots that are still free, one far from the border."""
    some = luck.sample(spots, min(len(spots), 60))
    fits = [(edge * luck.random(), spot) for edge, spot in some if free(drawn, moved(footprint, spot), 2)]
    return max(fits)[1] if fits else None


def place_the_rest(drawn: Drawn, luck: random.Random) -> None:
    faults = []
    for area in drawn.outlines:
        try:
            place_in_area(drawn, area, luck)
        except Failed as failed:
            faults.append(str(failed))
    if faults:
        raise Failed("; ".join(faults))


def furnish(sketch: Sketch) -> Drawn:
    """A map with everything in its place; tries until it works."""
    last = None
    for attempt in range(ATTEMPTS):
        luck = random.Random(f"{sketch.title}{attempt}")
        drawn = grow(sketch)
        try:
            place_border_towers(drawn, luck)
            place_the_rest(drawn, luck)
        except Failed as failed:
            last = failed
            print("  again:", failed)
            continue
        return drawn
    raise SystemExit(f"{sketch.title}: {last}")


# --- writing ---------------------------------------------------------------------------------------------------------


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    return str(value)


def rows(side: str, table: str, entries: list[dict[str, Any]]) -> list[str]:
    lines = []
    for entry in entries:
        lines += [f"[[{side}.{table}]]", *(f"{key} = {toml(value)}" for key, value in entry.items()), ""]
    return lines


def written(side: str, drawn: Drawn) -> str:
    """A map in TOML; ids are those of the notation of moves: a7, t12, c3."""
    sketch, places = drawn.sketch, drawn.places
    ids = {area: f"a{number}" for number, area in enumerate(sorted(drawn.outlines, key=sketch.order))}
    head = {
        "title": sketch.titles,
        "width": sketch.width,
        "height": sketch.height,
        "castles": [ids[area] for area in sketch.castles],
        "source": "ours",
    }
    lines = [f"[{side}]", *(f"{key} = {toml(value)}" for key, value in head.items()), ""]
    lines += rows(side, "areas", area_rows(drawn, ids))
    lines += rows(side, "circles", [{"id": circle, "area": ids[area], "at": places[f"circle {circle}"]} for circle, area in sketch.circles.items()])
    lines += rows(side, "clouds", [{"id": key, "area": ids[area], "at": places[key]} for key, area in sketch.cloud_spaces()])
    lines += rows(side, "towers", tower_rows(drawn, ids))
    for kind in ("mountain", "forest", "hill"):
        spaces = [{"area": ids[area], "at": places[f"tile {area}"]} for area in sketch.tiles.get(kind, ())]
        if kind == "mountain":
            covers = [[tower.id for tower in sketch.covered_in(area)] for area in sketch.tiles["mountain"]]
            spaces = [{**space, "covers": covered} for space, covered in zip(spaces, covers, strict=True)]
        lines += rows(side, f"{kind}_spaces", spaces)
    return "\n".join(lines)


def area_rows(drawn: Drawn, ids: dict[str, str]) -> list[dict[str, Any]]:
    sketch, places = drawn.sketch, drawn.places
    return [
        {
            "id": mark,
            "name": sketch.names[area],
            "landscape": sketch.landscape(area),
            "neighbours": [ids[other] for other in ids if frozenset((area, other)) in drawn.borders],
            "at": places[f"name {area}"],
            **({"castle_at": places[f"castle {area}"]} if area in sketch.castles else {}),
            "outline": write_outline(drawn.outlines[area]),
        }
        for area, mark in ids.items()
    ]


def tower_rows(drawn: Drawn, ids: dict[str, str]) -> list[dict[str, Any]]:
    return [
        {
            "id": tower.id,
            "colour": tower.colour,
            "shape": tower.shape,
            "points": tower.points,
            "wands": tower.wands,
            "areas": [ids[area] for area in tower.areas],
            "at": drawn.places[tower.id],
            **({"source": dict.fromkeys(tower.known, "rulebook")} if tower.known else {}),
        }
        for tower in drawn.sketch.towers
    ]


def main() -> None:
    for name, sides in BOXES.items():
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        path = FOLDER / f"{name}.toml"
        head = path.read_text(encoding="utf-8").split(MARK)[0] if path.exists() else f'name = "{name}"\n\n'
        maps = []
        for side, sketch in sides.items():
            print(name, side)
            maps.append(written(side, furnish(sketch)))
        path.write_text(head + MARK + "\n" + re.sub(r"\n{3,}", "\n\n", "\n".join(maps)).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
