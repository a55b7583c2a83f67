"""The own cards in a terminal, with what each does; at the end, everybody's."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from coven.drawing import GOLD, GREY
from coven.games.broom_service.terminal.style import (
    BRAVE,
    INK,
    LANDSCAPES,
    ON_CARDS,
    PARCHMENT,
    PURPLE,
    goods,
    number_mark,
    numbered_moves,
    seat_mark,
    some_goods,
)
from coven.games.broom_service.view.joined import Shown
from coven.table.words import Words

CARD_PHASES = ("choosing", "adding")


# --- cards ----------------------------------------------------------------------------------------------------------------------


class Grid:
    """Parts in columns, read line by line."""

    def __init__(self, parts: Sequence[Text]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        longest = max(part.cell_len for part in self.parts)
        columns = max(1, options.max_width // (longest + 1))
        wide = (options.max_width - 1) // columns
        for row in range(0, len(self.parts), columns):
            line = Text(" ")
            for part in self.parts[row : row + columns]:
                line.append_text(part).append(" " * max(0, wide - part.cell_len))
            line.rstrip()
            yield line


def cards(view: Shown, speak: Words) -> list[RenderableType]:
    """The hand; while roles are chosen, all ten of them with the chosen ones marked. And what is in the fist."""
    if view["hand"] is None:
        return []
    choosing = view["phase"] in CARD_PHASES
    roles = list(view["printed"]["roles"]) if choosing else view["hand"]
    none = Text(f" {speak('table-hand')}: {speak('table-none')}", GREY)
    rows: list[RenderableType] = [Grid([card(view, role, speak) for role in roles]) if roles else none]
    if view["fist"] is not None:
        rows.append(Text(f" {speak('table-fist')}: ", GREY).append_text(goods(view["fist"], speak)))
    return rows


def card(view: Shown, role: str, speak: Words) -> Text:
    """A role with its cowardly half and, behind the sign, its brave half; before each the number of the move, if it is one."""
    held = {*(view["chosen"] or ()), *(view["hand"] or ()), view["added"]} if view["phase"] in CARD_PHASES else set()
    numbers = {move["kind"]: number for number, move in numbered_moves(view) if move["kind"] in ON_CARDS and move["args"]["role"] == role}
    cursed = role in view["bewitched"]
    text = Text("✓ " if role in held else "", f"bold {GOLD}").append_text(number_mark(numbers.get("choose")))
    text.append(f"{'✶' if cursed else ''}{speak('role-' + role)}", f"bold {PURPLE if cursed else INK} on {PARCHMENT}").append(" ")
    text.append_text(number_mark(numbers.get("cowardly"))).append(f"{half(view, role, 'cowardly', speak)} ", GREY)
    return text.append_text(number_mark(numbers.get("brave"))).append(f"{BRAVE} {half(view, role, 'brave', speak)}", "default")


def half(view: Shown, role: str, manner: str, speak: Words) -> str:
    """What a role does, cowardly; or what the brave do more or get instead."""
    printed = view["printed"]["roles"][role]
    args = {
        "where": "".join(LANDSCAPES[landscape][0] for landscape in printed["landscapes"]),
        "bonus": printed["bonus"],
        "goods": "/".join(some_goods(gain, speak) for gain in (printed["brave"] if manner == "brave" else printed["cowardly"])),
    }
    return speak(f"{'brave' if manner == 'brave' else 'does'}-{role.rpartition('-')[2]}", **args)


def open_hands(view: Shown, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    """All hands face up, of a game seen open."""
    rows: list[RenderableType] = []
    for seat, shown in enumerate(view.get("open") or []):
        held = shown["chosen"] or shown["hand"] or []
        roles = ", ".join(speak(f"role-{role}") for role in held) or speak("table-none")
        rows.append(Text(" ").append_text(seat_mark(seat)).append(f" {seats[seat]}: ", GREY).append(roles))
    return rows
