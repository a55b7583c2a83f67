"""A game as the table knows it, in four parts: what it is, its rules, its faces, its checks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from coven.errors import CovenError, shown
from coven.kernel.codes import Codes
from coven.kernel.notes import Note
from coven.kernel.plain import new_plain
from coven.kernel.records import new_block
from coven.kernel.target import rule
from coven.kernel.types import Box as BoxRecord
from coven.kernel.types import State
from coven.table.box import Box
from coven.table.options import Option, check_options, encode_options
from coven.table.schema import Schema
from coven.table.values import Arguments, Event, Move
from coven.table.words import Words, words

if TYPE_CHECKING:
    from coven.table.table import Table

LONGEST_MOVE = 200  # letters; no game writes a move so long
Options = Mapping[str, Any]
Variant = tuple[int, Options]  # players and options


def no_more_checks(box: BoxRecord, players: int, options: Options) -> None:
    """Every option goes with every other."""


@dataclass(frozen=True)
class About:
    """What a game is. Importing it loads neither rules nor a compiler."""

    name: str
    version: int  # of the rules: raised whenever a recorded game would play differently
    players: tuple[int, ...]
    options: tuple[Option, ...]
    phases: Codes
    refusals: Codes  # the first stands for "allowed"
    end_reasons: Codes  # the first stands for "not ended"
    folder: Path
    simultaneous: bool  # several seats may have to act at once
    hidden_information: bool
    chance: bool
    returns: tuple[int, int]  # the least and the most a seat can be given at the end
    fewest_points_win: bool = False
    settings: tuple[Option, ...] = ()  # what a person may leave to the table, by seat and changed at any time
    check_together: Callable[[BoxRecord, int, Options], None] = no_more_checks  # options that need each other, a box or a seat count
    variants: tuple[Variant, ...] = ()  # players and options that belong together, for every check of all variants
    benchmarks: Mapping[str, Variant] = field(default_factory=lambda: {"": (4, {})})


def names_in(kind: type) -> list[str]:
    """What a kind of room must have, by name: values and functions."""
    return [*kind.__annotations__, *(name for name in vars(kind) if not name.startswith("_"))]


def parts_of(room: object, kind: type) -> dict[str, Any]:
    """What a room has of it; the name of a constant is in lower case, as a field."""
    return {name.lower(): getattr(room, name) for name in names_in(kind)}


class RulesRoom(Protocol):
    """What a game's `rules` are: the seven functions of the design."""

    start: Callable[..., None]
    must_act: Callable[..., bool]
    is_over: Callable[..., bool]
    refusal: Callable[..., int]
    moves: Callable[..., int]
    play: Callable[..., None]
    returns: Callable[..., None]


class KnowledgeRoom(Protocol):
    """What a game's `knowledge` has: redrawing what a seat cannot know, and the numbers a network sees."""

    imagine: Callable[..., None]
    observe: Callable[..., None]
    OBSERVATION_SIZE: int


@dataclass(frozen=True)
class Rules:
    """The functions that exist once: interpreted at the table, compiled in bulk and on a GPU."""

    layout: np.dtype[Any]  # of the state
    actions: int
    start: Callable[..., None]
    must_act: Callable[..., bool]
    is_over: Callable[..., bool]
    refusal: Callable[..., int]
    moves: Callable[..., int]
    play: Callable[..., None]
    returns: Callable[..., None]
    imagine: Callable[..., None]
    observe: Callable[..., None]
    observation_size: int
    build_box: Callable[[Mapping[str, Any]], Any]
    most_moves: Callable[[BoxRecord, int, Options], int]  # with this box, so many players and these options
    bots: Mapping[str, Callable[..., int]] = field(default_factory=dict)

    @classmethod
    def of(cls, rules: RulesRoom, knowledge: KnowledgeRoom, **more: Any) -> "Rules":
        """The rules of a game from its rooms, and what belongs to no room."""
        return cls(**parts_of(rules, RulesRoom), **parts_of(knowledge, KnowledgeRoom), **more)

    def functions(self) -> dict[str, Callable[..., Any]]:
        """The rules by name, for templates over them."""
        names = (*names_in(RulesRoom), *names_in(KnowledgeRoom))
        return {name: getattr(self, name) for name in names if name.islower()}


def no_standing_answer(view: Mapping[str, Any], seat: int, moves: Sequence[Move], settings: Options) -> Move | None:
    """Every question is asked."""
    return None


class ViewRoom(Protocol):
    """What a game's `view` has; see `Faces` for what each part does."""

    SCHEMA: Schema

    def setting(self, box: BoxRecord, s: State) -> dict[str, Any]: ...
    def view(self, box: BoxRecord, s: State, seat: int | None) -> dict[str, Any]: ...
    def move_of(self, action: int) -> Move: ...
    def action_of(self, text: str) -> int | None: ...
    def events(self, box: BoxRecord, notes: Sequence[Note], watcher: int | None) -> list[Event]: ...
    def scores(self, box: BoxRecord, s: State) -> list[int]: ...
    def places(self, box: BoxRecord, s: State) -> list[int]: ...
    def breakdown(self, box: BoxRecord, first: State, last: State, notes: Sequence[Note]) -> list[list[Arguments]]: ...


class PositionRoom(Protocol):
    """What a game's `position` has: a state as readable data, both ways."""

    def position(self, box: BoxRecord, s: State) -> dict[str, Any]: ...
    def place(self, box: BoxRecord, s: State, data: Mapping[str, Any]) -> Sequence[str]: ...


@dataclass(frozen=True)
class Faces:
    """How a game shows itself: plain Python over a state, never changing it."""

    schema: Schema
    setting: Callable[[BoxRecord, State], dict[str, Any]]  # what never changes during a game
    view: Callable[[BoxRecord, State, int | None], dict[str, Any]]  # what one seat (None: a spectator) may see, built field by field
    move_of: Callable[[int], Move]
    action_of: Callable[[str], int | None]  # the action a notation stands for
    events: Callable[[BoxRecord, Sequence[Note], int | None], list[Event]]  # what a watcher saw happen, from the notes of one move
    scores: Callable[[BoxRecord, State], list[int]]
    places: Callable[[BoxRecord, State], list[int]]  # 1 for the best; equal places are shared
    breakdown: Callable[[BoxRecord, State, State, Sequence[Note]], list[list[Arguments]]]  # how each score came about, line by line
    position: Callable[[BoxRecord, State], dict[str, Any]]  # everything about a state but its options and its stream
    place: Callable[[BoxRecord, State, Mapping[str, Any]], Sequence[str]]  # writes a position into a started state; all faults found
    quiet_events: frozenset[str] = frozenset()  # events that tell only that somebody has made a hidden choice
    pause_events: frozenset[str] = frozenset()  # events after which people want to look at the table before it goes on
    reveals: Callable[[BoxRecord, State, int, int, State], bool] | None = None  # whether a move showed a secret; None: whether others saw an event
    standing: Callable[[Mapping[str, Any], int, Sequence[Move], Options], Move | None] = no_standing_answer  # see `Table.answer_for`
    terminal: Any = None  # the module that draws the text table: `draw(view, setting, speak, seats)`
    picture: Callable[[Mapping[str, Any], Mapping[str, Any], Words, Sequence[str]], str] | None = None  # an SVG of a view
    box_tool: Any = None  # the module that lists, shows, checks and draws boxes

    @classmethod
    def of(cls, view: ViewRoom, position: PositionRoom, **more: Any) -> "Faces":
        """The faces of a game from its rooms, and those that not every game has."""
        return cls(**parts_of(view, ViewRoom), **parts_of(position, PositionRoom), **more)


@rule
def always_sound(box: BoxRecord, s: State) -> int:
    return 0


def always_fair(options: Options) -> bool:
    return True


@dataclass(frozen=True)
class Checks:
    """What must be true of every state, and of every bot in the arena."""

    sound: Callable[..., int] = always_sound  # a rule: 0 for a state that keeps all the box's pieces, else the number of a fault
    faults: tuple[str, ...] = ("",)  # what those numbers mean
    is_fair_in_arena: Callable[[Options], bool] = always_fair  # whether a bot may choose on the true state with these options


class Game:
    """One game: `coven.game(name)` finds it by its folder. Rules, faces and checks are loaded when first asked for."""

    def __init__(self, about: About, rules: Callable[[], Rules], faces: Callable[[], Faces], checks: Callable[[], Checks] = Checks) -> None:
        self.about = about
        self._load_rules, self._load_faces, self._load_checks = rules, faces, checks

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules version {self.version}>"

    @cached_property
    def rules(self) -> Rules:
        return self._load_rules()

    @cached_property
    def faces(self) -> Faces:
        return self._load_faces()

    @cached_property
    def checks(self) -> Checks:
        return self._load_checks()

    @property
    def name(self) -> str:
        return self.about.name

    @property
    def version(self) -> int:
        return self.about.version

    @property
    def players(self) -> tuple[int, ...]:
        return self.about.players

    @property
    def options(self) -> tuple[Option, ...]:
        return self.about.options

    def words(self, language: str = "en") -> Words:
        """The game's words in a language, the common ones included."""
        return words(language, self.about.folder / "words")

    # --- boxes and options --------------------------------------------------------------------------------------------

    @cached_property
    def standard_box(self) -> Box:
        return Box.from_file(self.about.folder / "boxes" / "standard.toml", self.rules.build_box)

    def box(self, source: "str | Path | Mapping[str, Any] | Box | None" = None) -> Box:
        """The standard box, one read from a file, or one given as data."""
        if source is None:
            return self.standard_box
        if isinstance(source, Box):
            return source
        if isinstance(source, Mapping):
            return Box.from_data(source, self.rules.build_box)
        return Box.from_file(source, self.rules.build_box)

    def check_players(self, players: int) -> None:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            seats = ", ".join(map(str, self.players))
            raise CovenError("bad_players", f"{self.name} is for {seats} players, not {shown(players)}.", players=players, allowed=list(self.players))

    def check_options(self, players: int, given: Options, box: Box | None = None) -> dict[str, Any]:
        """All options with their values, each checked alone and then together, for the standard box or another."""
        options = check_options(self.options, given)
        self.about.check_together((box or self.standard_box).plain, players, options)
        return options

    def encode_options(self, options: Options) -> Any:
        return encode_options(self.options, options)

    # --- states and moves ---------------------------------------------------------------------------------------------

    def new_state(self) -> Any:
        """A zeroed state as a plain record; its fields are attributes."""
        return new_plain(self.rules.layout)

    def new_states(self, count: int) -> Any:
        """A block of zeroed states side by side, for compiled programs."""
        return new_block(self.rules.layout, count)

    @cached_property
    def all_moves(self) -> tuple[Move, ...]:
        """Every move of the game, by action."""
        return tuple(map(self.faces.move_of, range(self.rules.actions)))

    def move(self, move: Move | str | int) -> Move:
        """A move from its notation or number; a `Move` must be one of this game."""
        action = self._action_of(move) if isinstance(move, str) else move.id if isinstance(move, Move) else move
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self.rules.actions:
            raise self._unknown_move(move)
        found = self.all_moves[action]
        if isinstance(move, Move) and move != found:
            raise self._unknown_move(move)
        return found

    def _action_of(self, text: str) -> int | None:
        return self.faces.action_of(text.strip()) if len(text) <= LONGEST_MOVE else None

    def _unknown_move(self, move: Any) -> CovenError:
        told = move.text if isinstance(move, Move) else move if isinstance(move, str | int) else shown(move)
        return CovenError("unknown_move", f"{shown(told)} is no move of {self.name}.", move=told)

    # --- tables -------------------------------------------------------------------------------------------------------

    def new_table(
        self,
        players: int,
        options: Options | None = None,
        seed: int | str | bytes | None = None,
        box: "str | Path | Mapping[str, Any] | Box | None" = None,
        seats: Sequence[str] | None = None,
        salt: bytes | None = None,
    ) -> "Table":
        """A table with the first deal made. Without a seed, a fresh secret one is drawn."""
        from coven.table.keeper import Keeper
        from coven.table.table import Table

        return Table(Keeper(self, players, {} if options is None else options, seed, self.box(box), seats, salt=salt))

    def from_position(
        self, data: Mapping[str, Any], seed: int | str | bytes | None = None, seats: Sequence[str] | None = None, salt: bytes | None = None
    ) -> "Table":
        """A table set up as a position describes it; its faults, if any, are all named."""
        from coven.table.files.position import table_from_position

        return table_from_position(self, data, seed, seats, salt)
