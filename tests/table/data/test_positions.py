"""Positions: a table as readable data and back, chance included; every fault is named."""

import copy
import json
from typing import Any

import pytest
from table.helping import GAME, failing, finished, new, play_on

import coven
from coven.table.seeds import make_seed
from coven.table.table import Table

OWN_BOX = {"name": "own", "copies": [0, 0, 0, 0, 0, 60], "hand_size": 5}


@pytest.fixture
def data() -> dict[str, Any]:
    return play_on(new(3), 5).keeper.position()


def faults(data: Any) -> list[str]:
    with failing("bad_position") as caught:
        GAME.from_position(data)
    return list(caught.value.details["faults"])


@pytest.mark.parametrize("count", range(13))
def test_a_position_reads_back_and_goes_on_as_the_table_does(count: int) -> None:
    table = play_on(new(3), count)
    again = GAME.from_position(json.loads(json.dumps(table.keeper.position())))
    assert again.keeper.position() == table.keeper.position()
    assert again.view(1) == table.view(1)
    assert play_on(again).keeper.position() == play_on(table).keeper.position()


def test_a_position_says_what_it_is(data: dict[str, Any]) -> None:
    assert {name: data[name] for name in ("game", "rules_version", "players", "options")} == {
        "game": "cauldron",
        "rules_version": 1,
        "players": 3,
        "options": {"rounds": 4},
    }
    assert data["state"] == play_on(new(3), 5).keeper.reveal()
    assert data["stream"] == {"seed": make_seed(7).hex(), "blocks": 1, "left": 4}


def test_the_frame_may_be_left_out(data: dict[str, Any]) -> None:
    table = GAME.from_position({"players": 3, "state": data["state"]})
    assert table.keeper.reveal() == data["state"]
    assert table.options == {"rounds": 4}


def drawn(table: Table) -> str:
    return json.dumps(play_on(table).keeper.reveal())


def test_chance_is_that_of_the_stream_of_a_seed_or_fresh(data: dict[str, Any]) -> None:
    bare = {name: value for name, value in data.items() if name != "stream"}
    assert len({drawn(GAME.from_position(data)) for _ in range(3)}) == 1
    assert len({drawn(GAME.from_position(bare, seed=1)) for _ in range(3)}) == 1
    assert drawn(GAME.from_position(bare, seed=1)) != drawn(GAME.from_position(bare, seed=2))
    assert GAME.from_position(data, seed=1).keeper.position()["stream"] == {**data["stream"], "seed": make_seed(1).hex()}
    assert GAME.from_position(bare).commitment != GAME.from_position(bare).commitment


def test_a_finished_position_is_finished() -> None:
    table = finished(2)
    again = GAME.from_position(table.keeper.position())
    assert again.is_over
    assert again.outcome == table.outcome


def test_an_own_box_travels_inside_the_position() -> None:
    table = play_on(new(2, box=OWN_BOX), 2)
    assert table.keeper.position()["box"] == OWN_BOX
    assert GAME.from_position(table.keeper.position()).keeper.position() == table.keeper.position()


def test_a_table_does_not_hang_on_the_data_it_was_set_up_from(data: dict[str, Any]) -> None:
    given = copy.deepcopy(data)
    table = play_on(GAME.from_position(given))
    given["state"]["score"][0] = 99
    assert table.keeper.origin is not None
    assert table.keeper.origin["state"] == data["state"]
    assert coven.verify(table.record()) == []


@pytest.mark.parametrize("nothing", [None, [], "position", 3])
def test_what_is_no_position_at_all(nothing: Any) -> None:
    assert faults(nothing) == ["it is not an object"]


def test_a_position_of_another_game(data: dict[str, Any]) -> None:
    assert faults({**data, "game": "witches"}) == ["it is of the game 'witches', not 'cauldron'"]


def test_a_position_of_another_rules_version(data: dict[str, Any]) -> None:
    old = {name: value for name, value in data.items() if name != "rules_version"}  # older positions call it `rules`
    for other in ({**data, "rules_version": 2}, {**old, "rules": 2}):
        with failing("other_rules_version") as caught:
            GAME.from_position(other)
        assert caught.value.details == {"theirs": 2, "ours": 1}


def test_an_older_position_is_set_up_and_goes_on_under_todays_names(data: dict[str, Any]) -> None:
    old = {"rules" if name == "rules_version" else name: value for name, value in data.items()}
    table = GAME.from_position(old)
    assert table.keeper.position() == data and "rules" not in table.keeper.record().header["position"]
    assert faults({**data, "rules": 1}) == ["rules is not a part of a position"]


def test_every_fault_of_the_frame_is_named_at_once(data: dict[str, Any]) -> None:
    assert faults({"stat": {}, "stream": 3, "box": "own.toml", "options": []}) == [
        "it has no players",
        "it has no state",
        "stat is not a part of a position",
        "options is not an object",
        "box is not an object",
        "stream is not an object",
    ]
    assert faults({**data, "state": None}) == ["state is not an object"]


@pytest.mark.parametrize(
    ("stream", "found"),
    [
        ({"seed": "12"}, ["the stream's seed is not 64 hex digits"]),
        ({"seed": "G" * 64}, ["the stream's seed is not 64 hex digits"]),
        ({"seed": 5}, ["the stream's seed is not 64 hex digits"]),
        (
            {"blocks": -1, "left": 17},
            ["the stream's blocks is not a whole number from 0 to 4294967295", "the stream's left is not a whole number from 0 to 16"],
        ),
        ({"blocks": True}, ["the stream's blocks is not a whole number from 0 to 4294967295"]),
        ({"blocks": 1.0}, ["the stream's blocks is not a whole number from 0 to 4294967295"]),
        ({"left": "3", "blocks": 1}, ["the stream's left is not a whole number from 0 to 16"]),
        ({"left": 3}, ["the stream has words left of no block"]),
        ({"words": []}, ["words is not a part of a stream"]),
    ],
)
def test_every_fault_of_the_stream_is_named(data: dict[str, Any], stream: dict[str, Any], found: list[str]) -> None:
    assert faults({**data, "stream": stream}) == found


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": 9}, "bad_players"),
        ({"players": "3"}, "bad_players"),
        ({"options": {"rounds": 0}}, "bad_option"),
        ({"options": {"pace": 1}}, "unknown_option"),
        ({"box": {"name": "own"}}, "bad_box"),
    ],
)
def test_a_frame_the_game_does_not_take(data: dict[str, Any], change: dict[str, Any], code: str) -> None:
    with failing(code):
        GAME.from_position({**data, **change})


@pytest.mark.parametrize(
    "change",
    [
        {"phase": "sleeping"},
        {"phase": None},
        {"pile": [1]},
        {"pile": 5},
        {"hand": [[1]]},
        {"score": None},
        {"rounds_played": "one"},
        {"score": [10**9, 0, 0]},
    ],
    ids=str,
)
def test_a_state_of_another_shape(data: dict[str, Any], change: dict[str, Any]) -> None:
    (fault,) = faults({**data, "state": {**data["state"], **change}})
    assert fault.startswith("it does not have the shape of a position of cauldron")


def test_a_state_with_a_part_missing(data: dict[str, Any]) -> None:
    for name in data["state"]:
        (fault,) = faults({**data, "state": {part: value for part, value in data["state"].items() if part != name}})
        assert name in fault


def test_a_state_that_breaks_the_box(data: dict[str, Any]) -> None:
    pile = [data["state"]["pile"][0] + 1, *data["state"]["pile"][1:]]
    assert faults({**data, "state": {**data["state"], "pile": pile}}) == ["herbs are missing or too many"]
