"""Blocks of records: states side by side in one piece of memory, the form in which every target takes many games."""

from typing import Any

import numpy as np


def new_block(layout: np.dtype[Any], count: int) -> Any:
    """So many zeroed records in a row; each is a window into the block, its fields are attributes."""
    return np.zeros(count, layout).view(np.recarray)


def new_record(layout: np.dtype[Any]) -> Any:
    """One zeroed record."""
    return new_block(layout, 1)[0]
