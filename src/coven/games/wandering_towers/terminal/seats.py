"""The heading, the spells in play, and a line for each seat."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from coven.drawing import GOLD, GREY
from coven.games.wandering_towers.terminal.shown import Shown
from coven.games.wandering_towers.terminal.style import ACTS, LONGEST_NAME, Parts, signs
from coven.games.wandering_towers.view.schema import TableSetting
from coven.table.words import Words

SHORTEST_NAME = 4


def heading(view: Shown, setting: TableSetting, speak: Words) -> RenderableType:
    """The title, the round, and the cards: against the deck those used, else which action of the two it is, and the piles."""
    parts = [speak("table-round", round=view["round"])]
    if setting["last_card"] is not None:
        parts.append(speak("table-used", used=view["used"], of=setting["last_card"]))
    else:
        parts += [] if view["over"] else [speak("table-action", action=view["action"])]
        parts += [f"{speak('table-pile')} {view['pile']}", f"{speak('table-discards')} {sum(view['discards'].values())}"]
    return Parts([Text(speak("game-title"), f"bold {GOLD}"), *(Text(part, GREY) for part in parts)], " · ")


def spells(setting: TableSetting, speak: Words) -> list[RenderableType]:
    """The spells in play and what each costs."""
    parts = [Text(f"{speak('spell-' + row['spell'])} {row['cost']}", GREY) for row in setting["spells"]]
    return [Parts(parts, " · ", speak("table-spells"))] if parts else []


def seat_table(view: Shown, setting: TableSetting, speak: Words, seats: Sequence[str]) -> Table:
    """A line for each seat; who plays together against the deck has one sign and one line of counts for all (Towers 46)."""
    sheet = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=GREY)
    sheet.add_column("", width=1)
    sheet.add_column("", width=1)
    sheet.add_column("")  # the only one that gives way on a narrow screen
    for name in ("home", "full", "empty", "spent"):
        sheet.add_column(speak(f"table-{name}"), justify="right", no_wrap=True)
    together = setting["solo"] and len(seats) > 1
    if together:
        sheet.add_row("", signs([0]), Text(speak("table-together"), no_wrap=True, overflow="ellipsis"), *counts(view, setting, 0))
    for seat, name in enumerate(seats):
        acts = Text(ACTS if seat in view["to_act"] else "", f"bold {GOLD}")
        sheet.add_row(
            acts, "" if together else signs([seat]), SeatName(view, setting, speak, seat, name), *([] if together else counts(view, setting, seat))
        )
    return sheet


def counts(view: Shown, setting: TableSetting, seat: int) -> list[str]:
    """Wizards home, and flasks."""
    flasks = view["flasks"][seat]
    return [f"{view['home'][seat]}/{setting['wizards']}", str(flasks["full"]), str(flasks["empty"]), str(flasks["spent"])]


class SeatName:
    """A name, bold in its turn, cut to the room there is; in teams one knows one's partner, unless hardly a letter were left of the name."""

    def __init__(self, view: Shown, setting: TableSetting, speak: Words, seat: int, name: str) -> None:
        self.name = Text(name, "bold" if seat == view["turn"] else "")
        is_partner = setting["partners"] is not None and view["seat"] == setting["partners"][seat]
        self.mark = Text(f" ({speak('table-partner')})" if is_partner else "", GREY)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = min(self.name.cell_len, LONGEST_NAME) + self.mark.cell_len
        return Measurement(1, widest).with_maximum(options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        name, mark = self.name.copy(), self.mark
        if options.max_width - mark.cell_len < min(SHORTEST_NAME, name.cell_len):
            mark = Text()
        name.truncate(min(LONGEST_NAME, options.max_width - mark.cell_len), overflow="ellipsis")
        yield name + mark
