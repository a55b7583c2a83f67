"""What is wrong with a box or a position is said in three languages, each fault by its code."""

import copy
import re

import pytest

from coven.errors import CovenError, Finding
from coven.games.witches.state import END_REASONS
from coven.table.words import LANGUAGES, Words
from tests.witches.build import GAME, end_round

FOLDER = GAME.about.folder / "words"
SOURCES = "".join(path.read_text(encoding="utf-8") for room in ("box", "position") for path in (GAME.about.folder / room).glob("*.py"))
SHEET = {f"sheet_{problem}" for problem in (*END_REASONS.names[1:], "shared", "no_overtime")}
CODES = set(re.findall(r'finding\("(\w+)"', SOURCES)) | SHEET | {"must_be_fire", "must_not_be_fire"}


def keys(language, prefix):
    text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    return {key.removeprefix(prefix) for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if key.startswith(prefix)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_words_and_none_is_left_over(language):
    assert keys(language, "finding-") == {code.replace("_", "-") for code in CODES}


def box_faults():
    data = copy.deepcopy(dict(GAME.standard_box.data))
    data["queen"] = {"card": "R11", "points": 0}
    data["wizards"] = {"copies": 3}
    data["passing"][0]["to"] = ["across"]
    with pytest.raises(CovenError) as error:
        GAME.box(data)
    return error.value.details["faults"]


def position_faults():
    data = end_round(["R1 R2", "R11", "*"], [1, 2, 3]).keeper.position()
    state = {**data["state"], "dealer": 0, "leader": 0, "turn": 2, "totals": [70, 2, 3]}
    with pytest.raises(CovenError) as error:
        GAME.from_position({**data, "state": state})
    return error.value.details["faults"]


@pytest.mark.parametrize("found", [box_faults, position_faults])
def test_a_fault_is_a_code_with_details_and_says_the_same_in_three_languages(found):
    faults = found()
    assert len(faults) > 1
    for fault in faults:
        assert isinstance(fault, Finding)
        said = [Words(language, (FOLDER,))(f"finding-{fault.code}".replace("_", "-"), **fault.details) for language in LANGUAGES]
        assert said[0] == str(fault)
        assert len(set(said)) == 3
        assert not any("{" in text or "???" in text for text in said)
