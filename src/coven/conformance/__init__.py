"""The contract of a game as checks that anybody can run on theirs: `conformance.run(game)`.

Each check raises `Broken`, which says what was promised, where it was broken, and how to see it again.
"""

from collections.abc import Callable

from coven.conformance.broken import Broken as Broken
from coven.conformance.declarations import check_declarations, check_words
from coven.conformance.playing import check_game, check_unknown
from coven.conformance.secrecy import check_secrecy
from coven.conformance.targets import check_targets
from coven.table.game import Game
from coven.table.registry import game_names, register
from coven.table.variants import variants as variants

Progress = Callable[[str], None]


def run(game: Game, seeds: range = range(2), progress: Progress | None = None) -> int:
    """Runs all checks on all variants; returns how many games were played. A game not yet known is registered, so that records find it."""
    if game.name not in game_names():
        register(game)
    check_declarations(game)
    check_words(game)
    check_unknown(game)
    played = 0
    for players, options in variants(game):
        for seed in seeds:
            if progress is not None:
                progress(f"{game.name}, {players} players, {options or 'defaults'}, seed {seed}")
            check_game(game, players, options, seed)
            check_secrecy(game, players, options, seed)
            played += 2
    check_targets(game, [(players, options, 0, 2) for players, options in variants(game)])
    return played + 2
