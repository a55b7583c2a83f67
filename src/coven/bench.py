"""How fast random games are played on one core, game by game."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from coven.bulk import Bulk
from coven.table.registry import game, game_names

Progress = Callable[[str, int, int], None]
BATCH = 500


def measure(names: Sequence[str] | None = None, seconds: float = 2.0, progress: Progress | None = None) -> dict[str, dict[str, Any]]:
    """Moves and games per second for each game, and for each declared variant as `game:variant`."""
    wanted = [
        (name if not variant else f"{name}:{variant}", name, players, options)
        for name in (names or game_names())
        for variant, (players, options) in game(name).about.benchmarks.items()
    ]
    results = {}
    for number, (key, name, players, options) in enumerate(wanted):
        if progress is not None:
            progress(key, number, len(wanted))
        results[key] = {"players": players, **play_for(Bulk(game(name), players, options), seconds)}
    if progress is not None:
        progress("", len(wanted), len(wanted))
    return results


def play_for(bulk: Bulk, seconds: float) -> dict[str, int]:
    """Plays batches for about that long and tells the rate of the quickest half of them, so that a busy neighbour counts less."""
    bulk.play(0, 1)
    rates: list[tuple[float, float]] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not rates:
        began = time.perf_counter()
        lengths, _ = bulk.play(len(rates) * BATCH, BATCH)
        took = time.perf_counter() - began
        rates.append((float(lengths.sum()) / took, BATCH / took))
    best = sorted(rates, reverse=True)[: (len(rates) + 1) // 2]
    return {
        "moves_per_s": round(sum(moves for moves, _ in best) / len(best)),
        "games_per_s": round(sum(games for _, games in best) / len(best)),
    }
