"""Boxes: the components of a game as a TOML file, checked and turned into one record."""

import copy
import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from coven.errors import CovenError, Finding, cannot_read
from coven.kernel.layout import Layout
from coven.kernel.plain import Fixed, from_bytes
from coven.table.box_limits import limit_faults, read_bytes, text_fault

MOST_FAULTS = 100  # told of one box


@dataclass(frozen=True)
class Box:
    """A checked box: its name, its data as read, a hash of that data, and the record the rules work on."""

    name: str
    data: Mapping[str, Any]
    hash: str
    layout: Layout
    content: bytes  # of the record

    def __reduce__(self) -> tuple[Any, ...]:
        return Box, (self.name, self.data, self.hash, self.layout, self.content)  # without what is made of it

    @cached_property
    def plain(self) -> Any:
        """The record for rules that run as they stand, and for all that shows the game, which may also look at the data."""
        return Fixed(self.layout, memoryview(self.content), self.data)

    @cached_property
    def record(self) -> Any:
        """The same as numpy's, for compiled programs."""
        return from_bytes(self.layout, self.content).record

    @staticmethod
    def from_data(data: Mapping[str, Any], build: Callable[[Mapping[str, Any]], Any]) -> "Box":
        """Checks and builds; every fault is named in one `bad_box` error. What is too much is said before anything is computed."""
        check_limits(data)
        if not isinstance(data.get("name"), str):
            raise bad_box([Finding("box_no_name", "the box has no name")])
        try:
            own = copy.deepcopy(dict(data))
            record = build(own)
            return Box(str(own["name"]), own, hash_of(own), record.layout, record.tobytes())
        except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError, RecursionError) as error:
            problem = f"{type(error).__name__}: {error}"
            raise bad_box([Finding("box_shape", f"it does not have the shape of a box ({problem})", problem=problem)]) from None

    @staticmethod
    def from_file(path: str | Path, build: Callable[[Mapping[str, Any]], Any]) -> "Box":
        """Reads a TOML file; `no_such_file` if it can't be read, `bad_box` if it is no box."""
        try:
            content = read_bytes(Path(path))
        except (OSError, ValueError, TypeError) as error:
            raise cannot_read(path, error) from None
        return Box.from_data(toml_data(content, Path(path).name), build)


def toml_data(content: bytes | str, file: str) -> dict[str, Any]:
    """What a box file says; raises `bad_box` for what is too long or no TOML."""
    try:
        text = content if isinstance(content, str) else content.decode()
        fault = text_fault(text)
        if fault is None:
            return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        problem = str(error)
        fault = Finding("box_no_toml", f"{file} is not a TOML file: {problem}", file=file, problem=problem)
    raise bad_box([fault])


def check_limits(data: Mapping[str, Any]) -> None:
    """Raises `bad_box` if anything in a box is too many, too long or too large."""
    faults = limit_faults(data)
    if faults:
        raise bad_box(faults)


def at_entry(entry: str, problem: str) -> Finding:
    """A fault together with the entry of the box that has it."""
    return Finding("at_entry", f"{entry}: {problem}", entry=entry, problem=problem)


def bad_box(faults: Sequence[str]) -> CovenError:
    """The error for a box that can't be played with; of very many faults it names the first."""
    told = list(faults[:MOST_FAULTS])
    if len(faults) > len(told):
        told.append(Finding("box_more_faults", "and there are more faults"))
    return CovenError("bad_box", "This box can't be used: " + "; ".join(told) + ".", faults=told)


def hash_of(data: Mapping[str, Any]) -> str:
    """A hash of a box's content; spacing, comments and order of keys don't count."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()).hexdigest()
