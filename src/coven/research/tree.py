"""One game as a tree: decisions, and chance where the rules draw. A draw is taken from outside, so that whoever searches can try others."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from coven.bots.arena.playing import seat_after
from coven.bots.arena.program import GameSetup
from coven.kernel.plain import PlainState, from_bytes
from coven.kernel.records import copy_record
from coven.kernel.stream import rekey
from coven.kernel.target import bind, rebound, rule
from coven.kernel.types import Action, Actions, Box, Number, Numbers, Options, Seat, Seed, State
from coven.research.programs import Direct
from coven.research.rows import bare
from coven.table.game import Game
from coven.table.keeper import Keeper
from coven.table.seeds import seed_words
from coven.table.table import Table

NOBODY = -1
DREW = -2  # the move draws: it waits for chance

if TYPE_CHECKING:  # what `bind` puts here

    def start(box: Box, s: State, players: Number, options: Options, seed: Seed) -> None: ...
    def must_act(box: Box, s: State, seat: Seat) -> bool: ...
    def moves(box: Box, s: State, seat: Seat, out: Actions) -> int: ...
    def play(box: Box, s: State, seat: Seat, action: Action) -> None: ...
    def imagine(box: Box, s: State, seat: Seat, seed: Seed) -> None: ...
    def observe(box: Box, s: State, seat: Seat, out: Numbers) -> None: ...
    def next_to_act(box: Box, s: State, last: Seat) -> Seat: ...


# --- templates ----------------------------------------------------------------------------------------------------------------


def begin(box: Box, s: State, players: Number, options: Options, seed: Seed) -> Seat:
    """Deals; returns the first seat to act."""
    start(box, s, players, options, seed)
    return next_to_act(box, s, players - 1)


def try_move(box: Box, s: State, world: State, seat: Seat, action: Action) -> Seat:
    """Makes a move that draws nothing and returns the next seat to act; one that draws is not made, and DREW is returned."""
    copy_record(world, s)
    play(box, world, seat, action)
    if world.stream.blocks != s.stream.blocks or world.stream.left != s.stream.left:
        return DREW
    copy_record(s, world)
    return next_to_act(box, s, seat)


def make_drawing(box: Box, s: State, seed: Seed, seat: Seat, action: Action) -> Seat:
    """Makes a move that draws, from a seed for it; returns the next seat to act."""
    rekey(s, seed)
    play(box, s, seat, action)
    return next_to_act(box, s, seat)


def list_moves(box: Box, s: State, seat: Seat, out: Actions) -> Number:
    """The moves of a seat, if it must act."""
    return moves(box, s, seat, out) if must_act(box, s, seat) else 0


def imagine_state(box: Box, s: State, seat: Seat, seed: Seed) -> None:
    imagine(box, s, seat, seed)


def write_numbers(box: Box, s: State, seat: Seat, out: Numbers) -> None:
    observe(box, s, seat, out)


TEMPLATES = (begin, try_move, make_drawing, list_moves, imagine_state, write_numbers)


@cache
def tree_programs(game: Game) -> dict[str, Callable[..., Any]]:
    names: dict[str, Any] = game.rules.functions()
    names["next_to_act"] = rule(rebound(seat_after, names))
    return {template.__name__: bind(template, f"{game.name}.{template.__name__}", names, interpreted=False) for template in TEMPLATES}


# --- playing on bytes ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Node:
    """A state by its bytes, and the seat to act in it: NOBODY at the end."""

    content: bytes
    seat: int


class GameTree:
    """The moves of one game, player count and set of options, on states given as bytes."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any]) -> None:
        self.game, self.players, self.setup = game, players, GameSetup.of(game, players, options)
        self._run = {name: Direct(program) for name, program in tree_programs(game).items()}
        self._box, self._options = bare(self.setup.box.plain.records)[0], bare(game.encode_options(self.setup.options).records)[0]
        self._states, self._world = bare(game.new_states(1)), bare(game.new_states(1))[0]
        self._bytes = self._states.view(np.uint8)
        self._out, self._numbers = np.zeros(game.rules.actions, np.int16), np.zeros(game.rules.observation_size, np.float32)
        self.most_moves = game.rules.most_moves(self.setup.box.plain, players, self.setup.options)

    def _open(self, content: bytes) -> Any:
        self._bytes[:] = np.frombuffer(content, np.uint8)
        return self._states[0]

    def _node(self, seat: int) -> Node:
        return Node(self._states.tobytes(), int(seat))

    def begin(self, seed: bytes) -> Node:
        """The game of a seed, dealt."""
        self._bytes[:] = 0
        return self._node(self._run["begin"](self._box, self._states[0], self.players, self._options, np.asarray(seed_words(seed))))

    def play(self, node: Node, action: int) -> Node | None:
        """After a move of the seat to act; None if it draws, and so waits for chance."""
        seat = self._run["try_move"](self._box, self._open(node.content), self._world, node.seat, action)
        return None if seat == DREW else self._node(seat)

    def play_drawing(self, node: Node, action: int, seed: bytes) -> Node:
        """After a move that draws, from a seed for it."""
        return self._node(self._run["make_drawing"](self._box, self._open(node.content), np.asarray(seed_words(seed)), node.seat, action))

    def actions(self, node: Node) -> list[int]:
        """What the seat to act may do, in order."""
        count = self._run["list_moves"](self._box, self._open(node.content), node.seat, self._out) if node.seat != NOBODY else 0
        return sorted(self._out[:count].tolist())

    def numbers(self, node: Node, seat: int) -> Any:
        """What a seat sees, as numbers; the array is written anew each time."""
        self._run["write_numbers"](self._box, self._open(node.content), seat, self._numbers)
        return self._numbers

    def imagined(self, node: Node, seat: int, seed: bytes) -> Node:
        """A state that may be the true one for all a seat knows, with chance of its own."""
        self._run["imagine_state"](self._box, self._open(node.content), seat, np.asarray(seed_words(seed)))
        return self._node(node.seat)

    def returns(self, node: Node) -> list[float]:
        """What the game is worth to each seat; zeros before its end."""
        worth = np.zeros(self.players)
        if node.seat == NOBODY:
            self.game.rules.returns(self.setup.box.plain, self._plain(node), worth)
        return list(worth.tolist())

    def table(self, node: Node) -> Table:
        """A table that stands so, for views; it has no past."""
        return Table(Keeper(self.game, self.players, self.setup.options, 0, self.setup.box, first=self._plain(node)))

    def _plain(self, node: Node) -> PlainState:
        found: PlainState = from_bytes(self.game.rules.layout, node.content)
        return found
