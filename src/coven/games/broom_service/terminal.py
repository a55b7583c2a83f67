"""The table of Broom Service in a terminal, as one seat sees it. It reads the view and holds no rule.

Beside the view it uses what a caller may add to it: `moves` (to number what may be done and tell what it brings), `open`
(the views of all seats, for a finished game seen open) and `outcome` (for the sheet at the end).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from coven.games.broom_service.terminal_cards import cards, offers, open_hands, prompt
from coven.games.broom_service.terminal_map import Board, lines_of
from coven.games.broom_service.terminal_signs import BRAVE, GOLD, GREY, PURPLE, ROSE, SKY, View, goods, numbered, seat_mark, signed
from coven.table.words import Words

SECRET_PHASES = ("choosing", "adding", "fists", "works")
STANCES = {"waiting": "·", "passed": "–", "cowardly": "▽", "brave": BRAVE, "beaten": "✗"}
LINES_BELOW = 5  # what the caller writes below: a rule, the log, the hint, the line being typed
FEWEST_MAP_LINES = 6  # a low screen must have room for, before it tells of the end
BOLTS_TOLD = 3
LONGEST_NAME = 14


def draw(view: View, speak: Words, seats: Sequence[str]) -> RenderableType:
    """The whole table: round and event, the seats, the map, the own cards, what can be done, and what is to be done."""
    above = [heading(view, speak), event_line(view, speak), seat_table(view, speak, seats)]
    if view.get("outcome"):
        below = [final_sheet(view, speak, seats)]
    else:
        below = [*open_hands(view, speak, seats), *cards(view, speak), *offers(view, speak)]
    below.append(Padding(Text(sentence(view, speak, seats), f"bold {GOLD}"), (0, 1)))
    return Screenful(above, Board(view, speak), at_the_end(view, speak), below)


class Screenful:
    """Everything from top to bottom. On a low screen the map is cut down to what is near, and all of it stands above, to scroll up to."""

    def __init__(self, above: Sequence[RenderableType], board: Board, end: Sequence[RenderableType], below: Sequence[RenderableType]) -> None:
        self.above = above
        self.board = board
        self.end = end
        self.below = below

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        explained, plain = self.board.explained(options.max_width), self.board.plain(options.max_width)
        room = console.height - LINES_BELOW - lines_of(console, options, [*self.above, *self.below])
        for middle in ([*explained, *self.end], [*plain, *self.end], plain):
            if not console.is_terminal or lines_of(console, options, middle) <= room:
                yield from (*self.above, *middle, *self.below)
                return
        left = room - lines_of(console, options, self.end)
        if left < FEWEST_MAP_LINES:
            yield from (*explained, *self.end, *self.above, *self.board.nearest(room, console, options), *self.below)
        else:
            yield from (*explained, *self.above, *self.board.nearest(left, console, options), *self.end, *self.below)


# --- the round ----------------------------------------------------------------------------------------------------------------


def heading(view: View, speak: Words) -> RenderableType:
    title = Text(speak("game-title"), f"bold {GOLD}")
    title.append(f" · {speak('table-round', round=view['round'], rounds=view['rounds'])} · {speak('side-' + view['side'])}", "not bold default")
    return Rule(title, style=GREY, align="left")


def event_line(view: View, speak: Words) -> RenderableType:
    """The event and what it does, with its numbers; the bewitched roles."""
    line = Text().append(speak(f"event-name-{view['event']}"), f"bold {ROSE}").append(f"  {event_text(view, speak)}", "default")
    if view["bewitched"]:
        cursed = ", ".join(speak(f"role-{role}") for role in view["bewitched"])
        line.append(f"\n✶ {speak('table-bewitched')} ({view['bewitched_points']}): {cursed}", PURPLE)
    return Padding(line, (0, 1))


def event_text(view: View, speak: Words) -> str:
    return speak(f"event-text-{view['event']}", **event_arguments(view["event"], view["printed"]["events"][view["event"]], speak))


def event_arguments(event: str, values: Mapping[str, Any], speak: Words) -> Mapping[str, Any]:
    """The numbers of an event as its sentence wants them."""
    if event == "more-or-less":
        return {"roles": span(values["fewest"], values["most"]), "points": numbered(map(signed, values["points"]), values["fewest"])}
    if event in ("perilous-places", "protected-places"):
        return {"places": ", ".join(f"{speak('landscape-' + landscape)} {signed(points)}" for landscape, points in values.items())}
    if event == "upper-hand":
        return {"points": ", ".join(map(str, values["points"]))}
    return {**values["set"], "points": values["points"]} if event == "the-works" else values


def span(fewest: int, most: int) -> str:
    return str(fewest) if fewest == most else f"{fewest}–{most}"


# --- seats --------------------------------------------------------------------------------------------------------------------


def seat_table(view: View, speak: Words, seats: Sequence[str]) -> RenderableType:
    """A line for each seat: points, goods, clouds, tiles, and what it said about the role on the table."""
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style=GREY)
    table.add_column("", no_wrap=True, max_width=LONGEST_NAME)
    for name in ("points", "cards", "resources", "clouds", "tiles", "pawns"):
        table.add_column(speak(f"table-{name}"), justify="right" if name in ("points", "cards") else "left", no_wrap=True)
    table.add_column(role_title(view, speak))  # the one that wraps where the screen is too narrow
    for number, seat in enumerate(view["seats"]):
        held = "·" if seat["cards"] is None else str(seat["cards"])
        row: list[RenderableType] = [seat_name(view, number, seats[number]), str(seat["points"]), held, goods(seat["resources"], speak)]
        table.add_row(*row, clouds_taken(seat), tiles(view, seat), " ".join(map(str, seat["pawns"])), stance(view, speak, number))
    return table


def seat_name(view: View, seat: int, name: str) -> Text:
    """A seat's sign and name, with a mark if it is awaited."""
    awaited = seat in view["to_act"]
    return Text("▸" if awaited else " ", f"bold {GOLD}").append_text(seat_mark(seat)).append(f" {name}", "bold" if awaited else "not bold default")


def role_title(view: View, speak: Words) -> str:
    if not view["led"] or view["phase"] in SECRET_PHASES:
        return ""
    return speak("table-last-turn" if view["turn_over"] else "table-turn", role=view["role"])


def stance(view: View, speak: Words, seat: int) -> Text:
    """What a seat said about the role on the table; while all choose at once, whether it is done, and who will lead first."""
    leads = speak("table-leads-first") if view["leader"] == seat and not view["led"] else ""
    if view["phase"] in SECRET_PHASES:
        return Text(f"{'✓' if seat in view['answered'] else '…'} {leads}")
    if not view["led"]:
        return Text(leads)
    told = view["stances"][seat]
    style = GREY if view["turn_over"] or told in ("waiting", "passed") else f"bold {ROSE if told == 'beaten' else GOLD}"
    return Text(f"{STANCES[told]} {speak('stance-' + told)}", style)


def clouds_taken(seat: Mapping[str, Any]) -> Text:
    """Clouds, bolts, and what they are worth at the end."""
    if not seat["clouds"]:
        return Text("–", GREY)
    return Text(f"{len(seat['clouds'])}☁ {seat['bolts']}↯={seat['at_the_end']['lightning']}", SKY)


def tiles(view: View, seat: Mapping[str, Any]) -> Text:
    """Forest tiles held (brave, one more card, points) and amulets."""
    signs = (("brave", BRAVE), ("card", "+1"), ("points", str(view["printed"]["points_tile"])))
    held = [sign for name, sign in signs for _ in range(seat["tiles"][name])]
    text = " ".join([*held, *(["◉" * seat["amulets"]] if seat["amulets"] else [])])
    return Text(text or "–", "" if text else GREY)


# --- the end --------------------------------------------------------------------------------------------------------------------


def at_the_end(view: View, speak: Words) -> list[RenderableType]:
    """What bolts, sets and amulets will bring; of the bolts those that come next for the seat."""
    if view["over"]:
        return []
    printed = view["printed"]
    mine = 0 if view["seat"] is None else view["seats"][view["seat"]]["bolts"]
    first = max(1, min(mine, len(printed["lightning"]) - 1))
    bolts = numbered(map(str, printed["lightning"][first : first + BOLTS_TOLD]), first)
    more = " …" if first + BOLTS_TOLD < len(printed["lightning"]) else ""
    parts = [speak("table-end-bolts", bolts=bolts + more), speak("table-end-sets", **printed["sets"])]
    if view["mountain_tiles"]:
        parts.append(speak("table-end-amulets", amulets="/".join(map(str, printed["amulets"][1:]))))
    return [Padding(Text(f"{speak('table-at-the-end')}: {' · '.join(parts)}", GREY), (0, 1))]


def final_sheet(view: View, speak: Words, seats: Sequence[str]) -> RenderableType:
    """Who came in where, and where the points came from."""
    outcome = view["outcome"]
    sheet = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    for _ in range(3):
        sheet.add_column(no_wrap=True)
    sheet.add_column(justify="right", no_wrap=True)
    sheet.add_column(ratio=1)
    for seat in sorted(range(len(seats)), key=lambda seat: outcome["places"][seat]):
        told = ", ".join(speak(f"score-{line['kind']}".replace("_", "-"), **line) for line in outcome["breakdown"][seat])
        row = Text(f"{outcome['places'][seat]}.", GREY), seat_mark(seat), Text(seats[seat]), Text(str(outcome["scores"][seat]), "bold")
        sheet.add_row(*row, Text(told, GREY))
    return Padding(sheet, (0, 1))


def sentence(view: View, speak: Words, seats: Sequence[str]) -> str:
    """What the seat must do, or who is awaited."""
    if view["over"]:
        return speak("table-over")
    if view["seat"] in view["to_act"]:
        return speak("table-do", player=seats[view["seat"]], what=prompt(view, speak))
    return speak("table-wait", players=", ".join(seats[seat] for seat in view["to_act"]))


# --- the map as a picture -----------------------------------------------------------------------------------------------------------


def picture(view: View, speak: Words, seats: Sequence[str], box: Mapping[str, Any]) -> str:
    """The map as an SVG picture with the position the view tells of; the box's data tells how the map is drawn."""
    from coven.games.broom_service.draw import draw_map

    return draw_map(box[view["side"]], view["side"], speak.language, view=view, seats=seats)
