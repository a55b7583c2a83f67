"""Writes types.py of every game, and of the search, from their layouts: what mypy knows of the records that rules work on, field by field."""

import importlib
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from coven.kernel import types
from coven.kernel.layout import Field, Layout
from coven.table.options import Flag, Option

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
SOURCE = ROOT / "src" / "coven"
GAMES = {f"coven.games.{path.parent.name}": path.parent for path in sorted((SOURCE / "games").glob("*/__init__.py"))}
HOMES = {**GAMES, "template.cauldron": TESTS / "template" / "cauldron", "coven.bots.search": SOURCE / "bots" / "search"}  # by package
ARRAYS = {1: "Row", 2: "Grid", 4: "Tensor4"}  # by their dimensions
RECORDS = {"stream": "Stream", "options": "Options"}  # records inside a state
SHARED = ("State", "Box")  # of which the kernel knows what all games have
HEAD = '''"""The records that rules work on, as types with every field: written by `make types` from their layouts."""

from typing import Protocol

'''


def type_of(field: Field) -> str:
    """What a field is to a rule. A wide field without a sign is a machine word, a narrow one a number: see `coven.kernel.words`."""
    kind, dimensions = str(field.kind), len(field.shape)
    word = {"u4": "U32", "u8": "U64"}.get(kind)
    number = word or ("float" if kind[0] == "f" else "int")
    if not dimensions:
        return number
    return f"WordArray[{word}]" if word and dimensions == 1 else f"{ARRAYS[dimensions]}[{number}]"


def fields_of(layout: Layout, options: Sequence[Option]) -> dict[str, str]:
    """The types of a record's fields by name; `options` tells which small numbers are yes or no."""
    flags = {option.name: "bool" for option in options if isinstance(option, Flag)}
    return {name: flags.get(name) or (RECORDS[name] if isinstance(layout[name], Layout) else type_of(layout[name])) for name in layout.names}


def class_lines(name: str, layout: Layout, options: Sequence[Option] = ()) -> Iterator[str]:
    """A record as a class. A word of 32 bits takes numbers too where it is written, for rules count in its bits."""
    fields = fields_of(layout, options)
    yield f"class {name}({f'types.{name}, ' if name in SHARED else ''}Protocol):"
    yield from (f"    {field}: {kind}" for field, kind in fields.items() if kind != "U32")
    for field in (field for field, kind in fields.items() if kind == "U32"):
        yield ""
        yield "    @property"
        yield f"    def {field}(self) -> U32: ..."
        yield f"    @{field}.setter"
        yield f"    def {field}(self, value: U32 | int) -> None: ..."


def records_of(package: str) -> list[Iterator[str]]:
    """The records of a game, or of the search."""
    if package == "coven.bots.search":
        tree = importlib.import_module(f"{package}.tree")
        return [class_lines("Node", tree.NODE), class_lines("Totals", tree.TOTALS), class_lines("Control", tree.CONTROL)]
    state, box, options = (importlib.import_module(f"{package}.{room}") for room in ("state", "box.layout", "options"))
    return [class_lines("Options", state.STATE["options"], options.OPTIONS), class_lines("State", state.STATE), class_lines("Box", box.BOX)]


def page(package: str) -> str:
    """The module as it should be."""
    body = "".join("\n\n" + "\n".join(lines) + "\n" for lines in records_of(package))
    names = sorted(set(re.findall(r"\b[A-Z]\w+", body)) & set(vars(types)) - {*SHARED, "Options", "Protocol"}, key=import_order)
    shared = "from coven.kernel import types\n" if "types." in body else ""
    return f"{HEAD}{shared}from coven.kernel.types import {', '.join(names)}\n{body}"


def import_order(name: str) -> tuple[bool, str]:
    """As ruff sorts imported names: constants such as U64 before classes."""
    return not name.isupper(), name


def main() -> None:
    """Writes every module that has changed, and names it."""
    sys.path.insert(0, str(TESTS))
    for package, home in HOMES.items():
        path, made = home / "types.py", page(package)
        if not path.exists() or path.read_text(encoding="utf-8") != made:
            path.write_text(made, encoding="utf-8")
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
