"""The screen of a game: the table as its game draws it, and what happened below."""

import importlib
import re
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
FEW_NOTES = 6  # lines that go below the table however small the screen is
PROMPT_LINES = 2  # the rule above the log, and the line being typed
FAINT = "grey50"
EXPLAINED = re.compile(r".*\S {2,}(?=\S)")  # what stands in columns before an explanation, as in the list of moves
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
        room = self.console.height - PROMPT_LINES - len(self.console.render_lines(picture))
        said = self.lines_of(notes)
        if self.is_live and len(said) > max(room, FEW_NOTES):
            self.show_page(self.lines_of([*notes, self.desk.speak("play-table-again")]))
            return
        lines = log(table, watcher, self.desk.speak, max(FEWEST_LOG_LINES, min(MOST_LOG_LINES, room - len(said))), self.shorten)
        self.clear()
        for line in said:
            line.stylize("bold")
        self.console.print(Group(picture, Rule(style=FAINT), *(log_line(line) for line in lines), *said))

    def lines_of(self, notes: Sequence[str]) -> list[Text]:
        """Notes as the lines they take; what explains a word stays in its column."""
        return [line for note in notes for line in self._wrapped(note)]

    def _wrapped(self, note: str) -> list[Text]:
        word = EXPLAINED.match(note)
        indent = word.end() if word and word.end() < self.console.width // 2 else 0
        lines = Text(note[indent:]).wrap(self.console, self.console.width - indent)
        return [Text(note[:indent] if number == 0 else " " * indent).append_text(line) for number, line in enumerate(lines)]

    def show_page(self, lines: Sequence[Text]) -> None:
        """A long answer in place of the table, a screenful at a time."""
        most = max(1, self.console.height - PROMPT_LINES)
        for start in range(0, len(lines), most):
            self.clear()
            self.console.print(Group(*lines[start : start + most]))
            if start + most < len(lines):
                input(self.desk.speak("play-more") + " ")

    def looks_alike(self, one: int, other: int) -> bool:
        """Whether two seats see the same table and saw the same happen, so that neither has anything to hide from the other."""
        views = [{**self.table.view(seat), "seat": None} for seat in (one, other)]
        logs = [log(self.table, seat, self.desk.speak, MOST_LOG_LINES, self.shorten) for seat in (one, other)]
        return views[0] == views[1] and logs[0] == logs[1]


def log_line(line: str) -> Text:
    return Text(f"· {line}", FAINT, overflow="ellipsis", no_wrap=True)
