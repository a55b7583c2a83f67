"""Games by the million on one core: the bulk templates of the kernel, bound to a game."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, cast

import numpy as np

from coven.kernel import bulk
from coven.kernel.target import INTERPRETED, bind, names_of
from coven.table.game import Game
from coven.table.plain import plain
from coven.table.seeds import make_seed, seed_words

_bound: dict[str, dict[str, Any]] = {}


class Bulk:
    """Random games of one game and player count, numbered: the same number is the same game on every target."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any] | None = None, seed: int | str | bytes = 0) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self.chosen = game.check_options(players, options or {})
        self.options = game.encode_options(self.chosen)
        self.seed = seed_words(make_seed(seed))
        self.box = game.standard_box.record
        self._state = game.new_state()
        if INTERPRETED:
            self._played = tuple(plain(np.array([record], record.dtype)) for record in (self.box, self._state, self.options))
        else:
            self._played = (self.box, self._state, self.options)
        self._out = np.zeros(game.actions, np.int16)

    def play(self, first: int, count: int) -> tuple[Any, Any]:
        """Plays games `first` to `first + count - 1`; returns how many moves each took and a digest of its moves."""
        lengths, digests = np.zeros(count, np.int64), np.zeros(count, np.uint64)
        box, state, options = self._played
        templates(self.game)["play_many"](box, state, self.players, options, self.seed, first, self._out, lengths, digests)
        return lengths, digests

    def play_checked(self, first: int, count: int) -> tuple[Any, Any, Any]:
        """Plays the same games, looking at every state; returns how many moves each took, its fault (0 for none) and its last state."""
        lengths, faults = np.zeros(count, np.int64), np.zeros(count, np.int64)
        states, most = self.game.new_states(count), self.game.most_moves(self.box, self.players, self.chosen)
        templates(self.game)["play_checked"](self.box, states, self.players, self.options, self.seed, first, self._out, most, lengths, faults)
        return lengths, faults, states


def templates(game: Game) -> dict[str, Any]:
    """The bulk functions over a game's rules, bound once."""
    if game.name not in _bound:
        rules = cast(Any, game.rules)
        made: dict[str, Any] = {}
        for template in (bulk.playout, bulk.play_many, bulk.play_checked, bulk.refuse_all):
            made[template.__name__] = bind(template, rules, {**names_of(rules), "sound": game.sound, **made})
        _bound[game.name] = made
    return _bound[game.name]


def refusal_codes(game: Game, box: Any, s: Any, seat: int) -> Any:
    """Why each action of the game is refused to a seat, straight from the rules."""
    codes = np.zeros(game.actions, np.int16)
    if isinstance(game.rules, ModuleType):
        templates(game)["refuse_all"](box, s, seat, codes)
    else:  # rules put together by hand can't be compiled as one
        codes[:] = [game.rules.refusal(box, s, seat, action) for action in range(game.actions)]
    return codes
