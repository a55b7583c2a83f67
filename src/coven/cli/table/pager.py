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
        note = self.speak("page-not-found", text=wanted) if at is None else ""
        at = at or 0
        while at is not None:
            self._print(lines, at, wanted, note)
            at, wanted, note = self._next(lines, at, wanted, self.keyboard.read("▸ "))

    def _print(self, lines: Sequence[Text], at: int, wanted: str, note: str) -> None:
        self.console.clear()
        page = [line.copy() for line in lines[at : at + self.size]]
        for line in page if wanted else ():
            line.highlight_words([wanted], FOUND, case_sensitive=False)
        last = min(at + self.size, len(lines))
        hint = self.speak("page-hint", first=at + 1, last=last, lines=len(lines))
        self.console.print(Group(*page, Text(note or hint, "bold")))

    def _next(self, lines: Sequence[Text], at: int, wanted: str, typed: str) -> tuple[int | None, str, str]:
        """Where to read on (None: no more), what is looked for, and what there is to say."""
        if typed.lower() in self.speak("page-leave").split():
            return None, "", ""
        if typed.lower() in self.speak("page-back").split():
            return max(0, at - self.size), wanted, ""
        if not typed or typed == "/":
            after = at + self.size if not typed or not wanted else find(lines, wanted, at + 1)
            return (None if after is None or after >= len(lines) else after), wanted, ""
        text = typed.removeprefix("/").strip()
        found = find(lines, text, at + 1)
        return (at, wanted, self.speak("page-not-found", text=text)) if found is None else (found, text, "")


def find(lines: Sequence[Text], wanted: str, start: int) -> int | None:
    """The first line from `start` on with the wanted words, else the first from the top."""
    places = [*range(start, len(lines)), *range(min(start, len(lines)))]
    return next((place for place in places if wanted.casefold() in lines[place].plain.casefold()), None)
