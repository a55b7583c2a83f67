"""The details of an error as JSON has them, whatever was sent: findings with their codes, and what JSON can't hold as it is shown."""

from collections.abc import Mapping
from math import isfinite
from typing import Any

from coven.errors import Finding, shown

DEEPEST = 8  # a finding in a finding's details is deep enough
MOST_BITS = 63  # of a number, on sockets


def plain(value: Any, deep: int = 0) -> Any:
    """A value that any encoder takes."""
    if deep > DEEPEST:
        return shown(value)
    if isinstance(value, Finding):
        return plain(value.as_data(), deep + 1)
    if isinstance(value, Mapping):
        return {str(plain(name)): plain(inside, deep + 1) for name, inside in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inside, deep + 1) for inside in value]
    return value if is_plain(value) else shown(value)


def is_plain(value: Any) -> bool:
    """Whether a single value can be written as it is: no number without end or of too many digits, no half of a letter."""
    if isinstance(value, str):
        return value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value)
    if isinstance(value, float):
        return isfinite(value)
    return value is None or (isinstance(value, int) and value.bit_length() <= MOST_BITS)
