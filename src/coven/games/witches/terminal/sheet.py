"""The score sheet: a line for each seat during the game, round by round at the end."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from coven.drawing import GOLD, GREY, shortened
from coven.games.witches.terminal.shown import Shown
from coven.games.witches.terminal.style import NAME_WIDTH, title
from coven.games.witches.view.schema import LastRound, Pile, PileLine
from coven.table.values import Arguments
from coven.table.words import Words


def heading(view: Shown, speak: Words, seats: Sequence[str]) -> RenderableType:
    parts = [speak("table-round", round=view["round"])]
    options = view["setting"]["options"]
    parts.append(speak("table-rounds", rounds=options["rounds"]) if options["rounds"] else speak("table-limit", limit=options["limit"]))
    if view["overtime"]:
        parts.append(speak("table-overtime"))
    parts.append(speak("table-dealer", player=seats[view["dealer"]]))
    title = Text(speak("game-title"), f"bold {GOLD}").append(" · " + " · ".join(parts), "not bold default")
    return Rule(title, style=GREY, align="left")


def sheet(view: Shown, speak: Words, seats: Sequence[str]) -> RenderableType:
    """The score sheet: a line for each seat, its live sum explained; before a round's first trick, the round before."""
    before = view["last_round"] if view["phase"] in ("passing", "over") else None
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style=GREY)
    table.add_column("", width=1)
    table.add_column("", no_wrap=True, max_width=16)
    for name in ("cards", "tricks", "total"):
        table.add_column(speak(f"table-{name}"), justify="right", no_wrap=True)
    table.add_column("│", width=1, style=GREY)
    table.add_column(speak("table-this-round" if before is None else "table-last-round"), ratio=1)
    for seat, name in enumerate(seats):
        explained = pile_sum(view["piles"][seat], speak) if before is None else last_sum(before, seat, speak, seats)
        table.add_row(*seat_cells(view, seat, name), "│", explained)
    return table


def seat_cells(view: Shown, seat: int, name: str) -> list[Text]:
    acts = seat in view["to_act"]
    style = "bold" if seat == view["seat"] else ""
    return [
        Text("▸" if acts else " ", f"bold {GOLD}"),
        Text(name, style),
        Text(str(view["hand_sizes"][seat])),
        Text(str(view["tricks"][seat])),
        Text(str(view["totals"][seat]), "bold"),
    ]


def pile_sum(pile: Pile | None, speak: Words) -> Text:
    """`9 fire × 2 → 15 (cap) + 5 water witch − 5 earth = 15`; nothing of a pile that the viewer must remember (Witches 20)."""
    if pile is None:
        return Text(speak("table-face-down"), GREY)
    if not pile["lines"]:
        return Text("0", GREY)
    terms = ""
    for line in pile["lines"]:
        sign = "−" if line["kind"] == "earth_witch" else "+"
        terms += f" {sign} {score_term(line, speak)}" if terms or sign == "−" else score_term(line, speak)
    return Text(terms.strip() + " = ").append(str(pile["points"]), "bold")


def score_term(line: PileLine, speak: Words) -> str:
    kind = line["kind"].replace("_", "-")
    if kind == "fire" and line["doubled"]:
        kind = "fire-capped" if line["capped"] else "fire-doubled"
    if line.get("neutralised"):
        kind += "-neutralised"
    return speak(f"score-{kind}", points=abs(line["points"]), cards=line.get("cards", 0))


def last_sum(last: LastRound, seat: int, speak: Words, seats: Sequence[str]) -> Text:
    """How the round scored last was written down for a seat."""
    if last["caster"] is not None:
        kind = ("deducted" if last["deducted"] else "caster") if seat == last["caster"] else "spared" if last["deducted"] else "struck"
        return Text(speak(f"score-spell-{kind}", player=seats[last["caster"]], points=last["spell"]))
    text = pile_sum(last["piles"][seat], speak)
    return text.append(f"  {speak('score-rest', points=last['rest'][seat])}") if last["rest"][seat] else text


def final_sheet(view: Shown, speak: Words, seats: Sequence[str]) -> list[RenderableType]:
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


def written(line: Arguments, seat: int) -> str:
    """What a round put on the sheet of a seat."""
    if line.get("deducted"):
        return f"−{line['spell']}"
    rest = f" −{line['rest']}" if line.get("rest") else ""
    star = "✦ " if line.get("caster") == seat else ""
    return f"{star}{line['points']}{rest}"
