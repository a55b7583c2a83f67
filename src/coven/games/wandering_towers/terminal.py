"""The ring of Wandering Towers in a terminal, as one seat sees it. It reads the view and holds no rule."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coven.table.words import Words

View = Mapping[str, Any]

GOLD, GREY, STONE, PARCHMENT = "#e3b95b", "grey50", "#b9a98c", "#f4ead5"
INKS = ("#5aa0c8", "#e3b95b", "#c9566b", "#6a9a4f", "#e2703a", "#9168b8")  # a colour and a sign for each seat
SIGNS = ("☾", "✶", "♣", "▲", "◆", "❧")
CASTLE = "♜"
SHIELD = "◈"
WIDE = 14  # columns of one space
RING = (  # the sixteen spaces as they lie round the table
    (0, 1, 2, 3, 4),
    (15, None, None, None, 5),
    (14, None, None, None, 6),
    (13, None, None, None, 7),
    (12, 11, 10, 9, 8),
)


def draw(view: View, speak: Words, seats: Sequence[str]) -> RenderableType:
    """The whole table: the ring with its stacks, the players, the hand, and what is to be done."""
    rows: list[RenderableType] = [heading(view, speak), ring(view, speak, seats), players(view, speak, seats)]
    rows += [Padding(line, (0, 1)) for line in (hand(view, speak), hidden(view, speak, seats)) if line is not None]
    rows.append(Padding(Text(sentence(view, speak, seats), f"bold {GOLD}"), (0, 1)))
    return Group(*rows)


def shorten(card: str) -> str:
    """A card in a line of the log."""
    return card


def heading(view: View, speak: Words) -> Text:
    line = Text(f" {speak('game-title')}", f"bold {GOLD}")
    line.append(f" · {speak('table-round', round=view['round'])}", GREY)
    if view["last_card"] is not None:
        line.append(f" · {speak('table-used', used=view['used'], of=view['last_card'])}", GREY)
    spells = ", ".join(f"{speak('spell-' + row['spell'])} {row['cost']}" for row in view["spells"])
    if spells:
        line.append(f" · {speak('table-spells')}: {spells}", GREY)
    return line


# --- the ring ---------------------------------------------------------------------------------------------------------


def ring(view: View, speak: Words, seats: Sequence[str]) -> Table:
    grid = Table.grid(padding=(0, 1))
    for _ in RING[0]:
        grid.add_column(width=WIDE)
    for number, row in enumerate(RING):
        cells: list[RenderableType] = [Text("") if space is None else space_cell(view, space) for space in row]
        if number == 2:
            cells[2] = middle(view, speak)
        grid.add_row(*cells)
    return grid


def space_cell(view: View, space: int) -> Text:
    """A space: its number and shield, the wizards in the open, and the stack from the top down."""
    here = view["spaces"][space]
    cell = Text(f"{space:>2}{SHIELD if here['ground_shield'] else ' '} ", GREY)
    if view["castle"] == space:
        cell.append(f"{CASTLE} ", f"bold {PARCHMENT}")
    for owner in here["wizards"]:
        cell.append(SIGNS[owner], f"bold {INKS[owner]}")
    cell.append("\n")
    stack = list(zip(here["towers"], here["tower_shields"], strict=True))
    cell.append(" ".join(f"{tower}{SHIELD if shield else ''}" for tower, shield in reversed(stack)) or "·", STONE)
    return cell


def middle(view: View, speak: Words) -> Text:
    return Text(f"{speak('table-pile')} {view['pile']}\n{speak('table-discards')} {sum(view['discards'].values())}", GREY)


# --- players ----------------------------------------------------------------------------------------------------------


def players(view: View, speak: Words, seats: Sequence[str]) -> Table:
    sheet = Table(box=None, padding=(0, 1), header_style=GREY)
    for name in ("", "", "table-home", "table-full", "table-empty", "table-spent"):
        sheet.add_column(speak(name) if name else "", justify="left" if not name else "right")
    for seat, name in enumerate(seats):
        flasks = view["flasks"][seat]
        marks = Text(SIGNS[seat], f"bold {INKS[seat]}")
        who = Text(name, "bold" if seat == view["turn"] else "")
        if seat == view["partner"]:
            who.append(f" ({speak('table-partner')})", GREY)
        home = "" if view["solo"] and seat else f"{view['home'][seat]}/{view['wizards']}"
        sheet.add_row(marks, who, home, str(flasks["full"]), str(flasks["empty"]), str(flasks["spent"]))
    return sheet


def hand(view: View, speak: Words) -> Text | None:
    if view["hand"] is None:
        return None
    line = Text(f"{speak('table-hand')}: ", GREY)
    for card in view["hand"]:
        line.append(f" {card} ", f"bold #1d1626 on {PARCHMENT}")
        line.append(f" {speak('card-' + card)}  ", GREY)
    return line


def hidden(view: View, speak: Words, seats: Sequence[str]) -> Text | None:
    """The memory aid, where the table has one."""
    if not view["hidden"]:
        return None
    line = Text(f"{speak('table-hidden')}: ", GREY)
    for row in view["hidden"]:
        line.append(f"{row['tower']} ", STONE)
        for owner in row["wizards"]:
            line.append(SIGNS[owner], f"bold {INKS[owner]}")
        line.append("  ")
    return line


def sentence(view: View, speak: Words, seats: Sequence[str]) -> str:
    """What is to be done, and by whom."""
    if view["over"] or view["seat"] not in view["to_act"]:
        return speak("prompt-over") if view["over"] else speak("table-waiting", player=seats[view["asked"]])
    value = view["move"]["value"] if view["move"] else 0
    spell = speak("spell-" + view["spell"]["spell"]) if view["spell"] else ""
    return speak("prompt-" + view["phase"].replace("_", "-"), value=value, spell=spell)
