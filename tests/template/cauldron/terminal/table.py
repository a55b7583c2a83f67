"""The whole table: the round, the seats, the own herbs, and what is to be done. It reads view and setting and holds no rule.

Beside the view it uses what a caller may add to it: `outcome` (for the sheet at the end).
"""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text
from template.cauldron.view.schema import SCHEMA, TableSetting, TableView

from coven.drawing import GOLD, GREY, Added, SheetLine, final_sheet
from coven.table.sentences import prompt_sentence
from coven.table.words import Words

SIGNS = "☾★♣♦"


class Shown(TableView, Added):
    """A view with what a caller may have added."""


def draw(view: Shown, setting: TableSetting, speak: Words, seats: Sequence[str]) -> RenderableType:
    """The whole table as a viewer sees it."""
    if view.get("outcome"):
        return Group(heading(view, setting, speak), final_sheet(view["outcome"], speak, sheet_lines(view, seats)))
    herbs = [] if view["hand"] is None else [Text(f" {speak('table-herbs', herbs=view['hand'])}")]
    said = Text(prompt_sentence(view["prompt"], SCHEMA, speak, seats), f"bold {GOLD}")
    return Group(heading(view, setting, speak), seat_table(view, speak, seats), *herbs, Padding(said, (0, 1)))


def heading(view: Shown, setting: TableSetting, speak: Words) -> RenderableType:
    rounds = setting["options"]["rounds"]
    progress = speak("table-round", round=min(view["rounds_played"] + 1, rounds), rounds=rounds)
    return Rule(Text(f"{speak('game-title')} · {progress}", GOLD), style=GREY, align="left")


def seat_table(view: Shown, speak: Words, seats: Sequence[str]) -> RenderableType:
    """A line for each seat: its score, and what it threw in last."""
    table = Table(box=None, header_style=GREY)
    for name in ("", speak("table-score"), speak("table-last")):
        table.add_column(name)
    for seat, name in enumerate(seats):
        table.add_row(f"{SIGNS[seat]} {name}", str(view["scores"][seat]), str(view["last_thrown"][seat] or "–"))
    return table


def sheet_lines(view: Shown, seats: Sequence[str]) -> Iterator[SheetLine]:
    """The seats from the first place down, as the final sheet shows them."""
    places = view["outcome"]["places"]
    for seat in sorted(range(len(seats)), key=lambda seat: places[seat]):
        yield seat, f"{places[seat]}.", Text(SIGNS[seat]), seats[seat]
