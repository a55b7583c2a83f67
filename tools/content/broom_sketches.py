"""The sketches of the maps of Broom Service: which cell belongs to which area, and what stands where.

An area is a letter for its landscape (F forest, P prairie, H hill, M mountain, W water) and a number; `..` is the sea around the map.
"""

from dataclasses import dataclass

from coven.games.broom_service.box.map.geometry import Rect
from coven.games.broom_service.box.map.shapes import FOOTPRINTS, name_footprint, tower_footprint

LANDSCAPES = {"F": "forest", "P": "prairie", "H": "hill", "M": "mountain", "W": "water"}


@dataclass(frozen=True)
class Tower:
    id: str
    colour: str
    shape: str
    points: int
    wands: int
    areas: tuple[str, ...]
    covered: bool = False
    known: tuple[str, ...] = ()  # what the rulebook shows of it


@dataclass(frozen=True)
class Sketch:
    """One side of a board before it is drawn."""

    titles: dict[str, str]
    seed: float
    rows: str
    names: dict[str, dict[str, str]]
    castles: tuple[str, str]
    clouds: tuple[str, ...]  # the area of each cloud space
    towers: tuple[Tower, ...]
    tiles: dict[str, tuple[str, ...]]
    circles: dict[str, str]
    cell_width: int = 84
    cell_height: int = 84

    @property
    def title(self) -> str:
        return self.titles["en"]

    @property
    def cells(self) -> list[list[str]]:
        return [line.split() for line in self.rows.strip().splitlines()]

    @property
    def width(self) -> int:
        return self.cell_width * len(self.cells[0]) - 20

    @property
    def height(self) -> int:
        return self.cell_height * len(self.cells) - 60

    def spot(self, vertex: tuple[int, int]) -> tuple[float, float]:
        """Where a corner of a cell lies."""
        return vertex[0] * self.cell_width / 2 - 31, vertex[1] * self.cell_height / 3 - 44

    def landscape(self, area: str) -> str:
        return LANDSCAPES[area[0]]

    def is_land(self, area: str) -> bool:
        return area[0] != "W"

    def order(self, area: str) -> tuple[int, int]:
        return "FPHMW".index(area[0]), int(area[1:])

    def cloud_spaces(self) -> list[tuple[str, str]]:
        return [(f"c{number}", area) for number, area in enumerate(self.clouds)]

    def covered_in(self, area: str) -> list[Tower]:
        return [tower for tower in self.towers if tower.covered and area in tower.areas]

    def things_of(self, area: str) -> list[tuple[str, str, Rect]]:
        """What must be placed inside an area: key, kind and footprint, the largest first."""
        things = [(f"castle {area}", "castle", FOOTPRINTS["castle"])] if area in self.castles else []
        things += [(key, "cloud space", FOOTPRINTS["cloud space"]) for key, at in self.cloud_spaces() if at == area]
        things += [(f"circle {circle}", "stone circle", FOOTPRINTS["stone circle"]) for circle, at in self.circles.items() if at == area]
        things += [(f"tile {area}", "tile space", FOOTPRINTS["tile space"]) for spaces in self.tiles.values() if area in spaces]
        things += [(tower.id, "tower", tower_footprint(tower.wands)) for tower in self.towers if tower.areas == (area,) and not tower.covered]
        return [*things, (f"name {area}", "name", name_footprint(list(self.names[area].values())))]


def named(text: str) -> dict[str, dict[str, str]]:
    """Names by area from lines `id: English / German / Dutch`."""
    result = {}
    for line in text.strip().splitlines():
        area, names = line.split(":")
        english, german, dutch = (name.strip() for name in names.split("/"))
        result[area.strip()] = {"en": english, "de": german, "nl": dutch}
    return result


def towers(text: str) -> tuple[Tower, ...]:
    """Towers from lines `colour shape points wands areas [covered] [rulebook or reward]`, numbered in their order from 0."""
    result = []
    for number, line in enumerate(text.strip().splitlines()):
        colour, shape, points, wands, areas, *marks = line.split()
        known = ("colour", "shape", "points", "wands") if "rulebook" in marks else ("points", "wands") if "reward" in marks else ()
        result.append(Tower(f"t{number}", colour, shape, int(points), int(wands), tuple(areas.split("+")), "covered" in marks, known))
    return tuple(result)


FRONT = Sketch(
    titles={"en": "The Realm of Brooms", "de": "Das Reich der Besen", "nl": "Het Rijk der Bezems"},
    seed=0.7,
    rows="""
        .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
        .. .. F1 F1 F1 .. H1 H1 .. P4 P4 P4 F6 .. ..
        .. .. F1 F1 F1 H1 H1 M1 M1 P4 P4 P4 F6 F6 ..
        .. P1 F1 F1 H1 H1 H1 M1 M1 P4 P4 P4 F6 F6 ..
        .. P1 P1 P1 F2 H1 M1 M1 M1 F4 F4 F6 F6 F6 ..
        .. P1 P1 P1 F2 F2 F2 P3 P3 F4 F4 F4 H5 H5 ..
        .. .. P1 P1 W1 F2 F2 P3 P3 P3 F4 F4 H5 H5 ..
        .. H2 H2 W1 W1 W1 P3 P3 P3 H4 W2 W2 H5 H5 ..
        .. H2 H2 H2 W1 W1 H3 M2 H4 H4 W2 W2 M4 M4 ..
        .. H2 H2 F3 H3 H3 H3 M2 M2 H4 H4 M4 M4 M4 ..
        .. F3 F3 F3 H3 H3 H3 M2 M2 H4 P6 P6 P6 M4 ..
        .. F3 F3 P2 P2 P2 M2 M2 F5 F5 P6 P6 P6 F7 ..
        .. .. F3 M3 P2 P2 P5 P5 F5 F5 F5 H6 F7 F7 ..
        .. M3 M3 M3 P2 P2 P5 P5 W3 F5 H6 H6 F7 F7 ..
        .. .. M3 M3 M3 P2 P5 P5 W3 W3 H6 H6 P7 P7 ..
        .. .. .. M3 .. .. P5 P5 P5 H6 H6 P7 P7 P7 ..
        .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
    """,
    names=named("""
        F1: Owl Wood / Eulenwald / Uilenwoud
        F2: Fern Grove / Farnhain / Varenbos
        F3: Moss Wood / Mooswald / Moswoud
        F4: Raven Wood / Rabenwald / Ravenwoud
        F5: Toad Wood / Krötenholz / Paddenbos
        F6: Moth Wood / Mottenwald / Mottenwoud
        F7: Thorn Wood / Dornwald / Doornwoud
        P1: Broom Lea / Besenfeld / Bezemveld
        P2: Hare Heath / Hasenheide / Hazenheide
        P3: Wide Heath / Weite Heide / Wijde Heide
        P4: Bee Heath / Bienenheide / Bijenheide
        P5: Cricket Lea / Grillenau / Krekelveld
        P6: Poppy Lea / Mohnfeld / Klaproosveld
        P7: World's End / Weltende / Wereldeinde
        H1: Goat Hills / Ziegenhügel / Geitenheuvel
        H2: Fox Downs / Fuchshügel / Vossenheuvel
        H3: Kettle Hill / Kesselhügel / Ketelheuvel
        H4: Bald Hill / Kahle Kuppe / Kale Heuvel
        H5: Giant's Knee / Riesenknie / Reuzenknie
        H6: Badger Hill / Dachshügel / Dassenheuvel
        M1: Horn Peak / Hornspitze / Hoornpiek
        M2: Old Tooth / Alter Zahn / Oude Tand
        M3: Crooked Cap / Krumme Kappe / Kromme Kap
        M4: Storm Crag / Sturmfels / Stormrots
        W1: Mirror Mere / Spiegelsee / Spiegelmeer
        W2: Ink Lake / Tintensee / Inktmeer
        W3: Frog Pond / Froschteich / Kikkerpoel
    """),
    castles=("P1", "H3"),
    clouds=("M1", "P4", "P4", "F6", "F6", "F4", "H5", "M4", "M2", "F5", "F7", "H6", "P7", "M3", "W1", "W1", "W2", "W3"),
    towers=towers("""
        orange round 3 0 P1+F1
        green round 2 1 P1+F2 reward
        purple square 2 0 P1+H2
        orange round 2 1 H2
        purple round 2 1 H2+F3
        green round 4 0 F3
        orange square 2 0 F3+H3
        green round 3 0 H3+P2
        orange round 4 0 P2
        purple round 4 0 H3+M2
        purple round 4 0 F2
        green square 3 0 F2+P3
        orange round 4 0 F2+M1
        green round 5 0 F1
        orange round 5 0 H1 rulebook
        green round 3 1 F1+H1
        purple round 5 0 M1 covered
        purple round 3 1 P3 rulebook
        green round 4 0 P3+H4
        purple round 5 0 M3 covered
        green round 4 0 P5
        orange round 3 2 M2
        purple round 6 0 H4+P6 rulebook
        purple square 4 0 F5+H4+P6 rulebook
        orange round 6 0 F4
        purple round 6 0 F4+P4
        orange round 7 0 P4
        green round 5 0 F5
        orange square 4 0 P6
        green round 8 0 F6
        orange round 6 0 H5+M4
        purple round 7 0 H5
        green square 5 0 M4 covered
        green round 7 0 H6+P7
        orange round 8 0 F7
        purple round 8 0 P7
    """),
    tiles={"mountain": ("M1", "M3", "M4")},
    circles={},
)

BACK = Sketch(
    titles={"en": "The Far Shores", "de": "Die fernen Ufer", "nl": "De Verre Kusten"},
    seed=2.1,
    rows="""
        .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
        .. .. F1 F1 F1 .. M1 M1 M1 P3 P3 W1 H8 H8 ..
        .. P1 P1 F1 F1 H1 H1 M1 M1 P3 P3 W1 H8 H8 ..
        .. P1 P1 F1 H1 H1 H1 F3 F3 P3 W1 W1 P7 H8 ..
        .. P1 P1 P1 H1 P2 F3 F3 F3 H3 H3 W1 P7 P7 ..
        .. M2 M2 F2 F2 P2 P2 F3 H3 H3 H3 .. P7 P7 ..
        .. M2 M2 F2 F2 P2 P2 M3 M3 F5 F5 F5 .. .. ..
        .. M2 H2 F2 W2 W2 P2 M3 M3 F5 F5 P5 P5 .. ..
        .. .. H2 H2 W2 W2 P4 P4 M3 M3 H5 H5 P5 P5 ..
        .. F4 H2 H2 W2 H4 P4 P4 F6 F6 H5 H5 P5 P5 ..
        .. F4 F4 F4 H4 H4 H4 P4 F6 F6 H5 M4 M4 M4 ..
        .. F4 F4 P6 P6 H4 M5 F6 F6 H6 H6 M4 M4 .. ..
        .. .. F4 P6 P6 F7 M5 M5 H6 H6 W3 W3 W3 W3 ..
        .. .. P6 P6 F7 F7 M5 M5 H6 H6 W3 F8 F8 F8 ..
        .. .. .. P6 F7 F7 F7 M5 M5 H6 W3 F8 H7 H7 ..
        .. .. .. .. .. F7 F7 .. .. .. W3 F8 H7 H7 ..
        .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
    """,
    names=named("""
        F1: Hazel Wood / Haselwald / Hazelwoud
        F2: Lamp Wood / Lampenwald / Lampenwoud
        F3: Whisper Wood / Flüsterwald / Fluisterbos
        F4: Candle Wood / Kerzenwald / Kaarsenwoud
        F5: Wolf Wood / Wolfswald / Wolvenwoud
        F6: Spider Wood / Spinnenwald / Spinnenbos
        F7: Yew Wood / Eibenwald / Taxusbos
        F8: Lost Wood / Irrwald / Dwaalbos
        P1: Hearth Lea / Herdfeld / Haardveld
        P2: Dancing Lea / Tanzwiese / Danswei
        P3: Crane Heath / Kranichfeld / Kraanheide
        P4: Dew Field / Taufeld / Dauwveld
        P5: Gull Heath / Möwenheide / Meeuwenveld
        P6: Clover Lea / Kleefeld / Klaverveld
        P7: Salt Lea / Salzwiese / Zoutwei
        H1: Hat Hill / Huthügel / Hoedheuvel
        H2: Hop Hill / Hüpfhügel / Hupheuvel
        H3: Gale Hill / Windhügel / Windheuvel
        H4: Hen Hill / Hennenberg / Hennenbult
        H5: Mouse Hill / Mäusehügel / Muizenbult
        H6: Cat Hill / Katzenberg / Kattenbult
        H7: Last Hill / Endhügel / Eindheuvel
        H8: Seal Hill / Robbenberg / Zeebult
        M1: Frost Horn / Frosthorn / Vorsthoorn
        M2: Grey Nose / Graue Nase / Grijze Neus
        M3: Thunder Seat / Donnersitz / Donderzetel
        M4: Needle Rock / Nadelfels / Naaldrots
        M5: Dragon Tooth / Drachenzahn / Drakentand
        W1: North Sound / Nordsund / Noordsont
        W2: Moon Lake / Mondsee / Maanmeer
        W3: South Sound / Südsund / Zuidsont
    """),
    castles=("P1", "F4"),
    clouds=("M1", "P3", "F3", "H3", "M3", "F5", "H5", "M4", "M4", "F6", "M5", "H6", "F7", "H7", "W1", "W1", "W2", "W3", "W3"),
    towers=towers("""
        orange round 3 0 P1+F1
        green round 3 0 P1+M2
        purple round 2 1 F1+H1
        orange round 3 2 M2
        purple square 2 0 M2+F2
        orange round 2 1 H2+F4
        orange square 2 0 F4+P6
        green round 3 1 P6
        purple round 3 0 H4+P6
        green round 4 0 H4
        orange round 4 0 H1+P2
        green round 2 2 F3+P2
        purple round 5 0 M1 covered
        green round 5 0 M3 covered
        green square 5 0 M5 covered
        orange round 5 0 F7
        purple round 4 0 P4
        green square 3 0 P2+F2
        purple square 4 0 F5+H5+P5
        orange square 4 0 H5+M3
        green round 6 0 P3
        orange round 6 0 F5
        purple round 6 0 H5+P5
        green round 7 0 H5
        purple round 7 0 M4+P5
        orange round 8 0 P7
        purple round 4 1 P7+H8
        orange round 7 0 H7
        green round 8 0 F8+H7
        purple round 8 0 F8
    """),
    tiles={"mountain": ("M1", "M3", "M5"), "forest": ("F2", "F3", "F6", "F7"), "hill": ("H2", "H3", "H6", "H8")},
    circles={"A": "P2", "B": "P7", "C": "P5", "D": "F8"},
)

SMALL_FRONT = Sketch(
    titles={"en": "The Little Realm", "de": "Das kleine Reich", "nl": "Het kleine Rijk"},
    seed=1.3,
    rows="""
        .. .. .. .. .. .. .. .. ..
        .. P1 P1 F1 F1 M1 M1 .. ..
        .. P1 P1 P1 F1 F1 M1 M1 ..
        .. H1 P1 W1 W1 F1 M1 P3 ..
        .. H1 H1 W1 W1 P2 P2 P3 ..
        .. H1 H1 F2 P2 P2 P3 P3 ..
        .. .. F2 F2 F2 P2 H2 H2 ..
        .. M2 M2 F2 F2 H2 H2 H2 ..
        .. M2 M2 M2 F3 F3 F3 H2 ..
        .. .. M2 M2 F3 F3 F3 .. ..
        .. .. .. .. .. .. .. .. ..
    """,
    names=named("""
        F1: Nut Wood / Nusswald / Notenbos
        F2: Lime Wood / Lindenwald / Lindebos
        F3: Far Wood / Fernwald / Verwoud
        P1: Home Lea / Heimfeld / Thuisveld
        P2: Mid Heath / Mittelheide / Midheide
        P3: Rim Heath / Randheide / Randheide
        H1: West Hill / Westhügel / Westheuvel
        H2: East Hill / Osthügel / Oostheuvel
        M1: High Hat / Hoher Hut / Hoge Hoed
        M2: Low Hat / Kleiner Hut / Lage Hoed
        W1: Tea Lake / Teesee / Theemeer
    """),
    castles=("P1", "F2"),
    clouds=("M1", "P3", "H2", "M2", "F3", "W1"),
    towers=towers("""
        green round 3 0 P1+F1
        purple square 2 0 P1+H1
        orange round 2 1 H1
        green square 1 0 F2+P2
        orange round 4 0 F1
        purple round 3 0 P2
        green round 3 1 H2+P2+F2
        orange round 5 0 P3
        purple round 6 0 H2
        orange square 3 0 F3+H2
        green round 7 0 F3
        purple round 4 0 M2 covered
        orange round 4 1 M1 covered
    """),
    tiles={"mountain": ("M1", "M2")},
    circles={},
    cell_width=100,
    cell_height=98,
)

SMALL_BACK = Sketch(
    titles={"en": "The Little Shores", "de": "Die kleinen Ufer", "nl": "De kleine Kusten"},
    seed=0.4,
    rows="""
        .. .. .. .. .. .. .. .. ..
        .. F1 F1 P1 P1 .. .. H3 ..
        .. F1 F1 P1 P1 W1 H3 H3 ..
        .. H1 F1 M1 P1 W1 H3 P4 ..
        .. H1 H1 M1 M1 W1 P4 P4 ..
        .. H1 M1 M1 P2 .. P4 P4 ..
        .. F2 F2 P2 P2 H2 .. .. ..
        .. F2 F2 P2 P2 H2 H2 .. ..
        .. F2 M2 M2 F3 H2 H2 .. ..
        .. .. M2 M2 F3 F3 F3 .. ..
        .. .. .. M2 .. F3 .. .. ..
        .. .. .. .. .. .. .. .. ..
    """,
    names=named("""
        F1: Ash Wood / Eschenwald / Essenbos
        F2: Elm Wood / Ulmenwald / Iepenbos
        F3: Oak Wood / Eichwald / Eikenbos
        P1: Wren Lea / Spatzenfeld / Musveld
        P2: Ring Lea / Ringwiese / Ringwei
        P4: Shell Lea / Muschelau / Schelpwei
        H1: Pot Hill / Topfhügel / Potheuvel
        H2: Lid Hill / Deckelberg / Dekselbult
        H3: Oar Hill / Ruderhügel / Riembult
        M1: Chin Rock / Kinnfels / Kinrots
        M2: Brow Rock / Stirnfels / Kruinrots
        W1: Thin Sound / Engsund / Smalle Sont
    """),
    castles=("F1", "F2"),
    clouds=("M1", "M2", "F3", "H2", "W1", "W1"),
    towers=towers("""
        green round 2 0 F1+H1
        orange square 2 0 F1+P1
        purple round 3 0 H1
        orange round 3 1 P1
        green square 2 0 F2+P2
        purple round 4 0 M1 covered
        green round 4 0 M2 covered
        orange round 5 0 F3
        purple square 3 0 F3+H2
        green round 7 0 P4
        orange round 6 0 H3+P4
    """),
    tiles={"mountain": ("M1", "M2"), "forest": ("F3",), "hill": ("H2", "H3")},
    circles={"A": "P2", "B": "P4"},
    cell_width=100,
    cell_height=98,
)

BOXES = {"standard": {"front": FRONT, "back": BACK}, "small": {"front": SMALL_FRONT, "back": SMALL_BACK}}
