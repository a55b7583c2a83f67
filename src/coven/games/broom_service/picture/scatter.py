"""Small drawings that tell a landscape, and landmarks, wherever nothing else stands and never across a border."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from coven.games.broom_service.box.map.geometry import Outline, Rect, bounds, contains, read_outline
from coven.games.broom_service.picture import art
from coven.games.broom_service.picture.landmarks import crag, hits, place_landmark

Side = Mapping[str, Any]


def fang(by: float) -> str:
    """A rock like a tooth, for areas that are named after one."""
    return art.shadow(11 * by, 11 * by) + art.scaled(by, crag("M-10,12Q-14,-12 9,-28Q4,-8 11,12Z", "M9,-28Q4,-8 11,12H3Q2,-8 9,-28Z"))


STREWN = art.SCATTER | {"tooth": ((fang(1.25), 19, 37, 18), (fang(0.9), 14, 27, 14), (fang(0.6), 10, 19, 11))}
SPACING = art.SPACING | {"tooth": 46}


def scattered(side: Side, taken: list[Rect]) -> list[str]:
    """Each area's landmark, then its small drawings, the nearer before the farther; each drawing is defined once."""
    spots: list[tuple[int, str]] = []
    for area in side["areas"]:
        outline, luck = read_outline(area["outline"]), random.Random(f"{area['id']}{area['at']}")
        landmark, room = place_landmark(area, outline, taken)
        spots += [(int(rect[3]), landmark) for rect in room]
        spots += _strewn(outline, _kind_of(area), [*taken, *room], luck)
    return [_definitions(), *(drawing for _, drawing in sorted(spots))]


def _kind_of(area: Mapping[str, Any]) -> str:
    """What is strewn over an area: its landscape, or teeth where its name promises them."""
    return "tooth" if "tooth" in str(area["name"].get("en", "")).lower().split() else str(area["landscape"])


def _definitions() -> str:
    named = ((f"{kind}-{number}", drawing[0]) for kind, drawings in STREWN.items() for number, drawing in enumerate(drawings))
    return "<defs>" + "".join(f"<g id='{name}'>{drawing}</g>" for name, drawing in named) + "</defs>"


def _strewn(outline: Outline, kind: str, taken: list[Rect], luck: random.Random) -> Iterator[tuple[int, str]]:
    """Drawings of a landscape on a shaken grid, the first from a random one on that lies inside the area with all its room."""
    for x, y in _grid(outline, SPACING[kind], luck):
        for number in range(luck.randrange(len(STREWN[kind])), len(STREWN[kind])):
            _, wide, above, below = STREWN[kind][number]
            room = (x - wide, y - above, x + wide, y + below)
            if _is_inside(outline, room) and not any(hits(room, other) for other in taken):
                yield y, f"<use href='#{kind}-{number}' x='{x}' y='{y}'/>"
                break


def _grid(outline: Outline, step: int, luck: random.Random) -> Iterator[tuple[int, int]]:
    left, top, right, bottom = bounds(outline)
    for row, y in enumerate(range(int(top), int(bottom), step - 5)):
        for x in range(int(left) + row % 2 * step // 2, int(right), step):
            yield x + luck.randint(-6, 6), y + luck.randint(-5, 5)


def _is_inside(outline: Outline, room: Rect) -> bool:
    left, top, right, bottom = (round(side) for side in room)
    middle = (left + right) // 2
    return all(contains(outline, point) for point in ((left, top), (middle, top), (right, top), (left, bottom), (middle, bottom), (right, bottom)))
