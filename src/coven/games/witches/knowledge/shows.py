"""Whether a move showed the seat that made it what it did not know: a person alone against bots can't take that back."""

from coven.games.witches.types import Box, State


def shows(box: Box, before: State, seat: int, action: int, after: State) -> bool:
    """Cards that were passed are seen when the round begins, piles when it ends; a card that is laid shows others something, not its seat."""
    return bool(after.phase != before.phase)
