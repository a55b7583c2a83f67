"""The levels that search, as players."""

from typing import Any

from coven.bots.search.searching import Settings, check_budget, searcher
from coven.table.game import Game

SIMULATIONS = {"expert": 100, "master": 600}  # for a move, where a game does not say


class SearchPlayer:
    """Searches with the level's number of simulations, or with another budget."""

    def __init__(self, game: Game, name: str, simulations: int | None = None, seconds: float | None = None, **settings: Any) -> None:
        if simulations is None and seconds is None:
            simulations = game.rules.search.simulations.get(name, SIMULATIONS[name])
        check_budget(simulations, seconds)
        self.name = name
        self._budget = simulations, seconds
        self._search = searcher(game, Settings(**settings)).search

    def choose(self, box: Any, state: Any, seat: int, luck: int) -> int:
        """The most promising move; with simulations the same luck chooses alike."""
        return self._search(box, state, seat, luck, *self._budget).best.action
