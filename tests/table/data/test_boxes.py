"""Boxes: an owner's own components, as a file or as data, checked before anything is dealt."""

import copy
import hashlib
import pickle
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from table.helping import GAME, failing, new, play_on

import coven
from coven.table.box import Box, hash_of

OWN = {"name": "own", "copies": [0, 0, 0, 0, 0, 60], "hand_size": 5}
OWN_FILE = 'name = "own"\ncopies = [0, 0, 0, 0, 0, 60]\nhand_size = 5\n'


@pytest.fixture
def own_file(tmp_path: Path) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(OWN_FILE)
    return path


def test_the_standard_box_unless_told_otherwise() -> None:
    table = new(2)
    assert table.box is GAME.standard_box
    assert table.box.name == "standard"
    assert len(table.view(0)["hand"]) == 3


def test_an_own_box_as_file_path_data_or_box(own_file: Path) -> None:
    boxes = [new(2, box=source).box for source in (own_file, str(own_file), OWN, GAME.box(OWN))]
    assert {box.hash for box in boxes} == {hash_of(OWN)}
    assert {box.name for box in boxes} == {"own"}
    assert play_on(new(2, box=own_file), 2).view(0)["hand"] == [6] * 5


def test_order_spacing_and_remarks_do_not_count(own_file: Path, tmp_path: Path) -> None:
    shuffled = tmp_path / "shuffled.toml"
    shuffled.write_text("# mine\nhand_size=5\ncopies=[0,0,0,\n 0,0,60]\n\nname='own'\n")
    assert GAME.box(shuffled).hash == GAME.box(own_file).hash == GAME.box(dict(reversed(OWN.items()))).hash
    assert GAME.box({**OWN, "hand_size": 4}).hash != GAME.box(OWN).hash
    assert GAME.box({**OWN, "copies": [60, 0, 0, 0, 0, 0]}).hash != GAME.box(OWN).hash


def test_the_hash_of_a_box_is_that_of_its_canonical_text() -> None:
    """Records keep it: whatever writes them, in whatever order, it is the same for ever."""
    text = '{"a":[1,2],"b":{"c":"Zürich","d":true}}'
    assert hash_of({"b": {"d": True, "c": "Zürich"}, "a": [1, 2]}) == hashlib.sha256(text.encode()).hexdigest()


def test_a_box_is_the_tables_own() -> None:
    data: dict[str, Any] = copy.deepcopy(OWN)
    table = new(2, box=data)
    data["copies"][0] = 99
    table.keeper.position()["box"]["copies"][0] = 99
    assert table.box.data == OWN
    assert hash_of(table.box.data) == table.box.hash


@pytest.mark.parametrize(
    ("changed", "faults"),
    [
        ({"hand_size": 9}, 1),
        ({"hand_size": 9, "copies": [1]}, 2),
        ({"copies": [1, 1, 1, 1, 1, 1]}, 1),
        ({"copies": 60}, 1),
        ({"copies": None}, 1),
        ({"name": None}, 1),
        ({"name": 3}, 1),
        ({"made": date(2020, 1, 1)}, 1),
    ],
)
def test_faults_of_a_box_are_all_named(changed: dict[str, Any], faults: int) -> None:
    with failing("bad_box") as caught:
        new(2, box={**OWN, **changed})
    assert len(caught.value.details["faults"]) == faults


@pytest.mark.parametrize("content", [b"copies = [", b'name = "own"\nname = "twice"\n', b"\xff\xfe", b"a = " + b"[" * 100_000, b""], ids=range(5))
def test_a_file_that_is_no_box(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_bytes(content)
    with failing("bad_box"):
        new(2, box=path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with failing("no_such_file") as caught:
            GAME.box(path)
        assert caught.value.details == {"file": path.name}
        assert str(path.parent) not in str(caught.value)


def test_a_box_without_a_name_is_none() -> None:
    with failing("bad_box"):
        Box.from_data({}, GAME.rules.build_box)


def test_a_box_goes_to_another_process_and_back_whole() -> None:
    box = coven.game("broom_service").standard_box
    assert box.plain.rounds == box.record.rounds
    again = pickle.loads(pickle.dumps(box))
    assert (again, again.plain.tobytes()) == (box, box.plain.tobytes())


def test_a_box_can_not_be_changed() -> None:
    with pytest.raises(TypeError):
        coven.game("witches").standard_box.plain.pass_cards[3] = 1
