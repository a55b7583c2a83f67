"""The components of Cauldron."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from template.cauldron.state import KINDS, SEATS

from coven.kernel.blocks import new_record
from coven.table.box import bad_box

BOX = np.dtype([("copies", "i1", KINDS), ("hand_size", "i1")], align=True)
MOST_ROUNDS = 5


def build_box(data: Mapping[str, Any]) -> Any:
    """The box as a record; all faults are named."""
    copies, hand_size = data.get("copies", []), data.get("hand_size")
    faults = []
    if len(copies) != KINDS or not all(isinstance(count, int) and 0 <= count <= 100 for count in copies):
        faults.append(f"copies must be {KINDS} counts from 0 to 100")
    if not isinstance(hand_size, int) or not 1 <= hand_size <= 5:
        faults.append("hand_size must be a whole number from 1 to 5")
    if not faults and sum(copies) < SEATS * (hand_size + MOST_ROUNDS):
        faults.append("there are too few herbs for four seats and the longest game")
    if faults:
        raise bad_box(faults)
    box = new_record(BOX)
    box.copies[:] = copies
    box.hand_size = hand_size
    return box
