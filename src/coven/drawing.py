"""What the text tables of the games share: colours, names and lines that fit, the sheet at the end."""

from collections.abc import Iterable, Iterator
from typing import TypedDict

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coven.table.values import MoveData, OutcomeData
from coven.table.words import Words

GOLD, ROSE, GREY = "#e3b95b", "#c9566b", "grey50"
SheetLine = tuple[int, str, Text, str]  # a seat, its place, its sign and its name, as they are shown


class Added(TypedDict, total=False):
    """What a caller may add to a view that is drawn: the moves of who looks, and how the game ended."""

    moves: list[MoveData]
    outcome: OutcomeData


def shortened(name: str, width: int) -> str:
    """A name cut to the room there is."""
    return name if len(name) <= width else name[: width - 1] + "…"


def packed(parts: Iterable[Text], gap: str, width: int) -> Iterator[Text]:
    """Parts side by side, each of them whole, in as many lines as the width asks for."""
    line = Text()
    for part in parts:
        if line.cell_len and line.cell_len + len(gap) + part.cell_len > width:
            yield line
            line = Text()
        line = line.append(gap if line.cell_len else "", GREY).append_text(part)
    yield line


def final_sheet(outcome: OutcomeData, speak: Words, lines: Iterable[SheetLine]) -> RenderableType:
    """Who came in where, and what each score is made of."""
    sheet = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    for _ in range(3):
        sheet.add_column(no_wrap=True)
    sheet.add_column(justify="right", no_wrap=True)
    sheet.add_column(ratio=1)
    for seat, place, sign, name in lines:
        breakdown = ", ".join(speak(f"score-{line['kind']}".replace("_", "-"), **line) for line in outcome["breakdown"][seat])
        sheet.add_row(Text(place, GREY), sign, Text(name), Text(str(outcome["scores"][seat]), "bold"), Text(breakdown, GREY))
    return Padding(sheet, (0, 1))
