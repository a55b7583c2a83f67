"""The options of Broom Service with their checks."""

from collections.abc import Mapping
from typing import Any

from coven.errors import CovenError
from coven.games.broom_service.names import SIDE_NAMES
from coven.games.broom_service.types import Box
from coven.table.options import Choice, Flag, Number, refuse_together

MOST_HEAVY = 60  # no box has more
OPTIONS = (
    Choice("side", SIDE_NAMES),  # of the board
    Flag("storm_clouds"),  # mixed with the heavy ones (Broom 24)
    Number("heavy_clouds", 1, MOST_HEAVY, None, absent=True),  # how many are mixed in; none: all (Broom 52)
    Flag("mountain_tiles"),  # with amulets, on the front; the back always has them (Broom 30)
    Choice("first_leader", ("random", "first_seat")),  # Broom 20
    Flag("partial_gains"),  # a gatherer's yield may be taken in part (Broom 42)
)


def storm_clouds(box: Box) -> int:
    """How many storm clouds the box holds."""
    return sum(count for count, storm in zip(box.cloud_count, box.cloud_storm, strict=True) if storm)


def check_together(box: Box, players: int, options: Mapping[str, Any]) -> None:
    """Fewer heavy clouds only beside storm clouds: as many as the cloud spaces ask for, and not more than there are (Broom 52)."""
    heavy = options["heavy_clouds"]
    if heavy is None:
        return
    if not options["storm_clouds"]:
        raise refuse_together("no_storm", "heavy_clouds", heavy, "possible without storm clouds")
    least = max(1, box.clouds[SIDE_NAMES.index(options["side"])] - storm_clouds(box))
    most = sum(box.cloud_count) - storm_clouds(box)
    if not least <= heavy <= most:
        message = f"Option heavy_clouds: the {options['side']} takes {least} to {most} heavy clouds, not {heavy}."
        raise CovenError("bad_option", message, cloud_range=True, option="heavy_clouds", value=heavy, least=least, most=most)
