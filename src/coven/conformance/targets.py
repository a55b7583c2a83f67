"""Two targets, one game: the same numbered games, interpreted and compiled."""

from collections.abc import Mapping, Sequence
from typing import Any

from coven.bulk import Bulk
from coven.conformance.broken import demand
from coven.table.game import Game

Games = tuple[int, Mapping[str, Any], int, int]  # players, options, the number of the first game, how many


def check_targets(game: Game, wanted: Sequence[Games]) -> None:
    """Interpreted and compiled rules play the same games, move for move."""
    for players, options, first, games in wanted:
        found = [Bulk(game, players, options, interpreted=interpreted).play(first, games) for interpreted in (True, False)]
        (lengths, digests), (compiled_lengths, compiled_digests) = found
        wrong = (first + ((lengths != compiled_lengths) | (digests != compiled_digests)).nonzero()[0]).tolist()
        demand(not wrong, "interpreted and compiled rules play the same games", game, players=players, options=dict(options), games=wrong)
