"""Boxes for people: what is listed, shown, checked and copied."""

import json
from pathlib import Path

import pytest

from coven.errors import CovenError
from coven.games.broom_service import boxtool

NAMES = ("standard", "small")


def test_every_value_tells_its_origin() -> None:
    for name in NAMES:
        shown = boxtool.show(name)
        assert {value["source"] for value in shown["values"]} <= {"rulebook", "reported", "ours"}
        assert sum(shown["origins"].values()) == len(shown["values"])
    assert boxtool.show("small")["origins"]["rulebook"] == 0


def test_show_tells_our_numbers_from_the_rulebook_s() -> None:
    values = {(*value["where"], value["key"]): value["source"] for value in boxtool.show("standard")["values"]}
    assert values["events", "perilous_places", "forest"] == "rulebook"
    assert values["events", "perilous_places", "hill"] == "ours"
    assert values["roles", "fruit_gatherer", "brave"] == "reported"
    assert values["lightning", "points"] == "ours"
    assert values["front", "towers", "t23", "points"] == "rulebook"
    assert values["front", "towers", "t23", "areas"] == "ours"


def test_show_is_plain_data_and_reads_well() -> None:
    shown = boxtool.show("standard")
    assert json.loads(json.dumps(shown)) == shown
    lines = boxtool.show_words(shown)
    assert "events perilous places: forest -1; hill -2 *; mountain 0 *; prairie -3" in lines
    assert "  18 front clouds" in lines


def test_boxes_are_listed() -> None:
    assert [row["name"] for row in boxtool.list_boxes()] == ["small", "standard"]
    assert all(set(row["title"]) == {"en", "de", "nl"} for row in boxtool.list_boxes())


@pytest.mark.parametrize("name", NAMES)
def test_our_boxes_pass_their_check(name: str) -> None:
    checked = boxtool.check(name)
    assert checked == {"file": f"{name}.toml", "name": name, "good": True, "faults": []}
    assert boxtool.check_words(checked) == [f"{name}.toml: everything is in order."]


def broken_file(folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the standard box with some text replaced, once each."""
    path = folder / "broken.toml"
    text = (boxtool.FOLDER / "standard.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    return path


def test_check_names_the_line_of_every_fault(tmp_path: Path) -> None:
    path = broken_file(tmp_path, ("hand_size = 4", "hand_size = 40"), ('id = "t3"\ncolour = "', 'id = "t3"\ncolour = "dark '))
    lines = path.read_text(encoding="utf-8").splitlines()
    checked = boxtool.check(path)
    assert [lines[fault["line"] - 1].split(" = ")[0] for fault in checked["faults"]] == ["hand_size", "colour"]
    assert lines[checked["faults"][1]["line"] - 2] == 'id = "t3"'
    assert boxtool.check_words(checked)[0] == "broken.toml: 2 faults."
    assert f"line {checked['faults'][0]['line']}: setup: hand_size must be a whole number from 1 to 9" in boxtool.check_words(checked)


def test_check_names_the_header_of_a_table_that_lacks_something(tmp_path: Path) -> None:
    path = broken_file(tmp_path, ("[events.flock_together]\npoints = 4\n", "[events.flock_together]\n"))
    (fault,) = boxtool.check(path)["faults"]
    assert path.read_text(encoding="utf-8").splitlines()[fault["line"] - 1] == "[events.flock_together]"


def test_check_of_what_is_no_toml(tmp_path: Path) -> None:
    path = broken_file(tmp_path, ("[sets]", "[sets"))
    checked = boxtool.check(path)
    assert not checked["good"]
    assert path.read_text(encoding="utf-8").splitlines()[checked["faults"][0]["line"] - 1] == "[sets"


def test_check_of_a_box_without_a_name(tmp_path: Path) -> None:
    path = broken_file(tmp_path, ('name = "standard"', ""))
    assert [fault["problem"] for fault in boxtool.check(path)["faults"]] == ["it has no name"]


def test_a_box_that_is_not_there() -> None:
    with pytest.raises(CovenError, match="There is no box 'nowhere'"):
        boxtool.check("nowhere")


def test_a_copy_has_its_own_name_and_never_overwrites(tmp_path: Path) -> None:
    path = boxtool.copy_to("standard", tmp_path / "mine.toml")
    assert boxtool.check(path) == {"file": "mine.toml", "name": "mine", "good": True, "faults": []}
    text = path.read_text(encoding="utf-8")
    assert text.replace('name = "mine"', 'name = "standard"', 1) == (boxtool.FOLDER / "standard.toml").read_text(encoding="utf-8")
    with pytest.raises(CovenError, match=r"mine.toml exists already"):
        boxtool.copy_to("small", path)
    assert path.read_text(encoding="utf-8") == text
