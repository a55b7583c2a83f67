"""Whether a move showed somebody what was hidden before: what has been shown can't be taken back."""

from coven.games.wandering_towers.state import CAST, FREE, FREEING, GIVE, OVER
from coven.games.wandering_towers.types import Box, State


def reveals(box: Box, before: State, seat: int, action: int, after: State) -> bool:
    """Whether a move can't be unmade: a tower was lifted (Towers 6), a card changed hands, or somebody else has been asked since (Towers 21, 34)."""
    return after.decider != seat or shows(box, before, seat, action, after)


def shows(box: Box, before: State, seat: int, action: int, after: State) -> bool:
    """Whether a move showed its own seat what was hidden: beneath a tower (Towers 6), also that nobody is there, or in another hand."""
    lifted = before.under.tolist() != after.under.tolist() or FREE <= action < CAST or before.phase == FREEING
    return lifted or action >= GIVE or after.phase == OVER
