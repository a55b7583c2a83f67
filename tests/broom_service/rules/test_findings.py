"""What is wrong with a box or a position is said in three languages, each fault by its code."""

import copy
import re
from pathlib import Path
from typing import Any

import pytest

from coven.cli.main import main
from coven.cli.output import Output
from coven.errors import CovenError, Finding
from coven.games.broom_service.box.check import faults_of
from coven.games.broom_service.box.faults import Fault
from coven.games.broom_service.box.map import drawing
from coven.games.broom_service.box.most_points import most_points
from coven.games.broom_service.invariants import FAULTS
from coven.table.words import LANGUAGES
from tests.broom_service.build import FG, GAME, RG, table
from tests.broom_service.files import load
from tests.broom_service.rules.test_box import BROKEN, change

FOLDER = GAME.about.folder
SOURCES = "".join(path.read_text(encoding="utf-8") for room in ("box", "position") for path in sorted((FOLDER / room).rglob("*.py")))
SIDES = ("front", "back")
ROWS = (
    "roles heavy_clouds storm_clouds mountain_tiles forest_tiles hill_tiles areas towers clouds circles mountain_spaces forest_spaces hill_spaces"
).split()
IDS = ("id_of_area", "id_of_land", "id_of_mountain", "id_of_forest", "id_of_hill")
CODES = {
    *re.findall(r'(?:finding|\.wrong)\(\s*"(\w+)"', SOURCES),
    *FAULTS[1:],
    *(f"of_{side}" for side in SIDES),
    *(f"row_{rows}" for rows in ROWS),
    *(f"many_{rows}" for rows in (*ROWS, "cloud_tiles", "landscapes", "land_areas")),
    *(f"by_{source}" for source in most_points({})),
    *(f"{part}_{fault}" for part in ("name", "castle", "item") for fault in ("outside", "beyond_edge", "on_top")),
    *("name_of", "castle_of", "number_exactly", "number_between", "number_up_to", "list_exactly", "list_between"),
    *("cloud_over_castle", "cloud_over_circle", "outline_points", "no_outline", *IDS),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_words_and_none_is_left_over(language: str) -> None:
    text = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^finding-([\w-]+) =", text, re.MULTILINE)) == {code.replace("_", "-") for code in CODES}


# --- told by the command line -------------------------------------------------------------------------------------------


def sentence(fault: Finding, language: str) -> str:
    output = Output(language)
    output.use(GAME)
    return output.finding_sentence(fault)


def check_finding(fault: Finding) -> None:
    """All three languages say it, each in its own words, without a gap; English as in Python, but for seats, which people count from 1."""
    said = [sentence(fault, language) for language in LANGUAGES]
    assert len(set(said)) == 3, said
    assert not any(re.search(r"\{|\?\?\?|finding-|Finding", text) for text in said), said
    assert said[0] == re.sub(r"seat (\d+) (has|holds|rests)", lambda seat: f"seat {int(seat[1]) + 1} {seat[2]}", str(fault))


def parts_of(fault: Finding) -> list[Finding]:
    return [fault, *(part for value in fault.details.values() if isinstance(value, Finding) for part in parts_of(value))]


def broken(path: str, value: Any) -> list[Fault]:
    data = copy.deepcopy(load("standard"))
    change(path, value)(data)
    return faults_of(data)


@pytest.mark.parametrize(("path", "value", "words"), BROKEN)
def test_every_fault_of_a_box_says_the_same_in_three_languages(path: str, value: Any, words: str) -> None:
    faults = broken(path, value)
    assert faults
    for fault in faults:
        check_finding(fault.finding)
        assert {part.code for part in parts_of(fault.finding)} <= CODES | {"at_entry"}


def test_faults_of_a_drawing_speak_of_other_entries_in_the_same_language() -> None:
    data = copy.deepcopy(load("standard"))
    front = data["front"]
    front["areas"][0]["at"] = [1, 1]
    front["areas"][7]["castle_at"] = list(front["areas"][7]["at"])
    front["towers"][0]["at"] = list(front["towers"][1]["at"])
    front["towers"][5]["at"] = [20, 20]
    front["clouds"][0]["at"] = list(front["areas"][1]["at"])
    faults = [fault.finding for fault in faults_of(data)]
    for fault in faults:
        check_finding(fault)
    german, dutch = ([sentence(fault, language) for fault in faults] for language in ("de", "nl"))
    assert "Gebiet a7 der Vorderseite: der Name und die Burg liegen übereinander" in german
    assert "Turm t0 der Vorderseite: überlappt sich mit Turm t1 der Vorderseite" in german
    assert "gebied a1 van de voorkant: de naam en wolkenplek c0 van de voorkant liggen over elkaar" in dutch
    assert "gebied a0 van de voorkant: de naam steekt over de rand van de kaart" in dutch


def test_numbers_stand_as_they_are_written_in_a_file() -> None:
    (fault,) = broken("lightning.points", [9999])
    assert "10000" in sentence(fault.problem, "de") and "10000" in sentence(fault.problem, "nl") and "10000" in fault.problem
    (wide,) = (fault for fault in broken("front.width", 5) if fault.where == ("front", "width"))
    assert sentence(wide.problem, "de") == f"width muss eine ganze Zahl von 100 bis {drawing.LARGEST_SHEET} sein"


STATES: list[dict[str, Any]] = [
    {"led": [FG]},
    {"pawns": [[6, 0], [0, 1]]},
    {"pawns": [[99, 0], [0, 1]]},
    {"phase": "sleeping", "bewitched": ["frog"], "turn": 5, "round": 8},
    {"resources": [[1, 1, 1]], "weather": "fine"},
    {"filled": ["t0"], "clouds": [], "pending_gain": [0, 0, 0, 200], "steps": [5, {"kind": "role", "mood": 2, "brave": 2}]},
    {"phase": "acting", "events_left": []},
    {"phase": "choosing", "chosen": [["forest-witch", "hill-witch", "mountain-witch", "prairie-witch", "weather-fairy"], []]},
]


def position_faults(state: dict[str, Any]) -> list[Finding]:
    with pytest.raises(CovenError) as error:
        table([[FG], [RG]], **state)
    return list(error.value.details["faults"])


@pytest.mark.parametrize("state", STATES, ids="-".join)
def test_every_fault_of_a_position_says_the_same_in_three_languages(state: dict[str, Any]) -> None:
    for fault in position_faults(state):
        assert isinstance(fault, Finding) and fault.code in CODES
        check_finding(fault)


@pytest.fixture
def broken_box(tmp_path: Path) -> Path:
    path = tmp_path / "broken.toml"
    text = (FOLDER / "boxes" / "standard.toml").read_text(encoding="utf-8")
    path.write_text(
        text.replace("hand_size = 4", "hand_size = 40").replace('id = "t3"\ncolour = "', 'id = "t3"\ncolour = "dark ', 1), encoding="utf-8"
    )
    return path


IN_A_BOX = {
    "de": ("setup: hand_size muss eine ganze Zahl von 1 bis 9 sein", "Turm t3 der Vorderseite: colour muss orange, green oder purple sein"),
    "nl": ("setup: hand_size moet een geheel getal van 1 tot en met 9 zijn", "toren t3 van de voorkant: colour moet orange, green of purple zijn"),
}
LINE = {"de": "Zeile", "nl": "regel"}


@pytest.mark.parametrize("language", IN_A_BOX)
def test_a_faulty_box_is_told_with_its_lines(language: str, broken_box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["box", "check", "broom_service", str(broken_box), "--lang", language]) == 1
    lines = capsys.readouterr().out.splitlines()[1:]
    assert [re.sub(r"\d+", "N", line.partition(": ")[0]) for line in lines] == [f"  {LINE[language]} N"] * 2
    assert tuple(line.partition(": ")[2] for line in lines) == IN_A_BOX[language]


@pytest.mark.parametrize("language", IN_A_BOX)
@pytest.mark.parametrize("command", [["box", "show", "broom_service"], ["simulate", "broom_service", "-n", "1", "--box"]], ids=["show", "simulate"])
def test_a_faulty_box_is_refused_in_the_language(language: str, command: list[str], broken_box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, str(broken_box), "--lang", language]) == 2
    said = capsys.readouterr().err
    assert all(fault in said for fault in IN_A_BOX[language])
    assert "must be" not in said


IN_A_POSITION = {
    "de": ("Platz 1 hat fruit-gatherer auf der Hand", "für die kommenden Runden sind zu wenige Ereignisse übrig"),
    "nl": ("plaats 1 heeft fruit-gatherer in de hand", "voor de komende rondes zijn er te weinig gebeurtenissen over"),
}


@pytest.mark.parametrize("language", IN_A_POSITION)
def test_a_faulty_position_is_told_by_the_command_line(language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A record that begins with a position nobody could have come to."""
    record = GAME.from_position(GAME.new_table(2, seed=1).keeper.position()).keeper.record(with_seed=True)
    record.header["position"]["state"].update(phase="leading", hands=[[FG], [RG]], led=[FG], events_left=[])
    record.save(tmp_path / "forged.jsonl")
    assert main(["verify", str(tmp_path / "forged.jsonl"), "--lang", language]) == 2
    said = capsys.readouterr().err
    assert all(fault in said for fault in IN_A_POSITION[language])
