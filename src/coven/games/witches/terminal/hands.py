"""One's own hand, or all hands of a finished game."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from coven.games.witches.terminal.cards import Blocks, by_suit, chips, fan
from coven.games.witches.terminal.shown import Shown
from coven.games.witches.terminal.style import marks_of, title
from coven.games.witches.view.schema import Card, TableView
from coven.table.words import Words


def hands(view: Shown, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    if view.get("open"):
        return open_hands(view["open"], speak, seats)
    return own_hand(view, view["hand"], speak, seats) if view["hand"] else []


def own_hand(view: Shown, hand: Sequence[Card], speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    """The hand by suit; with `moves` at hand, what may be played is card_style and the rest dimmed."""
    caption = speak("table-hand")
    if view["received"] is not None and view["tricks"].count(0) == view["players"]:
        caption += " · " + speak("table-received", player=seats[view["received"]["from"]], cards=" ".join(view["received"]["cards"]))
    playable = {move["args"]["card"] for move in view.get("moves") or [] if "card" in move["args"]}
    acts = view["seat"] in view["to_act"] and "moves" in view
    groups = by_suit(hand)
    return [title(caption), Blocks([fan(group, [acts and card not in playable for card in group], marks_of(view["setting"])) for group in groups])]


def open_hands(views: Sequence[TableView], speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    """All hands face up, a line or two each."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), expand=True)
    table.add_column(no_wrap=True, max_width=16)
    table.add_column(ratio=1)
    for seat, name in enumerate(seats):
        held = [*(views[seat]["hand"] or []), *((views[seat]["packet"] or []) if views[seat]["phase"] == "passing" else [])]
        if held:
            table.add_row(Text(f" {name}"), chips(card for group in by_suit(held) for card in group))
    return [title(speak("table-hands")), table] if table.row_count else []
