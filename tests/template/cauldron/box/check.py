"""What is wrong with a box."""

from collections.abc import Mapping
from typing import Any

from template.cauldron.findings import finding
from template.cauldron.options import MOST_ROUNDS
from template.cauldron.state import KINDS, SEATS

from coven.errors import Finding
from coven.table.files.checks import is_number

MOST_HELD = 5


def faults_of(data: Mapping[str, Any]) -> list[Finding]:
    """All faults of a box."""
    copies, hand_size = data.get("copies", []), data.get("hand_size")
    faults = []
    if len(copies) != KINDS or not all(is_number(count, 0, 100) for count in copies):
        faults.append(finding("copies", count=KINDS, high=100))
    if not is_number(hand_size, 1, MOST_HELD):
        faults.append(finding("hand_size", high=MOST_HELD))
    if not faults and sum(copies) < SEATS * (data["hand_size"] + MOST_ROUNDS):
        faults.append(finding("too_few_herbs"))
    return faults
