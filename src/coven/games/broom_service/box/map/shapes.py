"""The shapes of what stands and lies on a map: the same for whoever draws it and for whoever checks it."""

from functools import lru_cache
from typing import Any

from coven.games.broom_service.box.map.geometry import Outline, Point, Rect, inside_many
from coven.kernel.later import Later

np: Any = Later("numpy")

# A thing on a map as left, top, right and bottom around its place; a tower's place is the middle of its base.
FOOTPRINTS: dict[str, Rect] = {
    "tower": (-23, -56, 23, 21),
    "cloud space": (-46, -30, 46, 30),
    "castle": (-50, -74, 50, 22),
    "stone circle": (-44, -34, 44, 32),
    "tile space": (-36, -40, 36, 38),
}
WAND_ROOM = 11  # a tower needs so much more for each wand beside it
LINE_HEIGHT = 22  # of an area's name
LETTER_WIDTH = 11.5

# The base of a tower around its place, as its top: an ellipse or a slab.
ROUND_BASE = (23, 13, 7)  # half as wide, half as high, how far its middle lies below
SQUARE_BASE: Rect = (-23, 1, 23, 19)
FINENESS = 2  # between the points a base is measured by


def tower_footprint(wands: int) -> Rect:
    left, top, right, bottom = FOOTPRINTS["tower"]
    return left, top, right + WAND_ROOM * wands, bottom


def name_lines(name: str) -> list[str]:
    """A name as it is written on a map: two lines at its first space, if it has one."""
    return name.split(" ", 1)


def name_footprint(names: list[str]) -> Rect:
    """Room for a name in any of its languages."""
    lines = [name_lines(name) for name in names]
    half = max(len(line) for text in lines for line in text) * LETTER_WIDTH / 2
    high = max(len(text) for text in lines) * LINE_HEIGHT / 2
    return -half, -high, half, high


@lru_cache
def base_points(shape: str, grown: int = 0) -> Any:
    """Points spread evenly over a tower's base, or over one that reaches a little further."""
    wide, high, below = ROUND_BASE
    left, top, right, bottom = (-wide, below - high, wide, below + high) if shape == "round" else SQUARE_BASE
    points = np.mgrid[left - grown + 1 : right + grown : FINENESS, top - grown + 1 : bottom + grown : FINENESS].reshape(2, -1).T.astype(float)
    if shape != "round":
        return points
    return points[(points[:, 0] / (wide + grown)) ** 2 + ((points[:, 1] - below) / (high + grown)) ** 2 <= 1]


def base_share(outline: Outline, shape: str, at: Point, grown: int = 0) -> float:
    """How much of a tower's base lies in an area, from 0 to 1."""
    return float(inside_many(outline, base_points(shape, grown) + np.array(at)).mean())
