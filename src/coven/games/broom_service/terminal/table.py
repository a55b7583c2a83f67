"""The whole table: round, seats, map, cards, and what can be done. It reads view and setting and holds no rule.

Beside the view it uses what a caller may add to it: `moves` (to number what may be done and tell what it brings), `open`
(the views of all seats, for a finished game seen open) and `outcome` (for the sheet at the end).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from coven.drawing import GOLD, GREY, ROSE, SheetLine, final_sheet
from coven.games.broom_service.names import COLOUR_NAMES
from coven.games.broom_service.terminal.areas import Board, lines_of
from coven.games.broom_service.terminal.cards import cards, open_hands
from coven.games.broom_service.terminal.map import FEWEST_ROWS, GOOD_ROWS, LEAST_ROWS, MOST_ROWS, Chart, best_rows, is_drawn
from coven.games.broom_service.terminal.offers import offers
from coven.games.broom_service.terminal.seats import seat_table
from coven.games.broom_service.terminal.style import PURPLE, letter, numbered, seat_mark, signed
from coven.games.broom_service.view.joined import Shown, joined
from coven.games.broom_service.view.schema import SCHEMA, TableSetting, TableView
from coven.table.sentences import prompt_sentence
from coven.table.words import Words

LINES_BELOW = 5  # what the caller writes below: a rule, the log, the hint, the line being typed
BOLTS_SHOWN = 3


def draw(view: TableView, setting: TableSetting, speak: Words, seats: Sequence[str]) -> RenderableType:
    """The whole table: round and event, the seats, the map, the own cards, what can be done, and what is to be done."""
    shown = joined(view, setting)
    above = [event_line(shown, speak), seat_table(shown, speak, seats)]
    return Screenful(above, Board(shown, speak), at_the_end(shown, speak), *(below_map(shown, speak, seats, short) for short in (False, True)))


def draw_areas(view: TableView, setting: TableSetting, speak: Words, seats: Sequence[str]) -> RenderableType:
    """All areas as a list, under a word about every sign; as wide as the screen."""
    return AreaList(Board(joined(view, setting), speak))


class AreaList:
    """The list of all areas."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.board.explained(options.max_width)


def below_map(view: Shown, speak: Words, seats: Sequence[str], short: bool) -> list[RenderableType]:
    """The own cards, what can be done and what is to be done; in a finished game, where the points came from."""
    if view.get("outcome"):
        rows = [final_sheet(view["outcome"], speak, sheet_lines(view, seats))]
    else:
        rows = [*open_hands(view, speak, seats), *cards(view, speak), *offers(view, speak, short)]
    return [*rows, Padding(Text(prompt_sentence(view["prompt"], SCHEMA, speak, seats), f"bold {GOLD}"), (0, 1))]


class Screenful:
    """Everything from top to bottom. On a low screen the map is drawn small, and a word opens the list of all areas."""

    def __init__(
        self,
        above: Sequence[RenderableType],
        board: Board,
        end: Sequence[RenderableType],
        below: Sequence[RenderableType],
        short_below: Sequence[RenderableType],
    ) -> None:
        self.above = above
        self.board = board
        self.end = end
        self.below = below
        self.short_below = short_below

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        above = [heading(self.board.view, self.board.speak), *self.above]
        room = console.height - LINES_BELOW - lines_of(console, options, [*above, *self.below])
        for areas in (self.board.explained(options.max_width), self.board.plain(options.max_width)):
            key_and_areas = [chart_key(self.board.speak), *areas, *self.end]
            left = room - lines_of(console, options, key_and_areas)
            if not console.is_terminal or left >= GOOD_ROWS:
                yield from (*above, *self.map_in(left if console.is_terminal else MOST_ROWS, console, options), *key_and_areas, *self.below)
                return
        yield from self.on_low_screen(console, options)

    def on_low_screen(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """Without the list of areas, and without what comes at the end of the game or brings each flight where that is too much."""
        above = [heading(self.board.view, self.board.speak, is_low=True), *self.above]
        for end, below in ((self.end, self.below), ([], self.below), ([], self.short_below)):
            room = console.height - LINES_BELOW - lines_of(console, options, [*above, *end, *below])
            if room >= FEWEST_ROWS or below is self.short_below:
                yield from (*above, *self.map_in(room, console, options), *end, *below)
                return

    def map_in(self, room: int, console: Console, options: ConsoleOptions) -> list[RenderableType]:
        """The map in the room there is; of a box that is not drawn, the areas near the seat's pawns."""
        if not is_drawn(self.board.view):
            return self.board.nearest(room, console, options)
        rows = max(LEAST_ROWS, min(room, best_rows(self.board.view, options.max_width)))
        return [Chart(self.board.view, self.board.speak, rows)]


def chart_key(speak: Words) -> RenderableType:
    """How the map is to be read."""
    letters = " ".join(letter(colour, speak) for colour in COLOUR_NAMES)
    return Padding(Text(speak("table-map-key", letters=letters), GREY), (0, 1))


# --- the round ----------------------------------------------------------------------------------------------------------------


def heading(view: Shown, speak: Words, is_low: bool = False) -> RenderableType:
    """The game, round and side of the board; on a low screen, whoever is asked is told what opens the list of areas."""
    title = Text(speak("game-title"), f"bold {GOLD}")
    title.append(f" · {speak('table-round', round=view['round'], rounds=view['rounds'])} · {speak('side-' + view['side'])}", "not bold default")
    if is_low and view.get("moves"):
        title.append(f" · {speak('table-all-areas')}", f"not bold {GREY}")
    return Rule(title, style=GREY, align="left")


def event_line(view: Shown, speak: Words) -> RenderableType:
    """The event and what it does, with its numbers; the bewitched roles."""
    line = Text().append(speak(f"event-name-{view['event']}"), f"bold {ROSE}").append(f"  {event_text(view, speak)}", "default")
    if view["bewitched"]:
        cursed = ", ".join(speak(f"role-{role}") for role in view["bewitched"])
        line.append(f"\n✶ {speak('table-bewitched')} ({view['bewitched_points']}): {cursed}", PURPLE)
    return Padding(line, (0, 1))


def event_text(view: Shown, speak: Words) -> str:
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


# --- the end --------------------------------------------------------------------------------------------------------------------


def at_the_end(view: Shown, speak: Words) -> list[RenderableType]:
    """What bolts, sets and amulets will bring; of the bolts those that come next for the seat."""
    if view["over"]:
        return []
    printed = view["printed"]
    mine = 0 if view["seat"] is None else view["by_seat"][view["seat"]]["bolts"]
    first = max(1, min(mine, len(printed["lightning"]) - 1))
    bolts = numbered(map(str, printed["lightning"][first : first + BOLTS_SHOWN]), first)
    more = " …" if first + BOLTS_SHOWN < len(printed["lightning"]) else ""
    parts = [speak("table-end-bolts", bolts=bolts + more), speak("table-end-sets", **printed["sets"])]
    if view["mountain_tiles"]:
        parts.append(speak("table-end-amulets", amulets="/".join(map(str, printed["amulets"][1:]))))
    return [Padding(Text(f"{speak('table-at-the-end')}: {' · '.join(parts)}", GREY), (0, 1))]


def sheet_lines(view: Shown, seats: Sequence[str]) -> Iterator[SheetLine]:
    """The seats from the first place down, as the final sheet shows them."""
    places = view["outcome"]["places"]
    for seat in sorted(range(len(seats)), key=lambda seat: places[seat]):
        yield seat, f"{places[seat]}.", seat_mark(seat), seats[seat]
