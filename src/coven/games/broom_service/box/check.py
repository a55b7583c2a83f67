"""Whether a box can be played with: every fault in its components and its maps."""

import contextlib
from collections.abc import Mapping
from typing import Any

from coven.games.broom_service.box.components import check_components
from coven.games.broom_service.box.faults import Enough, Entry, Fault
from coven.games.broom_service.box.map.check import check_maps
from coven.games.broom_service.box.map.sizes import check_sizes


def faults_of(data: Mapping[str, Any]) -> list[Fault]:
    """Everything that is wrong with a box; what is too much is said before anything else is looked at."""
    faults: list[Fault] = []
    box = Entry(faults, data, ())
    with contextlib.suppress(Enough):
        check_sizes(box)
        if not faults:
            check_components(box)
            check_maps(box)
    return faults
