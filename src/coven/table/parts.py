"""The parts of a game: what it is (`About`), its `Rules`, its `Faces`, its `Checks`; a game declares them in its `__init__.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import ModuleType
from typing import Any

from coven.kernel.codes import Codes
from coven.kernel.layout import Layout
from coven.kernel.target import rule
from coven.kernel.types import Box as BoxRecord
from coven.kernel.types import Note, State
from coven.table.options import Option
from coven.table.schema import Prompt, Schema
from coven.table.values import Arguments, Event, Move, Viewer
from coven.table.words import Words

Options = Mapping[str, Any]
Variant = tuple[int, Options]  # players and options
CONSTANTS = (int, Schema)  # what a room has as a constant, in capitals; all else are functions


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
    scores_compare: bool = False  # whether points of one game say something beside those of another
    settings: tuple[Option, ...] = ()  # what a person may leave to the table, by seat and changed at any time
    settings_need: Mapping[str, Options] = field(default_factory=dict)  # by setting: the options without which it has nothing to answer
    check_together: Callable[..., None] = no_more_checks  # options that need each other, a box or a seat count
    variants: tuple[Variant, ...] = ()  # players and options that belong together, for every check of all variants
    daily: Variant | None = None  # what takes about ten minutes against bots; none: four seats, by the usual options
    benchmarks: Mapping[str, Variant] = field(default_factory=lambda: {"": (4, {})})


def parts_of(room: ModuleType, kind: type) -> dict[str, Any]:
    """What a room must have, by the names of its fields."""
    return {each.name: getattr(room, each.name.upper() if each.type in CONSTANTS else each.name) for each in fields(kind)}


@dataclass(frozen=True, kw_only=True)
class RulesRoom:
    """What a game's `rules` are: seven functions."""

    start: Callable[..., None]
    must_act: Callable[..., bool]
    is_over: Callable[..., bool]
    refusal: Callable[..., int]
    moves: Callable[..., int]
    play: Callable[..., None]
    returns: Callable[..., None]


@dataclass(frozen=True, kw_only=True)
class KnowledgeRoom:
    """What a game's `knowledge` has: redrawing what a seat cannot know, and the numbers a network sees."""

    imagine: Callable[..., None]
    observe: Callable[..., None]
    observation_size: int


@rule
def no_stage(box: BoxRecord, s: State) -> int:
    return 0


@rule
def no_chance_outcome(box: BoxRecord, s: State) -> int:
    return 0


@dataclass(frozen=True, kw_only=True)
class Search:
    """What a game tells a search beyond its rules. Without an outlook, simulated games are played to their end."""

    outlook: Callable[..., int] | None = None  # a rule (box, s, worth, out): writes into `worth` each seat's expected final score in
    # hundredths of a point, more being better, and returns how uncertain these are; `out` is for its own use
    stage: Callable[..., int] = no_stage  # a rule (box, s): grows as the game goes on; simulated games stop `horizon` stages on
    horizon: int = 1
    chance_outcome: Callable[..., int] = no_chance_outcome  # a rule (box, s): what chance has just shown to all, such as a die
    simulations: Mapping[str, int] = field(default_factory=dict)  # by searching level, for a move
    hasty: Callable[..., int] | None = None  # a policy: a rule of thumb, by which the lower levels often play
    hastiness: Mapping[str, int] = field(default_factory=dict)  # by level: how many moves in a hundred are made in haste


@dataclass(frozen=True, kw_only=True)
class Rules(RulesRoom, KnowledgeRoom):
    """The functions that exist once: interpreted at the table, compiled in bulk and on a GPU."""

    layout: Layout  # of the state
    actions: int
    build_box: Callable[[Mapping[str, Any]], Any]
    most_moves: Callable[[BoxRecord, int, Options], int]  # with this box, so many players and these options
    bots: Mapping[str, Callable[..., int]] = field(default_factory=dict)
    search: Search = field(default_factory=Search)
    sections: Sequence[tuple[int, str]] = ()  # of an observation: where each part of it begins, and what it holds

    @classmethod
    def of(cls, rules: ModuleType, knowledge: ModuleType, **more: Any) -> "Rules":
        """The rules of a game from its rooms, and what belongs to no room."""
        return cls(**parts_of(rules, RulesRoom), **parts_of(knowledge, KnowledgeRoom), **more)

    def functions(self) -> dict[str, Callable[..., Any]]:
        """The rules by name, for templates over them."""
        return {each.name: getattr(self, each.name) for each in (*fields(RulesRoom), *fields(KnowledgeRoom)) if each.type is not int}


def no_standing_answer(view: Mapping[str, object], seat: int, moves: Sequence[Move], settings: Options) -> Move | None:
    """Every question is asked."""
    return None


@dataclass(frozen=True, kw_only=True)
class ViewRoom:
    """What a game's `view` has."""

    schema: Schema
    setting: Callable[[BoxRecord, State], dict[str, Any]]  # what never changes during a game
    public_view: Callable[[BoxRecord, State], dict[str, Any]]  # what everybody sees alike, built field by field
    own_view: Callable[[BoxRecord, State, Viewer], dict[str, Any]]  # what one seat (None: a spectator) sees besides; it may overrule the former
    prompt: Callable[[BoxRecord, State, Viewer, Sequence[int]], Prompt]  # whose turn it is and what they must do, as one viewer is told while
    # the seats given must act: each of these is told what it must do, everybody else who is awaited
    move_of: Callable[[int], Move]
    action_of: Callable[[str], int | None]  # the action a notation stands for
    events: Callable[[BoxRecord, Sequence[Note], Viewer], list[Event]]  # what a viewer saw happen, from the notes of one move
    scores: Callable[[BoxRecord, State], list[int]]
    places: Callable[[BoxRecord, State], list[int]]  # 1 for the best; equal places are shared
    breakdown: Callable[[BoxRecord, State, State, Sequence[Note]], list[list[Arguments]]]  # how each score came about, line by line


@dataclass(frozen=True, kw_only=True)
class PositionRoom:
    """What a game's `position` has: a state as readable data, both ways."""

    position: Callable[[BoxRecord, State], dict[str, Any]]  # everything about a state but its options and its stream
    set_position: Callable[[BoxRecord, State, Mapping[str, Any]], Sequence[str]]  # writes a position into a started state; all faults found


def nothing_counted(box: BoxRecord, before: State, after: State, seat: int, seen: int) -> Mapping[str, float]:
    return {}


@dataclass(frozen=True)
class Reasoning:
    """What reasons for a move are made of: how far they look ahead, and what they count on the way for the seat that moves."""

    is_far_enough: Callable[..., bool]  # a rule `(box, root, s)`: whether play has gone as far from the root as reasons look
    signs: Callable[..., int]  # a rule `(box, s, seat)`: a set of signs seen in a state, collected until then
    tally: Callable[..., Mapping[str, float]] = nothing_counted  # `(box, root, s, seat, signs)`: numbers by name
    bad: frozenset[str] = frozenset()  # names of which less is better
    chances: frozenset[str] = frozenset()  # names that are 0 or 1, so that their mean is a chance
    only_scores_last: bool = False  # from where reasons look to, nothing but the scores carries on


@dataclass(frozen=True, kw_only=True)
class Faces(ViewRoom, PositionRoom):
    """How a game shows itself: plain Python over a state, never changing it."""

    quiet_events: frozenset[str] = frozenset()  # events that tell only that somebody has made a hidden choice
    private_notes: frozenset[int] | None = None  # kinds of notes of which not every viewer sees the same; None: any may be one
    pause_events: frozenset[str] = frozenset()  # events after which people want to look at the table before it goes on
    reveals: Callable[[BoxRecord, State, int, int, State], bool] | None = None  # whether a move showed a secret; None: whether others saw an event
    shows: Callable[[BoxRecord, State, int, int, State], bool] | None = None  # whether a move showed its own seat a secret; None: as `reveals`
    standing_answer: Callable[[Mapping[str, Any], int, Sequence[Move], Options], Move | None] = no_standing_answer  # see `Table.answer_for`
    terminal: Any = None  # the module that draws the text table: `draw(view, setting, speak, seats)`; it may have `shorten`, which writes a card in
    # a line of the log, and `pages`: what a person may ask to read, by the word that asks for it, each drawn like the table
    picture: Callable[[Mapping[str, Any], Mapping[str, Any], Words, Sequence[str]], str] | None = None  # an SVG of a view
    printed: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None  # what of a setting is printed on the board: the same for the same board
    ground: Callable[[Mapping[str, Any]], str] | None = None  # an SVG of what is printed on the board, for pieces to be laid on
    reasoning: Reasoning | None = None  # what reasons for a move are made of; without it they speak of chances and scores alone
    box_tool: Any = None  # the module that lists, shows, checks and draws boxes

    def view(self, box: BoxRecord, s: State, seat: Viewer) -> dict[str, Any]:
        """All that one seat (None: a spectator) may see."""
        return {**self.public_view(box, s), **self.own_view(box, s, seat)}

    @classmethod
    def of(cls, view: ModuleType, position: ModuleType, **more: Any) -> "Faces":
        """The faces of a game from its rooms, and those that not every game has."""
        return cls(**parts_of(view, ViewRoom), **parts_of(position, PositionRoom), **more)


@rule
def no_invariants(box: BoxRecord, s: State) -> int:
    return 0


def always_fair(options: Options) -> bool:
    return True


@dataclass(frozen=True)
class Checks:
    """What must be true of every state, and of every bot in the arena."""

    broken_invariant: Callable[..., int] = no_invariants  # a rule: 0 if all invariants hold, else the number of a fault
    faults: tuple[str, ...] = ("",)  # what those numbers mean, such as a piece of the box that is lost
    is_fair_in_arena: Callable[[Options], bool] = always_fair  # whether a bot may choose on the true state with these options
