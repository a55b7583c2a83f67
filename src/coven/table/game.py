"""A game as the table knows it: its declarations, and its rules, views and positions behind one face."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from coven.errors import CovenError, shown
from coven.kernel.blocks import new_block, new_record
from coven.kernel.target import rule
from coven.table.box import Box
from coven.table.options import Option, check_options, encode_options
from coven.table.values import Arguments, Event, Move, Reason
from coven.table.words import Words, words

if TYPE_CHECKING:
    from coven.table.table import Table


LONGEST_MOVE = 200  # letters; no game writes a move so long


class Rules(Protocol):
    """The compiled functions every game has; see docs in each game's rules."""

    start: Callable[..., None]
    must_act: Callable[..., bool]
    is_over: Callable[..., bool]
    refusal: Callable[..., int]
    moves: Callable[..., int]
    play: Callable[..., None]
    returns: Callable[..., None]


class Views(Protocol):
    """How a game shows itself: plain Python over a state, never changing it."""

    def view(self, box: Any, s: Any, seat: int | None) -> dict[str, Any]:
        """What one seat (None: a spectator) may see, built field by field."""

    def move_of(self, action: int) -> Move:
        """An action in words and notation."""

    def action_of(self, text: str) -> int | None:
        """The action a notation stands for, or None."""

    def events(self, box: Any, before: Any, seat: int, action: int, after: Any, watcher: int | None) -> list[Event]:
        """What the watcher saw happen when `seat` played `action`; after the start of a game `seat` is -1."""

    def scores(self, box: Any, s: Any) -> list[int]:
        """The score of each seat."""

    def places(self, box: Any, s: Any) -> list[int]:
        """The place of each seat, 1 for the best; equal places are shared."""

    def end_reason(self, box: Any, s: Any) -> str:
        """Why the game is over: one of the declared reasons."""

    def breakdown(self, box: Any, history: Sequence[Any]) -> list[list[Arguments]]:
        """How each score came about, line by line."""


class Positions(Protocol):
    """A state as readable data, both ways."""

    def position(self, box: Any, s: Any) -> dict[str, Any]:
        """Everything about a state but its options and its stream."""

    def place(self, box: Any, s: Any, data: Mapping[str, Any]) -> list[str]:
        """Writes a position into an empty state with players and options set; returns all faults found."""


@rule
def always_sound(box: Any, s: Any) -> int:
    return 0


def no_more_checks(box: Any, players: int, options: Mapping[str, Any]) -> None:
    return None


def always_fair(options: Mapping[str, Any]) -> bool:
    return True


def no_standing_answer(view: Mapping[str, Any], seat: int, moves: Sequence[Move], settings: Mapping[str, Any]) -> Move | None:
    return None


@dataclass(frozen=True)
class Game:
    """The declarations of a game. `coven.game(name)` finds it by its folder."""

    name: str
    version: int  # of the rules: raised whenever a recorded game would play differently
    players: tuple[int, ...]
    options: tuple[Option, ...]
    state: np.dtype[Any]
    option_layout: np.dtype[Any]
    actions: int
    rules: Rules
    imagine: Callable[..., None]
    observe: Callable[..., None]
    observation_size: int
    views: Views
    positions: Positions
    build_box: Callable[[Mapping[str, Any]], Any]
    refusals: tuple[Reason, ...]  # by refusal code; the first stands for "allowed"
    end_reasons: tuple[str, ...]
    most_moves: Callable[[Any, int, Mapping[str, Any]], int]  # with this box, so many players and these options
    folder: Path
    reveals: Callable[..., bool] | None = None  # whether a move showed a secret; None: judged by the other seats' views
    check_together: Callable[[Any, int, Mapping[str, Any]], None] = no_more_checks  # options that need each other, a box or a seat count
    sound: Callable[..., int] = always_sound  # a rule: 0 for a state that keeps all the box's pieces, else the number of a fault
    faults: tuple[str, ...] = ("",)  # what those numbers mean
    bots: Mapping[str, Any] = field(default_factory=dict)
    is_fair_in_arena: Callable[[Mapping[str, Any]], bool] = always_fair  # whether a bot may choose on the true state with these options
    settings: tuple[Option, ...] = ()  # what a person may leave to the table, by seat and changed at any time
    standing: Callable[[Mapping[str, Any], int, Sequence[Move], Mapping[str, Any]], Move | None] = no_standing_answer  # see `Table.answer_for`
    variants: tuple[tuple[int, Mapping[str, Any]], ...] = ()  # players and options that belong together, for every check of all variants
    benchmarks: Mapping[str, tuple[int, Mapping[str, Any]]] = field(default_factory=lambda: {"": (4, {})})  # players and options, by name

    def words(self, language: str = "en") -> Words:
        """The game's words in a language, the common ones included."""
        return words(language, self.folder / "words")

    @cached_property
    def standard_box(self) -> Box:
        return Box.from_file(self.folder / "boxes" / "standard.toml", self.build_box)

    def box(self, source: "str | Path | Mapping[str, Any] | Box | None" = None) -> Box:
        """The standard box, one read from a file, or one given as data."""
        if source is None:
            return self.standard_box
        if isinstance(source, Box):
            return source
        if isinstance(source, Mapping):
            return Box.from_data(source, self.build_box)
        return Box.from_file(source, self.build_box)

    def check_players(self, players: int) -> None:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            seats = ", ".join(map(str, self.players))
            raise CovenError("bad_players", f"{self.name} is for {seats} players, not {shown(players)}.", players=players, allowed=list(self.players))

    def check_options(self, players: int, given: Mapping[str, Any], box: Box | None = None) -> dict[str, Any]:
        """All options with their values, each checked alone and then together, for the standard box or another."""
        options = check_options(self.options, given)
        self.check_together((box or self.standard_box).record, players, options)
        return options

    def encode_options(self, options: Mapping[str, Any]) -> Any:
        return encode_options(self.option_layout, self.options, options)

    def new_state(self) -> Any:
        """A zeroed state; its fields are attributes."""
        return new_record(self.state)

    def new_states(self, count: int) -> Any:
        """A block of zeroed states, side by side."""
        return new_block(self.state, count)

    def move(self, move: Move | str | int) -> Move:
        """A move from its notation or number; a `Move` must be one of this game."""
        action = self._action_of(move) if isinstance(move, str) else move.id if isinstance(move, Move) else move
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self.actions:
            raise self._unknown_move(move)
        found = self.views.move_of(action)
        if isinstance(move, Move) and move != found:
            raise self._unknown_move(move)
        return found

    def _action_of(self, text: str) -> int | None:
        return self.views.action_of(text.strip()) if len(text) <= LONGEST_MOVE else None

    def _unknown_move(self, move: Any) -> CovenError:
        told = move.text if isinstance(move, Move) else move if isinstance(move, str | int) else shown(move)
        return CovenError("unknown_move", f"{shown(told)} is no move of {self.name}.", move=told)

    def new_table(
        self,
        players: int,
        options: Mapping[str, Any] | None = None,
        seed: int | str | bytes | None = None,
        box: "str | Path | Mapping[str, Any] | Box | None" = None,
        seats: Sequence[str] | None = None,
    ) -> "Table":
        """A table with the first deal made. Without a seed, a fresh secret one is drawn."""
        from coven.table.table import Table

        return Table(self, players, {} if options is None else options, seed, self.box(box), seats)

    def from_position(self, data: Mapping[str, Any], seed: int | str | bytes | None = None, seats: Sequence[str] | None = None) -> "Table":
        """A table set up as `Table.position` describes it; its faults, if any, are all named."""
        from coven.table.position import table_from_position

        return table_from_position(self, data, seed, seats)
