"""A review in the terminal: the chart, where each result came from, the costly moves, the turning points."""

import os
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from coven.analysis.braille import plotted
from coven.analysis.chart import COLOURS, chart
from coven.analysis.reviewing import Review, ReviewData, review
from coven.analysis.values import EstimateData
from coven.cli.analysis.telling import percent, spread, tell_reason
from coven.cli.output import Output
from coven.cli.sentences import name_move
from coven.drawing import GREY
from coven.table.files.record import Record
from coven.table.game import Game

HIGH = 10  # rows of the chart
MARGIN = 8
PARTS = ("deal", "play", "others", "luck")


def reviewed(output: Output, record: Record, seat: int | None, simulations: int) -> Review:
    """Makes the review, with a progress bar."""
    with output.progress(output.speak("review-thinking")) as progress:
        return review(record, seat, simulations, threads=os.cpu_count() or 1, progress=progress)


def drawn_review(output: Output, game: Game, data: ReviewData, width: int) -> RenderableType:
    """All of a review, one part below the other."""
    return Group(
        Text(view_line(output, data), "bold"),
        *chart_rows(data, max(20, min(100, width - MARGIN))),
        names_row(data),
        parts_grid(output, data),
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


def names_row(data: ReviewData) -> Text:
    """Who has which colour."""
    text = Text(" " * 6)
    for seat, name in enumerate(data["seats"]):
        text.append(f"━ {name}   ", COLOURS[seat % len(COLOURS)])
    return text


def parts_grid(output: Output, data: ReviewData) -> Grid:
    """Where each result came from, in hundredths of a win; each row adds up."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("")
    for name in ("start", *PARTS, "result"):
        grid.add_column(output.speak(f"review-{name}"), justify="right", header_style=GREY)
    for parts in data["parts"]:
        shown: list[EstimateData] = [parts["deal"], parts["play"], parts["others"], parts["luck"]]
        cells = [Text(f"{percent(part['mean']):+d} ±{spread(part)}") for part in shown]
        player = Text(data["seats"][parts["seat"]], COLOURS[parts["seat"] % len(COLOURS)])
        grid.add_row(player, f"{percent(parts['start'])} %", *cells, f"{percent(parts['result'])} %")
    return grid


def costly_lines(output: Output, game: Game, data: ReviewData) -> Iterator[Text]:
    """The moves that cost most, each with what was better and why."""
    speak, seats = output.speak, data["seats"]
    yield Text(speak("review-costly" if data["costly"] else "review-none-costly"), "bold")
    for each in data["costly"]:
        move, better = (name_move(game.move(text), game, speak, seats) for text in (each["move"], each["better"]))
        told = {"number": each["n"], "player": seats[each["seat"]], "cost": percent(each["cost"]["mean"]), "error": spread(each["cost"])}
        yield Text(speak("review-costly-line", move=move, better=better, **told))
        for reason in each["reasons"]:
            if reason["kind"] == "gain":
                yield Text(f"    {tell_reason(reason, game, speak, seats)}", GREY)


def turning_lines(output: Output, game: Game, data: ReviewData) -> Iterator[Text]:
    """The moves at which the chances changed most."""
    speak, seats = output.speak, data["seats"]
    if data["turning"]:
        yield Text(speak("review-turning"), "bold")
    for point in data["turning"]:
        change = point["change"]
        told = {
            "number": point["n"],
            "player": seats[point["seat"]],
            "move": name_move(game.move(point["move"]), game, speak, seats) if point["move"] else "…",
            "gained": seats[point["gained"]],
            "gain": percent(max(change)),
            "lost": seats[point["lost"]],
            "loss": percent(-min(change)),
        }
        yield Text(speak("review-turning-play" if point["cause"] == "play" else "review-turning-luck", **told))
