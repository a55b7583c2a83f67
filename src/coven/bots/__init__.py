"""Programs that play. A bot is a rule `choose(box, s, seat, luck, out) -> action`, declared by its game or common to all, or a search.

It is only ever given a state that was imagined from what its seat knows, so it can't look into other hands.
"""

import random
from collections.abc import Callable
from time import perf_counter

from coven.bots.budgets import check_given
from coven.bots.levels import LEVELS as LEVELS
from coven.bots.levels import RANDOM as RANDOM
from coven.bots.levels import SEARCHES as SEARCHES
from coven.bots.levels import bot_names as bot_names
from coven.bots.levels import check_bot, policy_of
from coven.bots.levels import usual_bot as usual_bot
from coven.errors import CovenError
from coven.kernel.plain import PlainState, new_actions
from coven.kernel.types import U64
from coven.table.game import Game
from coven.table.seeds import bad_seed
from coven.table.table import Table
from coven.table.values import Move


class Bot:
    """A program at one seat, with chance of its own that has nothing to do with the table's.

    `simulations` or `seconds` stand in place of a searching level's own budget; the others answer at once.
    """

    def __init__(self, name: str, game: Game, seed: int | str | None = None, *, simulations: int | None = None, seconds: float | None = None) -> None:
        check_bot(game, name)
        check_given(simulations, seconds)
        self.name = name
        self._chance = _chance(seed)
        self._answer = self._thinking(game, simulations, seconds)

    def choose(self, table: Table, seat: int, within: float | None = None) -> Move:
        """The bot's move for a seat that must act; any other raises `not_to_act`. All that is done here counts as thinking.

        A level that searches ends its search `within` the seconds given, if its own budget takes longer.
        """
        began = perf_counter()
        if seat not in table.to_act:
            table.moves(seat)  # a seat there is not is named as such
            raise CovenError("not_to_act", f"Seat {seat} has nothing to decide now.", seat=seat)
        if self.name == RANDOM:
            return self._chance.choice(table.moves(seat))
        state = table.imagined(seat, self._chance.randbytes(32))
        return table.game.all_moves[int(self._answer(table, state, seat, self._chance.getrandbits(64), began, within))]

    def _thinking(self, game: Game, simulations: int | None, seconds: float | None) -> Callable[..., int]:
        if self.name in SEARCHES:
            from coven.bots.search.player import SearchPlayer

            searching = SearchPlayer(game, self.name, simulations=simulations, seconds=seconds)
            return lambda table, state, seat, luck, *time: searching.choose(table.box.record, state.record, seat, luck, *time)
        policy, out = policy_of(game, self.name), new_actions(game.rules.actions)

        def by_policy(table: Table, state: PlainState, seat: int, luck: int, *time: float | None) -> int:
            return int(policy(table.box.plain, state, seat, U64(luck), out))

        return by_policy


def _chance(seed: int | str | None) -> random.Random:
    try:
        return random.Random(seed)
    except (TypeError, ValueError):
        raise bad_seed(seed) from None
