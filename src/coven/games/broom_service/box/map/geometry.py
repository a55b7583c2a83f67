"""Plane geometry for maps: outlines of whole-numbered points, what they hold, touch and share."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot, isqrt
from typing import Any

from coven.kernel.later import Later

np: Any = Later("numpy")

Point = tuple[int, int]
Outline = tuple[Point, ...]
Rect = tuple[float, float, float, float]  # left, top, right, bottom

PAIRS_AT_ONCE = 1 << 14  # lines compared with lines in one go: each takes about a hundred bytes
HAIR = 1e-6  # what reckoning with fractions may be off; places that differ at all differ by more


@lru_cache(256)
def read_outline(text: str) -> Outline:
    """Points written as `x,y x,y …`, whole numbers; raises ValueError where it can't be read."""
    points = [tuple(int(number) for number in pair.split(",")) for pair in text.split()]
    if len(points) < 3 or any(len(point) != 2 for point in points):
        raise ValueError(text)
    return tuple((point[0], point[1]) for point in points)


def write_outline(outline: Outline) -> str:
    return " ".join(f"{x},{y}" for x, y in outline)


@lru_cache(256)
def segments(outline: Outline) -> frozenset[tuple[Point, Point]]:
    """The straight lines of an outline, each with its lower end first."""
    return frozenset((a, b) if a < b else (b, a) for a, b in zip(outline, outline[1:] + outline[:1], strict=True))


def shared_length(one: Outline, other: Outline) -> float:
    """Length of the lines two outlines have in common."""
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in segments(one) & segments(other))


@lru_cache(256)
def bounds(outline: Outline) -> Rect:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


def step_over(outline: Outline, step: int, most: int) -> int:
    """The step of a grid over an outline: as it is asked for, or as wide as it must be so that there are about so many places at most."""
    left, top, right, bottom = bounds(outline)
    return max(step, isqrt(int((right - left) * (bottom - top)) // most))


def contains(outline: Outline, point: tuple[float, float]) -> bool:
    """Whether a point lies inside (by the crossings of a ray)."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def inside_many(outline: Outline, points: Any) -> Any:
    """For each of many points whether it lies inside."""
    start = np.array(outline, float)
    end = np.roll(start, -1, axis=0)
    rise = np.where(end[:, 1] == start[:, 1], 1.0, end[:, 1] - start[:, 1])

    def are_inside(some: Any) -> Any:
        x, y = some.T
        meets = (start[:, 1, None] > y) != (end[:, 1, None] > y)
        crossing = start[:, 0, None] + (end[:, 0] - start[:, 0])[:, None] * (y - start[:, 1, None]) / rise[:, None]
        return (meets & (x < crossing)).sum(axis=0) % 2 == 1

    return in_pieces(are_inside, points, len(outline))


def in_pieces(work: Callable[[Any], Any], points: Any, lines: int) -> Any:
    """What is found for many points, each compared with so many lines: a few points at a time, to save memory."""
    places, at_once = np.asarray(points, float).reshape(-1, 2), max(1, PAIRS_AT_ONCE // lines)
    return np.concatenate([work(places[first : first + at_once]) for first in range(0, max(1, len(places)), at_once)])


def border_distance(outline: Outline, point: tuple[float, float]) -> float:
    """How far a point is from the nearest line of an outline."""
    return float(border_distances(outline, [point])[0])


def border_distances(outline: Outline, points: Any) -> Any:
    """For each of many points how far it is from the nearest line of an outline."""
    start = np.array(outline, float)
    along = np.roll(start, -1, axis=0) - start
    length = np.maximum((along**2).sum(axis=1), 1e-9)

    def distances(some: Any) -> Any:
        to = some[:, None, :] - start
        part = np.clip((to * along).sum(axis=2) / length, 0, 1)
        return np.sqrt(((to - along * part[..., None]) ** 2).sum(axis=2)).min(axis=1)

    return in_pieces(distances, points, len(outline))


def distance(outline: Outline, point: tuple[float, float]) -> float:
    """How far a point is from an area: 0 inside it."""
    return 0.0 if contains(outline, point) else border_distance(outline, point)


def moved(footprint: Rect, at: Sequence[float]) -> Rect:
    return footprint[0] + at[0], footprint[1] + at[1], footprint[2] + at[0], footprint[3] + at[1]


def overlap(one: Rect, other: Rect) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def within(outer: Rect, inner: Rect) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def _orientation(a: Any, b: Any, c: Any) -> Any:
    return (b[..., 0] - a[..., 0]) * (c[..., 1] - a[..., 1]) - (b[..., 1] - a[..., 1]) * (c[..., 0] - a[..., 0])


def crossings(one: Outline, other: Outline) -> int:
    """How many lines of one outline properly cross lines of the other; touching is no crossing. Compared a few lines at a time, to save memory."""
    c = np.array(other, np.int64)[None, :, :]
    d = np.roll(c, -1, axis=1)
    lines = np.array(one, np.int64)[:, None, :]
    ends = np.roll(lines, -1, axis=0)
    at_once = max(1, PAIRS_AT_ONCE // len(other))
    return sum(_crossings(lines[first : first + at_once], ends[first : first + at_once], c, d) for first in range(0, len(one), at_once))


def _crossings(a: Any, b: Any, c: Any, d: Any) -> int:
    apart = (np.sign(_orientation(a, b, c)) * np.sign(_orientation(a, b, d)) < 0) & (
        np.sign(_orientation(c, d, a)) * np.sign(_orientation(c, d, b)) < 0
    )
    return int(apart.sum())


@lru_cache(256)
def is_simple(outline: Outline) -> bool:
    """Whether an outline has no point twice and never crosses itself."""
    return len(set(outline)) == len(outline) and crossings(outline, outline) == 0


def own_lines(one: Outline, other: Outline) -> Any:
    """The lines of one outline that are no lines of the other and within its bounds, as pairs of ends."""
    left, top, right, bottom = bounds(other)
    lines = np.array(sorted(segments(one) - segments(other)), np.int64).reshape(-1, 2, 2)
    low, high = lines.min(axis=1), lines.max(axis=1)
    return lines[(low[:, 0] <= right) & (high[:, 0] >= left) & (low[:, 1] <= bottom) & (high[:, 1] >= top)]


def middles(one: Outline, other: Outline) -> list[tuple[float, float]]:
    """The middle of each such line, which is first cut wherever a corner of the other lies on it."""
    lines = own_lines(one, other)
    start, along = lines[:, 0], lines[:, 1] - lines[:, 0]
    to = np.array(other, np.int64)[None, :, :] - start[:, None, :]
    beside = along[:, None, 0] * to[..., 1] - along[:, None, 1] * to[..., 0]
    reach, length = (to * along[:, None, :]).sum(axis=2), (along**2).sum(axis=1)
    cuts = (beside == 0) & (reach > 0) & (reach < length[:, None])
    found = [*(start + along / 2)[~cuts.any(axis=1)]]
    for line in np.flatnonzero(cuts.any(axis=1)):
        parts = [0.0, *sorted(reach[line, cuts[line]] / length[line]), 1.0]
        found += [start[line] + along[line] * (before + after) / 2 for before, after in pairwise(parts)]
    return [(float(x), float(y)) for x, y in found]


def reaches_into(one: Outline, other: Outline) -> bool:
    """Whether a line of one outline runs inside another, if they don't cross."""
    points = middles(one, other)
    if not points:
        return False
    inside = inside_many(other, points)
    return any(border_distance(other, point) > HAIR for point, found in zip(points, inside, strict=True) if found)


def is_same(one: Outline, other: Outline) -> bool:
    """Whether two outlines run along the same line, whatever their corners."""
    return bounds(one) == bounds(other) and all(border_distance(other, point) <= HAIR for point in middles(one, other))


@lru_cache(1024)
def overlapping(one: Outline, other: Outline) -> bool:
    """Whether two areas have ground in common: lines that cross, a line of one inside the other, or one and the same outline."""
    return crossings(one, other) > 0 or reaches_into(one, other) or reaches_into(other, one) or is_same(one, other)
