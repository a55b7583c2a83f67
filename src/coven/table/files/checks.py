"""Looking at data from outside: what boxes, positions and records have in common."""

from collections.abc import Mapping
from typing import Any, TypeGuard


def is_number(value: object, low: int, high: int) -> TypeGuard[int]:
    """Whether a value is a whole number in a range; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def named_as_today(data: Mapping[str, Any]) -> dict[str, Any]:
    """Data with the rules version under today's name; older files call it `rules`."""
    is_old = "rules" in data and "rules_version" not in data
    return {"rules_version" if is_old and name == "rules" else name: value for name, value in data.items()}


def part_of(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """A table inside data, empty if it is missing or something else."""
    part = data.get(name)
    return part if isinstance(part, Mapping) else {}


def rows_of(data: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    """The rows of a list of tables; what is no table counts as an empty one."""
    rows = data.get(name)
    return [row if isinstance(row, Mapping) else {} for row in rows] if isinstance(rows, list) else []
