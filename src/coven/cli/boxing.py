"""`coven box`: which boxes there are, what is in one, whether it can be played with, its maps, and a copy to edit."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from errno import EISDIR
from importlib import import_module
from os import strerror
from pathlib import Path
from typing import Any, Protocol, cast

from coven.cli.desk import Desk, as_written, printable
from coven.errors import CovenError, writing
from coven.table.box import bad_box
from coven.table.game import Game
from coven.table.registry import game as find_game
from coven.table.registry import game_names
from coven.table.words import Words

NARROW = 640  # a map of fewer pixels shows marks in place of names
STUMBLES = (OSError, LookupError, TypeError, ValueError, AttributeError, OverflowError, RecursionError)


class BoxTool(Protocol):
    """What a game may offer in its module `boxtool`, as plain functions; one without it has plain boxes."""

    def list_boxes(self) -> list[dict[str, Any]]:
        """The boxes that come with the game: name, title by language, hash, titles of the maps."""

    def show(self, source: Path) -> dict[str, Any]:
        """What is in a box without faults, as data."""

    def show_words(self, shown: Mapping[str, Any], speak: Words) -> list[str]:
        """The same in lines to read."""

    def check(self, source: Path) -> dict[str, Any]:
        """The file, the box's name, whether it is good, and every fault: line (or None), entry and problem."""

    def draw(self, source: Path, side: str, language: str, narrow: bool | None) -> str:
        """A map as SVG, with names (False), marks (True), or whichever fits where it is seen (None)."""

    def copy_to(self, source: Path, target: Path, name: str) -> Path:
        """A copy under a new name; an existing file is never overwritten."""


@dataclass(frozen=True)
class PlainBoxes:
    """The same for any game, out of what the table knows of its boxes."""

    game: Game

    def list_boxes(self) -> list[dict[str, Any]]:
        boxes = [self.game.box(path) for path in sorted((self.game.folder / "boxes").glob("*.toml"))]
        return [{"name": box.name, "title": box.data.get("title", {}), "hash": box.hash, "maps": []} for box in boxes]

    def show(self, source: Path) -> dict[str, Any]:
        box = self.game.box(source)
        return {"name": box.name, "hash": box.hash, "data": dict(box.data)}

    def show_words(self, shown: Mapping[str, Any], speak: Words) -> list[str]:
        return [f"{shown['name']}, hash {shown['hash'][:12]}", "", *table_lines(shown["data"])]

    def check(self, source: Path) -> dict[str, Any]:
        try:
            box = self.game.box(source)
        except CovenError as error:
            if error.code != "bad_box":
                raise
            faults = [{"line": line_in(problem), "entry": "", "problem": problem} for problem in error.details["faults"]]
            return {"file": source.name, "name": None, "good": False, "faults": faults}
        return {"file": source.name, "name": box.name, "good": True, "faults": []}

    def draw(self, source: Path, side: str, language: str, narrow: bool | None) -> str:
        raise CovenError("no_map", f"The box of {self.game.name} has no map.", game=self.game.name)

    def copy_to(self, source: Path, target: Path, name: str) -> Path:
        if target.exists():
            raise CovenError("file_exists", f"{target.name} exists already.", file=target.name)
        text = re.sub(r'(?m)^name = ".*"$', lambda _: f'name = "{name}"', source.read_text(encoding="utf-8"), count=1)
        target.write_text(text, encoding="utf-8")
        return target


def table_lines(table: Mapping[str, Any], where: str = "") -> Iterator[str]:
    """A table of a box in lines: its own values in one, then the tables in it."""
    inner = {key: value for key, value in table.items() if isinstance(value, Mapping) or is_rows(value)}
    own = "; ".join(f"{key} {', '.join(map(str, value)) if isinstance(value, list) else value}" for key, value in table.items() if key not in inner)
    if own and where:
        yield f"{where.strip()}: {own}"
    for key, value in inner.items():
        for number, row in enumerate(value if is_rows(value) else [value], 1):
            yield from table_lines(row, f"{where} {key} {number}" if is_rows(value) else f"{where} {key}")


def is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)


def line_in(problem: str) -> int | None:
    """The line that a fault speaks of itself, as those of the TOML reader do."""
    found = re.search(r"at line (\d+)", problem)
    return int(found[1]) if found else None


# --- finding ----------------------------------------------------------------------------------------------------------


def tool_of(game: Game) -> BoxTool:
    """The box tools of a game: the module `boxtool` of its package, or what any game has."""
    if not (game.folder / "boxtool.py").is_file():
        return PlainBoxes(game)
    package = game.build_box.__module__.rpartition(".")[0]
    return cast(BoxTool, import_module(f"{package}.boxtool"))


def box_file(game: Game, source: str | Path) -> Path:
    """The file of a box: one that comes with the game, by its name, or any other by its path."""
    ours = game.folder / "boxes" / f"{source}.toml"
    path = ours if ours.is_file() else Path(source)
    if not path.is_file():
        raise CovenError("no_such_file", f"There is no box {str(source)!r}.", file=str(source))
    return path


def examine(game: Game, path: Path) -> dict[str, Any]:
    """What is wrong with a box; one that the game's own tool can't even walk through is looked at as a whole."""
    try:
        return tool_of(game).check(path)
    except STUMBLES:
        return PlainBoxes(game).check(path)


def good_file(game: Game, source: str | Path) -> Path:
    """The file of a box that can be played with; any other is refused with all its faults."""
    path = box_file(game, source)
    faults = examine(game, path)["faults"]
    if faults:
        raise bad_box([fault_line(fault, "line {}") for fault in faults])
    return path


def fault_line(fault: Mapping[str, Any], line: str) -> str:
    parts = (line.format(fault["line"]) if fault["line"] else "", fault["entry"], fault["problem"])
    return printable(": ".join(part for part in parts if part))


# --- the commands -----------------------------------------------------------------------------------------------------


def list_boxes(desk: Desk, names: Sequence[str] | None) -> None:
    """The boxes that come with the games named, or with all."""
    games = [find_game(name) for name in names or game_names()]
    listed = {game.name: tool_of(game).list_boxes() for game in games}
    if desk.json:
        desk.data([{"game": name, **row} for name, rows in listed.items() for row in rows])
        return
    from rich.table import Table as Grid

    for game in games:
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 2))
        for row in listed[game.name]:
            maps = ", ".join(in_language(desk, title) for title in row["maps"])
            grid.add_row(row["name"], in_language(desk, row["title"]), maps, row["hash"][:12])
        desk.out.print(game.words(desk.language)("game-title"), style="bold")
        desk.out.print(grid)


def in_language(desk: Desk, names: Mapping[str, str]) -> str:
    return names.get(desk.language, names.get("en", ""))


def show_box(desk: Desk, name: str, source: str) -> None:
    """What is in a box, and where its numbers come from if it says so."""
    game = opened(desk, name)
    tool, path = tool_of(game), good_file(game, source)
    shown = tool.show(path)
    if desk.json:
        desk.data({"game": game.name, **shown})
        return
    for line in tool.show_words(shown, desk.speak):
        desk.out.print(printable(line), soft_wrap=True)


def check_box(desk: Desk, name: str, source: str) -> bool:
    """Names every fault of a box with its line; tells whether there is none."""
    game = opened(desk, name)
    found = examine(game, box_file(game, source))
    if desk.json:
        desk.data({"game": game.name, **found})
        return bool(found["good"])
    file, faults = as_written(printable(found["file"])), found["faults"]
    desk.say("box-good" if found["good"] else "box-faults", file=file, count=len(faults))
    for fault in faults:
        desk.out.print("  " + fault_line(fault, desk.speak("box-line") + " {}"), soft_wrap=True)
    return bool(found["good"])


def draw_box(desk: Desk, name: str, source: str, side: str, out: Path | None, width: int | None) -> None:
    """Writes a map as SVG into a file, or to standard output."""
    game = opened(desk, name)
    picture = tool_of(game).draw(good_file(game, source), side, desk.language, None if width is None else width < NARROW)
    picture = picture if width is None else sized(picture, width)
    if out is not None:
        write(out, picture)
    if desk.json:
        desk.data({"game": game.name, "box": source, "side": side, **({"svg": picture} if out is None else {"file": str(out)})})
    elif out is None:
        print(picture, end="")
    else:
        desk.say("box-drawn", file=as_written(out))


def sized(picture: str, width: int) -> str:
    """An SVG picture as wide as wished, and as high as its shape asks for."""
    shape = re.search(r"viewBox=['\"]0 0 ([\d.]+) ([\d.]+)['\"]", picture)
    assert shape is not None, "a map says how large it is"
    height = round(width * float(shape[2]) / float(shape[1]))
    return picture.replace("<svg ", f"<svg width='{width}' height='{height}' ", 1)


def write(path: Path, text: str) -> None:
    with writing(path):
        path.write_text(text, encoding="utf-8")


def new_box(desk: Desk, name: str, target: Path, source: str) -> None:
    """Copies a box to edit; it is named after its file."""
    game = opened(desk, name)
    copied = good_file(game, source)
    with writing(target):
        target = toml_file(target)
        own_name = re.sub(r'["\\]', "", printable(target.stem))
        tool_of(game).copy_to(copied, target, own_name)
    if desk.json:
        desk.data({"game": game.name, "file": str(target), "name": own_name})
    else:
        desk.say("box-new", file=as_written(target), game=as_written(game.name))


def toml_file(target: Path) -> Path:
    """The file to copy to; it ends in .toml unless it is said to end in something else. A folder has no name for a file."""
    if target.name in ("", ".."):
        raise IsADirectoryError(EISDIR, strerror(EISDIR))
    return target if target.suffix else target.with_name(f"{target.name}.toml")


def opened(desk: Desk, name: str) -> Game:
    """The game asked for, its words known from here on."""
    game = find_game(name)
    desk.use(game)
    return game
