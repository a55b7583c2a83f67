"""The legend under a drawn map, in the language of its reader; under a position it explains what lies there."""

from html import escape
from pathlib import Path

from coven.games.broom_service.names import COLOUR_NAMES
from coven.games.broom_service.picture import art
from coven.games.broom_service.picture.pieces import cloud_of, tile_spaces
from coven.games.broom_service.view.joined import Shown
from coven.games.broom_service.view.setting_schema import CloudFace, Sheet
from coven.table.words import Words, words

WORDS = Path(__file__).parent.parent / "words"
ROW = 78
NARROWEST_COLUMN = 380
LANDSCAPES = ("forest", "prairie", "hill", "mountain")
Entry = tuple[str, str]  # the key of its words, and its picture

# A storm cloud of each kind, as the legend shows it.
STORMS: tuple[CloudFace, ...] = (
    {"cost": 1, "bolts": 1, "storm": True, "effect": "bonus", "points": 2},
    {"cost": 1, "bolts": 1, "storm": True, "effect": "move"},
    {"cost": 1, "bolts": 1, "storm": True, "effect": "delivery"},
    {"cost": 1, "bolts": 1, "storm": True, "effect": "potions", "potion": "green"},
)


def speaker(language: str) -> Words:
    """The words of the game in a language."""
    return words(language, WORDS)


def legend(side: Sheet, which: str, language: str, width: float, view: Shown | None = None) -> tuple[str, float]:
    """The legend as SVG and its height; it names only what the map has."""
    entries, speak = _entries(side, which, view), speaker(language)
    columns = max(1, int(width // NARROWEST_COLUMN))
    column = width / columns
    rows = -(-len(entries) // columns)
    height = rows * ROW + 22
    parts = [f"<rect width='{width}' height='{height}' rx='14' fill='{art.PARCHMENT}'/>"]
    for number, (key, picture) in enumerate(entries):
        x, y = 24 + number // rows * column, 11 + number % rows * ROW + ROW / 2
        parts.append(art.group((x + 38, y), picture))
        parts.append(f"<text class='key' x='{x + 94:g}' y='{y + 9:g}'>{escape(speak(key))}</text>")
    return "".join(parts), height


def _entries(side: Sheet, which: str, view: Shown | None) -> list[Entry]:
    entries = [(f"landscape-{kind}", _swatch(kind)) for kind in LANDSCAPES] + [("map-water", _swatch("water"))]
    entries += [(f"map-{shape}", _tower("orange", shape, 3, 0)) for shape in ("round", "square")]
    entries += [(f"potion-{colour}", _roof_and_potion(colour)) for colour in COLOUR_NAMES]
    entries.append(("map-wands", _tower("purple", "round", 2, 2)))
    entries += _lying(view) if view else [("map-cloud-space", art.cloud())]
    entries.append(("map-castle", art.group((0, 16), art.scaled(0.72, art.castle(art.BANNERS[which], 1)))))
    if side.get("circles"):
        entries.append(("map-circle", art.scaled(0.85, art.stone_circle("A"))))
    kinds = [kind for kind in ("forest", "hill", "mountain") if tile_spaces(side, kind)]
    if kinds:
        entries.append(("map-tile-space", art.scaled(0.8, art.tile_space(kinds[0]))))
    return entries


def _lying(view: Shown) -> list[Entry]:
    """A tower that has its potion, a heavy cloud, and the storm clouds that lie there."""
    heavy = cloud_of({"cost": 2, "bolts": 2, "storm": False, "effect": "none"})
    seen = {cloud["effect"] for cloud in view["clouds"]}
    storms = [(f"map-storm-{storm['effect']}", cloud_of(storm)) for storm in STORMS if storm["effect"] in seen]
    return [("map-filled", _tower("green", "round", 3, 0, filled=True)), ("map-heavy", heavy), *storms]


def _swatch(kind: str) -> str:
    box = f"<rect x='-42' y='-28' width='84' height='56' rx='14' fill='{art.GROUND[kind]}' stroke='{art.SHADE[kind]}' stroke-width='3'/>"
    drawings = art.SCATTER[kind]
    return box + art.group((-19, 6), drawings[0][0]) + art.group((20, 6), drawings[-1][0])


def _tower(colour: str, shape: str, points: int, wands: int, filled: bool = False) -> str:
    return art.group((-3 * wands, 16), art.scaled(0.88, art.tower(colour, shape, points, wands, filled)))


def _roof_and_potion(colour: str) -> str:
    return art.group((-22, 43), art.roof(colour)) + art.group((26, 2), art.potion(colour))
