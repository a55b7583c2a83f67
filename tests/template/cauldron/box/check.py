"""What is wrong with a box."""

from collections.abc import Mapping
from typing import Any

from template.cauldron.options import MOST_ROUNDS
from template.cauldron.state import KINDS, SEATS

from coven.table.checks import is_number


def faults_of(data: Mapping[str, Any]) -> list[str]:
    """All faults of a box, in words."""
    copies, hand_size = data.get("copies", []), data.get("hand_size")
    faults = []
    if len(copies) != KINDS or not all(is_number(count, 0, 100) for count in copies):
        faults.append(f"copies must be {KINDS} counts from 0 to 100")
    if not is_number(hand_size, 1, 5):
        faults.append("hand_size must be a whole number from 1 to 5")
    if not faults and sum(copies) < SEATS * (data["hand_size"] + MOST_ROUNDS):
        faults.append("there are too few herbs for four seats and the longest game")
    return faults
