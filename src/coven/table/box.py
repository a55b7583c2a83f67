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

import numpy as np

from coven.errors import CovenError, Finding, cannot_read
from coven.kernel.plain import Fixed


@dataclass(frozen=True)
class Box:
    """A checked box: its name, its data as read, a hash of that data, and the record the rules work on."""

    name: str
    data: Mapping[str, Any]
    hash: str
    record: Any  # numpy's, for compiled programs

    @cached_property
    def plain(self) -> Any:
        """The same for rules that run as they stand, and for all that shows the game."""
        return Fixed(np.frombuffer(self.record.tobytes(), self.record.dtype))

    @staticmethod
    def from_data(data: Mapping[str, Any], build: Callable[[Mapping[str, Any]], Any]) -> "Box":
        """Checks and builds; every fault is named in one `bad_box` error."""
        if not isinstance(data.get("name"), str):
            raise bad_box([Finding("box_no_name", "the box has no name")])
        try:
            own = copy.deepcopy(dict(data))
            return Box(str(own["name"]), own, hash_of(own), build(own))
        except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError, RecursionError) as error:
            problem = f"{type(error).__name__}: {error}"
            raise bad_box([Finding("box_shape", f"it does not have the shape of a box ({problem})", problem=problem)]) from None

    @staticmethod
    def from_file(path: str | Path, build: Callable[[Mapping[str, Any]], Any]) -> "Box":
        """Reads a TOML file; `no_such_file` if it can't be read, `bad_box` if it is no box."""
        try:
            content = Path(path).read_bytes()
        except (OSError, ValueError, TypeError) as error:
            raise cannot_read(path, error) from None
        try:
            data = tomllib.loads(content.decode())
        except (ValueError, RecursionError) as error:
            file, problem = Path(path).name, str(error)
            raise bad_box([Finding("box_no_toml", f"{file} is not a TOML file: {problem}", file=file, problem=problem)]) from None
        return Box.from_data(data, build)


def at_entry(entry: str, problem: str) -> Finding:
    """A fault together with the entry of the box that has it."""
    return Finding("at_entry", f"{entry}: {problem}", entry=entry, problem=problem)


def bad_box(faults: Sequence[str]) -> CovenError:
    """The error for a box that can't be played with."""
    return CovenError("bad_box", "This box can't be used: " + "; ".join(faults) + ".", faults=list(faults))


def hash_of(data: Mapping[str, Any]) -> str:
    """A hash of a box's content; spacing, comments and order of keys don't count."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()).hexdigest()
