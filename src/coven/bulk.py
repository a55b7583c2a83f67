"""Games by the million on one core: the bulk templates of the kernel, bound to a game."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from coven.kernel import bulk
from coven.kernel.plain import PlainState, plain_at
from coven.kernel.target import INTERPRETED, bind, rebound, rule
from coven.table.game import Game
from coven.table.seeds import make_seed, seed_words


class Bulk:
    """Random games of one game and player count, numbered: the same number is the same game on every target."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Any] | None = None, seed: int | str | bytes = 0, interpreted: bool = INTERPRETED
    ) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self.interpreted = interpreted or is_by_hand(game)
        self.chosen = game.check_options(players, options or {})
        self.seed = np.asarray(seed_words(make_seed(seed)))
        self.box = game.standard_box
        self.options = game.encode_options(self.chosen)
        self._out = np.zeros(game.rules.actions, np.int16)

    def play(self, first: int, count: int) -> tuple[Any, Any]:
        """Plays games `first` to `first + count - 1`; returns how many moves each took and a digest of its moves."""
        lengths, digests = np.zeros(count, np.int64), np.zeros(count, np.uint64)
        box, state, options = (self._given(record) for record in (self.box.plain, self.game.new_state(), self.options))
        self._program("play_many")(box, state, self.players, options, self.seed, first, self._out, lengths, digests)
        return lengths, digests

    def play_checked(self, first: int, count: int) -> tuple[Any, Any, Any]:
        """Plays the same games, looking at every state; returns how many moves each took, its fault (0 for none) and its last state."""
        lengths, faults = np.zeros(count, np.int64), np.zeros(count, np.int64)
        states, most = self.game.new_states(count), self.game.rules.most_moves(self.box.plain, self.players, self.chosen)
        given = [plain_at(self.game.rules.layout, states[place : place + 1]) for place in range(count)] if self.interpreted else states
        box, options = self._given(self.box.plain), self._given(self.options)
        self._program("play_checked")(box, given, self.players, options, self.seed, first, self._out, most, lengths, faults)
        return lengths, faults, states

    def _given(self, record: Any) -> Any:
        """A record in the form that the target takes."""
        return record if self.interpreted else record.record

    def _program(self, name: str) -> Callable[..., Any]:
        return programs(self.game, self.interpreted)[name]


@cache
def programs(game: Game, interpreted: bool = INTERPRETED) -> dict[str, Callable[..., Any]]:
    """The bulk templates over a game's rules, bound once."""
    names = {**game.rules.functions(), "broken_invariant": game.checks.broken_invariant, "playout": playout_of(game)}
    return {template.__name__: bind(template, f"{game.name}.{template.__name__}", names, interpreted) for template in TEMPLATES}


@cache
def is_by_hand(game: Game) -> bool:
    """Whether some of its rules were put together by hand for a test; those are never compiled."""
    return not all(getattr(function, "is_rule", False) for function in (*game.rules.functions().values(), game.checks.broken_invariant))


@cache
def playout_of(game: Game) -> Callable[..., Any]:
    """Random play to the end as a rule of the game."""
    return rule(rebound(bulk.playout, game.rules.functions()))


TEMPLATES = (bulk.play_many, bulk.play_checked, bulk.refuse_all)


def refusal_codes(game: Game, box: Any, s: PlainState, seat: int) -> Any:
    """Why each action of the game is refused to a seat, straight from the rules; box and state are plain records."""
    codes = np.zeros(game.rules.actions, np.int16)
    interpreted = INTERPRETED or is_by_hand(game)
    given = (box, s) if interpreted else (box.record, s.record)
    programs(game, interpreted)["refuse_all"](*given, seat, codes)
    return codes
