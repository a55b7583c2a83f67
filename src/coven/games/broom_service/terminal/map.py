"""The map in a terminal: every area a patch of its landscape's colour, with its number, pawns, clouds and open towers.

A line of the screen shows two rows of the map, one in the upper and one in the lower half of its letters. Where there are
no colours, landscapes are told by their signs.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from coven.drawing import GOLD
from coven.games.broom_service.box.map.geometry import inside_many, read_outline
from coven.games.broom_service.terminal.labels import Cell, Label, Part, Run, write_number, write_rest
from coven.games.broom_service.terminal.style import INK, LANDSCAPES, PARCHMENT, POTIONS, PURPLE, SKY, letter, seat_mark
from coven.games.broom_service.view.joined import Shown, all_towers, name_of
from coven.games.broom_service.view.setting_schema import Tower
from coven.kernel.later import Later
from coven.table.words import Words

np: Any = Later("numpy")

SEA = -1
WIDEST = 110  # columns; a wider map would be no clearer
LEAST_ROWS, FEWEST_ROWS, GOOD_ROWS, MOST_ROWS = 4, 6, 12, 26  # of the map: at all, if it can be, to be read well, and more would be no clearer
SHORTEST_LABEL = 3  # letters: a number and its sign
WIDE_LABEL = 6  # wide enough for most labels
GROUND = {
    "forest": ("#2c4a26", "#375c2f", "#223a1d"),
    "hill": ("#5b4127", "#6d4f31", "#4a341e"),
    "mountain": ("#4b4855", "#5c5967", "#3b3844"),
    "prairie": ("#6e5a24", "#836c30", "#59481a"),
    "water": ("#1e4d68", "#285f7e", "#163c52"),
}  # of each landscape three shades, so that neighbours of a kind differ
Grid = tuple[tuple[int, ...], ...]


def is_drawn(shown: Shown) -> bool:
    """Whether the box tells where its areas lie."""
    return shown["sheet"] is not None and all("outline" in area for area in shown["sheet"]["areas"])


def best_rows(shown: Shown, width: int) -> int:
    """How many lines show the map in its true proportions."""
    sheet = shown["sheet"]
    assert sheet is not None, "the map is drawn"
    wide, high = int(sheet["width"]), int(sheet["height"])
    return max(FEWEST_ROWS, min(MOST_ROWS, columns_in(width) * high // wide // 2))


def columns_in(width: int) -> int:
    return max(20, min(WIDEST, width - 2))


class Chart:
    """The map in so many lines."""

    def __init__(self, shown: Shown, speak: Words, rows: int) -> None:
        self.shown = shown
        self.speak = speak
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = columns_in(options.max_width)
        sheet = self.shown["sheet"]
        assert sheet is not None, "the map is drawn"
        outlines = tuple(area["outline"] for area in sheet["areas"])
        grid = raster(outlines, sheet["width"], sheet["height"], columns, 2 * self.rows)
        has_colours = console.color_system is not None and not console.no_color
        cells = [[ground(self.shown, grid, row, column, has_colours) for column in range(columns)] for row in range(self.rows)]
        places = all_runs(grid, len(outlines))
        labels = {area: list(marks(self.shown, self.speak, area)) for area in places}
        urgent = sorted(places, key=lambda area: (not own_pawns(self.shown, area), sum(run.length for run in places[area])))
        ends = {area: write_number(cells, places[area], labels[area]) for area in urgent}  # own pawns, then who has least room
        for area in urgent:
            write_rest(cells, Label(area, ends[area], places[area], labels[area], [] if has_colours else [(" ", "")]))
        for line in cells:
            alike = groupby(line, key=lambda cell: cell[1])
            yield Text(" ").append_text(Text.assemble(*(("".join(cell[0] for cell in run), style) for style, run in alike)))


# --- the ground -------------------------------------------------------------------------------------------------------


@lru_cache(16)
def raster(outlines: tuple[str, ...], width: int, height: int, columns: int, rows: int) -> Grid:
    """The area under each point of a coarse grid; SEA where there is none."""
    x, y = np.meshgrid((np.arange(columns) + 0.5) * width / columns, (np.arange(rows) + 0.5) * height / rows)
    points = np.stack((x.ravel(), y.ravel()), axis=1)
    found = np.full(len(points), SEA)
    for number, outline in enumerate(outlines):
        found[inside_many(read_outline(outline), points)] = number
    return tuple(tuple(map(int, row)) for row in found.reshape(rows, columns))


def ground(shown: Shown, grid: Grid, row: int, column: int, has_colours: bool) -> Cell:
    """A cell without a label."""
    upper, lower = grid[2 * row][column], grid[2 * row + 1][column]
    if not has_colours:
        return sign_at(shown, grid, row, column), "", False
    if upper == lower:
        return " ", "" if upper == SEA else f"on {shade(shown, upper)}", False
    if upper == SEA:
        return "▄", shade(shown, lower), False
    return "▀", shade(shown, upper) if lower == SEA else f"{shade(shown, upper)} on {shade(shown, lower)}", False


def sign_at(shown: Shown, grid: Grid, row: int, column: int) -> str:
    """The sign of a landscape, or a bar where another area of the same kind begins."""
    here = max(grid[2 * row][column], grid[2 * row + 1][column])
    if here == SEA:
        return " "
    areas, line = shown["map"]["areas"], grid[2 * row]
    beyond = line[column + 1] if column + 1 < len(line) else SEA
    if beyond not in (here, SEA) and areas[beyond]["landscape"] == areas[here]["landscape"]:
        return "│"
    return str(LANDSCAPES[areas[here]["landscape"]][0])


def shade(shown: Shown, area: int) -> str:
    """The colour of an area: its landscape's, in a shade of its own among the neighbours."""
    return GROUND[shown["map"]["areas"][area]["landscape"]][shades(tuple(neighbours_of_a_kind(shown)))[area]]


def neighbours_of_a_kind(shown: Shown) -> Iterator[tuple[int, ...]]:
    areas = shown["map"]["areas"]
    for area in areas:
        yield tuple(other for other in area["neighbours"] if areas[other]["landscape"] == area["landscape"])


@lru_cache(16)
def shades(neighbours: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """A shade for each area that no neighbour of its kind has, as far as there are shades."""
    chosen: list[int] = []
    for area, others in enumerate(neighbours):
        taken = {chosen[other] for other in others if other < area}
        chosen.append(next((number for number in range(3) if number not in taken), 0))
    return tuple(chosen)


# --- labels -----------------------------------------------------------------------------------------------------------


@lru_cache(16)
def all_runs(grid: Grid, areas: int) -> Mapping[int, Sequence[Run]]:
    """Where each area has room for letters: lines it fills, or where it is too flat for that, lines it has a half of."""
    places = {}
    for area in range(areas):
        full = [run for row in range(len(grid) // 2) for run in runs_in(grid, row, area, True)]
        has_room = any(run.length >= SHORTEST_LABEL for run in full)
        places[area] = by_room(full if has_room else [run for row in range(len(grid) // 2) for run in runs_in(grid, row, area, False)])
    return places


def by_room(runs: list[Run]) -> list[Run]:
    """The widest place in the middle first, then those nearest to it."""
    if not runs:
        return []
    middle = sum(run.row * run.length for run in runs) / sum(run.length for run in runs)
    main = max(runs, key=lambda run: (min(run.length, WIDE_LABEL), -abs(run.row - middle)))
    return sorted(runs, key=lambda run: (abs(run.row - main.row), -run.length))


def runs_in(grid: Grid, row: int, area: int, full: bool) -> Iterator[Run]:
    """The runs of an area in one line, in which it has both halves of each cell or at least one."""
    upper, lower = grid[2 * row], grid[2 * row + 1]
    start = None
    for column in range(len(upper) + 1):
        halves = {upper[column], lower[column]} if column < len(upper) else set()
        is_in = area in halves and (not full or halves <= {area, SEA})
        if is_in and start is None:
            start = column
        elif not is_in and start is not None:
            yield Run(row, start, column - start)
            start = None


def marks(shown: Shown, speak: Words, area: int) -> Iterator[Part]:
    """What is told of an area, the most important first: its number, pawns, clouds, towers, castle, circle, tiles, name."""
    number = f"{area}{LANDSCAPES[shown['map']['areas'][area]['landscape']][0]}"
    own = own_pawns(shown, area)
    if own and shown["seat"] is not None:
        yield number + own, f"{seat_mark(shown['seat']).style} on {INK}"
    else:
        yield number, f"bold {INK} on {GOLD}" if area in targets(shown) else f"bold {PARCHMENT}"
    yield from pawn_signs(shown, area)
    yield from (("☁", f"bold {SKY}") for cloud in shown["clouds"] if cloud["area"] == area)
    for tower in all_towers(shown):
        if area in tower["areas"] and tower["tower"] in shown["open_towers"]:
            yield tower_sign(tower, speak), f"bold {POTIONS[tower['colour']]} on {INK}"
    if area in shown["map"]["castles"]:
        yield "♜", f"bold {PARCHMENT}"
    yield from ((f"◎{name}", f"bold {PURPLE}") for name, at in shown["map"]["circles"].items() if at == area)
    yield from (("◆", f"bold {GOLD}") for at in tile_areas(shown) if at == area)
    yield f" {name_of(shown, area, speak.language)}", f"italic {PARCHMENT}"


def tile_areas(shown: Shown) -> list[int]:
    """The areas of all landscape tiles."""
    tiles = (shown["mountain_tiles"], shown["forest_tiles"], shown["hill_tiles"])
    return [tile["area"] for kind in tiles for tile in kind]


def tower_sign(tower: Tower, speak: Words) -> str:
    """A potion's letter: small for a round tower, which takes one, large for a square one."""
    sign = letter(tower["colour"], speak)
    return sign.upper() if tower["square"] else sign.lower()


def own_pawns(shown: Shown, area: int) -> str:
    """The viewer's pawns in an area, with their numbers."""
    if shown["seat"] is None:
        return ""
    pawns = shown["by_seat"][shown["seat"]]["pawns"]
    return "".join(f"{seat_mark(shown['seat']).plain}{number}" for number, at in enumerate(pawns, 1) if at == area)


def pawn_signs(shown: Shown, area: int) -> Iterator[Part]:
    """The pawns of others in an area."""
    for seat, row in enumerate(shown["by_seat"]):
        if seat != shown["seat"]:
            yield from ((seat_mark(seat).plain, f"{seat_mark(seat).style} on {INK}") for at in row["pawns"] if at == area)


def targets(shown: Shown) -> set[int]:
    """The areas that the moves at hand lead to."""
    moves = shown.get("moves") or []
    flights = {move["args"]["area"] for move in moves if move["kind"] == "fly"}
    return flights | {shown["map"]["circles"][move["args"]["circle"]] for move in moves if move["kind"] == "jump"}
