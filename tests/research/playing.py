"""What the tests of research interfaces share: the games with three sets of parameters each, and digests of what is played."""

from typing import Any

import numpy as np

from coven.kernel.bulk import DIGEST_PRIME

SETS: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "witches": ((4, {"rounds": 1}), (3, {"limit": 30}), (6, {"rounds": 1, "last_spell": "rescue"})),
    "wandering_towers": ((2, {}), (4, {"mode": "teams"}), (6, {})),
    "broom_service": ((2, {}), (4, {}), (5, {})),
}
SHORT = [(name, *sets[0]) for name, sets in SETS.items()]  # one set for each game, the quickest


def extended(digest: int, seat: int, action: int) -> int:
    """The digest of a game after one more move, as games in bulk have it."""
    return (digest ^ (seat * 65536 + action)) * int(DIGEST_PRIME) & (2**64 - 1)


def numbers(array: Any) -> list[int]:
    return [int(number) for number in np.asarray(array)]
