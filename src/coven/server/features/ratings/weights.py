"""How much a game counts for a rating: little against the same few and from one address, nothing against who left at once."""

from collections.abc import Callable, Mapping, Sequence

from coven.server.features.ratings.rating import Skill, Standing

FULL_GAMES = 3  # against one opponent within `LATELY`; each further one counts half of the one before
LATELY = 30 * 24 * 3600.0
SAME_ADDRESS = 0.1


def weight(me: Standing, others: Sequence[Standing], lately: Mapping[str, int], is_near: Callable[[str, str], bool]) -> float:
    """From 0 to 1: the mean over the opponents; `lately` says how many games there were against each, `is_near` who shares an address."""
    counted = [against(me, other) * repeated(lately.get(other.person, 0)) * address(is_near(me.person, other.person)) for other in others]
    return sum(counted) / len(counted)


def against(me: Standing, other: Standing) -> float:
    """Leaving costs whoever leaves; a win over somebody who has hardly played is none."""
    return 1.0 if not me.stayed or other.played else 0.0


def repeated(games: int) -> float:
    return 0.5 ** max(0, games + 1 - FULL_GAMES)


def address(is_same: bool) -> float:
    return SAME_ADDRESS if is_same else 1.0


def weighted(before: Skill, after: Skill, share: float) -> Skill:
    """A part of the way from one skill to another."""
    return Skill(before.mu + share * (after.mu - before.mu), before.sigma + share * (after.sigma - before.sigma))
