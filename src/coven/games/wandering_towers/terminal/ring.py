"""The sixteen spaces round the players."""

from collections.abc import Sequence

from rich.align import Align
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coven.drawing import GOLD, GREY, packed
from coven.games.wandering_towers.terminal.shown import Shown
from coven.games.wandering_towers.terminal.style import CASTLE, PARCHMENT, SHIELD, STONE, signs
from coven.games.wandering_towers.view.schema import TableSetting

SIDE = 5  # spaces along one side of the ring
TOP, RIGHT, BOTTOM, LEFT = (0, 1, 2, 3, 4), (5, 6, 7), (12, 11, 10, 9, 8), (15, 14, 13)  # as they lie round the table
WIDEST = 104


class Ring:
    """The sixteen spaces round the players, as wide as the screen allows."""

    def __init__(self, view: Shown, setting: TableSetting, middle: RenderableType) -> None:
        self.view = view
        self.setting = setting
        self.middle = middle

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        cell = (min(options.max_width, WIDEST) - SIDE) // SIDE
        middle = (SIDE - 2) * (cell + 1) - 1
        yield self._row([cell] * SIDE, [self._space(space, cell) for space in TOP])
        left, right = (Group(*(self._space(space, cell) for space in side)) for side in (LEFT, RIGHT))
        yield self._row([cell, middle, cell], [left, Align.center(self.middle), right])
        yield self._row([cell] * SIDE, [self._space(space, cell) for space in BOTTOM])

    def _row(self, widths: Sequence[int], cells: Sequence[RenderableType]) -> Padding:
        grid = Table.grid(padding=(0, 1))
        for width in widths:
            grid.add_column(width=width)
        grid.add_row(*cells)
        return Padding(grid, (0, 0, 0, 1))

    def _space(self, space: int, width: int) -> Text:
        """A space: its number and shield, castle and wizards in the open, and below them the stack from the top down."""
        here = self.view["spaces"][space]
        cell = Text(f"{space:>2}{SHIELD if self.setting['space_shields'][space] else ' '} ", GREY)
        if self.view["castle"] == space:
            cell.append(f"{CASTLE} ", f"bold {PARCHMENT}")
        cell.append_text(signs(here["wizards"]))
        stack = [self._tower(tower) for tower in here["towers"]]
        return Text("\n").join([cell, *(packed(reversed(stack), "/", width) if stack else [Text("·", GREY)])])

    def _tower(self, tower: str) -> Text:
        """A tower; the announced one stands out."""
        moves = self.view["move"] is not None and self.view["move"]["tower"] == tower
        return Text(f"{tower}{SHIELD if self.setting['tower_shields'][tower] else ''}", f"bold underline {GOLD}" if moves else STONE)
