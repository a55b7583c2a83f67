"""Boxes: the components of a game as a TOML file, checked and turned into one record."""

import copy
import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coven.errors import CovenError


@dataclass(frozen=True)
class Box:
    """A checked box: its name, its data as read, a hash of that data, and the record the rules work on."""

    name: str
    data: Mapping[str, Any]
    hash: str
    record: Any

    @staticmethod
    def from_data(data: Mapping[str, Any], build: Callable[[Mapping[str, Any]], Any]) -> "Box":
        """Checks and builds; every fault is named in one `bad_box` error."""
        if not isinstance(data.get("name"), str):
            raise bad_box(["the box has no name"])
        own = copy.deepcopy(dict(data))
        try:
            return Box(str(own["name"]), own, hash_of(own), build(own))
        except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise bad_box([f"it does not have the shape of a box ({type(error).__name__}: {error})"]) from None

    @staticmethod
    def from_file(path: Path, build: Callable[[Mapping[str, Any]], Any]) -> "Box":
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise CovenError("no_such_file", f"The box {path.name} can't be read: {error.strerror}.", file=path.name) from None
        except (ValueError, RecursionError) as error:
            raise bad_box([f"{path.name} is not a TOML file: {error}"]) from None
        return Box.from_data(data, build)


def bad_box(faults: list[str]) -> CovenError:
    """The error for a box that can't be played with."""
    return CovenError("bad_box", "This box can't be used: " + "; ".join(faults) + ".", faults=faults)


def hash_of(data: Mapping[str, Any]) -> str:
    """A hash of a box's content; spacing, comments and order of keys don't count."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()).hexdigest()
