"""Whether a box can be played with: every fault in its components and its maps."""

from collections.abc import Mapping
from typing import Any

from coven.games.broom_service.box.components import check_components
from coven.games.broom_service.box.faults import Entry, Fault
from coven.games.broom_service.box.map.check import check_maps


def faults_of(data: Mapping[str, Any]) -> list[Fault]:
    """Everything that is wrong with a box."""
    faults: list[Fault] = []
    box = Entry(faults, data, ())
    check_components(box)
    check_maps(box)
    return faults
