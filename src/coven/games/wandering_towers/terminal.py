"""The ring of Wandering Towers in a terminal, as one seat sees it. It reads the view and holds no rule.

Beside the view it uses what a caller may add to it: `moves` (to say no more than can be done), `open` (the views of all
seats, for a finished game seen open) and `outcome` (for the sheet at the end).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.align import Align
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coven.games.wandering_towers.notation import printed
from coven.table.words import Words

View = Mapping[str, Any]

GOLD, GREY, STONE, PARCHMENT = "#e3b95b", "grey50", "#b9a98c", "#f4ead5"
INKS = ("#5aa0c8", "#e3b95b", "#c9566b", "#6a9a4f", "#e2703a", "#9168b8")  # a colour and a sign for each seat
SIGNS = ("☾", "✶", "♣", "▲", "◆", "❧")
CASTLE = "♜"
SHIELD = "◈"
ACTS = "▸"
SIDE = 5  # spaces along one side of the ring
TOP, RIGHT, BOTTOM, LEFT = (0, 1, 2, 3, 4), (5, 6, 7), (12, 11, 10, 9, 8), (15, 14, 13)  # as they lie round the table
WIDEST = 104
LONGEST_NAME = 16
SHORTEST_NAME = 4
INDENT = 3


def draw(view: View, speak: Words, seats: Sequence[str]) -> RenderableType:
    """The whole table: the ring with its stacks round the players, what is under way, the hand, and what is to be done."""
    said = Text(sentence(view, speak, seats), f"bold {GOLD}")
    if view.get("outcome"):
        end: list[RenderableType] = [heading(view, speak), Ring(view, Padding(said, (2, 0))), *hidden(view, speak), final_sheet(view, speak, seats)]
        return Group(*end, *open_hands(view, speak, seats))
    rows: list[RenderableType] = [heading(view, speak), *spells(view, speak), Ring(view, players(view, speak, seats))]
    rows += [*announced(view, speak, seats), *looked(view, speak), *hidden(view, speak)]
    rows += open_hands(view, speak, seats) if view.get("open") else [*own_hand(view, speak), *between_partners(view, speak)]
    return Group(*rows, Padding(said, (0, 1)))


def shorten(card: str) -> str:
    """A card in a line of the log."""
    return card


# --- lines ------------------------------------------------------------------------------------------------------------


def packed(parts: Iterable[Text], gap: str, width: int) -> Iterator[Text]:
    """Parts side by side, each of them whole, in as many lines as the width asks for."""
    line = Text()
    for part in parts:
        if line.cell_len and line.cell_len + len(gap) + part.cell_len > width:
            yield line
            line = Text()
        line = line.append(gap if line.cell_len else "", GREY).append_text(part)
    yield line


class Parts:
    """A line of parts that stay whole, the first behind a name for all of them; what does not fit follows indented."""

    def __init__(self, parts: Sequence[Text], gap: str, label: str = "") -> None:
        self.parts = [Text.assemble((f"{label}: " if label else "", GREY), parts[0]), *parts[1:]]
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for number, line in enumerate(packed(self.parts, self.gap, options.max_width - INDENT)):
            yield Text(" " * (INDENT if number else 1)).append_text(line)


def signs(owners: Iterable[int]) -> Text:
    """Wizards, each by its owner's sign."""
    return Text.assemble(*((SIGNS[owner], f"bold {INKS[owner]}") for owner in owners))


def shortened(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"


def heading(view: View, speak: Words) -> RenderableType:
    """The title, the round, and the cards: against the deck those used, else which action of the two it is, and the piles."""
    parts = [speak("table-round", round=view["round"])]
    if view["last_card"] is not None:
        parts.append(speak("table-used", used=view["used"], of=view["last_card"]))
    else:
        parts += [] if view["over"] else [speak("table-action", action=view["action"])]
        parts += [f"{speak('table-pile')} {view['pile']}", f"{speak('table-discards')} {sum(view['discards'].values())}"]
    return Parts([Text(speak("game-title"), f"bold {GOLD}"), *(Text(part, GREY) for part in parts)], " · ")


def spells(view: View, speak: Words) -> list[RenderableType]:
    """The spells in play and what each costs."""
    parts = [Text(f"{speak('spell-' + row['spell'])} {row['cost']}", GREY) for row in view["spells"]]
    return [Parts(parts, " · ", speak("table-spells"))] if parts else []


# --- the ring ---------------------------------------------------------------------------------------------------------


class Ring:
    """The sixteen spaces round the players, as wide as the screen allows."""

    def __init__(self, view: View, middle: RenderableType) -> None:
        self.view = view
        self.middle = middle

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        cell = (min(options.max_width, WIDEST) - SIDE) // SIDE
        middle = (SIDE - 2) * (cell + 1) - 1
        yield self._row([cell] * SIDE, [self._space(space, cell) for space in TOP])
        left, right = (Group(*(self._space(space, cell) for space in side)) for side in (LEFT, RIGHT))
        yield self._row([cell, middle, cell], [left, Align.center(self.middle), right])
        yield self._row([cell] * SIDE, [self._space(space, cell) for space in BOTTOM])

    def _row(self, widths: Sequence[int], cells: Sequence[RenderableType]) -> Padding:
        grid = Table.grid(padding=(0, 1))
        for width in widths:
            grid.add_column(width=width)
        grid.add_row(*cells)
        return Padding(grid, (0, 0, 0, 1))

    def _space(self, space: int, width: int) -> Text:
        """A space: its number and shield, castle and wizards in the open, and below them the stack from the top down."""
        here = self.view["spaces"][space]
        cell = Text(f"{space:>2}{SHIELD if here['ground_shield'] else ' '} ", GREY)
        if self.view["castle"] == space:
            cell.append(f"{CASTLE} ", f"bold {PARCHMENT}")
        cell.append_text(signs(here["wizards"]))
        stack = [self._tower(*row) for row in zip(here["towers"], here["tower_shields"], strict=True)]
        return Text("\n").join([cell, *(packed(reversed(stack), "/", width) if stack else [Text("·", GREY)])])

    def _tower(self, tower: str, shield: bool) -> Text:
        """A tower; the announced one stands out."""
        moves = self.view["move"] is not None and self.view["move"]["tower"] == tower
        return Text(f"{tower}{SHIELD if shield else ''}", f"bold underline {GOLD}" if moves else STONE)


def players(view: View, speak: Words, seats: Sequence[str]) -> Table:
    """A line for each seat; who plays together against the deck has one sign and one line of counts for all (ruling 46)."""
    sheet = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=GREY)
    sheet.add_column("", width=1)
    sheet.add_column("", width=1)
    sheet.add_column("")  # the only one that gives way on a narrow screen
    for name in ("home", "full", "empty", "spent"):
        sheet.add_column(speak(f"table-{name}"), justify="right", no_wrap=True)
    together = view["solo"] and len(seats) > 1
    if together:
        sheet.add_row("", signs([0]), Text(speak("table-together"), no_wrap=True, overflow="ellipsis"), *counts(view, 0))
    for seat, name in enumerate(seats):
        acts = Text(ACTS if seat in view["to_act"] else "", f"bold {GOLD}")
        sheet.add_row(acts, "" if together else signs([seat]), SeatName(view, speak, seat, name), *([] if together else counts(view, seat)))
    return sheet


def counts(view: View, seat: int) -> list[str]:
    """Wizards home, and flasks."""
    flasks = view["flasks"][seat]
    return [f"{view['home'][seat]}/{view['wizards']}", str(flasks["full"]), str(flasks["empty"]), str(flasks["spent"])]


class SeatName:
    """A name, bold in its turn, cut to the room there is; in teams one knows one's partner, unless hardly a letter were left of the name."""

    def __init__(self, view: View, speak: Words, seat: int, name: str) -> None:
        self.name = Text(name, "bold" if seat == view["turn"] else "")
        self.mark = Text(f" ({speak('table-partner')})" if seat == view["partner"] else "", GREY)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = min(self.name.cell_len, LONGEST_NAME) + self.mark.cell_len
        return Measurement(1, widest).with_maximum(options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        name, mark = self.name.copy(), self.mark
        if options.max_width - mark.cell_len < min(SHORTEST_NAME, name.cell_len):
            mark = Text()
        name.truncate(min(LONGEST_NAME, options.max_width - mark.cell_len), overflow="ellipsis")
        yield name + mark


# --- what is under way ------------------------------------------------------------------------------------------------


def announced(view: View, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    """Who moves what from where and how far, who rides along, what spell is cast or waits, and how many rolls are left."""
    parts = [*move_parts(view, speak, seats), *spell_parts(view, speak, seats)]
    return [Padding(Text(f"{ACTS} " + " · ".join(parts), PARCHMENT), (0, 1))] if parts else []


def move_parts(view: View, speak: Words, seats: Sequence[str]) -> Iterator[str]:
    move = view["move"]
    if move is None:
        return
    if move["tower"] is not None:
        space = next(number for number, here in enumerate(view["spaces"]) if move["tower"] in here["towers"])
        yield speak("table-moving-tower", player=seats[view["turn"]], tower=move["tower"], space=space, value=move["value"])
    elif move["wizard"] is not None:
        yield from wizard_parts(view, speak, seats)
    elif view["phase"] == "choosing_piece" or (view["phase"] == "aiming" and not view["spell"]["after"]):
        yield speak(f"table-played-{move['sides']}", player=seats[view["turn"]], code=move["card"], value=move["value"])
    if move["rolls_left"]:
        yield speak("table-rolls-left", rolls=move["rolls_left"])


def wizard_parts(view: View, speak: Words, seats: Sequence[str]) -> Iterator[str]:
    move, wizard = view["move"], view["move"]["wizard"]
    own = view["solo"] or wizard["seat"] == view["turn"]
    told = {"player": seats[view["turn"]], "owner": seats[wizard["seat"]], "space": wizard["space"], "value": move["value"]}
    yield speak("table-moving-wizard" if own else "table-moving-wizard-of", **told)
    if not wizard["visible"]:
        yield speak("table-covered")
    if move["riders"]:
        yield speak("table-riding", riders=", ".join(seats[rider] for rider in move["riders"]), count=len(move["riders"]))


def spell_parts(view: View, speak: Words, seats: Sequence[str]) -> Iterator[str]:
    spell = view["spell"]
    if spell is not None:
        waits = spell["after"] and view["phase"] != "aiming"
        yield speak("table-spell-waits" if waits else "table-spell-cast", player=seats[spell["caster"]], spell=spell["spell"])


def looked(view: View, speak: Words) -> list[RenderableType]:
    """What everybody has just seen beneath lifted towers."""
    parts = []
    for row in view["looked"]:
        where = speak("table-space", space=row["space"])
        parts.append(Text(f"{where} ", STONE) + (signs(row["wizards"]) if row["wizards"] else Text(speak("table-nobody"), GREY)))
    return [Parts(parts, " · ", speak("table-looked"))] if parts else []


def hidden(view: View, speak: Words) -> list[RenderableType]:
    """The memory aid, where the table has one; on a table seen open, that of all seats."""
    towers: dict[str, Counter[int]] = {}
    for seen in view.get("open") or [view]:
        for row in seen["hidden"] or []:
            towers.setdefault(row["tower"], Counter())
            towers[row["tower"]] |= Counter(row["wizards"])
    parts = [Text(f"{tower} ", STONE) + signs(sorted(towers[tower].elements())) for tower in sorted(towers)]
    return [Parts(parts, "  ", speak("table-hidden"))] if parts else []


# --- hands ------------------------------------------------------------------------------------------------------------


def chip(card: str) -> Text:
    return Text(f" {card} ", f"bold #1d1626 on {PARCHMENT}")


def chips(cards: Iterable[str]) -> Text:
    return Text(" ").join(chip(card) for card in cards)


def explained(card: str, speak: Words) -> Text:
    """A card and what it moves: `W1T5 wizard 1/tower 5`, `TD2 tower by die, 2 rolls`."""
    wizard, tower, dice = printed(card)
    sides = [f"{speak(name)} {value or ''}".strip() for name, value in (("table-wizard", wizard), ("table-tower", tower)) if value is not None]
    told = "/".join(sides) + (f" {speak('table-dice', count=dice)}" if dice else "")
    return Text.assemble(chip(card), (f" {told}", GREY))


def own_hand(view: View, speak: Words) -> list[RenderableType]:
    return [Parts([explained(card, speak) for card in view["hand"]], "  ", speak("table-hand"))] if view["hand"] else []


def between_partners(view: View, speak: Words) -> list[RenderableType]:
    """The card that was handed over and waits for one in return, and what one knows of the partner's hand."""
    named = (("table-handed", [view["handed"]] if view["handed"] else []), ("table-partner-holds", view["partner_cards"] or []))
    return [Parts([explained(card, speak) for card in cards], "  ", speak(name)) for name, cards in named if cards]


def open_hands(view: View, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    """All hands face up; against the deck there is one for all."""
    shown = [(seat, open_view["hand"]) for seat, open_view in enumerate(view.get("open") or []) if open_view["hand"]]
    if view["solo"]:
        return [Parts([chip(card) for card in shown[0][1]], " ", speak("table-hand"))] if shown else []
    parts = [Text.assemble(signs([seat]), f" {shortened(seats[seat], LONGEST_NAME)} ", chips(cards)) for seat, cards in shown]
    return [Parts(parts, "   ", speak("table-hands"))] if parts else []


# --- what is to be done -----------------------------------------------------------------------------------------------


def sentence(view: View, speak: Words, seats: Sequence[str]) -> str:
    """What is to be done, and by whom."""
    if view["over"] or view["seat"] not in view["to_act"]:
        return speak("prompt-over") if view["over"] else speak("table-waiting", player=seats[view["asked"]])
    value = view["move"]["value"] if view["move"] else 0
    spell = view["spell"]["spell"] if view["spell"] else ""
    return speak(f"prompt-{prompt(view)}".replace("_", "-"), value=value, spell=spell)


def prompt(view: View) -> str:
    """The phase, and where the moves there are leave less or more to be said, that."""
    kinds = {move["kind"] for move in view.get("moves") or []}
    phase = str(view["phase"])
    if phase == "choosing_card" and view["action"] == 2:
        return "second_card_or_discard" if "discard" in kinds else "second_card"
    if phase == "choosing_piece" and len(kinds & {"wizard", "tower"}) == 1:
        return f"choosing_{(kinds & {'wizard', 'tower'}).pop()}_by"
    if phase == "choosing_tower" and kinds and "decline" not in kinds:
        return "choosing_tower_must"
    if phase == "aiming" and "stop" in kinds:
        return "aiming_again" if "cast" in kinds else "aiming_or_stop"
    if phase == "window":
        return window_prompt(view["slot_used"], kinds)
    if phase == "partner" and not {"offer", "give_flask"} <= kinds:
        return "partner_offer" if "offer" in kinds else "partner_flask" if "give_flask" in kinds else phase
    return phase


def window_prompt(slot_used: bool, kinds: set[str]) -> str:
    """With the slot used there is only Free a wizard left; Piggyback alone is cast neither before nor after the move."""
    if slot_used or (kinds and not kinds & {"cast", "cast_after"}):
        return "window_free"
    return "window" if not kinds or {"cast", "cast_after"} <= kinds else "window_spell"


# --- the end ----------------------------------------------------------------------------------------------------------


def final_sheet(view: View, speak: Words, seats: Sequence[str]) -> RenderableType:
    """Who came in where, and with what; against the deck one line for all."""
    outcome = view["outcome"]
    sheet = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    for _ in range(3):
        sheet.add_column(no_wrap=True)
    sheet.add_column(justify="right", no_wrap=True)
    sheet.add_column(ratio=1)
    for seat in ranked(view, outcome["places"]):
        place = "" if view["solo"] else f"{outcome['places'][seat]}."
        name = speak("table-together") if view["solo"] and len(seats) > 1 else shortened(seats[seat], LONGEST_NAME)
        told = ", ".join(speak(f"score-{line['kind']}", **line) for line in outcome["breakdown"][seat])
        sheet.add_row(Text(place, GREY), signs([seat]), name, Text(str(outcome["scores"][seat]), "bold"), Text(told, GREY))
    return Padding(sheet, (0, 1))


def ranked(view: View, places: Sequence[int]) -> list[int]:
    """The seats from the first place down, partners together; against the deck the first stands for all."""
    if view["solo"]:
        return [0]
    half = len(places) // 2 if view["teams"] else len(places)
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat % half, seat))
