"""The table of Witches in a terminal, as one seat sees it. It reads the view and holds no rule.

Beside the view it uses what a caller may add to it: `moves` (to light what may be played), `open` (the views of all
seats, for a finished game seen open) and `outcome` (for the sheet at the end).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from coven.games.witches.notation import SUIT_LETTERS
from coven.table.words import Words

View = Mapping[str, Any]

# The colours of the house, each a step away where a terminal of 256 colours would otherwise turn parchment pink or fire orange.
PARCHMENT, GOLD, ROSE, GREY = "#f4ebd5", "#e3b95b", "#c9566b", "grey50"
INKS = {"R": "#a32f1a", "G": "#2c6428", "Y": "#6f5200", "B": "#1c5a86", "Z": "#5c2f88"}  # each AA on parchment; water is green, air is blue
SIGNS = {"R": "▲", "G": "≈", "Y": "■", "B": "↯", "Z": "✦"}  # volcano, water, earth, storm; a wizard's star
MARKS = {"R11": "×2", "G11": "+5", "G12": "+10", "Y11": "−5", "B11": "∅"}  # what is printed on the special cards
NAME_WIDTH = 11


def draw(view: View, speak: Words, seats: Sequence[str]) -> RenderableType:
    """The whole table: sheet, trick or packet, hand, and what is to be done."""
    rows: list[RenderableType] = [heading(view, speak, seats), sheet(view, speak, seats)]
    if view["spell_alarm"] is not None and not view["over"]:
        rows.append(Text(f" ⚑ {speak('table-spell-alarm', player=seats[view['spell_alarm']])}", f"bold {ROSE}"))
    rows += middle(view, speak, seats)
    rows += hands(view, speak, seats)
    rows.append(Padding(Text(sentence(view, speak, seats), f"bold {GOLD}"), (0, 1)))
    return Group(*rows)


def shorten(card: str) -> str:
    """A card in a line of the log: its sign and what one types for it."""
    return SIGNS[card[0]] + card if card[:1] in SIGNS else card


# --- cards ------------------------------------------------------------------------------------------------------------


def lit(card: str) -> str:
    return f"bold {INKS[card[0]]} on {PARCHMENT}"


def chip(card: str) -> Text:
    """A card in one line: its sign and its name."""
    return Text(f" {shorten(card)} ", lit(card))


def chips(cards: Iterable[str]) -> Text:
    return Text(" ").join(chip(card) for card in cards)


def fan(cards: Sequence[str], dimmed: Sequence[bool]) -> list[Text]:
    """Cards lying over one another in three lines; what may not be played is dimmed and has a dotted edge."""
    lines = [Text(), Text(), Text()]
    for card, dim in zip(cards, dimmed, strict=True):
        edge, side, style = ("┄", "┊", GREY) if dim else ("─", "│", lit(card))
        lines[0].append(f"╭{SIGNS[card[0]]}{edge * 2}", style)
        lines[1].append(f"{side}{card:<3}", style)
        lines[2].append(f"╰{MARKS.get(card, ''):{edge}<3}", style)
    for line, corner in zip(lines, "╮┊╯" if dimmed[-1] else "╮│╯", strict=True):
        line.append(corner, GREY if dimmed[-1] else lit(cards[-1]))
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


# --- heading and sheet ------------------------------------------------------------------------------------------------


def heading(view: View, speak: Words, seats: Sequence[str]) -> RenderableType:
    parts = [speak("table-round", round=view["round"])]
    parts.append(speak("table-rounds", rounds=view["rounds"]) if view["rounds"] else speak("table-limit", limit=view["limit"]))
    if view["overtime"]:
        parts.append(speak("table-overtime"))
    parts.append(speak("table-dealer", player=seats[view["dealer"]]))
    title = Text(speak("game-title"), f"bold {GOLD}").append(" · " + " · ".join(parts), "not bold default")
    return Rule(title, style=GREY, align="left")


def sheet(view: View, speak: Words, seats: Sequence[str]) -> RenderableType:
    """The score sheet: a line for each seat, its live sum explained; before a round's first trick, the round before."""
    before_play = view["phase"] in ("passing", "over") and view["last_round"] is not None
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style=GREY)
    table.add_column("", width=1)
    table.add_column("", no_wrap=True, max_width=16)
    for name in ("cards", "tricks", "total"):
        table.add_column(speak(f"table-{name}"), justify="right", no_wrap=True)
    table.add_column("│", width=1, style=GREY)
    table.add_column(speak("table-last-round" if before_play else "table-this-round"), ratio=1)
    for seat, name in enumerate(seats):
        explained = last_sum(view["last_round"], seat, speak, seats) if before_play else pile_sum(view["piles"][seat], speak)
        table.add_row(*seat_cells(view, seat, name), "│", explained)
    return table


def seat_cells(view: View, seat: int, name: str) -> list[Text]:
    acts = seat in view["to_act"]
    style = "bold" if seat == view["seat"] else ""
    return [
        Text("▸" if acts else " ", f"bold {GOLD}"),
        Text(name, style),
        Text(str(view["hand_sizes"][seat])),
        Text(str(view["tricks"][seat])),
        Text(str(view["totals"][seat]), "bold"),
    ]


def pile_sum(pile: View, speak: Words) -> Text:
    """`9 fire × 2 → 15 (cap) + 5 water witch − 5 earth = 15`."""
    if not pile["lines"]:
        return Text("0", GREY)
    told = ""
    for line in pile["lines"]:
        sign = "−" if line["kind"] == "earth_witch" else "+"
        told += f" {sign} {score_term(line, speak)}" if told or sign == "−" else score_term(line, speak)
    return Text(told.strip() + " = ").append(str(pile["points"]), "bold")


def score_term(line: View, speak: Words) -> str:
    kind = line["kind"].replace("_", "-")
    if kind == "fire" and line["doubled"]:
        kind = "fire-capped" if line["capped"] else "fire-doubled"
    if line.get("neutralised"):
        kind += "-neutralised"
    return speak(f"score-{kind}", points=abs(line["points"]), cards=line.get("cards", 0))


def last_sum(last: View, seat: int, speak: Words, seats: Sequence[str]) -> Text:
    """How the round scored last was written down for a seat."""
    if last["caster"] is not None:
        kind = ("deducted" if last["deducted"] else "caster") if seat == last["caster"] else "spared" if last["deducted"] else "struck"
        return Text(speak(f"score-spell-{kind}", player=seats[last["caster"]], points=last["spell"]))
    told = pile_sum(last["piles"][seat], speak)
    return told.append(f"  {speak('score-rest', points=last['rest'][seat])}") if last["rest"][seat] else told


# --- trick and packet -------------------------------------------------------------------------------------------------


def middle(view: View, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    """What lies between the players."""
    if view["phase"] == "passing":
        return packet_tray(view, speak, seats)
    if view["over"]:
        return final_sheet(view, speak, seats)
    if view["trick"]:
        return present_trick(view, speak, seats)
    if view["last_trick"] is not None:
        last = view["last_trick"]
        return [title(speak("table-last-trick", player=seats[last["winner"]])), laid(last["cards"], [], last["winner"], seats)]
    return [title(speak("table-trick")), laid([], clockwise(view["turn"], view["players"]), None, seats)]


def title(text: str) -> Rule:
    return Rule(Text(text, GOLD), style=GREY, align="left")


def clockwise(first: int, players: int) -> list[int]:
    return [(first + step) % players for step in range(players)]


def packet_tray(view: View, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    direction = speak(f"table-packets-{view['direction']}")
    if view["packet"] is None:
        return [title(direction)]
    places = [fan([card], [False]) for card in view["packet"]]
    places += [empty_place()] * (view["packet_size"] - len(places))
    return [title(f"{speak('table-packet', player=seats[view['packet_to']])} · {direction}"), Blocks(places)]


def present_trick(view: View, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    cards = view["trick"]
    waiting = clockwise(cards[0]["seat"], view["players"])[len(cards) :]
    led = f"{SIGNS[view['led']]} {speak('table-led', suit=view['led'])}" if view["led"] else speak("table-led-open")
    wins = speak("table-wins", player=seats[view["winning"]])
    rows: list[RenderableType] = [title(f"{speak('table-trick')} · {led} · ★ {wins}"), laid(cards, waiting, view["winning"], seats)]
    if view["last_trick"] is not None:
        last = view["last_trick"]
        told = Text(f" {speak('table-last-trick', player=seats[last['winner']])}  ", GREY)
        rows.append(told + chips(card["card"] for card in last["cards"]))
    return rows


def laid(cards: Sequence[View], waiting: Sequence[int], winner: int | None, seats: Sequence[str]) -> RenderableType:
    """A trick in the order laid, a name under each card, a star at the winner's; dotted places for those to come."""
    blocks = [[*fan([card["card"]], [False]), name_under(card["seat"], winner, seats)] for card in cards]
    blocks += [[*empty_place("?" if number == 0 else ""), name_under(seat, winner, seats)] for number, seat in enumerate(waiting)]
    for block in blocks:
        for line in block:
            widen(line)
    return Blocks(blocks)


def name_under(seat: int, winner: int | None, seats: Sequence[str]) -> Text:
    star = "★ " if seat == winner else ""
    return Text(star + shortened(seats[seat], NAME_WIDTH - len(star)), "bold" if star else "")


def shortened(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"


def widen(line: Text) -> None:
    """Centres a line over the width of a name, outside its own colours."""
    room = NAME_WIDTH - line.cell_len
    line.pad_left(room // 2)
    line.pad_right(room - room // 2)


# --- hands ------------------------------------------------------------------------------------------------------------


def hands(view: View, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    if view.get("open"):
        return open_hands(view["open"], speak, seats)
    return own_hand(view, speak, seats) if view["hand"] else []


def own_hand(view: View, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    """The hand by suit; with `moves` at hand, what may be played is lit and the rest dimmed."""
    told = speak("table-hand")
    if view["received"] is not None and view["tricks"].count(0) == view["players"]:
        told += " · " + speak("table-received", player=seats[view["received"]["from"]], cards=" ".join(view["received"]["cards"]))
    playable = {move["args"]["card"] for move in view.get("moves") or [] if "card" in move["args"]}
    acts = view["seat"] in view["to_act"] and "moves" in view
    groups = by_suit(view["hand"])
    return [title(told), Blocks([fan(group, [acts and card not in playable for card in group]) for group in groups])]


def open_hands(views: Sequence[View], speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    """All hands face up, a line or two each."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), expand=True)
    table.add_column(no_wrap=True, max_width=16)
    table.add_column(ratio=1)
    for seat, name in enumerate(seats):
        held = [*(views[seat]["hand"] or []), *(views[seat]["packet"] if views[seat]["phase"] == "passing" else [])]
        if held:
            table.add_row(Text(f" {name}"), chips(card for group in by_suit(held) for card in group))
    return [title(speak("table-hands")), table] if table.row_count else []


# --- the one sentence -------------------------------------------------------------------------------------------------


def sentence(view: View, speak: Words, seats: Sequence[str]) -> str:
    """Whose turn it is and what they must do."""
    if view["over"]:
        return speak("table-over")
    me = view["seat"]
    if me is None or me not in view["to_act"]:
        names = ", ".join(seats[seat] for seat in view["to_act"])
        return speak(f"table-wait-{view['phase']}", players=names)
    if view["phase"] == "passing":
        left = view["packet_size"] - len(view["packet"])
        return speak("table-do-pass", player=seats[me], count=left, receiver=seats[view["packet_to"]])
    if view["phase"] == "casting":
        return speak("table-do-cast", player=seats[me], value=view["spell"]["value"])
    return play_sentence(view, speak, seats[me])


def play_sentence(view: View, speak: Words, name: str) -> str:
    if not view["trick"]:
        return speak("table-do-lead", player=name)
    if view["led"] is None:
        return speak("table-do-open", player=name)
    follows = any(card[0] == view["led"] for card in view["hand"])
    return speak("table-do-follow" if follows else "table-do-any", player=name, suit=view["led"])


# --- the end ----------------------------------------------------------------------------------------------------------


def final_sheet(view: View, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
    """The whole sheet, round by round."""
    if not view.get("outcome"):
        return []
    columns = view["outcome"]["breakdown"]
    table = Table(box=None, padding=(0, 2, 0, 1), header_style=GREY)
    table.add_column(speak("table-rounds-heading"), justify="right")
    for name in seats:
        table.add_column(shortened(name, NAME_WIDTH), justify="right")
    for number in sorted({line.get("round", 0) for lines in columns for line in lines}):
        lines = [next((line for line in lines if line.get("round", 0) == number), {"points": 0}) for lines in columns]
        table.add_row(str(number or ""), *(written(line, seat) for seat, line in enumerate(lines)))
    table.add_section()
    table.add_row("", *(Text(str(score), "bold") for score in view["outcome"]["scores"]))
    return [title(speak("table-sheet")), table]


def written(line: View, seat: int) -> str:
    """What a round put on the sheet of a seat."""
    if line.get("deducted"):
        return f"−{line['spell']}"
    rest = f" −{line['rest']}" if line.get("rest") else ""
    star = "✦ " if line.get("caster") == seat else ""
    return f"{star}{line['points']}{rest}"
