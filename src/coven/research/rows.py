"""Arrays as programs take them: records without numpy's attributes, and rows of numbers inside records."""

from typing import Any

import numpy as np


def bare(records: Any) -> Any:
    """Records without numpy's attributes, which programs don't need: those make every call of one slow."""
    return np.asarray(records).view(np.ndarray).view(np.dtype((np.void, records.dtype)))


def new_rows(count: int, size: int, kind: Any) -> Any:
    """Rows of numbers as records: programs write a row without slicing, and all are one array of two dimensions."""
    return np.zeros(count, np.dtype([("numbers", kind, size)]))


def in_rows(numbers: Any, size: int) -> Any:
    """An array of two dimensions as rows of some size, with zeros behind."""
    rows = new_rows(len(numbers), size, numbers.dtype)
    rows["numbers"][:, : numbers.shape[1]] = numbers
    return rows


def read_only(array: Any) -> Any:
    """A view by which an array can be read and not be written."""
    shown_array = np.asarray(array).view()
    shown_array.flags.writeable = False
    return shown_array


def as_bytes(array: Any) -> Any:
    return np.asarray(array).reshape(-1).view(np.uint8)
