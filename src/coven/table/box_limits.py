"""How much a box may hold: looked at before anything else is done with it, for a box may come from anybody."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from coven.errors import Finding, cut
from coven.table.plain_text import hides_letters

MOST_TEXT = 128 * 1024  # characters of a file, or of all texts in a box: the largest of ours has half as many
MOST_VALUES = 10_000  # ours: 2,558
MOST_ENTRIES = 200  # of one list or table; ours: 80
LONGEST_TEXT = 5_000  # an outline; ours: 850
LONGEST_NAME = 60  # of the box, and of any entry; ours: 16
DEEPEST = 8  # lists and tables inside each other; ours: 5
MOST_BITS = 63  # of a number
MOST_DOTS = 16  # in a key: reading one takes the square of its parts
WHOLE = "box"  # how the outermost table is called
MOST_TOLD = 10  # findings
BETWEEN = re.compile(r"[^=\[\]{},\n]+")  # a key, a number, a text without such signs


def text_fault(text: str) -> Finding | None:
    """Why the text of a box file is not even read."""
    if len(text) > MOST_TEXT:
        return too_long()
    if any(part.count(".") > MOST_DOTS for part in BETWEEN.findall(text)):
        return Finding("box_dotted_key", f"it has a key with more than {MOST_DOTS} parts", most=MOST_DOTS)
    return None


def too_long() -> Finding:
    return Finding("box_long", f"it has more than {MOST_TEXT} characters", most=MOST_TEXT)


def read_bytes(path: Path) -> bytes:
    """The first bytes of a file: all of them, or more than a box may have."""
    with path.open("rb") as file:
        return file.read(4 * MOST_TEXT + 1)


def limit_faults(data: Mapping[str, Any]) -> list[Finding]:
    """What is too many, too long, too large or hidden in a box; a few of them, and no more is looked at than a box may have."""
    found: list[Finding] = []
    letters = 0
    for values, (entry, value, deep) in enumerate(_walk(data), 1):
        letters += len(value) if isinstance(value, str) else 0
        if values > MOST_VALUES:
            return [*found, Finding("box_many_values", f"it has more than {MOST_VALUES} values", most=MOST_VALUES)]
        if letters > MOST_TEXT:
            return [*found, too_long()]
        fault = _fault(entry, value, deep)
        if fault is not None:
            found.append(fault)
        if len(found) == MOST_TOLD:
            break
    return found


def _fault(entry: str, value: object, deep: int) -> Finding | None:
    if isinstance(value, str):
        return _text_fault(entry, value)
    if isinstance(value, Mapping | list):
        if deep > DEEPEST:
            said = f"{entry} lies too deep: at most {DEEPEST} lists and tables inside each other are allowed"
            return Finding("box_deep", said, entry=entry, most=DEEPEST)
        if len(value) > MOST_ENTRIES:
            count = len(value)
            return Finding(
                "box_many_entries", f"{entry} has {count} entries; at most {MOST_ENTRIES} are allowed", entry=entry, count=count, most=MOST_ENTRIES
            )
        if isinstance(value, Mapping):
            return _key_fault(list(map(str, value)))
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        return Finding("box_large_number", f"{entry} is too large a number", entry=entry)
    return None


def _key_fault(keys: list[str]) -> Finding | None:
    if any(len(key) > LONGEST_NAME for key in keys):
        return Finding("box_long_key", f"the name of an entry may have at most {LONGEST_NAME} characters", most=LONGEST_NAME)
    if any(map(hides_letters, keys)):
        return Finding("box_hidden_key", "the name of an entry has letters that can't be seen")
    return None


def _text_fault(entry: str, text: str) -> Finding | None:
    most = LONGEST_NAME if entry == "name" else LONGEST_TEXT
    if len(text) > most:
        return Finding("box_long_text", f"{entry} has {len(text)} characters; at most {most} are allowed", entry=entry, count=len(text), most=most)
    if hides_letters(text) or (entry == "name" and not text):
        return Finding("box_hidden_letters", f"{entry} has letters that can't be seen, or none that can", entry=entry)
    return None


def _walk(data: Mapping[str, Any]) -> Iterator[tuple[str, object, int]]:
    """Every value with its place and depth; what is in a list or table that is too large or too deep is left out."""
    waiting: list[tuple[str, object, int]] = [(WHOLE, data, 1)]
    while waiting:
        entry, value, deep = waiting.pop()
        yield entry, value, deep
        if isinstance(value, Mapping | list) and len(value) <= MOST_ENTRIES and deep <= DEEPEST:
            inner = value.items() if isinstance(value, Mapping) else enumerate(value, 1)
            waiting += [(cut(str(key) if entry is WHOLE else f"{entry}.{key}", LONGEST_NAME), each, deep + 1) for key, each in inner]
