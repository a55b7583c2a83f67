"""Writes web/src/theme/zero.woff2: the zero of our typeface without its slash, which reads as "forbidden" where it stands alone in a score.

Run it after an update of the typeface, with fonttools and brotli at hand: `uv run --with fonttools,brotli tools/pictures/make_zero.py`.
"""

from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

WEB = Path(__file__).resolve().parents[2] / "web"
TYPEFACE = WEB / "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
OUTER = range(16)
# The slash parts the inside in two: their points around the oval, and None where the slash met it.
INNER = (*range(16, 20), None, *range(28, 39), 27, None, *range(20, 27))
PHANTOMS = range(39, 43)
BULGE = 5  # how far the oval goes beyond a straight line there


def main() -> None:
    font = TTFont(TYPEFACE)
    keep_zero(font)
    close_slash(font)
    font.flavor = "woff2"
    font.save(WEB / "src/theme/zero.woff2")


def keep_zero(font: TTFont) -> None:
    options = subset.Options(layout_features=["tnum", "pnum"], name_IDs=[0, 1, 2, 13, 14], notdef_outline=False, glyph_names=True)
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=[ord("0")])
    chosen.subset(font)


def close_slash(font: TTFont) -> None:
    """One oval inside in the place of two halves, in all weights."""
    glyphs, zero = font["glyf"], font["glyf"]["zero"]
    points, _, flags = zero.getCoordinates(glyphs)
    around = [*OUTER, *INNER]
    zero.coordinates = GlyphCoordinates([rounded(true_point(list(points), around, at)) for at in range(len(around))])
    zero.flags = bytearray(1 & flags[place] if place is not None else 0 for place in around)
    zero.endPtsOfContours = [len(OUTER) - 1, len(around) - 1]
    zero.numberOfContours = 2
    for variation in font["gvar"].variations["zero"]:
        deltas = variation.coordinates
        ends = [deltas[place] for place in PHANTOMS]
        variation.coordinates = [rounded(middle(list(deltas), around, at)) for at in range(len(around))] + ends


def middle(points: list[Any], around: list[int | None], at: int) -> tuple[float, float]:
    """A point, or what lies between its neighbours where there is none."""
    place = around[at]
    if place is not None:
        return tuple(points[place])
    (x, y), (to_x, to_y) = points[around[at - 1] or 0], points[around[at + 1] or 0]
    return (x + to_x) / 2, (y + to_y) / 2


def true_point(points: list[Any], around: list[int | None], at: int) -> tuple[float, float]:
    x, y = middle(points, around, at)
    if around[at] is not None:
        return x, y
    (left, low), (right, high) = points[around[at - 1] or 0], points[around[at + 1] or 0]
    length = ((right - left) ** 2 + (high - low) ** 2) ** 0.5
    return x + 2 * BULGE * (high - low) / length, y - 2 * BULGE * (right - left) / length


def rounded(point: tuple[float, float]) -> tuple[int, int]:
    return round(point[0]), round(point[1])


if __name__ == "__main__":
    main()
