"""`coven box`: which boxes there are, what is in one, whether it can be played with, its maps, and a copy to edit."""

import re
from collections.abc import Mapping, Sequence
from errno import EISDIR
from os import strerror
from pathlib import Path

from coven.cli.box_tools import box_file, examine, good_file, located, tool_of
from coven.cli.commands.game_menu import game_named
from coven.cli.output import Output, as_written, printable
from coven.errors import writing
from coven.table.game import Game
from coven.table.registry import game_names


def list_boxes(output: Output, names: Sequence[str] | None) -> None:
    """The boxes that come with the games named, or with all."""
    games = [game_named(name) for name in names or game_names()]
    listed = {game.name: tool_of(game).list_boxes() for game in games}
    if output.json:
        output.data([{"game": name, **row} for name, rows in listed.items() for row in rows])
        return
    from rich.table import Table as Grid

    for game in games:
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 2))
        for row in listed[game.name]:
            maps = ", ".join(in_language(output, title) for title in row["maps"])
            grid.add_row(row["name"], in_language(output, row["title"]), maps, row["hash"][:12])
        output.console.print(game.words(output.language)("game-title"), style="bold")
        output.console.print(grid)


def in_language(output: Output, names: Mapping[str, str]) -> str:
    return names.get(output.language, names.get("en", ""))


def show_box(output: Output, name: str, source: str) -> None:
    """What is in a box, and where its numbers come from if it says so."""
    game = opened(output, name)
    tool, path = tool_of(game), good_file(game, source)
    shown = tool.show(path)
    if output.json:
        output.data({"game": game.name, **shown})
        return
    for line in tool.show_words(shown, output.speak):
        output.console.print(printable(line), soft_wrap=True)


def check_box(output: Output, name: str, source: str) -> bool:
    """Names every fault of a box with its line; tells whether there is none."""
    game = opened(output, name)
    found = examine(game, box_file(game, source))
    if output.json:
        output.data({"game": game.name, **found})
        return bool(found["good"])
    file, faults = as_written(printable(found["file"])), found["faults"]
    output.say("box-good" if found["good"] else "box-faults", file=file, count=len(faults))
    for fault in faults:
        output.console.print("  " + printable(output.finding_sentence(located(fault))), soft_wrap=True)
    return bool(found["good"])


def draw_box(output: Output, name: str, source: str, side: str, out: Path | None, width: int | None) -> None:
    """Writes a map as SVG into a file, or to standard output."""
    game = opened(output, name)
    picture = tool_of(game).draw(good_file(game, source), side, output.language, width)
    picture = picture if width is None else sized(picture, width)
    if out is not None:
        write(out, picture)
    if output.json:
        output.data({"game": game.name, "box": source, "side": side, **({"svg": picture} if out is None else {"file": str(out)})})
    elif out is None:
        print(picture, end="")
    else:
        output.say("box-drawn", file=as_written(out))


def sized(picture: str, width: int) -> str:
    """An SVG picture as wide as wished, and as high as its shape asks for."""
    shape = re.search(r"viewBox=['\"]0 0 ([\d.]+) ([\d.]+)['\"]", picture)
    assert shape is not None, "a map says how large it is"
    height = round(width * float(shape[2]) / float(shape[1]))
    return picture.replace("<svg ", f"<svg width='{width}' height='{height}' ", 1)


def write(path: Path, text: str) -> None:
    with writing(path):
        path.write_text(text, encoding="utf-8")


def new_box(output: Output, name: str, target: Path, source: str) -> None:
    """Copies a box to edit; it is named after its file."""
    game = opened(output, name)
    copied = good_file(game, source)
    with writing(target):
        target = toml_file(target)
        own_name = re.sub(r'["\\]', "", printable(target.stem))
        tool_of(game).copy_to(copied, target, own_name)
    if output.json:
        output.data({"game": game.name, "file": str(target), "name": own_name})
    else:
        output.say("box-new", file=as_written(target), game=as_written(game.name))


def toml_file(target: Path) -> Path:
    """The file to copy to; it ends in .toml unless it is said to end in something else. A folder has no name for a file."""
    if target.name in ("", ".."):
        raise IsADirectoryError(EISDIR, strerror(EISDIR))
    return target if target.suffix else target.with_name(f"{target.name}.toml")


def opened(output: Output, name: str) -> Game:
    """The game asked for, its words known from here on."""
    game = game_named(name)
    output.use(game)
    return game
