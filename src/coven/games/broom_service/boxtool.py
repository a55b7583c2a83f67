"""Boxes for people: list them, show what is in one and whose numbers they are, check one, draw its maps, copy one to edit."""

__all__ = ["about", "box_file", "check", "copy_to", "draw", "line_of", "list_boxes", "read_box", "show", "show_words"]

import re
import tomllib
from pathlib import Path
from typing import Any

from coven.errors import CovenError
from coven.games.broom_service.box import SIDE_NAMES, find_faults
from coven.games.broom_service.boxshow import about, show_words, shown
from coven.games.broom_service.draw import draw_map
from coven.games.broom_service.faults import Fault, Where
from coven.table.box import bad_box, hash_of

FOLDER = Path(__file__).parent / "boxes"


def box_file(source: str | Path) -> Path:
    """The file of a box: one that comes with the game, by its name, or any other by its path."""
    ours = FOLDER / f"{source}.toml"
    path = ours if ours.is_file() else Path(source)
    if not path.is_file():
        raise CovenError("no_such_file", f"There is no box {str(source)!r}.", file=str(source))
    return path


def read_box(source: str | Path) -> tuple[str, dict[str, Any]]:
    """The text of a box and its data; what is no TOML is refused with the line."""
    path = box_file(source)
    try:
        text = path.read_text(encoding="utf-8")
        return text, tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise bad_box([f"{path.name} is not a TOML file: {error}"]) from None


def list_boxes() -> list[dict[str, Any]]:
    """The boxes that come with the game."""
    found = []
    for path in sorted(FOLDER.glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        found.append({"name": data["name"], "title": data["title"], "hash": hash_of(data), "maps": [data[side]["title"] for side in SIDE_NAMES]})
    return found


def show(source: str | Path) -> dict[str, Any]:
    """What is in a box, as data; `show_words` says it, `about` tells in short what is whose."""
    return shown(read_box(source)[1])


# --- check -----------------------------------------------------------------------------------------------------------


def check(source: str | Path) -> dict[str, Any]:
    """All faults of a box, each in words with its line in the file where that can be found."""
    path = box_file(source)
    try:
        text, data = read_box(source)
    except CovenError as error:
        faults = [{"line": _line_in(str(error)), "entry": path.name, "problem": str(problem)} for problem in error.details["faults"]]
        return {"file": path.name, "name": None, "good": False, "faults": faults}
    found = find_faults(data)
    if not isinstance(data.get("name"), str):
        found.append(Fault((), "the box", "it has no name"))
    faults = [{"line": line_of(text, fault.where), "entry": fault.entry, "problem": fault.problem} for fault in found]
    return {"file": path.name, "name": data.get("name"), "good": not faults, "faults": sorted(faults, key=lambda fault: fault["line"] or 0)}


def _line_in(message: str) -> int | None:
    found = re.search(r"at line (\d+)", message)
    return int(found[1]) if found else None


def line_of(text: str, where: Where) -> int | None:
    """The line an entry begins at: the header of its table, or in it the line of its key."""
    lines = text.splitlines()
    row_at = next((place for place, step in enumerate(where) if isinstance(step, int)), None)
    if row_at is not None:
        start = _header(lines, f"[[{_dotted(where[:row_at])}]]", int(where[row_at]))
        return start and _key_line(lines, start, where[row_at + 1 :])
    for cut in range(len(where), 0, -1):
        for header in (f"[{_dotted(where[:cut])}]", f"[[{_dotted(where[:cut])}]]"):
            start = _header(lines, header, 0)
            if start is not None:
                return _key_line(lines, start, where[cut:])
    return _key_line(lines, 0, where) or _first_below(lines, where) or 1


def _dotted(where: Where) -> str:
    return ".".join(map(str, where))


def _header(lines: list[str], header: str, number: int) -> int | None:
    """The line of the header that has so many like it before it."""
    places = [place for place, line in enumerate(lines, 1) if line.split("#")[0].strip() == header]
    return places[number] if number < len(places) else None


def _first_below(lines: list[str], where: Where) -> int | None:
    """The line of the first table inside one that has no header of its own."""
    inside = tuple(bracket + _dotted(where[:1]) + "." for bracket in ("[", "[["))
    return next((place for place, line in enumerate(lines, 1) if line.startswith(inside)), None)


def _key_line(lines: list[str], start: int, keys: Where) -> int:
    """The line of a key in the table whose header is at `start`; the header's where there is none."""
    for place, line in enumerate(lines[start:], start + 1):
        if line.startswith("["):
            break
        if keys and re.match(rf"\s*{re.escape(str(keys[0]))}\s*=", line):
            return place
    return start


# --- draw and copy ---------------------------------------------------------------------------------------------------


def draw(source: str | Path, side: str, language: str = "en", narrow: bool | None = None) -> str:
    """A map of a box as SVG text; a box with faults, or a map without outlines, is refused."""
    _, data = read_box(source)
    faults = find_faults(data)
    if faults:
        raise bad_box([str(fault) for fault in faults])
    if side not in SIDE_NAMES:
        raise CovenError("unknown_side", f"A board has a front and a back, no {side!r}.", side=side)
    return draw_map(data[side], side, language, narrow=narrow)


def copy_to(source: str | Path, target: Path, name: str | None = None) -> Path:
    """Copies a box to edit, under a new name; an existing file is never overwritten."""
    text, _ = read_box(source)
    if target.exists():
        raise CovenError("file_exists", f"{target.name} exists already.", file=target.name)
    new_name = name or target.stem
    target.write_text(re.sub(r'(?m)^name = ".*"$', lambda _: f'name = "{new_name}"', text, count=1), encoding="utf-8")
    return target
