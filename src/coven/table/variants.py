"""The variants of a game that long checks go through: every player count, and every value of every option."""

from collections.abc import Iterator, Mapping
from typing import Any

from coven.errors import CovenError
from coven.table.game import Game

Variant = tuple[int, dict[str, Any]]  # players and options


def variants(game: Game) -> Iterator[Variant]:
    """Every player count with the defaults, the variants a game declares, and every option value these leave out."""
    for players in game.players:
        yield players, {}
    for players, options in game.about.variants:
        yield players, dict(options)
    tried = {pair for _, options in game.about.variants for pair in options.items()}
    for number, option in enumerate(game.options):
        for value in option.values():
            if value != option.default and (option.name, value) not in tried:
                wanted = taken_options(game, number, {option.name: value})
                if wanted is not None:
                    yield wanted


def taken_options(game: Game, number: int, options: Mapping[str, Any]) -> Variant | None:
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


def runs(game: Game) -> list[Variant]:
    """The variants, and what the game's benchmarks play besides."""
    every = list(variants(game))
    measured = [(players, dict(options)) for players, options in game.about.benchmarks.values()]
    return every + [run for run in measured if run not in every]
