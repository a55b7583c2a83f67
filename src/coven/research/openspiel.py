"""OpenSpiel: the games registered by name (`coven_witches`, …) with their options as parameters; importing this registers them.

Chance is sampled: where the rules draw, a chance node or two choose one of many seeds for it, all equally likely. So a history is a
whole game, states can be cloned and serialised, and a search that tries an outcome again sees the same, and others where it tries others.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from coven.research.extras import need
from coven.research.tree import GameTree, Node
from coven.table.game import Game
from coven.table.options import Flag, Number
from coven.table.registry import game as find_game
from coven.table.registry import game_names

need("pyspiel", "research")

import pyspiel  # noqa: E402

PREFIX = "coven_"
OUTCOMES = 256  # of a chance node
DIGITS = 2  # chance nodes for one draw
ABSENT = -1  # stands for None in a parameter, where an option may be absent
RECALL = 64  # numbers of an information state beside those of the observation: bits of a digest of all that was seen
CHANCE = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


# --- games --------------------------------------------------------------------------------------------------------------------


def parameters_of(game: Game) -> dict[str, Any]:
    """The parameters of a game and what they are by default: players, the seed of chance, and every option."""
    players = 4 if 4 in game.players else game.players[0]
    return {"players": players, "seed": 0, **{option.name: to_parameter(option.default) for option in game.options}}


def to_parameter(value: Any) -> Any:
    return ABSENT if value is None else value


def to_options(game: Game, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The options that parameters stand for."""
    found = {}
    for option in game.options:
        value = parameters.get(option.name, to_parameter(option.default))
        if isinstance(option, Number):
            value = None if value == ABSENT else value
        elif isinstance(option, Flag):
            value = bool(value)
        found[option.name] = value
    return found


@cache
def tree_of(name: str, players: int, options: tuple[tuple[str, Any], ...]) -> GameTree:
    return GameTree(find_game(name), players, dict(options))


def type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Coven {game.name.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters_of(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its parameters; `register` makes a class for each."""

    game: Game
    game_type: Any

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        game = self.game
        parameters = {**parameters_of(game), **(given or {})}
        self.key = game.name, int(parameters["players"]), tuple(to_options(game, parameters).items())
        self.tree, self.seed = tree_of(*self.key), int(parameters["seed"])
        least, most = game.about.returns
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.tree.players,
            min_utility=float(least),
            max_utility=float(most),
            max_game_length=self.tree.most_moves,
        )
        super().__init__(self.game_type, info, dict(parameters))

    def new_initial_state(self, *_: Any) -> "SpielState":
        """The game before the deal: chance comes first."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS * (self.tree.most_moves + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.tree, bool(iig_obs_type and iig_obs_type.perfect_recall), params)


# --- states -------------------------------------------------------------------------------------------------------------------


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state. All that it holds are plain values, which OpenSpiel copies and serialises."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._key, self._seed = game.key, game.seed
        self._node: Node | None = None  # none before the deal
        self._waiting: int | None = None  # a move that draws, while chance has not spoken
        self._digits: tuple[int, ...] = ()
        self._draws = 0
        self._own: tuple[tuple[int, ...], ...] = ((),) * game.tree.players  # by seat: the actions it took
        self._seen: tuple[bytes, ...] = (b"",) * game.tree.players  # by seat: a digest of all it has observed, one after the other
        self._last: tuple[bytes, ...] = (b"",) * game.tree.players  # by seat: a digest of what it observed last

    @property
    def tree(self) -> GameTree:
        return tree_of(*self._key)

    @property
    def _is_chance(self) -> bool:
        return self._node is None or self._waiting is not None

    def current_player(self) -> Any:
        if self._node is None or self._waiting is not None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self._node.seat < 0 else self._node.seat

    def is_terminal(self) -> bool:
        return not self._is_chance and self._node is not None and self._node.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.tree.actions(self._node) if self._node is not None and player == self._node.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE

    def _apply_action(self, action: int) -> None:
        if self._is_chance:
            self._digits += (int(action),)
            if len(self._digits) == DIGITS:
                self._draw()
            return
        assert self._node is not None
        seat = self._node.seat
        self._own = tuple(own + (int(action),) if each == seat else own for each, own in enumerate(self._own))
        after = self.tree.play(self._node, int(action))
        if after is None:
            self._waiting = int(action)
        else:
            self._go_to(after)

    def _draw(self) -> None:
        """Chance has spoken: the deal, or the move that waited for it."""
        seed = hashlib.sha256(f"coven chance {self._seed} {self._draws} {self._digits}".encode()).digest()
        waiting, self._waiting, self._digits = self._waiting, None, ()
        self._draws += 1
        if self._node is None or waiting is None:
            self._go_to(self.tree.begin(seed))
        else:
            self._go_to(self.tree.play_drawing(self._node, waiting, seed))

    def _go_to(self, node: Node) -> None:
        """Another state; each seat that observes something else now has seen more."""
        self._node = node
        last = tuple(digest(self.tree.numbers(node, seat).tobytes()) for seat in range(self.tree.players))
        self._seen = tuple(seen if new == old else digest(seen + new) for seen, new, old in zip(self._seen, last, self._last, strict=True))
        self._last = last

    def returns(self) -> list[float]:
        return self.tree.returns(self._node) if self.is_terminal() and self._node is not None else [0.0] * self.tree.players

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self.tree.game.all_moves[action].text

    def __str__(self) -> str:
        place = "before the deal" if self._node is None else f"seat {self._node.seat} to act, {digest(self._node.content).hex()}"
        return f"{self._key[0]}: {place}, waiting {self._waiting}, chance {self._digits}"

    # --- what seats know --------------------------------------------------------------------------------------------------

    def numbers(self, player: int) -> Any:
        """What a seat observes, as numbers; none before the deal."""
        return 0 if self._node is None else self.tree.numbers(self._node, player)

    def recalled(self, player: int) -> bytes:
        """A digest of all that a seat has seen and done."""
        return digest(self._seen[player] + repr(self._own[player]).encode())

    def observed_text(self, player: int) -> str:
        """A seat's view of the table as JSON."""
        return "" if self._node is None else json.dumps(self.tree.table(self._node).view(player), sort_keys=True)

    def information_text(self, player: int) -> str:
        """Own moves, a digest of all observations one after the other, and what is observed now, number by number."""
        numbers = self.numbers(player)
        now = "" if self._node is None else " ".join(f"{place}:{numbers[place]:g}" for place in np.flatnonzero(numbers))
        moves = ", ".join(self.tree.game.all_moves[action].text for action in self._own[player])
        return f"seat {player} of {self.tree.players}; moves: {moves}; seen: {self._seen[player].hex()}; now: {now}"

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """A state that may be the true one for all a seat knows. It has no history, which would tell what others chose in secret."""
        if self._is_chance or self._node is None:
            raise pyspiel.SpielError("Nobody must act: there is nothing to imagine for a seat at a chance node.")
        seed = hashlib.sha256(repr([probability_sampler() for _ in range(4)]).encode()).digest()
        other: SpielState = self.get_game().new_initial_state()
        other._node, other._draws = self.tree.imagined(self._node, player_id, seed), self._draws
        other._own = tuple(own if seat == player_id else () for seat, own in enumerate(self._own))
        other._last = tuple(digest(self.tree.numbers(other._node, seat).tobytes()) for seat in range(self.tree.players))
        other._seen = tuple(
            seen if seat == player_id else digest(b"imagined" + last) for seat, (seen, last) in enumerate(zip(self._seen, other._last, strict=True))
        )
        return other


def digest(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=RECALL // 8).digest()


class Observer:
    """What OpenSpiel asks for observations and information states."""

    def __init__(self, tree: GameTree, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters of an observation; given were {params}.")
        self._recalls, self._size = recalls, tree.game.rules.observation_size
        self.tensor = np.zeros(self._size + (RECALL if recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[: self._size]} | ({"seen": self.tensor[self._size :]} if recalls else {})

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[: self._size] = state.numbers(player)
        if self._recalls:
            self.tensor[self._size :] = np.unpackbits(np.frombuffer(state.recalled(player), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_text(player) if self._recalls else state.observed_text(player)


def register() -> list[str]:
    """Registers every game that is not yet registered; returns their names."""
    for name in game_names():
        if PREFIX + name not in pyspiel.registered_names():
            _register(find_game(name))
    return [PREFIX + name for name in game_names()]


def _register(game: Game) -> None:
    """OpenSpiel keeps a class until after Python's end, which it may; it may not be the last to hold a function."""
    game_type = type_of(game)
    pyspiel.register_game(game_type, type(f"Spiel_{game.name}", (SpielGame,), {"game": game, "game_type": game_type}))


register()
