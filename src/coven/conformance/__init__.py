"""The contract of a game as checks that anybody can run on theirs: `conformance.run(game)`.

Each check raises `Broken`, which says what was promised, where it was broken, and how to see it again.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from coven.conformance.broken import Broken as Broken
from coven.conformance.declarations import check_declarations, check_words
from coven.conformance.playing import check_game, check_unknown
from coven.conformance.secrecy import check_secrecy
from coven.conformance.targets import check_targets
from coven.errors import CovenError
from coven.table.game import Game
from coven.table.registry import game_names, register

Progress = Callable[[str], None]


def variants(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every player count with the defaults, the variants a game declares, and every option value these leave out."""
    for players in game.players:
        yield players, {}
    for players, options in game.variants:
        yield players, dict(options)
    tried = {pair for _, options in game.variants for pair in options.items()}
    for number, option in enumerate(game.options):
        for value in option.values():
            if value != option.default and (option.name, value) not in tried:
                wanted = taken_options(game, number, {option.name: value})
                if wanted is not None:
                    yield wanted


def taken_options(game: Game, number: int, options: Mapping[str, Any]) -> tuple[int, dict[str, Any]] | None:
    """The options with a player count at which the game takes them, or None if they only go with others."""
    counts = [players for players in game.players if players > 1] or list(game.players)
    for turn in range(len(counts)):
        players = counts[(number + turn) % len(counts)]
        try:
            game.check_options(players, options)
        except CovenError:
            continue
        return players, dict(options)
    return None


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
