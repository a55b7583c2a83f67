"""What reasons for a move speak of: wizards brought home and locked up, and flasks, over this round and the next."""

from coven.games.wandering_towers.rules.board import visible_crowd, wizards_of
from coven.games.wandering_towers.rules.scoring import is_side_complete
from coven.games.wandering_towers.rules.sides import owner_of
from coven.games.wandering_towers.state import SPACES
from coven.games.wandering_towers.types import Box, State
from coven.kernel.target import rule
from coven.kernel.types import Flag, Number, Seat
from coven.table.parts import Reasoning

ROUNDS_AHEAD = 2


@rule
def is_far_enough(box: Box, root: State, s: State) -> Flag:
    """Reasons look to the end of the next round."""
    return s.rounds >= root.rounds + ROUNDS_AHEAD


@rule
def signs(box: Box, s: State, seat: Seat) -> Number:
    return 0


def tally(box: Box, before: State, after: State, seat: int, seen: int) -> dict[str, float]:
    """What the seat won in the time, and how many of its wizards were locked up at the end of it."""
    owner = int(owner_of(after, seat))
    return {
        "home": float(after.home[owner] - before.home[owner]),
        "flasks": float(flasks_ever_filled(after, owner) - flasks_ever_filled(before, owner)),
        "locked": float(locked_up(after, owner)),
        "caught": float(locked_up(after, owner) > locked_up(before, owner)),
        "complete": float(is_side_complete(after, owner)),
    }


def flasks_ever_filled(s: State, owner: int) -> int:
    return int(s.filled[owner] + s.spent[owner])


def locked_up(s: State, owner: int) -> int:
    """Wizards neither home nor in the open."""
    in_the_open = sum(int(wizards_of(visible_crowd(s, space), owner)) for space in range(SPACES))
    return int(s.wizards - s.home[owner]) - in_the_open


REASONING = Reasoning(is_far_enough, signs, tally, frozenset({"locked", "caught"}), frozenset({"caught", "complete"}))
