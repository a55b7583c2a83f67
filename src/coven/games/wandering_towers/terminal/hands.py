"""Hands: one's own, between partners, and all of them on a table seen open."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text

from coven.drawing import GREY, shortened
from coven.games.wandering_towers.names import printed
from coven.games.wandering_towers.terminal.shown import Shown
from coven.games.wandering_towers.terminal.style import LONGEST_NAME, PARCHMENT, Parts, signs
from coven.games.wandering_towers.view.schema import TableSetting
from coven.table.words import Words


def chip(card: str) -> Text:
    return Text(f" {card} ", f"bold #1d1626 on {PARCHMENT}")


def chips(cards: Iterable[str]) -> Text:
    return Text(" ").join(chip(card) for card in cards)


def explained(card: str, speak: Words) -> Text:
    """A card and what it moves: `W1T5 wizard 1/tower 5`, `TD2 tower by die, 2 rolls`."""
    wizard, tower, dice = printed(card)
    sides = [f"{speak(name)} {value or ''}".strip() for name, value in (("table-wizard", wizard), ("table-tower", tower)) if value is not None]
    label = "/".join(sides) + (f" {speak('table-dice', count=dice)}" if dice else "")
    return Text.assemble(chip(card), (f" {label}", GREY))


def own_hand(view: Shown, speak: Words) -> list[RenderableType]:
    return [Parts([explained(card, speak) for card in view["hand"]], "  ", speak("table-hand"))] if view["hand"] else []


def between_partners(view: Shown, speak: Words) -> list[RenderableType]:
    """The card that was handed over and waits for one in return, and what one knows of the partner's hand."""
    named = (("table-handed", [view["handed"]] if view["handed"] else []), ("table-partner-holds", view["partner_cards"] or []))
    return [Parts([explained(card, speak) for card in cards], "  ", speak(name)) for name, cards in named if cards]


def open_hands(view: Shown, setting: TableSetting, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    """All hands face up; against the deck there is one for all."""
    shown = [(seat, open_view["hand"]) for seat, open_view in enumerate(view.get("open") or []) if open_view["hand"]]
    if setting["solo"]:
        return [Parts([chip(card) for card in shown[0][1]], " ", speak("table-hand"))] if shown else []
    parts = [Text.assemble(signs([seat]), f" {shortened(seats[seat], LONGEST_NAME)} ", chips(cards)) for seat, cards in shown]
    return [Parts(parts, "   ", speak("table-hands"))] if parts else []
