"""Room for pawns on a drawn map: inside their area, and on nothing else as far as that can be."""

from math import inf
from typing import Any

from coven.games.broom_service.box.map.geometry import Outline, Rect, bounds, inside_many
from coven.kernel.later import Later

np: Any = Later("numpy")

ABREAST = 4  # most pawns side by side
APART = 34  # from one pawn to the next
BEHIND = 52  # from one row to the next
PAWN: Rect = (-19, -30, 19, 29)  # a pawn around its place
STEP = 6  # between places that are tried
OUTSIDE = 30  # how bad it is if one of twelve points around the pawns lies outside their area; a hidden spot counts 1
ASTRAY = 5000  # how bad it is if a pawn itself stands outside
CROWDED = 60  # from here on they stand apart
FAR = 0.04  # how bad it is to stand one step away from the area's name
Spot = tuple[float, float]


def stand_together(outline: Outline, taken: list[Rect], near: Spot, count: int) -> list[Spot]:
    """Places for `count` pawns in rows, where they hide least, or for two halves of them; they are taken from then on."""
    best, rows, spot = inf, [count], near
    for wide in range(1, min(ABREAST, count) + 1):
        tried = rows_of(count, wide)
        cost, place = roomiest(outline, taken, near, tried)
        if cost < best:
            best, rows, spot = cost, tried, place
    if best > CROWDED and count > 1:
        half = count // 2
        return stand_together(outline, taken, near, count - half) + stand_together(outline, taken, near, half)
    left, top, right, bottom = room_of(rows)
    taken.append((spot[0] + left, spot[1] + top, spot[0] + right, spot[1] + bottom))
    return spots_of(rows, spot)


def rows_of(count: int, wide: int) -> list[int]:
    """How many stand in each row."""
    return [wide] * (count // wide) + ([count % wide] if count % wide else [])


def room_of(rows: list[int]) -> Rect:
    """The room of all rows around their middle."""
    across, deep = APART * (max(rows) - 1) / 2, BEHIND * (len(rows) - 1) / 2
    return PAWN[0] - across, PAWN[1] - deep, PAWN[2] + across, PAWN[3] + deep


def spots_of(rows: list[int], middle: Spot) -> list[Spot]:
    """The place of each pawn, row by row."""
    x, y = middle
    return [
        (x + APART * (place - (wide - 1) / 2), y + BEHIND * (row - (len(rows) - 1) / 2)) for row, wide in enumerate(rows) for place in range(wide)
    ]


def roomiest(outline: Outline, taken: list[Rect], near: Spot, rows: list[int]) -> tuple[float, Spot]:
    """The best place for the middle of some rows on a fine grid, and how bad even that one is."""
    room = room_of(rows)
    edge = [(x, y) for x in np.linspace(room[0], room[2], 4) for y in np.linspace(room[1], room[3], 4) if x in room or y in room]
    left, top, right, bottom = bounds(outline)
    grid = np.mgrid[int(left) : int(right) : STEP, int(top) : int(bottom) : STEP].reshape(2, -1).T.astype(float)
    cost = covered(grid, taken, room) + OUTSIDE * outside(grid, outline, edge) + ASTRAY * outside(grid, outline, spots_of(rows, (0, 0)))
    cost = cost + FAR * np.hypot(*(grid - near).T) / STEP
    best = int(cost.argmin())
    return float(cost[best]), (float(grid[best, 0]), float(grid[best, 1]))


def covered(grid: Any, taken: list[Rect], room: Rect) -> Any:
    """For each place how much of what is there would be hidden."""
    rects = np.array(taken, float).reshape(-1, 4)
    across = np.minimum(grid[:, None, 0] + room[2], rects[:, 2]) - np.maximum(grid[:, None, 0] + room[0], rects[:, 0])
    down = np.minimum(grid[:, None, 1] + room[3], rects[:, 3]) - np.maximum(grid[:, None, 1] + room[1], rects[:, 1])
    return np.asarray((across.clip(0) * down.clip(0)).sum(axis=1))


def outside(grid: Any, outline: Outline, points: list[Spot]) -> Any:
    """For each place how many points around it lie outside the area."""
    return np.asarray(sum((~inside_many(outline, grid + point)).astype(int) for point in points))
