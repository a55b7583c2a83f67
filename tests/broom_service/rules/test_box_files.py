"""Boxes for people: what is listed, shown, checked and copied."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from coven.errors import CovenError
from coven.games.broom_service import box_tools
from coven.games.broom_service.picture.legend import speaker
from coven.table.words import LANGUAGES
from tests.broom_service.files import Data, load

NAMES = ("standard", "small")


def test_every_value_tells_its_origin() -> None:
    for name in NAMES:
        shown = box_tools.show(name)
        assert {value["source"] for value in shown["values"]} <= {"rulebook", "reported", "ours"}
        assert sum(shown["origins"].values()) == len(shown["values"])
    assert box_tools.show("small")["origins"]["rulebook"] == 0


def test_show_tells_our_numbers_from_the_rulebook_s() -> None:
    values = {(*value["where"], value["key"]): value["source"] for value in box_tools.show("standard")["values"]}
    assert values["events", "more_or_less", "fewest"] == "rulebook"
    assert values["events", "more_or_less", "points"] == "ours"
    assert values["roles", "fruit_gatherer", "brave"] == "reported"
    assert values["lightning", "points"] == "ours"
    assert values["front", "towers", "t23", "points"] == "rulebook"
    assert values["front", "towers", "t23", "areas"] == "ours"


INFERRED = [
    ("roles", "valley_druid", "landscapes"),
    ("roles", "peak_druid", "landscapes"),
    ("roles", "herb_gatherer", "cowardly"),
    ("roles", "herb_gatherer", "brave"),
    ("roles", "root_gatherer", "brave"),
    ("events", "black_market", "points"),
    ("events", "black_distillery", "resources"),
    *(("events", "perilous_places", landscape) for landscape in ("forest", "hill", "mountain", "prairie")),
    *(("events", "protected_places", landscape) for landscape in ("forest", "hill", "mountain", "prairie")),
    ("events", "the_works", "set"),
    *(("mountain_tiles", str(number), "count") for number in range(1, 6)),
    *(("hill_tiles", str(number), "count") for number in range(1, 6)),
]
CERTAIN = [
    ("setup", "bewitched_cards"),
    ("sets", "four"),
    ("amulets", "points"),
    ("roles", "valley_druid", "bonus"),
    ("storm_clouds", "1", "effect"),
    ("storm_clouds", "1", "points"),
    ("storm_clouds", "4", "need"),
    ("mountain_tiles", "1", "gain"),
    ("mountain_tiles", "4", "moves"),
    ("forest_tiles", "3", "points"),
    ("hill_tiles", "6", "tower"),
]


def test_what_is_inferred_is_ours() -> None:
    """The data sheet calls these inferred or unknown, the others certain."""
    values = {(*value["where"], value["key"]): value["source"] for value in box_tools.show("standard")["values"]}
    assert {values[where] for where in INFERRED} == {"ours"}
    assert {values[where] for where in CERTAIN} == {"rulebook"}
    assert [where[1] for where, source in values.items() if source == "reported"] == ["fruit_gatherer"] * 2
    assert {source for where, source in values.items() if where[0] == "back"} == {"ours"}


def test_show_is_plain_data_and_reads_well() -> None:
    shown = box_tools.show("standard")
    assert json.loads(json.dumps(shown)) == shown
    lines = box_tools.show_words(shown, speaker("en"))
    assert "More or Less?: fewest roles 1; points 9, 6, 3, 0, -3 *" in lines
    assert "cloud spaces (front): 18" in lines
    assert "root gatherer: cowardly 1 × orange potion or 1 × wand *; brave 2 × orange potion, 1 × wand *" in lines
    assert "hill tile 6: tower (colour orange, points 7, wands 0); count 1" in lines
    assert any(line.startswith("front, tower t23: colour purple; shape square; points 4; wands 0; areas ") for line in lines)


def test_show_tells_what_clouds_and_tiles_do() -> None:
    lines = box_tools.show_words(box_tools.show("standard"), speaker("en"))
    assert "storm cloud 2: a move when charmed away; count 2; cost 1 *; bolts 1 *" in lines
    assert "mountain tile 3: one delivery; count 1 *" in lines
    assert "forest tile 1: the brave action though cowardly; count 2" in lines
    assert "hill tile 1: turbo broom to stone circles A, B *; count 1 *" in lines


@pytest.mark.parametrize("name", NAMES)
def test_a_box_is_shown_in_every_language(name: str) -> None:
    """No line is left in English, and no message is missing."""
    shown = box_tools.show(name)
    english, *others = (box_tools.show_words(shown, speaker(language)) for language in LANGUAGES)
    for lines in (english, *others):
        assert not re.search(r"\b(box|about|group|effect|role|event|landscape|resource|side)-[a-z]", "\n".join(lines))
    for lines in others:
        assert len(lines) == len(english)
        assert [line for line, said in zip(lines, english, strict=True) if line == said and line] == []


# --- about -----------------------------------------------------------------------------------------------------------


def marked(table: Any, source: str) -> Any:
    """The same data with every origin replaced."""
    if isinstance(table, dict):
        return {key: source if key == "source" else marked(value, source) for key, value in table.items()}
    return [marked(row, source) for row in table] if isinstance(table, list) else table


def test_about_tells_which_groups_are_ours(box: Data) -> None:
    said = box_tools.about(box, speaker("en"))
    ours, partly, rulebook = (re.search(rf"{start}: ([^.]*)\.", said)[1] for start in ("nobody tells", "in part", "From the rulebook"))  # type: ignore[index]
    assert ours == "the lightning table, the heavy clouds, the map of the front, the map of the back"
    assert partly == "the role cards, the event cards, the storm clouds, the mountain tiles, the hill tiles"
    assert rulebook == "the set-up, the points for sets, the points for amulets, the forest tiles"
    assert "report" not in said and "coven box new" in said


def test_about_a_box_of_our_own() -> None:
    assert box_tools.about(load("small"), speaker("en")).startswith("Everything in it is our own; this is not the printed game.")
    assert box_tools.about(load("small"), speaker("de")).startswith("Alles darin ist von uns")


def test_about_an_owner_s_box(box: Data) -> None:
    """Whoever has written in the printed numbers, and drawn the printed maps, is told nothing of ours."""
    said = box_tools.about(marked(box, "reported"), speaker("en"))
    assert said.startswith("Nothing in it is our own. As people who own the game report it, at least in part: the set-up, ")
    assert "the map of the back" in said and "coven box new" not in said
    box["front"] = marked(box["front"], "reported")
    said = box_tools.about(box, speaker("en"))
    assert "at least in part: the map of the front." in said
    assert "the heavy clouds, the map of the back." in said


def test_a_map_with_a_tower_of_ours_is_ours_in_part(box: Data) -> None:
    box["front"] = marked(box["front"], "reported")
    box["front"]["towers"][3]["source"] = {"points": "ours"}
    assert "the hill tiles, the map of the front." in box_tools.about(box, speaker("en"))


def test_about_stands_in_what_is_shown() -> None:
    for language in LANGUAGES:
        speak = speaker(language)
        assert f"{speak('about-title')}: {box_tools.about(load('standard'), speak)}" in box_tools.show_words(box_tools.show("standard"), speak)


# --- list and check --------------------------------------------------------------------------------------------------


def test_boxes_are_listed() -> None:
    assert [row["name"] for row in box_tools.list_boxes()] == ["small", "standard"]
    assert all(set(row["title"]) == {"en", "de", "nl"} for row in box_tools.list_boxes())


@pytest.mark.parametrize("name", NAMES)
def test_our_boxes_pass_their_check(name: str) -> None:
    checked = box_tools.check(name)
    assert checked == {"file": f"{name}.toml", "name": name, "good": True, "faults": []}


def broken_file(folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the standard box with some text replaced, once each."""
    path = folder / "broken.toml"
    text = (box_tools.FOLDER / "standard.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    return path


def test_check_names_the_line_of_every_fault(tmp_path: Path) -> None:
    path = broken_file(tmp_path, ("hand_size = 4", "hand_size = 40"), ('id = "t3"\ncolour = "', 'id = "t3"\ncolour = "dark '))
    lines = path.read_text(encoding="utf-8").splitlines()
    checked = box_tools.check(path)
    assert [lines[fault["line"] - 1].split(" = ")[0] for fault in checked["faults"]] == ["hand_size", "colour"]
    assert lines[checked["faults"][1]["line"] - 2] == 'id = "t3"'
    assert [fault["problem"] for fault in checked["faults"]] == [
        "hand_size must be a whole number from 1 to 9",
        "colour must be orange, green or purple",
    ]


def test_check_names_the_lines_of_a_renamed_event(tmp_path: Path) -> None:
    """The strange one at its own header, the missing one where the events begin."""
    path = broken_file(tmp_path, ("[events.flock_together]", "[events.flok_together]"))
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [(lines[fault["line"] - 1], fault["problem"]) for fault in box_tools.check(path)["faults"]] == [
        ("[events.more_or_less]", "the event flock_together is missing"),
        ("[events.flok_together]", "there is no event flok_together"),
    ]


def test_check_names_the_line_of_a_list_that_is_too_short(tmp_path: Path) -> None:
    path = broken_file(tmp_path, ('[[roles]]\nid = "forest_witch"\nlandscapes = ["forest"]\nsource = "rulebook"\n', ""))
    (fault,) = box_tools.check(path)["faults"]
    assert fault["problem"] == "there must be 10 roles, not 9"
    assert path.read_text(encoding="utf-8").splitlines()[fault["line"] - 1] == "[[roles]]"


def test_check_names_the_header_of_a_table_that_lacks_something(tmp_path: Path) -> None:
    path = broken_file(tmp_path, ("[events.flock_together]\npoints = 4\n", "[events.flock_together]\n"))
    (fault,) = box_tools.check(path)["faults"]
    assert path.read_text(encoding="utf-8").splitlines()[fault["line"] - 1] == "[events.flock_together]"


def test_check_of_what_is_no_toml(tmp_path: Path) -> None:
    path = broken_file(tmp_path, ("[sets]", "[sets"))
    checked = box_tools.check(path)
    assert not checked["good"]
    assert path.read_text(encoding="utf-8").splitlines()[checked["faults"][0]["line"] - 1] == "[sets"


def test_check_of_a_box_without_a_name(tmp_path: Path) -> None:
    path = broken_file(tmp_path, ('name = "standard"', ""))
    assert [fault["problem"] for fault in box_tools.check(path)["faults"]] == ["it has no name"]


def test_a_box_that_is_not_there() -> None:
    with pytest.raises(CovenError, match="There is no box 'nowhere'"):
        box_tools.check("nowhere")


def test_a_copy_has_its_own_name_and_never_overwrites(tmp_path: Path) -> None:
    path = box_tools.copy_to("standard", tmp_path / "mine.toml")
    assert box_tools.check(path) == {"file": "mine.toml", "name": "mine", "good": True, "faults": []}
    text = path.read_text(encoding="utf-8")
    assert text.replace('name = "mine"', 'name = "standard"', 1) == (box_tools.FOLDER / "standard.toml").read_text(encoding="utf-8")
    with pytest.raises(CovenError, match=r"mine.toml exists already"):
        box_tools.copy_to("small", path)
    assert path.read_text(encoding="utf-8") == text


def test_a_table_is_shown_to_its_end() -> None:
    """Broom 50: all eighty values of the lightning table can be read, not the first few."""
    shown = box_tools.show_words(box_tools.show("standard"), speaker("en"))
    line = next(line for line in shown if line.startswith("lightning"))
    assert [int(number) for number in re.findall(r"\d+", line)] == load("standard")["lightning"]["points"]
    assert not any("…" in line for line in shown)


def test_the_rules_tell_the_lightning_table_of_the_box() -> None:
    """Broom 50."""
    rules = (box_tools.FOLDER.parent / "RULES.md").read_text(encoding="utf-8")
    row = next(line for line in rules.splitlines() if line.startswith("| points | 1 |"))
    numbers = [int(number) for number in re.findall(r"\d+", row)]
    assert numbers == load("standard")["lightning"]["points"][: len(numbers)]
    assert all(worth == count + count * count // 4 for count, worth in enumerate(load("standard")["lightning"]["points"], 1))
