"""Bots for play on compiled records: one state at a time, chosen for by a compiled policy or by the search.

A player is given the true state, for speed; it looks at nothing that its seat can't know, which tests prove for every bot and level.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from coven.bots.budgets import check_given
from coven.bots.levels import SEARCHES, check_bot, policy_of
from coven.kernel.plain import plain_of
from coven.kernel.target import INTERPRETED, bind
from coven.kernel.types import U64, Action, Actions, Box, Seat, State, Word
from coven.table.game import Game


class Player(Protocol):
    """A bot bound to one game; `box` and `state` are records as `coven.bulk` gives them to compiled programs."""

    name: str

    def choose(self, box: Box, state: State, seat: int, luck: int) -> int:
        """The action for a seat that must act; the same luck chooses alike, and the state is left as it was."""
        ...


def player(game: Game, name: str, **budget: Any) -> Player:
    """A level, a bot of the game, or "random"; `simulations=` or `seconds=` stand in place of a searching level's own budget."""
    check_bot(game, name)
    if name in SEARCHES:
        from coven.bots.search.player import SearchPlayer

        return SearchPlayer(game, name, **budget)
    check_given(**budget)
    return PolicyPlayer(game, name)


class PolicyPlayer:
    """Plays by one rule of the game; a budget means nothing to it."""

    def __init__(self, game: Game, name: str, choose: Callable[..., Any] | None = None) -> None:
        """`choose` stands in place of the program for this machine's cores."""
        self.name = name
        self._choose = choose or policy_program(game, name)
        self._out = np.zeros(game.rules.actions, np.int16)

    def choose(self, box: Box, state: State, seat: int, luck: int) -> int:
        return int(self._choose(box, state, seat, np.uint64(luck), self._out))


if TYPE_CHECKING:  # what `bind` puts here

    def choose(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action: ...


def choose_once(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action:
    """One choice of a policy, as a program."""
    return choose(box, s, seat, luck, out)


@cache
def policy_program(game: Game, name: str) -> Callable[..., Any]:
    """One choice of a bot that does not search, as a program."""
    made = bind(choose_once, f"{game.name}.{name}", {"choose": policy_of(game, name)})
    return _on_plain(game, made) if INTERPRETED else made


def _on_plain(game: Game, choosing: Callable[..., Any]) -> Callable[..., Any]:
    """For rules that run as they stand: they take plain records."""

    def choose_plain(box: Box, state: State, seat: Seat, luck: Word, out: np.ndarray) -> Any:
        return choosing(plain_of(game.box_layout, box), plain_of(game.rules.layout, state), seat, U64(luck), out.data)

    return choose_plain
