"""Landmarks: what the name of an area promises, drawn where there is room. Any box may use these words in its English names."""

from typing import Any

from coven.games.broom_service.box.map.geometry import Outline, Point, Rect, border_distances, bounds, inside_many, moved, step_over
from coven.games.broom_service.picture import art
from coven.games.broom_service.picture.art import GOLD, INK, PAPER, inked, line
from coven.games.broom_service.view.setting_schema import SheetArea
from coven.kernel.later import Later

np: Any = Later("numpy")

ROOM: Rect = (-29, -38, 29, 22)  # a landmark around its place
SIZES = (1.25, 1.0, 0.8, 0.62, 0.5)  # tried from the largest down
STEP = 7  # between places that are tried
MOST_TRIED = 3000  # places in one area: a map of any size is drawn in the same time
LIT, DIM = "#d9d5dd", "#857f8d"  # rock in the light and in the shade


def crag(outline: str, shade: str, more: str = "") -> str:
    """A rock with a lit and a dark face."""
    return inked(outline, LIT) + f"<path d='{shade}' fill='{DIM}'/>" + line(outline, INK) + more


def beast(path: str, fill: str, more: str = "") -> str:
    return inked(path, fill) + more


def eye(x: float, y: float, size: float = 2) -> str:
    return f"<circle cx='{x:g}' cy='{y:g}' r='{size:g}' fill='{INK}'/>"


BOLT = "M5,-36l-12,19h8l-5,16l15,-22h-8l6,-13z"
DRAWINGS = {
    "dragon": crag(
        "M-24,20Q-30,-14 14,-38Q4,-20 14,-8Q24,4 22,20Z",
        "M14,-38Q4,-20 14,-8Q24,4 22,20H6Q12,2 2,-10Q-2,-22 14,-38Z",
        line("M-14,14l6,-9l-3,-7M-2,18l3,-10", DIM) + inked("M-27,20q-6,-9 2,-15q1,6 5,7q4,-5 2,-11q9,6 6,14q-3,7 -15,5z", "#e2703a"),
    ),
    "tooth": crag("M-22,20Q-26,-22 -14,-30Q-6,-34 -2,-24Q2,-34 12,-30Q24,-22 20,20L9,8L-1,19L-11,8Z", "M12,-30Q24,-22 20,20L9,8Q14,-14 8,-30Z"),
    "horn": crag(
        "M-26,20Q-12,-2 -14,-22Q4,-16 6,-38Q26,-14 24,20Z", "M6,-38Q26,-14 24,20H8Q14,-12 6,-38Z", inked("M6,-38q-1,12 -7,16l5,3l6,-3l4,4z", PAPER)
    ),
    "cap": crag("M-24,20Q-18,-10 -4,-20Q2,-34 22,-34Q10,-24 16,-10Q22,4 24,20Z", "M22,-34Q10,-24 16,-10Q22,4 24,20H8Q14,-8 6,-18Q8,-30 22,-34Z"),
    "needle": crag("M-12,20L-3,-38Q2,-40 5,-38L14,20Z", "M5,-38L14,20H4L2,-38Z", f"<ellipse cx='1' cy='-24' rx='2.6' ry='6' fill='{INK}'/>"),
    "nose": crag("M-20,20Q-14,-24 2,-34Q8,-14 24,0Q30,16 12,15L8,20Z", "M2,-34Q8,-14 24,0Q30,16 12,15L8,20L0,20Q14,2 2,-34Z", eye(16, 9, 3)),
    "seat": crag("M-22,20V-32H-6V-6H22V20Z", "M10,-6H22V20H12ZM-12,-32H-6V-6H-12Z", inked(BOLT, GOLD)),
    "storm": crag("M-24,20L-10,-14L0,-2L12,-22L25,20Z", "M12,-22L25,20H12L8,-4Z", f"<g transform='translate(-10,-4)'>{inked(BOLT, GOLD)}</g>"),
    "knee": beast("M-26,20Q-22,-20 -2,-30Q18,-32 22,-12Q26,4 25,20Z", "#c79a68", line("M-2,-30Q6,-18 4,-4M-10,-22q-5,10 -2,18", "#6b4620")),
    "ink": inked("M-14,20V-2Q-14,-8 -8,-8H8Q14,-8 14,-2V20Z", "#2b3350")
    + inked("M-8,-8V-15H8V-8Z", "#8a5a2b")
    + inked("M4,-12Q6,-34 22,-38Q24,-22 8,-10Z", PAPER)
    + f"<path d='M-26,22q6,-6 14,-2t20,-1t16,1q-8,7 -22,6t-28,-4z' fill='{INK}'/>",
    "moon": f"<path d='M6,-34A22,22 0 1 0 20,4A18,18 0 0 1 6,-34Z' fill='#fff3cf' stroke='{INK}' stroke-width='2'/>"
    + line("M-22,14h16M2,14h20M-14,20h28", "#e6f6fb"),
    "mirror": f"<ellipse cy='-12' rx='17' ry='22' fill='#dff2f8' stroke='{INK}' stroke-width='2.5'/>"
    + line("M-9,-18l9,-10M-7,-6l16,-18", PAPER)
    + inked("M-3,10h6l2,12h-10z", "#b98a4e"),
    "sound": inked("M-22,8H22Q18,20 10,20H-12Q-20,20 -22,8Z", "#8a5a2b")
    + inked("M0,6V-36Q20,-20 20,2Z", PAPER)
    + inked("M-4,4V-26Q-18,-14 -18,3Z", "#c9566b")
    + line("M-28,22q5,-6 10,0t10,0t10,0t10,0", "#dff2f8"),
    "frog": "<path d='M-27,12a27,9 0 1 0 54,0a27,9 0 0 0 -54,0l27,0z' fill='#4f8a46'/>"
    + beast(
        "M-16,8Q-22,-8 -12,-14Q-12,-24 -4,-20H4Q12,-24 12,-14Q22,-8 16,8Q0,14 -16,8Z",
        "#86b668",
        eye(-7, -16) + eye(7, -16) + line("M-8,-4q8,6 16,0", INK),
    ),
    "owl": beast(
        "M-15,-18L-17,-34L-5,-25H5L17,-34L15,-18Q21,-8 18,6Q14,19 0,19Q-14,19 -18,6Q-21,-8 -15,-18Z",
        "#a5794c",
        inked("M-10,3Q0,-3 10,3Q11,14 0,17Q-11,14 -10,3Z", "#ead6ad")
        + line("M-6,6l3,3l3,-3l3,3l3,-3M-3,11l3,3l3,-3", "#8a5f35")
        + inked("M-18,-4Q-25,8 -13,17Q-11,6 -18,-4ZM18,-4Q25,8 13,17Q11,6 18,-4Z", "#7a5230")
        + "".join(f"<circle cx='{x}' cy='-13' r='8' fill='{PAPER}' stroke='{INK}' stroke-width='1.8'/>" + eye(x, -12.5, 3.6) for x in (-7.5, 7.5))
        + "".join(f"<circle cx='{x}' cy='-14' r='1.2' fill='{PAPER}'/>" for x in (-6.4, 8.6))
        + inked("M-3,-9h6l-3,7z", GOLD)
        + line("M-26,20H26M-7,18v3M7,18v3", INK),
    ),
    "raven": beast(
        "M24,-14Q19,-20 12,-21Q7,-26 0,-23Q-6,-20 -6,-12Q-15,-6 -18,3L-26,19L-14,14L-11,18L-6,12Q6,12 10,2Q14,-4 11,-10L14,-13Z",
        "#3a3148",
        line("M-13,5Q-4,7 4,-7M-9,10Q0,9 6,-1", "#7d7394")
        + f"<circle cx='6' cy='-15' r='2.2' fill='{GOLD}'/>"
        + line("M-2,13V21M4,11V21M-8,21H12", INK),
    ),
    "toad": beast(
        "M-25,17Q-28,-3 -15,-7Q-18,-22 -9,-23Q-2,-22 -3,-10H3Q2,-22 9,-23Q18,-22 15,-7Q28,-3 25,17Q0,23 -25,17Z",
        "#8a8a4a",
        "".join(f"<circle cx='{x}' cy='-15' r='4.6' fill='{GOLD}'/>" + eye(x, -15, 2.2) for x in (-9, 9))
        + line("M-15,1q15,10 30,0", INK)
        + "".join(eye(x, y, 1.8) for x, y in ((-17, 8), (-9, 12), (10, 12), (18, 7))),
    ),
    "moth": beast(
        "M0,-12Q-26,-34 -26,-8Q-24,4 -8,2Q-20,16 -6,18Q0,14 0,4Q0,14 6,18Q20,16 8,2Q24,4 26,-8Q26,-34 0,-12Z",
        "#e6cf9a",
        line("M0,-14V14M0,-14l-6,-9M0,-14l6,-9", INK),
    ),
    "wolf": beast(
        "M-20,-6L-18,-30L-8,-22H6L16,-30L18,-6Q16,8 2,20Q-14,10 -20,-6Z", "#8b8794", eye(-8, -8) + eye(7, -8) + inked("M-4,12h8l-4,6z", INK)
    ),
    "spider": line("M-26,-30L26,20M26,-30L-26,20M0,-38V22M-29,-6H29M-14,-18L0,-24L14,-18L18,-6L13,8L0,14L-13,8L-18,-6Z", "#3a3148") + eye(10, 4, 5),
    "lamp": inked("M-10,-14H10L13,12H-13Z", "#ffd76e")
    + inked("M-13,-14Q0,-28 13,-14Z", "#5f4a36")
    + inked("M-15,12H15V19H-15Z", "#5f4a36")
    + line("M0,-22v-8", INK),
    "candle": inked("M-9,20V-10H9V20Z", PAPER)
    + inked("M0,-36Q9,-24 4,-16Q0,-12 -4,-16Q-9,-24 0,-36Z", "#e2703a")
    + line("M0,-16v6M-9,-2q5,5 8,0", INK),
    "kettle": inked("M-20,-6Q-22,16 -8,18H8Q22,16 20,-6Z", "#3a3148")
    + inked("M-24,-10H24V-4H-24Z", "#55496b")
    + line("M-9,-14q4,-8 0,-14M7,-14q4,-8 0,-16", "#8b83a0")
    + inked("M-12,22l4,-6l5,5l4,-7l5,7l5,-5l3,6z", "#e2703a"),
    "hat": inked("M-14,10Q-4,-16 -6,-26Q4,-38 20,-30Q10,-24 12,-12Q14,2 18,10Z", "#3a3148")
    + inked("M-28,14Q0,-2 29,14Q0,24 -28,14Z", "#3a3148")
    + inked("M-13,7Q2,1 17,7L16,1Q2,-5 -11,1Z", GOLD),
    "broom": inked("M-27,18L-24,22L10,-7L7,-10Z", "#b98a4e")
    + inked("M7,-11Q6,-22 16,-31L18,-26L23,-30L23,-24L29,-26L26,-20L29,-17L25,-14L28,-11Q20,-3 11,-6Z", GOLD)
    + line("M10,-12Q12,-18 16,-22M12,-10L21,-19M13,-9Q18,-10 22,-13", "#8d6a1a")
    + inked("M4,-9L9,-3L13,-7L9,-13Z", "#a8442f"),
    "bee": inked("M-18,18Q-22,-2 -12,-14Q-8,-28 0,-28Q8,-28 12,-14Q22,-2 18,18Z", "#e3b95b")
    + line("M-19,6H19M-16,-6H16M-11,-17H11", "#8d6a1a")
    + f"<ellipse cy='12' rx='5' ry='5' fill='{INK}'/>",
    "poppy": "".join(
        line(f"M{x / 2:g},20Q{x / 2:g},{y / 2 + 10:g} {x},{y + 8}", "#5d8744")
        + f"<circle cx='{x}' cy='{y}' r='8' fill='#c9566b' stroke='{INK}' stroke-width='2'/>"
        + eye(x, y, 2.4)
        for x, y in ((-14, -8), (3, -22), (16, -4))
    ),
    "clover": "".join(
        f"<circle cx='{x}' cy='{y}' r='10' fill='#6a9a4f' stroke='{INK}' stroke-width='2'/>" for x, y in ((-10, -14), (10, -14), (0, -28))
    )
    + line("M0,-12Q4,6 -3,20", INK),
    "hare": beast(
        "M-16,18Q-22,-2 -6,-8Q-16,-34 -8,-36Q-2,-30 0,-12Q4,-34 12,-34Q14,-22 6,-8Q20,0 16,18Z",
        "#c9a67a",
        eye(3, -1) + f"<circle cx='-18' cy='12' r='5' fill='{PAPER}'/>",
    ),
    "fox": beast(
        "M-22,-26L-8,-18H8L22,-26Q24,-4 0,20Q-24,-4 -22,-26Z",
        "#d9793e",
        inked("M0,20Q-12,8 -14,-2Q0,4 14,-2Q12,8 0,20Z", PAPER) + eye(-8, -7) + eye(8, -7) + eye(0, 17, 3),
    ),
    "badger": "".join(f"<circle cx='{x}' cy='-21' r='6' fill='#55496b' stroke='{INK}' stroke-width='2'/>" for x in (-16, 16))
    + beast(
        "M-23,-6Q-22,-26 0,-27Q22,-26 23,-6Q16,4 9,15Q0,26 -9,15Q-16,4 -23,-6Z",
        PAPER,
        "<g fill='#3a3148'><path d='M-17,-21Q-10,-26 -6,-26Q-4,-6 -7,11Q-16,2 -19,-8Z'/><path d='M17,-21Q10,-26 6,-26Q4,-6 7,11Q16,2 19,-8Z'/></g>"
        + f"<g fill='{PAPER}'><circle cx='-10' cy='-8' r='2.4'/><circle cx='10' cy='-8' r='2.4'/></g>"
        + eye(0, 17, 4),
    ),
    "goat": beast(
        "M-12,-10Q-26,-18 -22,-32Q-14,-20 -4,-18H4Q14,-20 22,-32Q26,-18 12,-10L8,10Q4,22 0,22Q-4,22 -8,10Z",
        PAPER,
        eye(-5, -6) + eye(5, -6) + line("M0,22v-5", INK),
    ),
    "cat": beast(
        "M-14,18Q-20,-4 -8,-10L-12,-32L-2,-24H6L15,-32L12,-10Q18,0 14,18Z",
        "#3a3148",
        f"<g fill='{GOLD}'><circle cx='-4' cy='-15' r='2.4'/><circle cx='7' cy='-15' r='2.4'/></g>",
    ),
    "hen": beast(
        "M-24,-12Q-14,-2 -2,-8Q0,-26 12,-26L20,-20L14,-16Q22,8 2,14Q-20,14 -24,-12Z",
        PAPER,
        inked("M6,-26q2,-8 5,-1q4,-7 5,1z", "#c9566b") + eye(11, -20) + line("M-2,14v7M5,13v8", "#b98a4e"),
    ),
    "mouse": beast(
        "M-22,14Q-20,-10 2,-10Q22,-8 26,12Q4,18 -22,14Z",
        "#a9a3b2",
        f"<circle cx='10' cy='-14' r='8' fill='#d9b8bd' stroke='{INK}' stroke-width='2'/>" + eye(17, 0) + line("M-22,12q-10,-4 -6,-14", INK),
    ),
    "seal": beast("M-26,18Q-22,2 -6,2Q-4,-26 10,-28Q22,-26 18,-12Q20,10 4,18Z", "#77717f", eye(12, -18) + line("M16,-12h9M16,-9l8,4", INK)),
    "gull": line("M-27,-10Q-14,-28 0,-10Q14,-28 27,-10M-14,8Q-7,-2 0,8Q7,-2 14,8", "#55496b"),
    "crane": beast("M-20,2Q-4,-10 8,0Q10,-18 4,-30L-10,-28L4,-36Q14,-34 13,-10Q14,8 0,8Q-12,10 -20,2Z", PAPER, line("M0,8v14M5,7v15", INK)),
    "thorn": line("M-24,14Q-8,-22 24,-26M-12,-4l-10,-6M0,-14l-4,-12M10,-20l8,8M-18,6l10,4", "#5f3d1c"),
    "fern": line("M-4,20Q-6,-12 14,-32M-5,8l-14,-6M-4,-2l-14,-8M0,-12l-12,-10M5,-20l-8,-10M-4,4l14,-2M-2,-6l14,-4M2,-16l12,-4", "#3f6b2f"),
    "cricket": beast("M-24,8Q-8,-12 16,-6Q24,0 18,8Z", "#86b668", line("M-8,0L4,-24L12,8M16,-6q4,-14 12,-16", INK) + eye(15, 0)),
}
for _other, _word in {"thunder": "seat", "ravens": "raven", "mere": "mirror", "giant's": "knee", "candles": "candle", "bees": "bee"}.items():
    DRAWINGS[_other] = DRAWINGS[_word]


def landmark_of(area: SheetArea) -> str:
    """The drawing that an area's English name asks for, or nothing."""
    words = str(area["name"].get("en", "")).lower().split()
    return next((DRAWINGS[word] for word in words if word in DRAWINGS), "")


def place_landmark(area: SheetArea, outline: Outline, taken: list[Rect]) -> tuple[str, list[Rect]]:
    """An area's landmark as large as there is room for, and the room it takes; nothing where there is none."""
    drawing = landmark_of(area)
    for size in SIZES if drawing else ():
        room = tuple(size * side for side in ROOM)
        spot = roomiest(outline, taken, (room[0], room[1], room[2], room[3]))
        if spot is not None:
            return art.group(spot, art.scaled(size, drawing), " class='landmark'"), [moved((room[0], room[1], room[2], room[3]), spot)]
    return "", []


def roomiest(outline: Outline, taken: list[Rect], room: Rect) -> Point | None:
    """The place farthest from the border where a room lies inside the area and on nothing else."""
    grid = grid_over(outline)
    grid = grid[~hits_any(room, grid, taken)]
    for x in np.linspace(room[0], room[2], 4):
        for y in np.linspace(room[1], room[3], 4):
            grid = grid[inside_many(outline, grid + (x, y))]
    if not len(grid):
        return None
    x, y = grid[border_distances(outline, grid).argmax()]
    return int(x), int(y)


def grid_over(outline: Outline) -> Any:
    """The places that are tried, inside an outline and around it."""
    left, top, right, bottom = bounds(outline)
    step = step_over(outline, STEP, MOST_TRIED)
    return np.mgrid[int(left) : int(right) : step, int(top) : int(bottom) : step].reshape(2, -1).T.astype(float)


def hits_any(room: Rect, places: Any, taken: list[Rect]) -> Any:
    """For each place whether a room there would lie on something."""
    x, y, rects = places[:, :1], places[:, 1:], np.array(taken, float).reshape(-1, 4)
    across = (x + room[0] < rects[:, 2]) & (rects[:, 0] < x + room[2])
    return np.asarray((across & (y + room[1] < rects[:, 3]) & (rects[:, 1] < y + room[3])).any(axis=1))


def hits(one: Rect, other: Rect) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
