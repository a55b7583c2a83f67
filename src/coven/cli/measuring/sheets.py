"""The result of an arena as tables: on the screen, in a Markdown file, and the words of its picture."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from coven.bots.arena.picture import interval_text
from coven.cli.output import Output
from coven.table.words import Words

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Sheet:
    """One table: its heading, the keys of its columns, its rows in writing."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


def sheets_of(speak: Words, result: Row) -> list[Sheet]:
    """For each player count the bots, and under them who took how many wins from whom."""
    found = []
    for players in result["players"]:
        bots = [bot_row(row) for row in result["bots"] if row["players"] == players]
        pairs = [pair_row(speak, row) for row in result["pairs"] if row["players"] == players]
        found.append(Sheet(speak("arena-players", players=players), ("bot", "games", "wins", "fair", "score", "rating"), bots))
        found.append(Sheet(speak("arena-against"), ("pair", "games", "taken", "fair"), pairs))
    return [sheet for sheet in found if sheet.rows]


def bot_row(row: Row) -> list[str]:
    score, rating = row["score"], row["rating"]
    half = (score["high"] - score["low"]) / 2
    return [row["bot"], str(row["games"]), interval_text(row["wins"]), fair(row), f"{score['mean']:.2f} ± {half:.2f}", str(rating["shown"])]


def pair_row(speak: Words, row: Row) -> list[str]:
    pair = speak("arena-versus", bot=row["bot"], against=row["against"])
    return [pair, str(row["games"]), interval_text(row["wins"]), fair(row)]


def fair(row: Row) -> str:
    return f"{100 * row['fair']:.0f} %"


def headings(speak: Words, sheet: Sheet) -> list[str]:
    return [speak(f"arena-{column}") for column in sheet.columns]


def print_sheets(output: Output, result: Row, sheets: Sequence[Sheet], seconds: float) -> None:
    """The tables on the screen."""
    from rich.table import Table as Grid

    for sheet in sheets:
        grid = Grid(box=None, header_style="grey50", padding=(0, 2, 0, 0), title=sheet.title, title_justify="left", title_style="bold")
        for number, heading in enumerate(headings(output.speak, sheet)):
            grid.add_column(heading, justify="right" if number else "left")
        for row in sheet.rows:
            grid.add_row(*row)
        output.console.print(grid)
        output.console.print()
    output.say("arena-summary", games=result["games"], planned=result["planned"], moves=result["moves"], seconds=f"{seconds:.1f}")
    output.say("arena-note")


def as_markdown(speak: Words, result: Row, sheets: Sequence[Sheet]) -> str:
    """The tables as a document."""
    parts = [f"# {title_of(speak, result)}", note_of(speak, result), speak("arena-seed", seed=result["seed"])]
    for sheet in sheets:
        lines = [headings(speak, sheet), ["---", *["---:"] * (len(sheet.columns) - 1)], *sheet.rows]
        parts += [f"## {sheet.title}", "\n".join(f"| {' | '.join(line)} |" for line in lines)]
    return "\n\n".join([*parts, speak("arena-note")]) + "\n"


def title_of(speak: Words, result: Row) -> str:
    return speak("arena-title", game=speak("game-title"))


def note_of(speak: Words, result: Row) -> str:
    options = ", ".join(f"{name}={value}" for name, value in result["options"].items())
    return speak("arena-played", games=result["games"], options=options or "–")


def labels_of(speak: Words, result: Row) -> dict[str, str]:
    """The words of the picture."""
    labels = {name: speak(f"arena-{name}") for name in ("wins", "taken", "rating", "against")}
    labels |= {f"players-{players}": speak("arena-players", players=players) for players in result["players"]}
    return labels | {"title": title_of(speak, result), "note": note_of(speak, result), "fair": speak("arena-picture-note")}
