"""The shape of what leaves a table: views, prompts, moves and events as typed dictionaries, checked and told as JSON Schema.

A game declares `TypedDict`s. Marks on a type say what a number or a list stands for: `Seat`, `SeatList`, `BySeat[int]`
(an entry for each seat), and `Secret[...]` for what only some viewers may see.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Required, TypedDict, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict

T = TypeVar("T")


@dataclass(frozen=True)
class Mark:
    """What a value stands for, beyond its type."""

    name: str


SEAT, SEATS, BY_SEAT, SECRET = Mark("seat"), Mark("seats"), Mark("by_seat"), Mark("secret")

Seat = Annotated[int, SEAT]
SeatList = Annotated[list[int], SEATS]
BySeat = Annotated[list[T], BY_SEAT]
Secret = Annotated[T, SECRET]


class NoArguments(TypedDict):
    """A move or event that says all by its kind."""


PromptArguments = dict[str, int | str | list[int] | list[str]]


class Prompt(TypedDict):
    """The sentence that says whose turn it is and what they must do: a Fluent message of the game and its arguments.

    Seats are numbers: whoever shows the sentence puts the names in, by the marks that the game's schema has for this id.
    """

    id: str
    args: PromptArguments


class Common(TypedDict):
    """What every view has, whatever the game."""

    game: str
    players: int
    seat: Seat | None
    to_act: SeatList
    over: bool
    prompt: NotRequired[Prompt]  # absent only in films of games from before there were prompts


class CommonSetting(TypedDict):
    """What every setting has: all that never changes during a game."""

    game: str
    rules_version: int
    players: int
    seats: BySeat[str]
    options: dict[str, Any]
    box: str
    commitment: str


@dataclass(frozen=True)
class Schema:
    """The types of a game's view, of the arguments of its prompts, moves and events by id or kind, and of its setting."""

    view: type
    prompts: Mapping[str, type]
    moves: Mapping[str, type]
    events: Mapping[str, type]
    setting: type

    def view_faults(self, view: Mapping[str, Any]) -> list[str]:
        """What in a view is not as declared, the arguments of its prompt included."""
        if not self._view_fits(view):
            return dict_faults("view", view, self._view_hints)
        return self.prompt_faults(view["prompt"]) if "prompt" in view else []

    @cached_property
    def _view_hints(self) -> dict[str, Any]:
        return {**hints_of(Common), **hints_of(self.view)}

    @cached_property
    def _view_fits(self) -> Callable[[Any], bool]:
        return fits_fields(self._view_hints)

    def setting_faults(self, setting: Mapping[str, Any]) -> list[str]:
        return dict_faults("setting", setting, {**hints_of(CommonSetting), **hints_of(self.setting)})

    def prompt_faults(self, prompt: Prompt) -> list[str]:
        return _kind_faults(self.prompts, "prompt", prompt["id"], prompt["args"])

    def move_faults(self, kind: str, args: Mapping[str, Any]) -> list[str]:
        return _kind_faults(self.moves, "move", kind, args)

    def event_faults(self, kind: str, args: Mapping[str, Any]) -> list[str]:
        return _kind_faults(self.events, "event", kind, args)

    def marks(self, of: Mapping[str, type], kind: str) -> dict[str, set[str]]:
        """What the arguments of a kind of prompt, move or event stand for, by argument."""
        return {name: {mark.name for mark in marks_in(hint)} for name, hint in hints_of(of[kind]).items()} if kind in of else {}

    @cached_property
    def prompt_marks(self) -> dict[str, dict[str, set[str]]]:
        return {id: self.marks(self.prompts, id) for id in self.prompts}

    @cached_property
    def event_marks(self) -> dict[str, dict[str, set[str]]]:
        return {kind: self.marks(self.events, kind) for kind in self.events}

    @cached_property
    def move_marks(self) -> dict[str, dict[str, set[str]]]:
        return {kind: self.marks(self.moves, kind) for kind in self.moves}

    def as_json_schema(self) -> dict[str, Any]:
        """The whole schema as one JSON Schema document."""
        view = object_schema(self._view_hints)
        view["properties"]["prompt"] = {"oneOf": [_prompt_schema(id, args) for id, args in self.prompts.items()]}
        definitions = {
            "view": view,
            "setting": object_schema({**hints_of(CommonSetting), **hints_of(self.setting)}),
            "move": {"oneOf": [_move_schema(kind, args) for kind, args in self.moves.items()]},
            "event": {"oneOf": [_event_schema(kind, args) for kind, args in self.events.items()]},
        }
        return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}


def _kind_faults(kinds: Mapping[str, type], what: str, kind: str, args: Mapping[str, Any]) -> list[str]:
    if kind not in kinds:
        return [f"{what} {kind} is not declared"]
    if fits(kinds[kind])(args):
        return []
    return dict_faults(f"{what} {kind}", args, hints_of(kinds[kind]))


def _prompt_schema(id: str, args: type) -> dict[str, Any]:
    names: dict[str, Any] = {"id": {"const": id}, "args": object_schema(hints_of(args))}
    return {"type": "object", "properties": names, "required": list(names), "additionalProperties": False}


def _move_schema(kind: str, args: type) -> dict[str, Any]:
    names: dict[str, Any] = {"id": {"type": "integer"}, "kind": {"const": kind}, "text": {"type": "string"}, "args": object_schema(hints_of(args))}
    return {"type": "object", "properties": names, "required": list(names), "additionalProperties": False}


def _event_schema(kind: str, args: type) -> dict[str, Any]:
    made = object_schema(hints_of(args))
    return {**made, "properties": {"kind": {"const": kind}, **made["properties"]}, "required": ["kind", *made["required"]]}


# --- types ------------------------------------------------------------------------------------------------------------


@cache
def hints_of(kind: type) -> dict[str, Any]:
    """The fields of a typed dictionary with all their marks."""
    hints, optional = get_type_hints(kind, include_extras=True), vars(kind).get("__optional_keys__", ())
    return {name: NotRequired[hint] if name in optional and is_required(hint) else hint for name, hint in hints.items()}


def bare(hint: Any) -> Any:
    """A type without its marks."""
    while get_origin(hint) in (Annotated, NotRequired, Required):
        hint = get_args(hint)[0]
    return hint


def marks_in(hint: Any) -> set[Mark]:
    """All marks on a type, also on the parts of `X | None`."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return {mark for mark in inner[1:] if isinstance(mark, Mark)} | marks_in(inner[0])
    if origin in (NotRequired, Required):
        return marks_in(inner[0])
    if origin in (Union, UnionType):
        return set().union(*map(marks_in, inner))
    return set()


def is_required(hint: Any) -> bool:
    return get_origin(hint) is not NotRequired


# --- checking ---------------------------------------------------------------------------------------------------------


def dict_faults(place: str, value: object, hints: Mapping[str, Any]) -> list[str]:
    """What in a dictionary is not as declared: keys missing or unknown, values of another type."""
    if not isinstance(value, Mapping):
        return [f"{place} is no object"]
    faults = [f"{place} has no {name}" for name, hint in hints.items() if is_required(hint) and name not in value]
    faults += [f"{place}.{name} is not declared" for name in value if name not in hints]
    return faults + [fault for name in value if name in hints for fault in faults_of(f"{place}.{name}", value[name], hints[name])]


def faults_of(place: str, value: object, hint: Any) -> list[str]:
    """What in a value is not of its declared type."""
    kind = bare(hint)
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return []
    if origin in (Union, UnionType):
        tried = [faults_of(place, value, each) for each in inner if value is None or each is not NoneType]
        return [] if [] in tried else min(tried, key=len)
    if origin is Literal:
        return (
            []
            if any(value is each or (type(value) is type(each) and value == each) for each in inner)
            else [f"{place} is {value!r}, none of {inner}"]
        )
    if is_typeddict(kind):
        return dict_faults(place, value, hints_of(kind))
    if origin is list:
        return _list_faults(place, value, inner[0])
    if origin is dict:
        return _mapping_faults(place, value, inner)
    return [] if type(value) is kind or (kind is None and value is None) else [f"{place} is {value!r}, not {getattr(kind, '__name__', kind)}"]


def _list_faults(place: str, value: object, each: object) -> list[str]:
    if not isinstance(value, list):
        return [f"{place} is no list"]
    return [fault for number, item in enumerate(value) for fault in faults_of(f"{place}[{number}]", item, each)]


def _mapping_faults(place: str, value: object, inner: Sequence[Any]) -> list[str]:
    if not isinstance(value, dict):
        return [f"{place} is no object"]
    faults = [fault for name in value for fault in faults_of(f"{place} key", name, inner[0])]
    return faults + [fault for name, item in value.items() for fault in faults_of(f"{place}.{name}", item, inner[1])]


# --- checking fast: a predicate for each type, made once; only what does not fit is looked at closely -----------------


@cache
def fits(hint: Any) -> Callable[[Any], bool]:
    """Whether a value is of a declared type."""
    kind = bare(hint)
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return lambda value: True
    if origin in (Union, UnionType):
        ways = [fits(each) for each in inner]
        return lambda value: any(way(value) for way in ways)
    if origin is Literal:
        kinds, allowed = {type(each) for each in inner}, {(type(each), each) for each in inner}
        return lambda value: type(value) in kinds and (type(value), value) in allowed
    if is_typeddict(kind):
        return fits_fields(hints_of(kind))
    if origin is list:
        each = fits(inner[0])
        return lambda value: isinstance(value, list) and all(map(each, value))
    if origin is dict:
        name, item = fits(inner[0]), fits(inner[1])
        return lambda value: isinstance(value, dict) and all(map(name, value)) and all(map(item, value.values()))
    return lambda value: type(value) is kind or (kind is None and value is None)


def fits_fields(hints: Mapping[str, Any]) -> Callable[[Any], bool]:
    """Whether a value is a dictionary with these fields."""
    parts = {name: fits(hint) for name, hint in hints.items()}
    needed = {name for name, hint in hints.items() if is_required(hint)}

    def fit(value: object) -> bool:
        if not isinstance(value, Mapping) or not needed <= value.keys():
            return False
        return all(name in parts and parts[name](item) for name, item in value.items())

    return fit


# --- JSON Schema ------------------------------------------------------------------------------------------------------

SIMPLE = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    NoneType: {"type": "null"},
    None: {"type": "null"},
}


def object_schema(hints: Mapping[str, Any]) -> dict[str, Any]:
    """The JSON Schema of a dictionary with these fields and no others."""
    return {
        "type": "object",
        "properties": {name: schema_of(hint) for name, hint in hints.items()},
        "required": [name for name, hint in hints.items() if is_required(hint)],
        "additionalProperties": False,
    }


def schema_of(hint: Any) -> dict[str, Any]:
    """The JSON Schema of a type; its marks are kept under `x-coven`."""
    marks = sorted(mark.name for mark in marks_in(hint))
    return {**_plain_schema(bare(hint)), **({"x-coven": marks} if marks else {})}


def _plain_schema(kind: Any) -> dict[str, Any]:
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return {}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(each) for each in inner]}
    if origin is Literal:
        return {"enum": list(inner)}
    if is_typeddict(kind):
        return object_schema(hints_of(kind))
    if origin is list:
        return {"type": "array", "items": schema_of(inner[0])}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema_of(inner[1])}
    return dict(SIMPLE[kind])
