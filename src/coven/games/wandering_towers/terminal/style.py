"""Colours, signs, and lines of parts that stay whole."""

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from coven.drawing import GREY, packed

STONE, PARCHMENT = "#b9a98c", "#f4ead5"
INKS = ("#5aa0c8", "#e3b95b", "#c9566b", "#6a9a4f", "#e2703a", "#9168b8")  # a colour and a sign for each seat
SIGNS = ("☾", "✶", "♣", "▲", "◆", "❧")
CASTLE = "♜"
SHIELD = "◈"
ACTS = "▸"
LONGEST_NAME = 16
INDENT = 3


class Parts:
    """A line of parts that stay whole, the first behind a name for all of them; what does not fit follows indented."""

    def __init__(self, parts: Sequence[Text], gap: str, label: str = "") -> None:
        self.parts = [Text.assemble((f"{label}: " if label else "", GREY), parts[0]), *parts[1:]]
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for number, line in enumerate(packed(self.parts, self.gap, options.max_width - INDENT)):
            yield Text(" " * (INDENT if number else 1)).append_text(line)


def signs(owners: Iterable[int]) -> Text:
    """Wizards, each by its owner's sign."""
    return Text.assemble(*((SIGNS[owner], f"bold {INKS[owner]}") for owner in owners))
