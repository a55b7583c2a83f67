"""The schema of what leaves a table: every fault is found, marks say what numbers stand for, and JSON Schema says the same."""

import json
import random
from typing import Any, Literal, NotRequired, Required, TypedDict

import pytest
from table.helping import GAME, new, play_on
from template.cauldron.view.schema import SCHEMA

import coven
from coven.table.schema import (
    BySeat,
    Common,
    NoArguments,
    Schema,
    Seat,
    SeatList,
    Secret,
    faults_of,
    hints_of,
    object_schema,
    schema_of,
)

KEYWORDS = {"$schema", "$defs", "type", "properties", "required", "additionalProperties", "items", "anyOf", "oneOf", "enum", "const", "x-coven"}
TYPES = {"object", "array", "string", "integer", "boolean", "null", "number"}


class Card(TypedDict):
    suit: Literal["R", "G"]
    rank: int
    note: NotRequired[str]


class Things(TypedDict):
    number: int
    name: str
    flag: bool
    ratio: float
    nothing: None
    seat: Seat
    maybe: Seat | None
    seats: SeatList
    totals: BySeat[int]
    cards: Secret[list[Card]] | None
    choice: Literal["a", "b", 1]
    by_name: dict[str, int]
    anything: Any
    last: NotRequired[Secret[Seat]]


WHOLE: dict[str, Any] = {
    "number": 3,
    "name": "x",
    "flag": True,
    "ratio": 1.5,
    "nothing": None,
    "seat": 0,
    "maybe": None,
    "seats": [0, 1],
    "totals": [5, -5],
    "cards": [{"suit": "R", "rank": 1}, {"suit": "G", "rank": 2, "note": "x"}],
    "choice": "a",
    "by_name": {"a": 1},
    "anything": object(),
}
THINGS = Schema(view=Things, prompts={"prompt": Card}, moves={"move": Card}, events={"event": Things, "quiet": NoArguments}, setting=Card)


def faults(**changes: Any) -> list[str]:
    return THINGS.event_faults("event", {**WHOLE, **changes})


def test_what_is_as_declared_has_no_faults() -> None:
    assert faults() == faults(last=1) == faults(maybe=2) == faults(cards=None) == faults(choice=1) == faults(totals=[], by_name={}) == []
    assert THINGS.event_faults("quiet", {}) == []


@pytest.mark.parametrize("name", WHOLE)
def test_a_missing_key_is_named(name: str) -> None:
    assert THINGS.event_faults("event", {key: value for key, value in WHOLE.items() if key != name}) == [f"event event has no {name}"]


def test_an_unknown_key_is_named_wherever_it_is() -> None:
    assert faults(mood=1) == ["event event.mood is not declared"]
    assert faults(cards=[{"suit": "R", "rank": 1, "mood": 1}]) == ["event event.cards[0].mood is not declared"]
    assert THINGS.event_faults("quiet", {"mood": 1}) == ["event quiet.mood is not declared"]


WRONG: list[tuple[str, Any]] = [
    *(("number", value) for value in (True, 1.0, "1", None, [])),
    *(("name", value) for value in (1, None, b"x", ["x"])),
    *(("flag", value) for value in (0, 1, "true", None)),
    *(("ratio", value) for value in (True, "1.5", None)),
    *(("nothing", value) for value in (0, "", False)),
    *(("seat", value) for value in (True, "0", None)),
    *(("maybe", value) for value in (False, "0")),
    *(("seats", value) for value in ((0, 1), [True], ["0"], None, {})),
    *(("totals", value) for value in ([1.5], [None], {"0": 1})),
    *(("cards", value) for value in ([{}], [{"suit": "B", "rank": 1}], [{"suit": "R", "rank": "1"}], ["R1"], {})),
    *(("choice", value) for value in ("c", True, 1.0, None, ["a"])),
    *(("by_name", value) for value in ({1: 1}, {"a": True}, {"a": "1"}, [])),
    *(("last", value) for value in (None, True)),
]


@pytest.mark.parametrize(("name", "value"), WRONG, ids=str)
def test_a_value_of_another_type_is_named(name: str, value: Any) -> None:
    found = faults(**{name: value})
    assert found and all(fault.startswith(f"event event.{name}") for fault in found)


def test_every_fault_is_named_at_once_with_its_place() -> None:
    assert faults(number=True, cards=[{"suit": "R", "rank": 1}, {"suit": "B"}], mood=1) == [
        "event event.mood is not declared",
        "event event.number is True, not int",
        "event event.cards[1] has no rank",
        "event event.cards[1].suit is 'B', none of ('R', 'G')",
    ]


def test_what_is_no_object_and_what_is_no_kind() -> None:
    not_an_object: Any = [1]
    assert THINGS.event_faults("event", not_an_object) == ["event event is no object"]
    assert THINGS.event_faults("party", {}) == ["event party is not declared"]
    assert THINGS.move_faults("party", {}) == ["move party is not declared"]
    assert THINGS.move_faults("move", {"suit": "R", "rank": 1}) == []


def test_a_required_field_may_be_written_as_such() -> None:
    class Loose(TypedDict, total=False):
        needed: Required[int]
        other: int

    hints = hints_of(Loose)
    assert faults_of("x", {"needed": 1}, Loose) == []
    assert faults_of("x", {"other": 1}, Loose) == ["x has no needed"]
    assert object_schema(hints)["properties"] == {"needed": {"type": "integer"}, "other": {"type": "integer"}}
    assert object_schema(hints)["required"] == ["needed"]


# --- marks ------------------------------------------------------------------------------------------------------------


def test_marks_say_which_arguments_are_seats_and_secrets() -> None:
    marks = THINGS.event_marks["event"]
    assert {name: found for name, found in marks.items() if found} == {
        "seat": {"seat"},
        "maybe": {"seat"},
        "seats": {"seats"},
        "totals": {"by_seat"},
        "cards": {"secret"},
        "last": {"secret", "seat"},
    }
    assert THINGS.move_marks == {"move": {"suit": set(), "rank": set(), "note": set()}}
    assert SCHEMA.event_marks["thrown"] == {"seat": {"seat"}, "herb": {"secret"}}


# --- JSON Schema ------------------------------------------------------------------------------------------------------


def test_json_schema_of_each_type() -> None:
    properties = object_schema(hints_of(Things))["properties"]
    card = {
        "type": "object",
        "properties": {"suit": {"enum": ["R", "G"]}, "rank": {"type": "integer"}, "note": {"type": "string"}},
        "required": ["suit", "rank"],
        "additionalProperties": False,
    }
    assert properties == {
        "number": {"type": "integer"},
        "name": {"type": "string"},
        "flag": {"type": "boolean"},
        "ratio": {"type": "number"},
        "nothing": {"type": "null"},
        "seat": {"type": "integer", "x-coven": ["seat"]},
        "maybe": {"anyOf": [{"type": "integer", "x-coven": ["seat"]}, {"type": "null"}], "x-coven": ["seat"]},
        "seats": {"type": "array", "items": {"type": "integer"}, "x-coven": ["seats"]},
        "totals": {"type": "array", "items": {"type": "integer"}, "x-coven": ["by_seat"]},
        "cards": {"anyOf": [{"type": "array", "items": card, "x-coven": ["secret"]}, {"type": "null"}], "x-coven": ["secret"]},
        "choice": {"enum": ["a", "b", 1]},
        "by_name": {"type": "object", "additionalProperties": {"type": "integer"}},
        "anything": {},
        "last": {"type": "integer", "x-coven": ["seat", "secret"]},
    }
    assert object_schema(hints_of(Things))["required"] == [name for name in properties if name != "last"]
    assert schema_of(NoArguments) == {"type": "object", "properties": {}, "required": [], "additionalProperties": False}


def check_structure(schema: Any) -> None:
    """A schema made of the keywords of 2020-12 that we use, each with a value of its kind."""
    assert isinstance(schema, dict) and schema.keys() <= KEYWORDS
    assert schema.get("type", "object") in TYPES
    assert {type(schema.get(name, [])) for name in ("required", "enum", "anyOf", "oneOf", "x-coven")} == {list}
    assert len(schema.get("required", [])) == len(set(schema.get("required", [])))
    assert set(schema.get("required", [])) <= schema.get("properties", {}).keys()
    assert "enum" not in schema or schema["enum"]
    inner = [*schema.get("properties", {}).values(), *schema.get("$defs", {}).values(), *schema.get("anyOf", []), *schema.get("oneOf", [])]
    inner += [schema[name] for name in ("items", "additionalProperties") if isinstance(schema.get(name), dict)]
    for each in inner:
        check_structure(each)


def allows(schema: dict[str, Any], value: Any) -> bool:
    """Whether a JSON Schema of our kind allows a value: the standard's words, written down a second time."""
    kinds = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None), "number": float}
    if "const" in schema and schema["const"] != value:
        return False
    if "enum" in schema and not any(type(each) is type(value) and each == value for each in schema["enum"]):
        return False
    if "anyOf" in schema and not any(allows(each, value) for each in schema["anyOf"]):
        return False
    if "oneOf" in schema and sum(allows(each, value) for each in schema["oneOf"]) != 1:
        return False
    kind = schema.get("type")
    if kind == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    if kind is not None and not isinstance(value, kinds[kind]):
        return False
    if kind == "array":
        return all(allows(schema["items"], each) for each in value)
    if kind == "object":
        return allows_object(schema, value)
    return True


def allows_object(schema: dict[str, Any], value: dict[str, Any]) -> bool:
    known, more = schema.get("properties", {}), schema["additionalProperties"]
    if not set(schema.get("required", [])) <= value.keys():
        return False
    inside = [allows(known[name], each) for name, each in value.items() if name in known]
    beside = [isinstance(more, dict) and allows(more, each) for name, each in value.items() if name not in known]
    return all(inside) and all(beside)


@pytest.mark.parametrize(("name", "value"), WRONG, ids=str)
def test_json_schema_refuses_what_we_refuse(name: str, value: Any) -> None:
    made = object_schema(hints_of(Things))
    whole = {**WHOLE, "anything": 1}
    assert allows(made, whole)
    if name != "by_name" or all(isinstance(key, str) for key in value):  # in JSON every name is a text
        assert not allows(made, {**whole, name: value})


@pytest.mark.parametrize("name", coven.game_names())
def test_the_json_schema_of_a_game_is_well_made(name: str) -> None:
    schema = coven.game(name).faces.schema
    made = schema.as_json_schema()
    assert json.loads(json.dumps(made)) == made
    assert made["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert set(made["$defs"]) == {"view", "setting", "move", "event"}
    check_structure(made)
    for part, kinds in (("move", schema.moves), ("event", schema.events)):
        assert [each["properties"]["kind"]["const"] for each in made["$defs"][part]["oneOf"]] == list(kinds)


def test_a_prompt_is_one_that_is_declared_with_its_arguments() -> None:
    view = new(2).view(0)
    assert SCHEMA.view_faults(view) == []
    wrong: list[Any] = [{"id": "prompt-sleep", "args": {}}, {"id": "prompt-throw", "args": {}}, {"id": "prompt-throw", "args": {"player": "Ada"}}]
    made = SCHEMA.as_json_schema()["$defs"]["view"]
    for prompt in wrong:
        assert SCHEMA.view_faults({**view, "prompt": prompt}) != []
        assert not allows(made, {**view, "prompt": prompt})
    assert SCHEMA.view_faults({**view, "prompt": "throw"}) != []


def test_a_view_from_before_there_were_prompts_is_one_still() -> None:
    view = new(2).view(0)
    del view["prompt"]
    assert SCHEMA.view_faults(view) == []
    assert allows(SCHEMA.as_json_schema()["$defs"]["view"], view)


def test_the_marks_of_a_prompt_say_which_arguments_are_seats() -> None:
    assert SCHEMA.prompt_marks == {"prompt-throw": {"player": {"seat"}}, "prompt-wait": {"players": {"seats"}}, "prompt-over": {}}


@pytest.mark.parametrize("name", coven.game_names())
def test_all_that_leaves_a_played_game_passes(name: str) -> None:
    """Against the declared types and against the JSON Schema alike, after a way through JSON."""
    game, chance = coven.game(name), random.Random(5)
    table = game.new_table(game.players[-1], seed=5)
    schema, made = game.faces.schema, game.faces.schema.as_json_schema()["$defs"]
    assert schema.setting_faults(table.setting) == [] and allows(made["setting"], sent(table.setting))
    for _ in range(60):
        if table.is_over:
            break
        for viewer in (None, *range(table.players)):
            assert schema.view_faults(table.view(viewer)) == []
            assert allows(made["view"], sent(table.view(viewer)))
        seat = chance.choice(table.to_act)
        moves = table.moves(seat)
        assert all(allows(made["move"], sent(move.as_data())) for move in moves)
        table.play(seat, chance.choice(moves))
    for viewer in (None, *range(table.players)):
        for event in table.events(viewer):
            assert schema.event_faults(event.kind, event.args) == []
            assert allows(made["event"], sent(event.as_data()))


def sent(value: Any) -> Any:
    again = json.loads(json.dumps(value))
    assert again == value, "plain data, the same on the other side"
    return again


def test_every_view_has_the_same_frame() -> None:
    table = play_on(new(2), 1)
    assert hints_of(Common).keys() <= table.view(0).keys()
    assert GAME.faces.schema.view_faults({**table.view(0), "to_act": ("0",)}) != []


@pytest.mark.parametrize("name", coven.game_names())
def test_what_is_marked_secret_is_never_shown_to_a_spectator_before_the_end(name: str) -> None:
    """`Secret` is for what only some viewers may see."""
    game, chance = coven.game(name), random.Random(6)
    table = game.new_table(game.players[-1], seed=6)
    hidden = {field for field, marks in marks_of(game.faces.schema.view).items() if "secret" in marks}
    while not table.is_over and len(table.keeper) < 150:
        assert not [field for field in hidden if table.view(None).get(field) is not None]
        seat = chance.choice(table.to_act)
        table.play(seat, chance.choice(table.moves(seat)))
    for event in table.events(None):
        marks = game.faces.schema.event_marks[event.kind]
        assert not [field for field, value in event.args.items() if "secret" in marks[field] and value is not None]


def marks_of(kind: type) -> dict[str, set[str]]:
    return Schema(view=kind, prompts={}, moves={}, events={"x": kind}, setting=NoArguments).event_marks["x"]
