"""The areas as a list: a cell for each, with its name, what stands and lies there, and where one can go from it.

Towers are written `t3(P6)` if round and `t0[P4]` if square: the letter of the potion, the points, a `*` for each wand.
Clouds are written `c2☁1/3`: wands to pay, then bolts; a storm cloud tells what it does.
"""

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coven.drawing import GREY
from coven.games.broom_service.terminal.style import LANDSCAPES, NO_GOODS, POTIONS, PURPLE, SKY, letter, seat_mark, some_goods
from coven.games.broom_service.view.joined import Shown, all_towers, name_of
from coven.games.broom_service.view.schema import ForestTileView
from coven.games.broom_service.view.setting_schema import Area, CloudTile, MountainTileView, Tower
from coven.table.words import Words

CELL = 39  # the narrowest column of areas
FEWEST_AREAS = 2  # those of the own pawns


class Board:
    """The areas in columns; all of them, or those nearest to the seat's pawns where there is no room for more."""

    def __init__(self, view: Shown, speak: Words) -> None:
        self.view = view
        self.speak = speak
        self.areas = view["map"]["areas"]

    def explained(self, width: int) -> list[RenderableType]:
        """All areas, under a word about every sign."""
        return [self._key(), self._grid(self.areas, width)]

    def plain(self, width: int) -> list[RenderableType]:
        """All areas, under the signs of the landscapes."""
        return [self._landscapes(), self._grid(self.areas, width)]

    def nearest(self, room: int, console: Console, options: ConsoleOptions) -> list[RenderableType]:
        """As many areas as fit into so many lines, the nearest first, under a word that there are more."""
        columns = columns_in(options.max_width)
        fewest = -(-FEWEST_AREAS // columns)
        rows = max(fewest, min(room - 1, len(self.areas) // columns))
        grid = self._near_grid(rows * columns, options.max_width)
        while rows > fewest and lines_of(console, options, [grid]) >= room:
            rows -= 1
            grid = self._near_grid(rows * columns, options.max_width)
        more = self.speak("table-nearest", shown=rows * columns, areas=len(self.areas))
        return [self._landscapes().append(f" · {more}", GREY), grid]

    def _near_grid(self, count: int, width: int) -> Table:
        near = set(by_distance(self.view)[:count])
        return self._grid([area for area in self.areas if area["area"] in near], width)

    def _grid(self, areas: Sequence[Area], width: int) -> Table:
        """Areas in columns, top to bottom."""
        columns = columns_in(width)
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(columns):
            grid.add_column(width=4, no_wrap=True)
            grid.add_column(ratio=1)
        rows = -(-len(areas) // columns)
        for row in range(rows):
            grid.add_row(*(part for area in areas[row::rows] for part in area_cell(self.view, self.speak, area)))
        return grid

    def _landscapes(self) -> Text:
        parts = [Text(f"{sign} {self.speak('landscape-' + name)}", colour) for name, (sign, colour) in LANDSCAPES.items()]
        return Text(" ").append_text(Text(" ").join(parts))

    def _key(self) -> RenderableType:
        """How areas, towers and clouds are written."""
        parts = [self.speak("table-key", letter=letter("purple", self.speak), potion="purple")]
        parts += [self.speak("table-key-storm", letter=letter("orange", self.speak), **{**NO_GOODS, "orange": 4})] if self._has_storm() else []
        parts += [self.speak("table-key-tiles")] if self.view["mountain_tiles"] else []
        return Padding(self._landscapes()[1:].append("".join(f" · {part}" for part in parts), GREY), (0, 1))

    def _has_storm(self) -> bool:
        return any(cloud["storm"] for cloud in self.view["clouds"])


def lines_of(console: Console, options: ConsoleOptions, rows: Iterable[RenderableType]) -> int:
    """How many lines they take on the screen."""
    return sum(len(console.render_lines(row, options)) for row in rows)


def columns_in(width: int) -> int:
    return max(1, (width + 1) // (CELL + 1))


def by_distance(view: Shown) -> list[int]:
    """All areas, those first that are fewest steps away from the seat's pawns; a spectator's are all pawns."""
    seats = view["by_seat"] if view["seat"] is None else [view["by_seat"][view["seat"]]]
    reached = list(dict.fromkeys(area for seat in seats for area in seat["pawns"]))
    for area in reached:
        reached += [other for other in view["map"]["areas"][area]["neighbours"] if other not in reached]
    return reached + [area["area"] for area in view["map"]["areas"] if area["area"] not in reached]


# --- one area -------------------------------------------------------------------------------------------------------------------


def area_cell(view: Shown, speak: Words, area: Area) -> tuple[Text, Text]:
    """Number and landscape; what is there, and the areas around it."""
    number = area["area"]
    sign, colour = LANDSCAPES[area["landscape"]]
    name = name_of(view, number, speak.language)
    marks = [*([Text(name, colour)] if name else []), *pawn_marks(view, number), *place_marks(view, number), *tile_marks(view, speak, number)]
    marks += [*cloud_marks(view, speak, number), *tower_marks(view, speak, number), Text("→" + " ".join(map(str, area["neighbours"])), GREY)]
    return Text(f"{number:>2} {sign}", f"bold {colour}"), Text(" ").join(marks)


def place_marks(view: Shown, number: int) -> Iterable[Text]:
    """Castles and stone circles."""
    if number in view["map"]["castles"]:
        yield Text("♜", "bold")
    yield from (Text(f"◎{name}", f"bold {PURPLE}") for name, area in view["map"]["circles"].items() if area == number)


def tile_marks(view: Shown, speak: Words, number: int) -> Iterable[Text]:
    """Landscape tiles, and the amulets that still wait there."""
    for tile in view["mountain_tiles"]:
        if tile["area"] == number:
            yield Text(f"⟨{mountain_text(tile, speak)}⟩", LANDSCAPES["mountain"][1])
            waiting = [seat_mark(seat) for seat, shown in enumerate(view["by_seat"]) if number in shown["amulets_left"]]
            yield from ([Text("◉").append_text(Text("").join(waiting))] if waiting else [])
    yield from (Text(f"⟨{forest_text(view, tile, speak)}⟩", LANDSCAPES["forest"][1]) for tile in view["forest_tiles"] if tile["area"] == number)
    turbos = [tile for tile in view["hill_tiles"] if tile["area"] == number and "circles" in tile]
    yield from (Text(f"⟨»{'/'.join(tile['circles'])}⟩", LANDSCAPES["hill"][1]) for tile in turbos)


def mountain_text(tile: MountainTileView, speak: Words) -> str:
    """What a mountain tile does: `+1O 1G 1P`, `2 moves`, `delivery`."""
    if "gain" in tile:
        return f"+{some_goods(tile['gain'], speak)}"
    return speak("count-moves", moves=tile["moves"]) if "moves" in tile else speak(f"tile-{tile['tile']}")


def forest_text(view: Shown, tile: ForestTileView, speak: Words) -> str:
    return speak("count-points", points=view["printed"]["points_tile"]) if tile["tile"] == "points" else speak(f"tile-{tile['tile']}")


def pawn_marks(view: Shown, number: int) -> Iterable[Text]:
    for seat, shown in enumerate(view["by_seat"]):
        yield from (seat_mark(seat).append(str(pawn)) for pawn, area in enumerate(shown["pawns"], 1) if area == number)


def cloud_marks(view: Shown, speak: Words, number: int) -> Iterable[Text]:
    for cloud in view["clouds"]:
        if cloud["area"] == number:
            yield Text(f"c{cloud['cloud']}☁{cloud['cost']}/{cloud['bolts']}{storm_text(cloud, speak)}", f"bold {SKY}")


def storm_text(cloud: CloudTile, speak: Words) -> str:
    """What a storm cloud does: `+2` for deliveries next to it, `3O=6` points for who holds three orange ones, or a word."""
    if cloud["effect"] == "bonus":
        return f"+{cloud['points']}"
    if cloud["effect"] == "potions":
        return f"({cloud['need']}{letter(cloud['potion'], speak)}={cloud['points']})"
    return "" if cloud["effect"] == "none" else f"({speak('storm-' + cloud['effect'])})"


def tower_marks(view: Shown, speak: Words, number: int) -> Iterable[Text]:
    """Open towers that can be served from the area."""
    for tower in all_towers(view):
        if number in tower["areas"] and tower["tower"] in view["open_towers"]:
            yield Text(tower_text_of(tower, speak), POTIONS[tower["colour"]])


def tower_text_of(tower: Tower, speak: Words) -> str:
    """`t3(P6*)` for a round tower, `t0[P4]` for a square one."""
    left, right = "[]" if tower["square"] else "()"
    return f"{tower['tower']}{left}{letter(tower['colour'], speak)}{tower['points']}{'*' * tower['wands']}{right}"
