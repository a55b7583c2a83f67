"""From a box's data to its record."""

from collections.abc import Mapping
from typing import Any

from template.cauldron.box.check import faults_of
from template.cauldron.box.layout import BOX
from template.cauldron.types import Box

from coven.kernel.plain import new_plain
from coven.table.box import bad_box


def build_box(data: Mapping[str, Any]) -> Box:
    """The box as a record; all faults are named."""
    faults = faults_of(data)
    if faults:
        raise bad_box(list(faults))
    box: Box = new_plain(BOX)
    for kind, count in enumerate(data["copies"]):
        box.copies[kind] = count
    box.hand_size = data["hand_size"]
    return box
