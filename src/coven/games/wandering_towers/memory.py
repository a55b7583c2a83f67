"""What a bot remembers of the locked-up wizards: all of them, or only what the table shows and what was seen just now."""

from typing import Any

from coven.games.wandering_towers.scoring import owner_of
from coven.games.wandering_towers.state import A_WIZARD, FORGETFUL, REMEMBER_ALL, REMEMBER_OWN
from coven.kernel.target import rule


@rule
def remembers(s: Any, seat: Any, owner: Any) -> Any:
    """Whether the seat knows where this owner's wizards are locked up (rulings 42, 43)."""
    if s.options.bot_memory != FORGETFUL or s.options.memory == REMEMBER_ALL:
        return True
    return s.options.memory == REMEMBER_OWN and owner == owner_of(s, seat)


@rule
def is_in_mind(s: Any, surface: Any) -> Any:
    """Whether a hidden surface was just looked at, or is spoken of right now."""
    if surface == s.seen_on[0] or surface == s.seen_on[1] or surface == s.lifted:
        return True
    return s.piece == A_WIZARD and surface == s.piece_at
