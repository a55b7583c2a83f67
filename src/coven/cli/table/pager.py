"""Long texts a screenful at a time, forward and back, with a search."""

from collections.abc import Sequence

from rich.console import Console, Group
from rich.text import Text

from coven.cli.table.keyboard import Keyboard
from coven.table.words import Words

HINT_LINES = 2  # the hint, which may take two, and the line being typed
FOUND = "reverse"


class Pager:
    """Shows lines in place of the table until the reader has had enough; where nobody looks at a terminal, all at once."""

    def __init__(self, console: Console, speak: Words, keyboard: Keyboard) -> None:
        self.console = console
        self.speak = speak
        self.keyboard = keyboard

    @property
    def size(self) -> int:
        """How many lines fit on a page."""
        return max(1, self.console.height - HINT_LINES - 1)

    def show(self, lines: Sequence[Text], start: int = 0, wanted: str = "") -> None:
        """The lines from `start` on, or from the first that has the wanted words."""
        if not self.console.is_terminal:
            self.console.print(Group(*lines))
            return
        at: int | None = find(lines, wanted, 0) if wanted else start
        message = self.speak("page-not-found", text=wanted) if at is None else ""
        at = at or 0
        while at is not None:
            self._print(lines, at, wanted, message)
            at, wanted, message = self._next(lines, at, wanted, self.keyboard.read("▸ "))

    def top_of(self, lines: Sequence[Text], at: int) -> int:
        """The first line of the page on which a line stands: itself, or what fills the last page."""
        return max(0, min(at, len(lines) - self.size))

    def _print(self, lines: Sequence[Text], at: int, wanted: str, message: str) -> None:
        self.console.clear()
        top = self.top_of(lines, at)
        page = [line.copy() for line in lines[top : top + self.size]]
        for line in page if wanted else page[at - top : at - top + 1] if at > top else ():
            line.highlight_words([wanted or line.plain], FOUND, case_sensitive=False)
        hint = self.speak("page-hint", first=top + 1, last=top + len(page), lines=len(lines))
        self.console.print(Group(*page, Text(message or hint, "bold")))

    def _next(self, lines: Sequence[Text], at: int, wanted: str, typed: str) -> tuple[int | None, str, str]:
        """Where to read on (None: no more), what is looked for, and what there is to say."""
        top = self.top_of(lines, at)
        if typed.lower() in self.speak("page-leave").split():
            return None, "", ""
        if typed.lower() in self.speak("page-back").split():
            return max(0, top - self.size), wanted, ""
        if not typed or (typed == "/" and not wanted):
            after = top + self.size
            return (None if after >= len(lines) else self.top_of(lines, after)), wanted, ""
        text = typed.removeprefix("/").strip() or wanted
        found = find(lines, text, at + 1)
        return (at, wanted, self.speak("page-not-found", text=text)) if found is None else (found, text, "")


def find(lines: Sequence[Text], wanted: str, start: int) -> int | None:
    """The first line from `start` on with the wanted words, else the first from the top."""
    places = [*range(start, len(lines)), *range(min(start, len(lines)))]
    return next((place for place in places if wanted.casefold() in lines[place].plain.casefold()), None)
