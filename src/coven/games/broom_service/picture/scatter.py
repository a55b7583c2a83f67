"""Small drawings that tell a landscape, and landmarks, wherever nothing else stands and never across a border."""

import random
from collections.abc import Iterator
from typing import Any

from coven.games.broom_service.box.map.geometry import Outline, Rect, bounds, inside_many, read_outline, step_over
from coven.games.broom_service.picture import art
from coven.games.broom_service.picture.landmarks import crag, hits, hits_any, place_landmark
from coven.games.broom_service.view.setting_schema import Sheet, SheetArea
from coven.kernel.later import Later

np: Any = Later("numpy")


def fang(by: float) -> str:
    """A rock like a tooth, for areas that are named after one."""
    return art.shadow(11 * by, 11 * by) + art.scaled(by, crag("M-10,12Q-14,-12 9,-28Q4,-8 11,12Z", "M9,-28Q4,-8 11,12H3Q2,-8 9,-28Z"))


STREWN = art.SCATTER | {"tooth": ((fang(1.25), 19, 37, 18), (fang(0.9), 14, 27, 14), (fang(0.6), 10, 19, 11))}
SPACING = art.SPACING | {"tooth": 46}
MOST_STREWN = 150  # places in one area; ours have 134 at most


def scattered(side: Sheet, taken: list[Rect]) -> list[str]:
    """Each area's landmark, then its small drawings, the nearer before the farther; each drawing is defined once."""
    spots: list[tuple[int, str]] = []
    for area in side["areas"]:
        outline, luck = read_outline(area["outline"]), random.Random(f"{area['id']}{area['at']}")
        landmark, room = place_landmark(area, outline, taken)
        spots += [(int(rect[3]), landmark) for rect in room]
        spots += _strewn(outline, _kind_of(area), [*taken, *room], luck)
    return [_definitions(), *(drawing for _, drawing in sorted(spots))]


def _kind_of(area: SheetArea) -> str:
    """What is strewn over an area: its landscape, or teeth where its name promises them."""
    return "tooth" if "tooth" in str(area["name"].get("en", "")).lower().split() else str(area["landscape"])


def _definitions() -> str:
    named = ((f"{kind}-{number}", drawing[0]) for kind, drawings in STREWN.items() for number, drawing in enumerate(drawings))
    return "<defs>" + "".join(f"<g id='{name}'>{drawing}</g>" for name, drawing in named) + "</defs>"


def _strewn(outline: Outline, kind: str, taken: list[Rect], luck: random.Random) -> Iterator[tuple[int, str]]:
    """Drawings of a landscape on a shaken grid, the first from a random one on that lies inside the area with all its room."""
    step = step_over(outline, SPACING[kind], MOST_STREWN)
    spots = [(x, y, luck.randrange(len(STREWN[kind]))) for x, y in _grid(outline, step, luck)]
    places = np.array([(x, y) for x, y, _ in spots], float).reshape(-1, 2)
    near = [rect for rect in taken if hits(bounds(outline), rect)]
    fitting = [_fits(outline, (-wide, -above, wide, below), places, near) for _, wide, above, below in STREWN[kind]]
    for place, (x, y, first) in enumerate(spots):
        number = next((number for number in range(first, len(fitting)) if fitting[number][place]), None)
        if number is not None:
            yield y, f"<use href='#{kind}-{number}' x='{x}' y='{y}'/>"


def _grid(outline: Outline, step: int, luck: random.Random) -> Iterator[tuple[int, int]]:
    left, top, right, bottom = bounds(outline)
    for row, y in enumerate(range(int(top), int(bottom), step - 5)):
        for x in range(int(left) + row % 2 * step // 2, int(right), step):
            yield x + luck.randint(-6, 6), y + luck.randint(-5, 5)


def _fits(outline: Outline, room: Rect, places: Any, near: list[Rect]) -> Any:
    """For each place whether a room there lies on nothing else, with its corners and the middles between them inside the area."""
    fits = ~hits_any(room, places, near)
    for corner in ((x, y) for y in (room[1], room[3]) for x in (room[0], 0, room[2])):
        fits[fits] = inside_many(outline, places[fits] + corner)
    return fits
