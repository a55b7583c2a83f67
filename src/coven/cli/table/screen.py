"""The screen of a game: the table as its game draws it, and what happened below."""

import re
from collections.abc import Mapping, Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from coven.cli.output import Output
from coven.cli.sentences import Shorten
from coven.cli.table.keyboard import Keyboard
from coven.cli.table.log import log, wrapped
from coven.cli.table.matching import MoveList
from coven.cli.table.pager import Pager
from coven.drawing import GREY
from coven.table.table import Table
from coven.table.values import Viewer
from coven.table.words import Words

MOST_LOG_ROWS = 12
MOST_LIST_ROWS = 2  # of moves listed under the table
FEW_NOTES = 6  # lines that go below the table however small the screen is
PROMPT_LINES = 2  # the rule above the log, and the line being typed
EXPLAINED = re.compile(r".*\S {2,}(?=\S)")  # what stands in columns before an explanation, as in the list of moves
FORGET_SCROLLED = "\x1b[3J"


def draw_plain(view: Mapping[str, object], setting: Mapping[str, object], speak: Words, seats: Sequence[str]) -> RenderableType:
    """Any game's view as names and values, for a game that draws no table of its own."""
    grid = Grid(box=None, show_header=False)
    for name, value in view.items():
        if name in ("game", "players", "seat", "moves"):
            continue
        grid.add_row(Text(name, GREY), Text(str(value)))
    return grid


class Screen:
    """Shows a table through one seat's eyes, whole each time."""

    def __init__(self, output: Output, table: Table, keyboard: Keyboard | None = None) -> None:
        self.output = output
        self.console = output.console
        self.table = table
        self.keyboard = keyboard or Keyboard()
        self.setting = table.setting
        terminal = table.game.faces.terminal
        self._draw = getattr(terminal, "draw", draw_plain)
        self.shorten: Shorten | None = getattr(terminal, "shorten", None)

    @property
    def pager(self) -> Pager:
        return Pager(self.console, self.output.speak, self.keyboard)

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

    def picture(self, viewer: Viewer, table: Table | None = None, is_open: bool = False) -> RenderableType:
        """The table as the game draws it for a viewer, or open."""
        shown = table or self.table
        view = shown.view(viewer)
        if viewer in shown.to_act:
            view["moves"] = [move.as_data() for move in shown.moves(viewer)]
        if is_open:
            view["open"] = [shown.view(seat) for seat in range(shown.players)]
        if shown.outcome is not None:
            view["outcome"] = shown.outcome.as_data()
        drawn: RenderableType = self._draw(view, self.setting, self.output.speak, shown.seats)
        return drawn

    def show_page(self, name: str, viewer: Viewer, wanted: str) -> None:
        """A page that the game draws, in the pager, from the wanted words on."""
        draw = self.table.game.faces.terminal.pages[name]
        page = draw(self.table.view(viewer), self.setting, self.output.speak, self.table.seats)
        self.pager.show(lines_of(self.console, page), wanted=wanted)

    def show(self, viewer: Viewer, messages: Sequence[str] = (), listed: MoveList | None = None, trial: Table | None = None) -> None:
        """Clears the screen and shows the table (or a trial of it), the log in the room that is left, and messages to the person."""
        self.show_at(self.table, viewer, self.picture(viewer, trial), messages, listed)

    def show_at(self, table: Table, viewer: Viewer, picture: RenderableType, messages: Sequence[str], listed: MoveList | None = None) -> None:
        """The same for a picture already made, with what happened up to the moment `table` stands at."""
        room = self.console.height - PROMPT_LINES - len(self.console.render_lines(picture))
        said = self.lines_of(messages)
        if self.is_live and len(said) > max(room, FEW_NOTES):
            self.pager.show(self.lines_of(messages[:-1]))
            said = self.lines_of(messages[-1:])
        said = [*(self.list_of(listed, room - len(said)) if listed else []), *said]
        self.clear()
        for line in said:
            line.stylize("bold")
        self.console.print(Group(picture, Rule(style=GREY), *self.last_rows(table, viewer, room - len(said), 0 if len(messages) > 1 else 1), *said))

    def list_of(self, choice: MoveList, room: int) -> list[Text]:
        """The moves with their numbers, where they fit and are not all of one kind that the drawn table shows anyhow."""
        moves, texts = choice.moves, [choice.written(move) for move in choice.moves]
        if any(text.isdecimal() for text in texts):  # two kinds of numbers side by side would confuse
            return []
        has_numbers = any(word.isdecimal() for text in texts for word in text.split())
        rows = list_rows(texts, self.console.width) if has_numbers or len({move.kind for move in moves}) > 1 else []
        return rows if len(rows) <= min(MOST_LIST_ROWS, room - 1) else []

    def last_rows(self, table: Table, viewer: Viewer, room: int, least: int) -> list[Text]:
        """The last things that happened, as many as fit, each in full; the very last in any case, unless the table has just answered something."""
        most = max(least, min(MOST_LOG_ROWS, room))
        rows: list[Text] = []
        for line in reversed(log(table, viewer, self.output.speak, most, self.shorten)):
            more = self.log_rows([line])
            if (rows or not least) and len(rows) + len(more) > most:
                break
            rows = [*more, *rows]
        return rows

    def log_rows(self, lines: Sequence[str]) -> list[Text]:
        """Lines of the log as the rows they take."""
        parts = wrapped(lines, self.console.width)
        return [Text(f"{' ' if number else '·'} {row}", GREY) for rows in parts for number, row in enumerate(rows)]

    def lines_of(self, messages: Sequence[str]) -> list[Text]:
        """Notes as the lines they take; what explains a word stays in its column."""
        return [line for message in messages for line in self._wrapped(message)]

    def _wrapped(self, message: str) -> list[Text]:
        word = EXPLAINED.match(message)
        indent = word.end() if word and word.end() < self.console.width // 2 else 0
        lines = Text(message[indent:]).wrap(self.console, self.console.width - indent)
        return [Text(message[:indent] if number == 0 else " " * indent).append_text(line) for number, line in enumerate(lines)]

    def looks_alike(self, one: int, other: int) -> bool:
        """Whether two seats see the same table and saw the same happen, so that neither has anything to hide from the other."""
        views = [{**self.table.view(seat), "seat": None, "prompt": None} for seat in (one, other)]
        logs = [log(self.table, seat, self.output.speak, MOST_LOG_ROWS, self.shorten) for seat in (one, other)]
        return views[0] == views[1] and logs[0] == logs[1]


def list_rows(moves: list[str], width: int) -> list[Text]:
    """The numbered moves side by side, in as few rows as they need."""
    rows, row = [], ""
    for number, move in enumerate(moves, 1):
        entry = f"{number} {move}"
        if row and len(row) + 3 + len(entry) > width:
            rows.append(Text(row))
            row = ""
        row = f"{row}   {entry}" if row else entry
    return [*rows, Text(row)] if row else rows


def lines_of(console: Console, drawn: RenderableType) -> list[Text]:
    """What is drawn, line by line."""
    return [Text.assemble(*((part.text, part.style or "") for part in line)) for line in console.render_lines(drawn, pad=False)]


def log_line(line: str) -> Text:
    return Text(f"· {line}", GREY)
