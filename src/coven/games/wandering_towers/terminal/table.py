"""The whole table: the ring, the players, what is under way, the hand. It reads view and setting and holds no rule.

Beside the view it uses what a caller may add to it: `open` (the views of all
seats, for a finished game seen open) and `outcome` (for the sheet at the end).
"""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from coven.drawing import GOLD, final_sheet
from coven.games.wandering_towers.terminal.final_sheet import sheet_lines
from coven.games.wandering_towers.terminal.hands import between_partners, open_hands, own_hand
from coven.games.wandering_towers.terminal.ring import Ring
from coven.games.wandering_towers.terminal.seats import heading, seat_table, spells
from coven.games.wandering_towers.terminal.shown import Shown
from coven.games.wandering_towers.terminal.under_way import announced, hidden, looked
from coven.games.wandering_towers.view.schema import SCHEMA, TableSetting
from coven.table.sentences import prompt_sentence
from coven.table.words import Words


def draw(view: Shown, setting: TableSetting, speak: Words, seats: Sequence[str]) -> RenderableType:
    """The whole table: the ring with its stacks round the players, what is under way, the hand, and what is to be done."""
    said = Text(prompt_sentence(view["prompt"], SCHEMA, speak, seats), f"bold {GOLD}")
    if view.get("outcome"):
        end: list[RenderableType] = [heading(view, setting, speak), Ring(view, setting, Padding(said, (2, 0))), *hidden(view, speak)]
        return Group(*end, final_sheet(view["outcome"], speak, sheet_lines(view, setting, speak, seats)), *open_hands(view, setting, speak, seats))
    rows: list[RenderableType] = [
        heading(view, setting, speak),
        *spells(setting, speak),
        Ring(view, setting, seat_table(view, setting, speak, seats)),
    ]
    rows += [*announced(view, setting, speak, seats), *looked(view, speak), *hidden(view, speak)]
    rows += open_hands(view, setting, speak, seats) if view.get("open") else [*own_hand(view, speak), *between_partners(view, speak)]
    return Group(*rows, Padding(said, (0, 1)))


def shorten(card: str) -> str:
    """A card in a line of the log."""
    return card
