"""What can be done with the boxes of a game: the tools it brings, or those that serve any game."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, cast

from coven.errors import CovenError, Finding
from coven.table.box import at_entry, bad_box
from coven.table.game import Game
from coven.table.words import Words

STUMBLES = (OSError, LookupError, TypeError, ValueError, AttributeError, OverflowError, RecursionError)


class BoxTool(Protocol):
    """What a game may offer as `Faces.box_tool`; one without it has plain boxes."""

    def list_boxes(self) -> list[dict[str, Any]]:
        """The boxes that come with the game: name, title by language, hash, titles of the maps."""

    def show(self, source: Path) -> dict[str, Any]:
        """What is in a box without faults, as data."""

    def show_words(self, shown: Mapping[str, Any], speak: Words) -> list[str]:
        """The same in lines to read."""

    def check(self, source: Path) -> dict[str, Any]:
        """The file, the box's name, whether it is good, and every fault: line (or None), entry and problem."""

    def draw(self, source: Path, side: str, language: str, width: int | None) -> str:
        """A map as SVG for so many pixels; without a width, it shows names or marks as they fit where it is seen."""

    def copy_to(self, source: Path, target: Path, name: str) -> Path:
        """A copy under a new name; an existing file is never overwritten."""


@dataclass(frozen=True)
class PlainBoxes:
    """The same for any game, out of what the table knows of its boxes."""

    game: Game

    def list_boxes(self) -> list[dict[str, Any]]:
        boxes = [self.game.box(path) for path in sorted((self.game.about.folder / "boxes").glob("*.toml"))]
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

    def draw(self, source: Path, side: str, language: str, width: int | None) -> str:
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


def is_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)


def line_in(problem: str) -> int | None:
    """The line that a fault speaks of itself, as those of the TOML reader do."""
    found = re.search(r"at line (\d+)", problem)
    return int(found[1]) if found else None


# --- finding ----------------------------------------------------------------------------------------------------------


def tool_of(game: Game) -> BoxTool:
    """The box tools of a game: its own, or what any game has."""
    return PlainBoxes(game) if game.faces.box_tool is None else cast(BoxTool, game.faces.box_tool)


def box_file(game: Game, source: str | Path) -> Path:
    """The file of a box: one that comes with the game, by its name, or any other by its path."""
    ours = game.about.folder / "boxes" / f"{source}.toml"
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
        raise bad_box([located(fault) for fault in faults])
    return path


def located(fault: Mapping[str, Any]) -> str:
    """A fault with its entry and its line, as far as they are known."""
    problem: str = at_entry(fault["entry"], fault["problem"]) if fault["entry"] else fault["problem"]
    return Finding("at_line", f"line {fault['line']}: {problem}", line=fault["line"], problem=problem) if fault["line"] else problem
