"""The levels that search, as players."""

from typing import Any

from coven.bots.budgets import check_budget
from coven.bots.levels import hastiness
from coven.bots.search.searching import Searcher, SearchSettings, searcher
from coven.kernel.bulk import pick
from coven.kernel.types import U64, Box, State
from coven.table.game import Game

SIMULATIONS = {"expert": 200, "master": 1000}  # for a move, where a game does not say
IN_HASTE = (1, None)  # simulations, seconds: the first thing looked at is the policy's own move


class SearchPlayer:
    """Searches with the level's number of simulations, or with another budget; some levels think about part of their moves only."""

    def __init__(self, game: Game, name: str, simulations: int | None = None, seconds: float | None = None, **settings: Any) -> None:
        if simulations is None and seconds is None:
            simulations = game.rules.search.simulations.get(name, SIMULATIONS[name])
        check_budget(simulations, seconds)
        self.name = name
        self._budget = simulations, seconds
        self._hastiness = hastiness(game, name)
        self._game, self._settings = game, SearchSettings(**settings)
        self._searcher()  # compiled now, not when it is asked

    def choose(self, box: Box, state: State, seat: int, luck: int, began: float | None = None, within: float | None = None) -> int:
        """The most promising move, the same for the same luck where simulations are made `within` these seconds. Seconds count from `began`."""
        hasty = pick(U64(luck), 100) < self._hastiness
        return self._searcher().search(box, state, seat, luck, *(IN_HASTE if hasty else self._budget), began, within).best.action

    def _searcher(self) -> Searcher:
        """That of this thread, so that several may ask at once."""
        return searcher(self._game, self._settings)
