"""From a box's data to its record."""

from collections.abc import Mapping
from typing import Any

from template.cauldron.box.check import faults_of
from template.cauldron.box.layout import BOX

from coven.kernel.records import new_record
from coven.table.box import bad_box


def build_box(data: Mapping[str, Any]) -> Any:
    """The box as a record; all faults are named."""
    faults = faults_of(data)
    if faults:
        raise bad_box(list(faults))
    box = new_record(BOX)
    box.copies[:] = data["copies"]
    box.hand_size = data["hand_size"]
    return box
