"""The whole table: sheet, trick or packet, hand, and what is to be done. It reads the view and holds no rule.

Beside the view it uses what a caller may add to it: `moves` (to light what may be played), `open` (the views of all
seats, for a finished game seen open) and `outcome` (for the sheet at the end).
"""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from coven.drawing import GOLD, ROSE
from coven.games.witches.terminal.hands import hands
from coven.games.witches.terminal.middle import middle
from coven.games.witches.terminal.sheet import heading, sheet
from coven.games.witches.terminal.shown import Shown
from coven.games.witches.view.schema import SCHEMA, TableSetting
from coven.table.sentences import prompt_sentence
from coven.table.words import Words


def draw(view: Shown, setting: TableSetting, speak: Words, seats: Sequence[str]) -> RenderableType:
    """The whole table as a viewer sees it."""
    view = {**view, "setting": setting}
    rows: list[RenderableType] = [heading(view, speak, seats), sheet(view, speak, seats)]
    if view["spell_alarm"] is not None and not view["over"]:
        rows.append(Text(f" ⚑ {speak('table-spell-alarm', player=seats[view['spell_alarm']])}", f"bold {ROSE}"))
    rows += middle(view, speak, seats)
    rows += hands(view, speak, seats)
    rows.append(Padding(Text(prompt_sentence(view["prompt"], SCHEMA, speak, seats), f"bold {GOLD}"), (0, 1)))
    return Group(*rows)
