"""What reasons for a move speak of: points by where they come from, what is gathered, and whether the brave are beaten."""

from coven.games.broom_service.rules.scoring import resources_of
from coven.games.broom_service.state import ADDING, BEATEN, CHOOSING, SOURCES
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import size_of
from coven.kernel.target import rule
from coven.kernel.types import Flag, Number, Seat
from coven.table.parts import Reasoning

IS_BEATEN = 1
COUNTED = ("towers", "bravery", "storm", "bewitched", "events", "tiles")  # final scoring lies too far ahead


@rule
def is_far_enough(box: Box, root: State, s: State) -> Flag:
    """Reasons look to the end of the turn; while roles are chosen, to the end of the round."""
    if s.round_number != root.round_number:
        return True
    if root.phase == CHOOSING or root.phase == ADDING:
        return False
    return size_of(s.led) > size_of(root.led)


@rule
def signs(box: Box, s: State, seat: Seat) -> Number:
    return IS_BEATEN if s.stance[seat] == BEATEN else 0


def tally(box: Box, before: State, after: State, seat: int, seen: int) -> dict[str, float]:
    """The seat's points by source in the time, resources and lightning at the end of it, and whether it was beaten."""
    earned = {name: float(after.earned[seat, row] - before.earned[seat, row]) for row, name in enumerate(SOURCES.names) if name in COUNTED}
    return earned | {
        "resources": float(resources_of(after, seat)),
        "lightning": float(after.bolts[seat]),
        "beaten": float(seen & IS_BEATEN != 0 and before.stance[seat] != BEATEN),
    }


REASONING = Reasoning(is_far_enough, signs, tally, frozenset({"beaten"}), frozenset({"beaten"}))
