"""The pieces of a drawn map, each a bit of SVG around its own place (0, 0); a tower's place is the middle of its base."""

from collections.abc import Sequence

from coven.games.broom_service.box.map.shapes import ROUND_BASE, SQUARE_BASE

INK = "#1d1626"
NIGHT = "#17131f"
PARCHMENT = "#f4ead5"
PAPER = "#fffaf0"
GOLD = "#e3b95b"
STONE = "#bfb4a6"
ROOFS = {"orange": "#e2703a", "green": "#5f9145", "purple": "#9168b8"}
BANNERS = {"front": "#c9566b", "back": "#9168b8"}
GROUND = {"forest": "#a9c489", "prairie": "#f1dc9c", "hill": "#d8b086", "mountain": "#cbc7cf", "water": "#8fc3da"}
SHADE = {"forest": "#5d8744", "prairie": "#c79d3c", "hill": "#96673a", "mountain": "#77717f", "water": "#3f86ad"}
SEATS = ("#e3b95b", "#e2703a", "#6a9a4f", "#b48bd8", "#5aa0c8")

STYLE = f"""
text {{ font-family: 'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', 'DejaVu Sans', Verdana, sans-serif; fill: {INK}; text-anchor: middle; }}
.title {{ font-family: Fraunces, 'DejaVu Serif', Georgia, serif; }}
.name {{ font-family: Fraunces, Georgia, 'DejaVu Serif Condensed', 'DejaVu Serif', serif; font-size: 19px; font-weight: 700; font-style: italic; }}
.mark {{ font-size: 34px; font-weight: 800; }}
.id {{ font-size: 15px; font-weight: 700; stroke-width: 4px; }}
.small {{ font-size: 17px; font-weight: 800; }}
.hat {{ font-size: 14px; font-weight: 800; fill: {PAPER}; }}
.name, .mark, .tag, .id {{ paint-order: stroke; stroke: {PARCHMENT}; stroke-linejoin: round; }}
.name, .mark, .tag {{ stroke-width: 5px; }}
.points {{ font-size: 29px; font-weight: 800; font-variant-numeric: tabular-nums; }}
.gate {{ font-size: 25px; font-weight: 800; fill: {GOLD}; }}
.cost {{ font-size: 21px; font-weight: 800; }}
.tag {{ font-size: 25px; font-weight: 700; }}
.circle {{ font-size: 34px; font-weight: 800; }}
.key {{ font-size: 23px; text-anchor: start; }}
.heading {{ font-family: Fraunces, 'DejaVu Serif', Georgia, serif; font-size: 30px; font-weight: 700; }}
.title {{ font-size: 54px; font-weight: 700; fill: {GOLD}; }}
.ink {{ stroke: {INK}; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; }}
.line {{ fill: none; stroke-width: 2.2; stroke-linejoin: round; stroke-linecap: round; }}
.dash {{ stroke: {INK}; stroke-width: 2.5; stroke-dasharray: 7 4; }}
"""


def group(at: Sequence[float], inner: str, extra: str = "") -> str:
    """A drawing moved to its place."""
    return f"<g transform='translate({at[0]:g},{at[1]:g})'{extra}>{inner}</g>"


def scaled(by: float, inner: str) -> str:
    return f"<g transform='scale({by:g})'>{inner}</g>"


def inked(path: str, fill: str) -> str:
    """A shape with an ink outline."""
    return f"<path d='{path}' fill='{fill}' class='ink'/>"


def dashed(path: str, fill: str, opacity: float) -> str:
    """A printed space: a shape with a dashed outline."""
    return f"<path d='{path}' fill='{fill}' fill-opacity='{opacity:g}' class='dash'/>"


def line(path: str, colour: str, fill: str = "none") -> str:
    return f"<path d='{path}' stroke='{colour}' style='fill:{fill}' class='line'/>"


_ROUND_TREE = "M0,-16c8,0 13,6 11,12c3,7 -4,11 -11,10c-7,1 -14,-3 -11,-10c-2,-6 3,-12 11,-12z"
_FIR = "M0,-19l-6,9h3l-6,9h3l-5,9h22l-5,-9h3l-6,-9h3z"


def shadow(wide: float, y: float) -> str:
    """What a thing casts to its right."""
    return f"<ellipse cx='{wide * 0.35:g}' cy='{y:g}' rx='{wide:g}' ry='{wide * 0.32:g}' fill='{INK}' opacity='.2'/>"


def lit_tree(path: str, fill: str, lit: str) -> str:
    return shadow(12, 14) + inked("M0,5v10", "none") + inked(path, fill) + f"<path d='{lit}' fill='#fff' opacity='.28'/>"


def peak(wide: int, high: int, cap: str) -> str:
    """A mountain with a lit and a dark face and snow on top."""
    dark = f"<path d='M0,{-high}L{wide},12H{wide * 0.25:g}L{wide * 0.1:g},{-high * 0.3:g}L{wide * 0.3:g},{-high * 0.5:g}Z' fill='#6f6879'/>"
    whole = f"M{-wide},12L{-wide * 0.45:g},{-high * 0.4:g}L{-wide * 0.3:g},{-high * 0.35:g}L0,{-high}L{wide * 0.4:g},{-high * 0.3:g}L{wide},12Z"
    return shadow(wide, 12) + inked(whole, "#b5b0bc") + dark + f"<path d='{cap}' fill='{PAPER}'/>" + f"<path d='{whole}' fill='none' class='ink'/>"


def mound(wide: int, high: int) -> str:
    """A hill, light on its left."""
    whole = f"M{-wide},9Q{-wide * 0.6:g},{-high} 0,{-high}T{wide},9Z"
    top = f"{wide * 0.15:g},{-high + 1}"
    dark = f"<path d='M{top}Q{wide * 0.7:g},{-high + 2} {wide},9H{wide * 0.35:g}Q{wide * 0.6:g},0 {top}Z' fill='#a87744' opacity='.75'/>"
    return (
        shadow(wide * 0.9, 9)
        + inked(whole, "#dcb486")
        + dark
        + line(f"M{-wide * 0.4:g},2q4,-3 8,0M{-wide * 0.1:g},{-high * 0.4:g}q4,-3 8,0", "#7c5527")
    )


# What tells a landscape besides its colour: small drawings scattered over an area, each with its room: left and right, above, below.
Drawing = tuple[str, float, float, float]
SCATTER: dict[str, tuple[Drawing, ...]] = {
    "forest": (
        (lit_tree(_FIR, "#4f7d3d", "M-1,-15l-4,7h2l-4,8h2l-3,5h4z"), 14, 20, 18),
        (lit_tree(_ROUND_TREE, "#6a9a4f", "M-2,-13c-5,1 -8,5 -7,8c2,-3 5,-5 8,-5z"), 15, 18, 18),
    ),
    "prairie": (
        (line("M-8,6q1,-9 -4,-13M-3,6q1,-12 1,-17M3,6q0,-9 6,-13", "#8d6a1a"), 13, 13, 7),
        (line("M-5,6q3,-9 2,-15M3,6q1,-8 5,-12", "#8d6a1a") + "<circle cx='-3' cy='-11' r='3.4' fill='#c9566b'/>", 9, 16, 7),
        (line("M-12,3h9M2,5h11M-5,-4h9", "#a9812b"), 14, 6, 7),
    ),
    "hill": ((mound(21, 20), 25, 22, 12), (mound(15, 14), 18, 16, 11), (mound(10, 9), 12, 11, 10)),
    "mountain": (
        (peak(26, 34, "M0,-34L-9,-18L-3,-21L2,-15L7,-20L10,-17Z"), 34, 36, 20),
        (peak(17, 22, "M0,-22L-6,-11L-2,-13L2,-9L6,-12Z"), 21, 24, 16),
        (peak(11, 13, "M0,-13L-4,-6L0,-7L4,-6Z"), 13, 15, 14),
    ),
    "water": (
        (line("M-15,0q4,-6 8,0t8,0t8,0", "#dff2f8"), 16, 7, 5),
        (line("M-8,0q4,-6 8,0t8,0", "#dff2f8"), 9, 7, 5),
    ),
}
TEXTURES = {  # the grain of each ground, 40 by 40
    "forest": line("M6,12q3,-5 6,0M26,32q3,-5 6,0M30,8q3,-5 6,0M10,30q3,-5 6,0", "#4f7d3d"),
    "prairie": line("M4,10h9M24,18h11M10,30h8M30,36h6", "#b58a2c"),
    "hill": line("M3,14q7,-9 14,0M23,34q7,-9 14,0", "#8a5f30"),
    "mountain": line("M4,14l6,-9l6,9M24,34l6,-9l6,9", "#645d70"),
}
SPACING = {"forest": 32, "prairie": 36, "hill": 45, "mountain": 50, "water": 54}

_HATS = {
    "orange": "M0,-56L22,-27Q0,-20 -22,-27Z",
    "green": "M0,-56Q2,-50 8,-47C25,-41 23,-30 17,-25Q0,-19 -17,-25C-23,-30 -25,-41 -8,-47Q-2,-50 0,-56Z",
    "purple": "M12,-56Q2,-52 9,-42L13,-31L23,-28Q0,-19 -23,-28L-13,-31Q-9,-50 12,-56Z",
}
_SIGNS = {
    "orange": "<circle cx='0' cy='-33' r='4.6'/>",
    "green": "<path d='M0,-40l6,10h-12z'/>",
    "purple": "<path d='M0,-42l5,7l-5,7l-5,-7z'/>",
}
_BOTTLES = {
    "orange": "M-4,-15V-6A10,10 0 1 0 4,-6V-15Z",
    "green": "M-4,-15V-5L-12,12H12L4,-5V-15Z",
    "purple": "M-4,-15V-8H-9V12H9V-8H4V-15Z",
}


def base(shape: str) -> str:
    """The base of a tower; the ground shows through it, so that one sees which areas it stands in."""
    return f"<g fill-opacity='.62'>{round_base() if shape == 'round' else square_base()}</g>"


def tower(colour: str, shape: str, points: int, wands: int, filled: bool = False) -> str:
    """A tower on its base: its hat tells the potion, walls and base whether it is round or square, its plate the reward, a bottle: it is filled."""
    return base(shape) + walls(colour, shape, points, wands, filled)


def walls(colour: str, shape: str, points: int, wands: int, filled: bool = False) -> str:
    """A tower without its base, lit from the left."""
    round_one = shape == "round"
    outer = inked("M-16,-26V8Q0,15 16,8V-26Z" if round_one else "M-17,-27V11H17V-27Z", PAPER)
    outer += f"<path d='{'M9,-26V11Q14,10 15,8V-26Z' if round_one else 'M10,-27V10H16V-27Z'}' fill='{INK}' opacity='.16'/>"
    battlements = "" if round_one else inked("M-22,-22v-9h7v4h8v-4h14v4h8v-4h7v9z", PAPER)
    squeeze = " textLength='30' lengthAdjust='spacingAndGlyphs'" if points > 9 else ""
    plate = group((0, -5), scaled(0.85, potion(colour))) if filled else f"<text class='points' y='7'{squeeze}>{points}</text>"
    return outer + battlements + roof(colour) + plate + "".join(group((22 + 11 * n, 5), wand()) for n in range(wands))


def round_base() -> str:
    wide, high, below = ROUND_BASE
    return f"<ellipse rx='{wide}' ry='{high}' cy='{below}' fill='{STONE}' class='ink'/>"


def square_base() -> str:
    left, top, right, bottom = SQUARE_BASE
    return inked(f"M{left},{top}H{right}V{bottom}H{left}Z", STONE)


def roof(colour: str) -> str:
    """A roof by the colour of its potion; its form and sign tell it too."""
    return inked(_HATS[colour], ROOFS[colour]) + f"<g fill='{PAPER}'>{_SIGNS[colour]}</g>"


def wand() -> str:
    """A magic wand, leaning."""
    stick = "".join(
        f"<path d='M-3,14L4,-6' stroke='{colour}' stroke-width='{wide}' stroke-linecap='round'/>" for colour, wide in ((INK, 6), ("#8a5a2b", 2.6))
    )
    star = "M5,-19l3,6l7,0l-5,5l2,7l-7,-4l-7,4l2,-7l-5,-5l7,0z"
    return f"{stick}<path d='{star}' fill='{GOLD}' stroke='{INK}' stroke-width='1.8' stroke-linejoin='round'/>"


def potion(colour: str) -> str:
    """A bottle; each colour has its own shape."""
    return inked(_BOTTLES[colour], ROOFS[colour]) + inked("M-6,-15h12", "none")


def castle(banner: str, number: int) -> str:
    """A castle with its banners; the number is the pawn that starts there."""
    flags = "".join(
        inked(f"M{x},{y}v-20", "none") + inked(f"M{x},{y - 20}q9,-4 18,2q-9,1 -18,9z", banner) for x, y in ((-38, -32), (0, -52), (30, -32))
    )
    keep = inked("M-17,-18V-52h8v7h6v-7h6v7h6v-7h8v34", PAPER)
    wall = inked("M-46,18V-32h9v7h8v-7h9v14h40v-14h9v7h8v-7h9V18Z", PAPER)
    gate = f"<path d='M-13,18V2a13,13 0 0 1 26,0V18Z' fill='{INK}'/><text class='gate' y='17'>{number}</text>"
    return flags + keep + wall + gate


def stone_circle(letter: str) -> str:
    """Standing stones around a letter."""
    places = ((-36, 2), (-27, -20), (0, -28), (27, -20), (36, 2), (25, 21), (-25, 21))
    stones = "".join(f"<rect x='{x - 7}' y='{y - 8}' width='14' height='18' rx='4' fill='#b9b3c2' class='ink'/>" for x, y in places)
    lawn = f"<ellipse rx='34' ry='23' cy='3' fill='{PARCHMENT}' class='dash'/>"
    return f"{lawn}{stones}<text class='circle' y='15'>{letter}</text>"


_SHIELD = "M-33,-38H33Q36,-38 36,-35V16Q34,30 0,38Q-34,30 -36,16V-35Q-36,-38 -33,-38Z"


def tile_space(kind: str, bare: bool = True) -> str:
    """A space for a landscape tile: a shield, with a small drawing of its landscape unless a tower stands there."""
    return dashed(_SHIELD, PARCHMENT, 0.82) + (group((0, 3), SCATTER[kind][0][0]) if bare else "")


def tile(kind: str, face: str) -> str:
    """A landscape tile lying on its space."""
    return inked(_SHIELD, PARCHMENT) + line("M-29,-31H29", SHADE[kind]) + face


def tile_text(text: str) -> str:
    return f"<text class='circle' y='10'>{text}</text>"


def star() -> str:
    """A golden star: points."""
    return inked("M0,-17l5,11l12,1l-9,8l3,12l-11,-7l-11,7l3,-12l-9,-8l12,-1z", GOLD)


def label(text: str, at: Sequence[float]) -> str:
    """The short name that moves are written with, where there is room to read it."""
    return f"<text class='id' x='{at[0]:g}' y='{at[1]:g}'>{text}</text>"


def arrow() -> str:
    """A thick arrow: a move."""
    return inked("M-9,-3.5h8v-6l10,9.5l-10,9.5v-6h-8z", GOLD)


def small_text(text: str) -> str:
    return f"<text class='small' y='6'>{text}</text>"


def badge(sign: str) -> str:
    """A sign on a round plate at the upper right of a cloud; nothing without a sign."""
    return group((36, -17), f"<circle r='15' fill='{PARCHMENT}' class='ink'/>{sign}") if sign else ""


_CLOUD = "M-30,22C-48,22 -50,-1 -34,-5C-36,-22 -14,-27 -7,-17C0,-32 26,-31 27,-13C45,-15 51,7 40,15C38,22 33,22 28,22Z"


def cloud() -> str:
    """A cloud space as it is printed: a pale cloud."""
    return dashed(_CLOUD, "#ffffff", 0.8)


def lying_cloud(cost: int, bolts: int, storm: bool) -> str:
    """A cloud lying on its space: the wands it costs in a star, its bolts beside it."""
    star = inked("M0,-17l5,10l11,1l-8,8l2,11l-10,-5l-10,5l2,-11l-8,-8l11,-1z", "#9fd4ea" if storm else "#ffffff")
    flash = inked("M4,-13l-9,14h6l-3,12l10,-15h-6z", GOLD)
    bolt_row = "".join(group((4 + 34 * (n + 1) / (bolts + 1), 6 if storm else 3), scaled(0.9, flash)) for n in range(bolts))
    return inked(_CLOUD, "#b9c8e0" if storm else "#d9dde6") + group((-18, 1), f"{scaled(1.3, star)}<text class='cost' y='9'>{cost}</text>") + bolt_row


# Each seat has a sign besides its colour: moon, star, leaf, flame, drop.
_SEAT_SIGNS = (
    "M3,-7A8,8 0 1 0 6,6A7,7 0 0 1 3,-7Z",
    "M0,-9l3,6l6,1l-5,4l1,6l-5,-3l-5,3l1,-6l-5,-4l6,-1z",
    "M0,-9Q10,0 0,10Q-10,0 0,-9Z",
    "M1,-10Q8,-1 4,6Q0,10 -4,6Q-7,0 -2,-3Q1,-5 1,-10Z",
    "M0,-10L5,1A6,6 0 1 1 -5,1Z",
)


def pawn(seat: int) -> str:
    """A witch in her seat's colour, with its sign."""
    body = inked("M-13,24Q-15,2 0,-3Q15,2 13,24Q0,30 -13,24Z", SEATS[seat])
    hat = inked("M-17,-2Q0,6 17,-2L7,-7L6,-28Q-5,-20 -7,-7Z", "#3a3148")
    return f"{body}{hat}<path d='{_SEAT_SIGNS[seat]}' transform='translate(0,14)' fill='{INK}'/>"


def number(pawn: int) -> str:
    """Which of the seat's two pawns it is, 1 or 2, on its hat."""
    return f"<text class='hat' y='-8'>{pawn}</text>"


def amulet(seat: int) -> str:
    """A seat's amulet, waiting on a mountain."""
    return f"<circle r='8' fill='{SEATS[seat]}' class='ink'/><path d='{_SEAT_SIGNS[seat]}' transform='scale(0.5)' fill='{INK}'/>"


def moon() -> str:
    """A crescent with three stars, for the head of a picture."""
    stars = "".join(f"<path d='M{x},{y}l2,5l5,2l-5,2l-2,5l-2,-5l-5,-2l5,-2z'/>" for x, y in ((34, -22), (52, 2), (26, 8)))
    return f"<g fill='{GOLD}'><path d='M8,-26A27,27 0 1 0 24,20A22,22 0 1 1 8,-26Z'/>{stars}</g>"


def broom() -> str:
    """A broom in flight."""
    stick = "<path d='M-58,10L18,-8' stroke='#b98a4e' stroke-width='6' stroke-linecap='round'/>"
    brush = f"<path d='M16,-14Q28,-28 50,-27L46,-20L58,-21L54,-15L66,-13L56,-7L63,-2L52,-1L55,7Q34,10 20,1Z' fill='{GOLD}'/>"
    twigs = "<path d='M24,-11Q34,-18 44,-19M25,-7L52,-12M26,-3Q36,-1 46,-4' fill='none' stroke='#8d6a1a' stroke-width='2'/>"
    return f"{stick}{brush}{twigs}<path d='M17,-14l4,14' stroke='#a8442f' stroke-width='5'/>"
