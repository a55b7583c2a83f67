"""A map as an SVG picture, in plain Python: areas patterned by landscape, water, castles, towers, cloud spaces, names and a legend.

The picture carries both full names and short marks; below 640 px of width the marks take the names' place. With a view it
shows the position: the clouds and tiles that lie there, filled towers, pawns, and the short names that moves are written with.
"""

from collections.abc import Sequence
from html import escape

from coven.errors import CovenError
from coven.games.broom_service.box.map.geometry import Rect, moved
from coven.games.broom_service.box.map.shapes import FOOTPRINTS, LINE_HEIGHT, name_footprint, name_lines, tower_footprint
from coven.games.broom_service.picture import art
from coven.games.broom_service.picture.ground import areas, sea
from coven.games.broom_service.picture.legend import legend
from coven.games.broom_service.picture.pieces import TILE_KINDS, clouds_of, covered_of, filled_of, pawn_places, pawns_of, tile_spaces, tiles_of
from coven.games.broom_service.picture.room import PAWN
from coven.games.broom_service.picture.scatter import scattered
from coven.games.broom_service.picture.seats import standing
from coven.games.broom_service.view.joined import Shown
from coven.games.broom_service.view.setting_schema import Sheet, SheetItem, SheetTower

MARGIN = 22
HEADER = 84
GAP = 11  # between the map and what is below it
NARROW = 640  # below this width the marks are shown, not the names
MARK: Rect = (-34, -18, 34, 16)  # an area's mark around its place


def draw_map(
    side: Sheet,
    which: str,
    language: str = "en",
    *,
    frame: bool = True,
    names: bool = True,
    narrow: bool | None = None,
    view: Shown | None = None,
    seats: Sequence[str] = (),
) -> str:
    """A side of a board as SVG text. `narrow` fixes names (False) or marks (True); `view` shows a position, `seats` names who plays."""
    check_drawn(side, which)
    places = pawn_places(side, view, taken_in(side, view)) if view else {}
    pawn_rooms = [moved(PAWN, spot) for spot in places.values()]
    picture = [*sea(side), *areas(side, _bases(side, view)), *scattered(side, [*things_on(side), *pawn_rooms]), *_things(side, which, view)]
    picture += [*(_names(side, language, view) if names else ()), *pawns_of(places)]
    title = str(side["title"].get(language, side["title"]["en"]))
    style = _switch(narrow, view)
    if not frame:
        return _svg(side["width"], side["height"], picture, style, title)
    panels = [standing(view, seats, language, side["width"])] if view and seats else []
    return _framed(side, [*panels, legend(side, which, language, side["width"], view)], picture, style, title)


def check_drawn(side: Sheet, which: str) -> None:
    """Raises `not_drawn` for a map without outlines."""
    if not any("outline" in area for area in side["areas"]):
        raise CovenError("not_drawn", f"The {which} of this box has no outlines to draw.", side=which)


def _framed(side: Sheet, panels: Sequence[tuple[str, float]], picture: Sequence[str], style: str, title: str) -> str:
    """The picture with its title above and its panels below."""
    width, height = side["width"], side["height"]
    full_width, full_height = width + 2 * MARGIN, height + HEADER + 2 * MARGIN + sum(high + GAP for _, high in panels) - GAP
    parts = [
        f"<defs><clipPath id='edge'><rect width='{width}' height='{height}' rx='16'/></clipPath></defs>",
        f"<rect width='{full_width}' height='{full_height}' rx='26' fill='{art.NIGHT}'/>",
        f"<text class='title' x='{full_width / 2}' y='{MARGIN + 46}'>{escape(title)}</text>",
        art.group((MARGIN + 66, MARGIN + 30), art.moon()),
        art.group((full_width - MARGIN - 92, MARGIN + 36), art.broom()),
        art.group((MARGIN, HEADER), f"<g clip-path='url(#edge)'>{''.join(picture)}</g>{_edge(width, height)}"),
    ]
    top: float = HEADER + height + GAP
    for panel, high in panels:
        parts.append(art.group((MARGIN, top), panel))
        top += high + GAP
    return _svg(full_width, full_height, parts, style, title)


def _edge(width: int, height: int) -> str:
    return f"<rect width='{width}' height='{height}' rx='16' fill='none' stroke='{art.GOLD}' stroke-width='5'/>"


def _switch(narrow: bool | None, view: Shown | None) -> str:
    """The style of a wide or a narrow picture, or of whichever it turns out to be. A position has marks at any width: moves name them."""
    if view is None:
        wide, small = ".mark { display: none; }", ".name { display: none; } .mark { display: inline; } .key { font-size: 29px; }"
    else:
        wide, small = ".mark { font-size: 27px; }", ".mark { font-size: 34px; } .id, .hat { display: none; } .key { font-size: 29px; }"
    return {None: f"{wide} @media (max-width: {NARROW}px) {{ {small} }}", True: small, False: wide}[narrow]


def _svg(width: float, height: float, parts: Sequence[str], style: str, title: str) -> str:
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height:g}' role='img'><title>{escape(title)}</title>"
    return f"{head}<style>{art.STYLE}{style}</style>" + "\n".join(parts) + "</svg>\n"


def things_on(side: Sheet) -> list[Rect]:
    """The room taken by everything printed on a map, names included."""
    return _printed_on(side) + [moved(name_footprint(list(area["name"].values())), area["at"]) for area in side["areas"]]


def _printed_on(side: Sheet) -> list[Rect]:
    rects = [moved(tower_footprint(tower["wands"]), tower["at"]) for tower in side.get("towers", ())]
    rects += [moved(FOOTPRINTS["cloud space"], space["at"]) for space in side.get("clouds", ())]
    rects += [moved(FOOTPRINTS["stone circle"], circle["at"]) for circle in side.get("circles", ())]
    rects += [moved(FOOTPRINTS["tile space"], space["at"]) for kind in TILE_KINDS for space in tile_spaces(side, kind)]
    return rects + [moved(FOOTPRINTS["castle"], area["castle_at"]) for area in side["areas"] if "castle_at" in area]


def taken_in(side: Sheet, view: Shown) -> list[Rect]:
    """The room taken in a position: what is printed and what lies there, marks in place of names."""
    lying, hidden = {cloud["cloud"] for cloud in view["clouds"]}, covered_of(side, view)
    shown: Sheet = {
        **side,
        "clouds": [space for number, space in enumerate(side.get("clouds", ())) if number in lying],
        "towers": [tower for tower in side.get("towers", ()) if tower["id"] not in hidden],
    }
    return _printed_on(shown) + [moved(MARK, area["at"]) for area in side["areas"]]


def _things(side: Sheet, which: str, view: Shown | None) -> list[str]:
    """Tile spaces and circles lie flat; castles and towers stand, the nearer before the farther; tiles and clouds lie above."""
    spaces = [(kind, space) for kind in TILE_KINDS for space in tile_spaces(side, kind)]
    flat = [art.group(space["at"], art.tile_space(kind, not space.get("covers"))) for kind, space in spaces]
    flat += [art.group(circle["at"], art.stone_circle(circle["id"])) for circle in side.get("circles", ())]
    standing = [(drawing_at[1], drawing) for drawing_at, drawing in [*_castles(side, which), *_towers(side, view)]]
    upright = [drawing for _, drawing in sorted(standing)]
    if view is not None:
        return [*flat, *upright, *tiles_of(side, view), *clouds_of(side, view)]
    return [*flat, *upright, *(art.group(space["at"], art.cloud(), _id(space)) for space in side.get("clouds", ()))]


def _castles(side: Sheet, which: str) -> list[tuple[Sequence[int], str]]:
    at = {area["id"]: area["castle_at"] for area in side["areas"] if "castle_at" in area}
    return [(at[area], art.group(at[area], art.castle(art.BANNERS[which], number))) for number, area in enumerate(side["castles"], 1)]


def _towers(side: Sheet, view: Shown | None) -> list[tuple[Sequence[int], str]]:
    filled, hidden = (filled_of(side, view), covered_of(side, view)) if view else (set(), set())
    towers = [
        (tower, art.walls(tower["colour"], tower["shape"], tower["points"], tower["wands"], number in filled) + _tower_label(tower, view))
        for number, tower in enumerate(side.get("towers", ()))
        if tower["id"] not in hidden
    ]
    return [(tower["at"], art.group(tower["at"], drawing, _id(tower))) for tower, drawing in towers]


def _bases(side: Sheet, view: Shown | None) -> list[str]:
    hidden = covered_of(side, view) if view else set()
    return [art.group(tower["at"], art.base(tower["shape"])) for tower in side.get("towers", ()) if tower["id"] not in hidden]


def _tower_label(tower: SheetTower, view: Shown | None) -> str:
    return art.label(escape(tower["id"]), (0, 22)) if view else ""


def _id(row: SheetTower | SheetItem) -> str:
    return f" id='{escape(row['id'])}'"


def _names(side: Sheet, language: str, view: Shown | None) -> list[str]:
    """Each area's name, and its short mark for narrow pictures and for positions, where the name shows when pointed at."""
    parts = []
    for area in side["areas"]:
        x, y = area["at"]
        name = area["name"].get(language, area["name"]["en"])
        if view is None:
            lines = name_lines(name)
            first = y - (len(lines) - 1) * LINE_HEIGHT / 2 + 7
            parts += [f"<text class='name' x='{x}' y='{first + LINE_HEIGHT * number:g}'>{escape(text)}</text>" for number, text in enumerate(lines)]
        hint = f"<title>{escape(name)}</title>" if view else ""
        parts.append(f"<text class='mark' x='{x}' y='{y + 12}'>{hint}{escape(area['id'])}</text>")
    return parts
