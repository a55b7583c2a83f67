"""A review in the terminal: the chart, where each result came from, the costly moves, the turning points."""

import os
from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from coven.analysis.braille import plotted
from coven.analysis.chart import COLOURS, chart
from coven.analysis.reviewing import Review, review
from coven.analysis.shapes import CostlyMove, ReviewData
from coven.analysis.values import spread, tenths
from coven.cli.analysis.formatting import gain_of, signed, together
from coven.cli.analysis.preparing import prepared
from coven.cli.output import Output
from coven.cli.sentences import name_move
from coven.drawing import GREY
from coven.table.files.record import Record
from coven.table.game import Game
from coven.table.registry import game as find_game

HIGH = 10  # rows of the chart
MARGIN = 8
COLUMNS = ("start", "deal", "play", "others", "luck", "result")


def reviewed(output: Output, record: Record, seat: int | None, simulations: int) -> Review:
    """Makes the review, with a progress bar."""
    prepared(output, find_game(record.header["game"]))
    with output.progress(output.speak("review-thinking")) as progress:
        return review(record, seat, simulations, threads=os.cpu_count() or 1, progress=progress)


def drawn_review(output: Output, game: Game, data: ReviewData, width: int) -> RenderableType:
    """All of a review, one part below the other."""
    return Group(
        Text(view_line(output, data), "bold"),
        *chart_rows(data, max(20, min(100, width - MARGIN))),
        *rounds_row(output, data, max(20, min(100, width - MARGIN))),
        names_row(data),
        parts_grid(output, data),
        Text(output.speak("review-in-points"), "bold"),
        points_grid(output, data),
        *costly_lines(output, game, data),
        *turning_lines(output, game, data),
        Text(output.speak("review-method", simulations=data["simulations"]), GREY),
    )


def view_line(output: Output, data: ReviewData) -> str:
    """Whose eyes the review uses."""
    if data["seat"] is None:
        return output.speak("review-open")
    return output.speak("review-seat", player=data["seats"][data["seat"]])


def svg_of(output: Output, data: ReviewData) -> str:
    return chart(data, view_line(output, data), output.speak("review-moves"), output.speak("review-chance"))


def chart_rows(data: ReviewData, width: int) -> Iterator[Text]:
    """The chart, a line of text each, with the scale at the left."""
    lines = [[point["chances"][seat] for point in data["points"]] for seat in range(data["players"])]
    scale = {0: "100 %", HIGH // 2: " 50 %", HIGH - 1: "  0 %"}
    for number, row in enumerate(plotted(lines, width, HIGH)):
        text = Text(f"{scale.get(number, ''):>5} ", GREY)
        for sign, owner in row:
            text.append(sign, COLOURS[owner % len(COLOURS)] if owner >= 0 else "")
        yield text


def rounds_row(output: Output, data: ReviewData, width: int) -> Iterator[Text]:
    """Below the chart the numbers of the rounds, each where it began; in a game of one round nothing."""
    if len(data["rounds"]) < 2:
        return
    signs, last = [" "] * (width + 3), max(1, len(data["moves"]))
    for each in data["rounds"]:
        place, number = round(each["n"] / last * (width - 1)), str(each["round"])
        signs[place : place + len(number)] = number
    yield Text(f"{'':>6}{''.join(signs).rstrip()}  {output.speak('review-rounds')}", GREY)


def names_row(data: ReviewData) -> Text:
    """Who has which colour."""
    text = Text(" " * 6)
    for seat, name in enumerate(data["seats"]):
        text.append(f"━ {name}   ", COLOURS[seat % len(COLOURS)])
    return text


def parts_grid(output: Output, data: ReviewData) -> Grid:
    """Where each result came from, in hundredths of a win; each row adds up as it stands."""
    grid = empty_grid(output)
    for parts in data["parts"]:
        shown = parts["shown"]
        cells = [
            Text(f"{signed(shown['deal'])} ±{spread(parts['deal'])}"),
            Text(f"{signed(shown['play'])} ±{spread(parts['play'])}"),
            Text(f"{signed(shown['others'])} ±{spread(parts['others'])}"),
            Text(f"{signed(shown['luck'])} ±{spread(parts['luck'])}"),
        ]
        grid.add_row(player_cell(data, parts["seat"]), f"{shown['start']} %", *cells, f"{shown['result']} %")
    return grid


def points_grid(output: Output, data: ReviewData) -> Grid:
    """The same in points, so that also a game that was lost or won early says something."""
    grid = empty_grid(output)
    for parts in data["parts"]:
        shown = parts["points"]
        changes = [signed(part, tenths=True) for part in (shown["deal"], shown["play"], shown["others"], shown["luck"])]
        grid.add_row(player_cell(data, parts["seat"]), f"{shown['start'] / 10:.1f}", *changes, f"{shown['result'] / 10:.1f}")
    return grid


def empty_grid(output: Output) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("")
    for name in COLUMNS:
        grid.add_column(output.speak(f"review-{name}"), justify="right", header_style=GREY)
    return grid


def player_cell(data: ReviewData, seat: int) -> Text:
    return Text(data["seats"][seat], COLOURS[seat % len(COLOURS)])


def costly_lines(output: Output, game: Game, data: ReviewData) -> Iterator[Text]:
    """The moves that cost most, each with what was better and why, and what they leave for the seat's other moves."""
    speak, seats = output.speak, data["seats"]
    yield Text(speak("review-costly" if data["costly"] else "review-none-costly"), "bold")
    for each in data["costly"]:
        for place, sentence in enumerate(costly_sentences(output, game, each, seats)):
            yield Text(f"    {sentence}" if place else sentence, GREY if place else "")
    for parts in data["parts"]:
        shown = parts["shown"]
        if shown["costly"]:
            facts = {name: signed(value) for name, value in (("costly", shown["costly"]), ("rest", shown["rest"]), ("play", shown["play"]))}
            yield Text(speak("review-own-moves", player=seats[parts["seat"]], **facts))


def costly_sentences(output: Output, game: Game, each: CostlyMove, seats: Sequence[str]) -> Iterator[str]:
    """What a move cost, what luck made of that, what was better, and what it would have brought."""
    speak, player = output.speak, seats[each["seat"]]

    def name(text: str) -> str:
        return name_move(game.move(text), game, speak, seats)

    facts = {"number": each["n"], "player": player, "move": name(each["move"])}
    if each["counts"] == "chance":
        yield speak("review-costly-line", before=each["before"], after=each["after"], error=spread(each["cost"]), **facts)
        if each["then"] != each["after"]:
            yield speak("review-then", then=each["then"])
    else:
        error = max(0.1, tenths((each["points"]["high"] - each["points"]["low"]) / 2))
        yield speak("review-costly-points", points=tenths(each["points"]["mean"]), error=error, **facts)
    better = together(name(text) for text in each["packet"])
    yield speak(f"review-better-{each['known']['counts']}", player=player, better=better, **each["known"])
    yield from (gain_of(reason, player, speak, name) for reason in each["reasons"])


def turning_lines(output: Output, game: Game, data: ReviewData) -> Iterator[Text]:
    """The moves at which the chances changed most."""
    speak, seats = output.speak, data["seats"]
    if data["turning"]:
        yield Text(speak("review-turning"), "bold")
    for point in data["turning"]:
        changes = (speak("review-change", player=seats[each["seat"]], change=signed(each["change"])) for each in point["changes"])
        facts = {
            "number": point["n"],
            "player": seats[point["seat"]],
            "move": name_move(game.move(point["move"]), game, speak, seats) if point["move"] else "…",
            "changes": together(changes),
        }
        yield Text(speak("review-turning-play" if point["cause"] == "play" else "review-turning-luck", **facts))
