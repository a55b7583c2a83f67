"""Cards in a terminal: a chip in a line, a fan of three lines, blocks side by side."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from coven.drawing import GREY
from coven.games.witches.names import SUIT_LETTERS
from coven.games.witches.terminal.style import INKS, PARCHMENT, SIGNS


def shorten(card: str) -> str:
    """A card in a line of the log: its sign and what one types for it."""
    return SIGNS[card[0]] + card if card[:1] in SIGNS else card


def card_style(card: str) -> str:
    return f"bold {INKS[card[0]]} on {PARCHMENT}"


def chip(card: str) -> Text:
    """A card in one line: its sign and its name."""
    return Text(f" {shorten(card)} ", card_style(card))


def chips(cards: Iterable[str]) -> Text:
    return Text(" ").join(chip(card) for card in cards)


def fan(cards: Sequence[str], dimmed: Sequence[bool], marks: Mapping[str, str]) -> list[Text]:
    """Cards lying over one another in three lines; what may not be played is dimmed and has a dotted edge."""
    lines = [Text(), Text(), Text()]
    for card, dim in zip(cards, dimmed, strict=True):
        edge, side, style = ("┄", "┊", GREY) if dim else ("─", "│", card_style(card))
        lines[0].append(f"╭{SIGNS[card[0]]}{edge * 2}", style)
        lines[1].append(f"{side}{card:<3}", style)
        lines[2].append(f"╰{marks.get(card, ''):{edge}<3}", style)
    for line, corner in zip(lines, "╮┊╯" if dimmed[-1] else "╮│╯", strict=True):
        line.append(corner, GREY if dimmed[-1] else card_style(cards[-1]))
    return lines


def empty_place(inside: str = "") -> list[Text]:
    return [Text("╭┄┄┄╮", GREY), Text(f"┊{inside:^3}┊", GREY), Text("╰┄┄┄╯", GREY)]


def by_suit(cards: Iterable[str]) -> list[list[str]]:
    """Cards in groups by suit, low to high, the wizards last."""
    held = list(cards)
    groups = [[card for card in held if card[0] == suit] for suit in (*SUIT_LETTERS, "Z")]
    return [sorted(group, key=lambda card: int(card[1:] or 0)) for group in groups if group]


class Blocks:
    """Blocks of lines side by side, in as many rows as the width asks for."""

    def __init__(self, blocks: Sequence[Sequence[Text]]) -> None:
        self.blocks = blocks

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for row in self._rows(options.max_width - 1):
            for parts in zip(*row, strict=True):
                yield Text(" ") + Text(" ").join(parts)

    def _rows(self, width: int) -> Iterator[list[Sequence[Text]]]:
        row: list[Sequence[Text]] = []
        used = 0
        for block in self.blocks:
            wide = block[0].cell_len + 1
            if row and used + wide > width:
                yield row
                row, used = [], 0
            row.append(block)
            used += wide
        yield row
