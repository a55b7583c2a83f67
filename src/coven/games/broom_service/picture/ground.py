"""The ground of a map: sea, areas with light from the north-west, shores and borders."""

from collections.abc import Sequence

from coven.games.broom_service.box.map.geometry import Outline, read_outline
from coven.games.broom_service.picture import art
from coven.games.broom_service.view.setting_schema import Sheet

DEEP, INKY = "#5799bd", "#41587f"  # water far from any shore; water that is called ink
RAISED = {"prairie": 1.0, "forest": 1.15, "hill": 1.7, "mountain": 2.2}  # how much light and shade an area has
SHALLOWS = ((58, "#68a7c7"), (36, "#84bcd5"), (15, "#b9dfec"))  # along a shore, from the deep to the beach


def path_of(outline: Outline) -> str:
    return "M" + "L".join(f"{x},{y}" for x, y in outline) + "Z"


def sea(side: Sheet) -> list[str]:
    """The sea, with lighter water along the coast."""
    land = "".join(path_of(read_outline(area["outline"])) for area in side["areas"] if area["landscape"] != "water")
    wave = art.line("M8,16q5,-7 10,0t10,0t10,0M54,46q5,-7 10,0t10,0", "#427fa3")
    parts = [f"<defs><pattern id='waves' width='92' height='62' patternUnits='userSpaceOnUse'>{wave}</pattern>{_lights()}{_textures()}</defs>"]
    parts += [f"<rect width='{side['width']}' height='{side['height']}' fill='{fill}'/>" for fill in (DEEP, "url(#waves)")]
    return parts + [f"<path d='{land}' fill='none' stroke='{colour}' stroke-width='{wide}' stroke-linejoin='round'/>" for wide, colour in SHALLOWS]


def _lights() -> str:
    """What falls on every area: light from the north-west, shade in the south-east."""
    colours = ((0, "#fff", 0.34), (0.5, "#fff", 0), (1, art.INK, 0.2))
    stops = "".join(f"<stop offset='{at:g}' stop-color='{colour}' stop-opacity='{opacity:g}'/>" for at, colour, opacity in colours)
    return f"<linearGradient id='light' x1='.15' y1='0' x2='.85' y2='1'>{stops}</linearGradient>"


def _textures() -> str:
    head = "width='40' height='40' patternUnits='userSpaceOnUse'"
    return "".join(f"<pattern id='grain-{kind}' {head}><g opacity='.34'>{drawing}</g></pattern>" for kind, drawing in art.TEXTURES.items())


def areas(side: Sheet, bases: Sequence[str]) -> list[str]:
    """Every area by its landscape, the bases of towers, over these the dotted borders, and the inked shore."""
    outlines = [path_of(read_outline(area["outline"])) for area in side["areas"]]
    defs = "".join(f"<path id='o{n}' d='{path}'/><clipPath id='a{n}'><use href='#o{n}'/></clipPath>" for n, path in enumerate(outlines))
    ground = [_water(side, n) if area["landscape"] == "water" else _land(n, area["landscape"]) for n, area in enumerate(side["areas"])]
    borders = f"fill='none' stroke='{art.INK}' stroke-width='2.8' stroke-dasharray='1 7' stroke-linecap='round'"
    edges = [f"<use href='#o{n}' {borders}/>" for n, area in enumerate(side["areas"]) if area["landscape"] != "water"]
    open_water = f"<path d='{_edges(side, 0)}' fill='none' stroke='#e6f6fb' stroke-width='3' stroke-dasharray='3 9' stroke-linecap='round'/>"
    shore = f"<path d='{_edges(side, 1)}' fill='none' stroke='{art.INK}' stroke-width='3.8' stroke-linecap='round'/>"
    return [f"<defs>{defs}</defs>", *ground, *bases, *edges, open_water, shore]


def _land(number: int, kind: str) -> str:
    """Ground with a soft inner edge, lit in the north-west and shaded in the south-east, the more the higher it lies."""
    use, high = f"<use href='#o{number}'", RAISED[kind]
    soft = "".join(f"{use} stroke='{art.SHADE[kind]}' stroke-width='{wide}' opacity='{opacity}'/>" for wide, opacity in ((26, 0.2), (11, 0.24)))
    shade = "".join(
        f"{use} transform='translate({-by * high:g},{-by * 1.2 * high:g})' stroke='{art.INK}' stroke-width='{by * 2 * high:g}' opacity='.1'/>"
        for by in (3, 6)
    )
    light = f"{use} transform='translate({4 * high:g},{5 * high:g})' stroke='#fff' stroke-width='{5 * high:g}' opacity='.42'/>"
    whole = "".join(f"{use} fill='url(#{fill})'/>" for fill in (f"grain-{kind}", "light"))
    inner = f"<g clip-path='url(#a{number})' fill='none' stroke-linejoin='round'>{whole}{soft}{shade}{light}</g>"
    return f"{use} fill='{art.GROUND[kind]}' class='area' data-area='{number}'/>{inner}"


def _water(side: Sheet, number: int) -> str:
    """Deep water like the sea's, lighter along its shores; a sound is open to the sea."""
    is_ink = "ink" in str(side["areas"][number]["name"].get("en", "")).lower().split()
    shore = _edges(side, 1, number)
    tints = (("#4b648c", 58), ("#5f7ba3", 30)) if is_ink else tuple((colour, wide) for wide, colour in SHALLOWS)
    shallows = "".join(f"<path d='{shore}' stroke='{colour}' stroke-width='{wide}'/>" for colour, wide in tints)
    use = f"<use href='#o{number}'"
    base = f"{use} fill='{INKY if is_ink else DEEP}' class='area' data-area='{number}'/>{use} fill='url(#waves)'/>"
    return f"{base}<g clip-path='url(#a{number})' fill='none' stroke-linejoin='round' stroke-linecap='round'>{shallows}</g>"


def _edges(side: Sheet, lands: int, of: int | None = None) -> str:
    """The lines with land on so many of their sides, 1: shores, 0: between waters; of one area, if it is given."""
    beside: dict[frozenset[tuple[int, int]], list[int]] = {}
    for number, area in enumerate(side["areas"]):
        outline = read_outline(area["outline"])
        for a, b in zip(outline, outline[1:] + outline[:1], strict=True):
            beside.setdefault(frozenset((a, b)), []).append(number)
    found = [sorted(line) for line, numbers in beside.items() if _lands(side, numbers) == lands and (of is None or of in numbers)]
    return "".join(f"M{a[0]},{a[1]}L{b[0]},{b[1]}" for a, b in found)


def _lands(side: Sheet, numbers: Sequence[int]) -> int:
    return sum(side["areas"][number]["landscape"] != "water" for number in numbers)
