"""The screen of a game: the table as its game draws it, and what happened below."""

import importlib
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from coven.cli.desk import Desk
from coven.cli.telling import Shorten, log
from coven.table.game import Game
from coven.table.table import Table
from coven.table.words import Words

FEWEST_LOG_LINES = 1
MOST_LOG_LINES = 12
PROMPT_LINES = 2  # the rule above the log, and the line being typed
FAINT = "grey50"
FORGET_SCROLLED = "\x1b[3J"


def draw_plain(view: Mapping[str, Any], speak: Words, seats: Sequence[str]) -> RenderableType:
    """Any game's view as names and values, for a game that draws no table of its own."""
    grid = Grid(box=None, show_header=False)
    for name, value in view.items():
        grid.add_row(Text(name, FAINT), Text(str(value)))
    return grid


def terminal_of(game: Game) -> Any:
    """The game's own module `terminal`, found beside its rules, or None."""
    home = str(game.imagine.__module__).rpartition(".")[0]
    try:
        return importlib.import_module(f"{home}.terminal")
    except ModuleNotFoundError:
        return None


class Screen:
    """Shows a table through one seat's eyes, whole each time."""

    def __init__(self, desk: Desk, table: Table) -> None:
        self.desk = desk
        self.console = desk.out
        self.table = table
        terminal = terminal_of(table.game)
        self._draw = getattr(terminal, "draw", draw_plain)
        self.shorten: Shorten | None = getattr(terminal, "shorten", None)

    @property
    def is_live(self) -> bool:
        """Whether somebody looks at a terminal."""
        return self.console.is_terminal

    def clear(self) -> None:
        if self.is_live:
            self.console.clear()

    def wipe(self) -> None:
        """Clears the screen and what can be scrolled back to, so that the next person sees nothing of the last one's."""
        self.clear()
        if self.is_live:
            self.console.file.write(FORGET_SCROLLED)
            self.console.file.flush()

    def picture(self, watcher: int | None, table: Table | None = None, is_open: bool = False) -> RenderableType:
        """The table as the game draws it for a watcher, or open."""
        shown = table or self.table
        view = shown.view(watcher)
        if watcher in shown.to_act:
            view["moves"] = [move.as_data() for move in shown.moves(watcher)]
        if is_open:
            view["open"] = [shown.view(seat) for seat in range(shown.players)]
        if shown.outcome is not None:
            view["outcome"] = shown.outcome.as_data()
        drawn: RenderableType = self._draw(view, self.desk.speak, shown.seats)
        return drawn

    def show(self, watcher: int | None, notes: Sequence[str] = (), trial: Table | None = None) -> None:
        """Clears the screen and shows the table (or a trial of it), the log in the room that is left, and notes to the person."""
        self.show_at(self.table, watcher, self.picture(watcher, trial), notes)

    def show_at(self, table: Table, watcher: int | None, picture: RenderableType, notes: Sequence[str]) -> None:
        """The same for a picture already made, with what happened up to the moment `table` stands at."""
        height = len(self.console.render_lines(picture)) + len(notes)
        room = max(FEWEST_LOG_LINES, min(MOST_LOG_LINES, self.console.height - height - PROMPT_LINES))
        lines = log(table, watcher, self.desk.speak, room, self.shorten)
        self.clear()
        self.console.print(Group(picture, Rule(style=FAINT), *(log_line(line) for line in lines), *(Text(note, "bold") for note in notes)))


def log_line(line: str) -> Text:
    return Text(f"· {line}", FAINT, overflow="ellipsis", no_wrap=True)
