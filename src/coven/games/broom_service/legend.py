"""The legend under a drawn map, in three languages."""

from collections.abc import Mapping
from html import escape
from typing import Any

from coven.games.broom_service import art

ROW = 78
NARROWEST_COLUMN = 380

# The words of the legend: English, German, Dutch.
WORDS = {
    "forest": ("forest", "Wald", "woud"),
    "prairie": ("prairie", "Heide", "heide"),
    "hill": ("hill", "Hügel", "heuvel"),
    "mountain": ("mountain", "Berg", "berg"),
    "water": ("water: no flying", "Wasser: kein Flug", "water: geen vlucht"),
    "round": ("round: one potion", "rund: ein Trank", "rond: één drankje"),
    "square": ("square: any number", "eckig: beliebig oft", "vierkant: onbeperkt"),
    "orange": ("orange potion", "oranger Trank", "oranje drankje"),
    "green": ("green potion", "grüner Trank", "groen drankje"),
    "purple": ("purple potion", "lila Trank", "paars drankje"),
    "wands": ("points and wands", "Punkte und Stäbe", "punten en staven"),
    "cloud": ("space for a cloud", "Platz für Wolke", "plek voor wolk"),
    "castle": ("castle: start here", "Burg: Start", "kasteel: start"),
    "circle": ("stone circle", "Steinkreis", "steencirkel"),
    "tile": ("space for a tile", "Plättchenplatz", "plek voor tegel"),
}
LANGUAGES = ("en", "de", "nl")


def legend(side: Mapping[str, Any], which: str, language: str, width: float) -> tuple[str, float]:
    """The legend as SVG and its height; it names only what the map has."""
    entries = _entries(side, which)
    columns = max(1, int(width // NARROWEST_COLUMN))
    column = width / columns
    rows = -(-len(entries) // columns)
    height = rows * ROW + 22
    parts = [f"<rect width='{width}' height='{height}' rx='14' fill='{art.PARCHMENT}'/>"]
    for number, (word, picture) in enumerate(entries):
        x, y = 24 + number // rows * column, 11 + number % rows * ROW + ROW / 2
        parts.append(art.group((x + 38, y), picture))
        parts.append(f"<text class='key' x='{x + 88:g}' y='{y + 9:g}'>{escape(WORDS[word][LANGUAGES.index(language)])}</text>")
    return "".join(parts), height


def _entries(side: Mapping[str, Any], which: str) -> list[tuple[str, str]]:
    entries = [(kind, _swatch(kind)) for kind in ("forest", "prairie", "hill", "mountain", "water")]
    entries += [(shape, art.group((0, 18), art.tower("orange", shape, 3, 0))) for shape in ("round", "square")]
    entries += [(colour, _roof_and_potion(colour)) for colour in ("orange", "green", "purple")]
    entries += [("wands", art.group((-6, 18), art.tower("purple", "round", 2, 2))), ("cloud", art.cloud("c1"))]
    entries.append(("castle", art.group((0, 16), art.scaled(0.72, art.castle(art.BANNERS[which], 1)))))
    if side.get("circles"):
        entries.append(("circle", art.scaled(0.85, art.stone_circle("A"))))
    kinds = [kind for kind in ("forest", "hill", "mountain") if side.get(f"{kind}_spaces")]
    if kinds:
        entries.append(("tile", art.scaled(0.8, art.tile_space(kinds[0]))))
    return entries


def _swatch(kind: str) -> str:
    box = f"<rect x='-42' y='-28' width='84' height='56' rx='14' fill='{art.GROUND[kind]}' stroke='{art.SHADE[kind]}' stroke-width='3'/>"
    drawings = art.SCATTER[kind]
    return box + art.group((-19, 4), drawings[0]) + art.group((20, 4), drawings[-1])


def _roof_and_potion(colour: str) -> str:
    return art.group((-22, 43), art.roof(colour)) + art.group((26, 2), art.potion(colour))
