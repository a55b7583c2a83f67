"""Boxes as files: list them, read one, show what is in it, check it, copy it to edit."""

import re
import tomllib
from pathlib import Path
from typing import Any

from coven.errors import CovenError
from coven.games.broom_service.box.check import faults_of
from coven.games.broom_service.box.faults import Fault
from coven.games.broom_service.box.lines import line_in, line_of
from coven.games.broom_service.box.show import shown
from coven.games.broom_service.findings import finding
from coven.games.broom_service.names import SIDE_NAMES
from coven.table.box import check_limits, hash_of, toml_data
from coven.table.box_limits import read_bytes

FOLDER = Path(__file__).parent.parent / "boxes"


def box_file(source: str | Path) -> Path:
    """The file of a box: one that comes with the game, by its name, or any other by its path."""
    ours = FOLDER / f"{source}.toml"
    path = ours if ours.is_file() else Path(source)
    if not path.is_file():
        raise CovenError("no_such_file", f"There is no box {str(source)!r}.", file=str(source))
    return path


def read_box(source: str | Path) -> tuple[str, dict[str, Any]]:
    """The text of a box and its data; what is no TOML is refused with the line, and what is too much before it is looked at."""
    path = box_file(source)
    content = read_bytes(path)
    data = toml_data(content, path.name)
    check_limits(data)
    return content.decode(), data


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
    """All faults of a box, each with its line in the file where that can be found."""
    path = box_file(source)
    try:
        text, data = read_box(source)
    except CovenError as error:
        faults = [{"line": line_in(str(error)), "entry": path.name, "problem": problem} for problem in error.details["faults"]]
        return {"file": path.name, "name": None, "good": False, "faults": faults}
    found = faults_of(data)
    if not isinstance(data.get("name"), str):
        found.append(Fault((), finding("the_box"), finding("no_name")))
    faults = [{"line": line_of(text, fault.where), "entry": fault.entry, "problem": fault.problem} for fault in found]
    return {"file": path.name, "name": data.get("name"), "good": not faults, "faults": sorted(faults, key=lambda fault: fault["line"] or 0)}


# --- copy -----------------------------------------------------------------------------------------------------------


def copy_to(source: str | Path, target: Path, name: str | None = None) -> Path:
    """Copies a box to edit, under a new name; an existing file is never overwritten."""
    text, _ = read_box(source)
    if target.exists():
        raise CovenError("file_exists", f"{target.name} exists already.", file=target.name)
    new_name = name or target.stem
    target.write_text(re.sub(r'(?m)^name = ".*"$', lambda _: f'name = "{new_name}"', text, count=1), encoding="utf-8")
    return target
