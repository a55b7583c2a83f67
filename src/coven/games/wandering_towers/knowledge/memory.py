"""What a bot remembers of the locked-up wizards: all of them, or only what the table shows and what was seen just now."""

from coven.games.wandering_towers.options import FORGETFUL, REMEMBER_OWN
from coven.games.wandering_towers.rules.sides import owner_of
from coven.games.wandering_towers.state import A_WIZARD, Surface
from coven.games.wandering_towers.types import State
from coven.kernel.target import rule
from coven.kernel.types import Flag, Seat


@rule
def remembers(s: State, seat: Seat, owner: Seat) -> Flag:
    """Whether the seat knows where this owner's wizards are locked up (Towers 42, 43)."""
    if s.options.bot_memory != FORGETFUL:
        return True
    return s.options.memory == REMEMBER_OWN and owner == owner_of(s, seat)


@rule
def is_seen_now(s: State, surface: Surface) -> Flag:
    """Whether a hidden surface was just looked at, or is spoken of right now."""
    if surface == s.seen_on[0] or surface == s.seen_on[1] or surface == s.lifted:
        return True
    return s.piece == A_WIZARD and surface == s.piece_at
