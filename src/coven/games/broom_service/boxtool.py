"""Boxes for people: list them, show what is in one and whose numbers they are, check one, draw its maps, copy one to edit."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from coven.errors import CovenError
from coven.games.broom_service.box import SIDE_NAMES, find_faults
from coven.games.broom_service.components import EVENT_IDS
from coven.games.broom_service.draw import draw_map
from coven.games.broom_service.faults import ORIGINS, Fault, Where
from coven.table.box import bad_box, hash_of

MARKS = {"rulebook": "", "reported": " ?", "ours": " *"}
LONGEST_LIST = 14
SPACES = ("mountain_spaces", "forest_spaces", "hill_spaces")
TILES = ("heavy_clouds", "storm_clouds", "mountain_tiles", "forest_tiles", "hill_tiles")
ROWS = ("roles", *TILES, "areas", "circles", "clouds", "towers", *SPACES)
TABLES = ("setup", "sets", "amulets", "lightning", "events", *EVENT_IDS, *SIDE_NAMES)
FOLDER = Path(__file__).parent / "boxes"
SILENT = ("name", "title", "outline", "at", "castle_at", "source")  # what `show` need not say row by row


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


# --- show ------------------------------------------------------------------------------------------------------------


def show(source: str | Path) -> dict[str, Any]:
    """What is in a box: every value with its origin, counts of pieces, and how many values are whose."""
    _, data = read_box(source)
    values = list(_values(data, (), None))
    return {
        "name": data.get("name"),
        "title": data.get("title"),
        "hash": hash_of(data),
        "pieces": _pieces(data),
        "origins": {origin: sum(value["source"] == origin for value in values) for origin in ORIGINS},
        "values": values,
    }


def _pieces(data: Mapping[str, Any]) -> dict[str, int]:
    """How many of each thing there are."""
    pieces = {kind: sum(row["count"] for row in data.get(kind, ())) for kind in TILES}
    for side in SIDE_NAMES:
        for key in ("areas", "towers", "clouds", "circles", *SPACES):
            pieces[f"{side}_{key}"] = len(data.get(side, {}).get(key, ()))
    return pieces


def _values(table: Mapping[str, Any], where: tuple[str, ...], inherited: Any) -> Iterator[dict[str, Any]]:
    """Every value below a table as a row: where it is, what it is, where it comes from."""
    source = table.get("source", inherited)
    for key, value in table.items():
        if key in SILENT:
            continue
        origin = source.get(key, inherited) if isinstance(source, Mapping) else source
        if key in ROWS and all(isinstance(row, Mapping) for row in value):
            for number, row in enumerate(value, 1):
                yield from _values(row, (*where, key, str(row.get("id", number))), origin)
        elif isinstance(value, Mapping) and key in TABLES:
            yield from _values(value, (*where, key), origin)
        elif key not in ("id", "effect", "width", "height"):
            yield {"where": list(where), "key": key, "value": value, "source": origin}


def show_words(shown: Mapping[str, Any]) -> list[str]:
    """What `show` found, in lines to read, a line for each card, tile, tower and area; our own numbers have a star."""
    lines = [f"{shown['title']['en']} ({shown['name']}), hash {shown['hash'][:12]}", ""]
    lines += [f"{count:4} {piece.replace('_', ' ')}" for piece, count in shown["pieces"].items() if count]
    origins = shown["origins"]
    lines += [
        "",
        f"{origins['rulebook']} values are from the rulebook, {origins['reported']} reported by owners (?), {origins['ours']} our own (*).",
        "",
    ]
    for where, values in groupby(shown["values"], key=lambda value: value["where"]):
        parts = [f"{value['key'].replace('_', ' ')} {_plain(value['value'])}{MARKS[value['source']]}" for value in values]
        lines.append(f"{' '.join(where).replace('_', ' ')}: {'; '.join(parts)}")
    return lines


def _plain(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {number}" if name.isdigit() else f"{number} {name}" for name, number in value.items())
    if isinstance(value, list) and value and isinstance(value[0], Mapping):
        return " or ".join(map(_plain, value))
    if isinstance(value, list):
        return ", ".join(map(str, value[:LONGEST_LIST])) + (" …" if len(value) > LONGEST_LIST else "")
    return str(value)


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


def check_words(checked: Mapping[str, Any]) -> list[str]:
    """What `check` found, in lines to read."""
    if checked["good"]:
        return [f"{checked['file']}: everything is in order."]
    count = len(checked["faults"])
    lines = [f"{checked['file']}: {count} {'fault' if count == 1 else 'faults'}."]
    return lines + [
        f"{'line ' + str(fault['line']) if fault['line'] else 'somewhere'}: {fault['entry']}: {fault['problem']}" for fault in checked["faults"]
    ]


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
    return _key_line(lines, 0, where) or 1


def _dotted(where: Where) -> str:
    return ".".join(map(str, where))


def _header(lines: list[str], header: str, number: int) -> int | None:
    """The line of the header that has so many like it before it."""
    places = [place for place, line in enumerate(lines, 1) if line.split("#")[0].strip() == header]
    return places[number] if number < len(places) else None


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
    if not any("outline" in area for area in data[side]["areas"]):
        raise CovenError("not_drawn", f"The {side} of this box has no outlines to draw.", side=side)
    return draw_map(data[side], side, language, narrow=narrow)


def copy_to(source: str | Path, target: Path, name: str | None = None) -> Path:
    """Copies a box to edit, under a new name; an existing file is never overwritten."""
    text, _ = read_box(source)
    if target.exists():
        raise CovenError("file_exists", f"{target.name} exists already.", file=target.name)
    new_name = name or target.stem
    target.write_text(re.sub(r'(?m)^name = ".*"$', lambda _: f'name = "{new_name}"', text, count=1), encoding="utf-8")
    return target
