"""`coven box`: boxes listed, shown, checked, drawn and copied, for a game with tools of its own and for games without."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

import coven
from coven.cli.commands.box import examine
from coven.cli.main import app, main
from coven.cli.output import Output
from tests.cli.complaints import complaint

BROOM = coven.game("broom_service")
WITCHES = coven.game("witches")
DOCS = Path(__file__).resolve().parents[3] / "docs"
SMALL = BROOM.about.folder / "boxes" / "small.toml"


def answer(capsys: pytest.CaptureFixture[str], *args: str, status: int = 0) -> Any:
    """What a program is told: one JSON value and nothing else."""
    capsys.readouterr()
    assert main(["box", *args, "--json"]) == status
    return json.loads(capsys.readouterr().out)


def output_of(capsys: pytest.CaptureFixture[str], *args: str, status: int = 0) -> str:
    """What a person reads."""
    capsys.readouterr()
    assert main(["box", *args, *(() if "--lang" in args else ("--lang", "en"))]) == status
    return capsys.readouterr().out


def changed(game: coven.Game, target: Path, *changes: tuple[str, str]) -> Path:
    """The standard box with some text replaced, once each."""
    text = (game.about.folder / "boxes" / "standard.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    target.write_text(text, encoding="utf-8")
    return target


# --- list and show ----------------------------------------------------------------------------------------------------


def test_the_boxes_of_all_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    rows = answer(capsys, "list")
    assert {(row["game"], row["name"]) for row in rows} >= {
        ("broom_service", "small"),
        ("broom_service", "standard"),
        ("wandering_towers", "standard"),
        ("witches", "standard"),
    }
    hashes = {(row["game"], row["name"]): row["hash"] for row in rows}
    assert hashes["witches", "standard"] == WITCHES.standard_box.hash
    assert hashes["broom_service", "small"] == BROOM.box(SMALL).hash


def test_only_the_boxes_of_the_games_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert {row["game"] for row in answer(capsys, "list", "broom-service")} == {"broom_service"}
    out = output_of(capsys, "list", "broom_service", "--lang", "de")
    assert "Ein kleines Reich" in out and "Witches" not in out


def test_show_tells_whose_numbers_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    shown = answer(capsys, "show", "broom_service")
    assert shown["game"] == "broom_service" and shown["hash"] == BROOM.standard_box.hash
    assert sum(shown["origins"].values()) == len(shown["values"])
    out = output_of(capsys, "show", "broom_service")
    assert "More or Less?: fewest roles 1; points 9, 6, 3, 0, -3 *\n" in out
    assert "storm cloud 2: a move when charmed away; count 2; cost 1 *; bolts 1 *\n" in out
    assert "\nAbout this box: Our own, invented or inferred because nobody tells: the lightning table, the heavy clouds, the map of the front" in out


def test_show_speaks_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    out = output_of(capsys, "show", "broom_service", "small", "--lang", "de")
    assert out.startswith("Ein kleines Reich (small)") and "\nÜber diese Schachtel: Alles darin ist von uns" in out
    assert "Sturmwolke 2: eine Bewegung beim Wegzaubern *; Anzahl 2 *; Preis 1 *; Blitze 2 *\n" in out
    assert "stormwolk 2: een verplaatsing bij het wegtoveren" in output_of(capsys, "show", "broom_service", "--lang", "nl")


def test_show_of_an_owner_s_box_says_nothing_of_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (BROOM.about.folder / "boxes" / "standard.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace('"ours"', '"reported"'), encoding="utf-8")
    out = output_of(capsys, "show", "broom_service", str(tmp_path / "mine.toml"))
    assert "\nAbout this box: Nothing in it is our own." in out and "*" not in out.replace("(*): 0", "")


def test_show_of_a_game_without_tools_tells_all_its_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "show", "witches")["data"] == WITCHES.standard_box.data
    out = output_of(capsys, "show", "witches").splitlines()
    assert "fire_witch: card R11; doubles_up_to 15" in out
    assert "passing 2: players 4; cards 3; to left, right, across" in out


# --- check ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("args", [["broom_service"], ["broom_service", "small"], ["broom_service", str(SMALL)], ["witches"], ["wandering_towers"]])
def test_our_boxes_are_in_order(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "everything is in order" in output_of(capsys, "check", *args)
    assert answer(capsys, "check", *args)["good"] is True


def test_every_fault_of_a_broken_box_is_named_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changes = (("hand_size = 4", "hand_size = 40"), ("three = 2", "three = -2"), ('id = "t3"\ncolour = "', 'id = "t3"\ncolour = "dark '))
    path = changed(BROOM, tmp_path / "broken.toml", *changes)
    lines = path.read_text(encoding="utf-8").splitlines()
    found = answer(capsys, "check", "broom_service", str(path), status=1)
    assert found["good"] is False
    assert [lines[fault["line"] - 1].partition(" = ")[0] for fault in found["faults"]] == ["hand_size", "three", "colour"]
    out = output_of(capsys, "check", "broom_service", str(path), status=1).splitlines()
    assert out[0] == "broken.toml: 3 faults." and len(out) == 4
    assert out[1] == f"  line {found['faults'][0]['line']}: setup: hand_size must be a whole number from 1 to 9"
    dutch = output_of(capsys, "check", "broom_service", str(path), "--lang", "nl", status=1).splitlines()
    assert dutch[0] == "broken.toml: 3 fouten:" and dutch[1].startswith("  regel ")


def test_every_fault_of_a_broken_box_of_a_game_without_tools(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = changed(WITCHES, tmp_path / "broken.toml", ("copies = 4", "copies = 5"), ('suit = "R"', 'suit = "Q"'), ("points = 5", "points = 0"))
    problems = [fault["problem"] for fault in answer(capsys, "check", "witches", str(path), status=1)["faults"]]
    assert "there must be 4 wizards" in problems
    assert "fire must name one of the suits" in problems
    assert "water_witch.points must be a whole number from 1 to 99" in problems
    assert "  there must be 4 wizards\n" in output_of(capsys, "check", "witches", str(path), status=1)


@pytest.mark.parametrize("game", ["broom_service", "witches"])
def test_what_is_no_toml_is_a_fault_with_its_line(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.toml"
    path.write_text('name = "broken"\n\n[table\n', encoding="utf-8")
    (fault,) = answer(capsys, "check", game, str(path), status=1)["faults"]
    assert fault["line"] == 3 and "not a TOML file" in fault["problem"]


@pytest.mark.parametrize("game", ["broom_service", "witches"])
@pytest.mark.parametrize("text", ["", "name = 3", "a = " + "[" * 5000, "a = " + "9" * 5000, 'name = "x"\nroles = [1]\nsuits = "s"\nfront = 2\n'])
def test_no_file_is_too_strange_to_be_checked(game: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "strange.toml").write_text(text, encoding="utf-8")
    assert answer(capsys, "check", game, str(tmp_path / "strange.toml"), status=1)["faults"]


@pytest.mark.parametrize("game", ["broom_service", "witches"])
@pytest.mark.parametrize("more, code", [("x = 1\n" * 400_000, "characters"), ("[a]\nb = [" + "0, " * 300 + "]", "a.b has 300 entries")])
def test_a_box_has_the_same_limits_as_on_a_server(game: str, more: str, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (coven.game(game).about.folder / "boxes" / "standard.toml").read_text(encoding="utf-8")
    (tmp_path / "large.toml").write_text(text + more, encoding="utf-8")
    (fault,) = answer(capsys, "check", game, str(tmp_path / "large.toml"), status=1)["faults"]
    assert code in fault["problem"]
    assert len(output_of(capsys, "check", game, str(tmp_path / "large.toml"), "--lang", "de", status=1).splitlines()) == 2


@pytest.mark.parametrize(
    "language, whole, outline",
    [
        ("en", "more than 131072 characters", "characters; at most 5000 are allowed"),
        ("de", "mehr als 131072 Zeichen", "Zeichen; erlaubt sind höchstens 5000"),
        ("nl", "meer dan 131072 tekens", "tekens; hoogstens 5000 zijn toegestaan"),
    ],
)
def test_a_box_that_is_a_bomb_is_refused_in_plain_words(
    language: str, whole: str, outline: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An outline of so many points would take minutes and gigabytes to look at; that it is too long is said instead."""
    for points, said in ((9_000, whole), (4_000, f"{len(bomb(4_000))} {outline}")):
        path = changed(BROOM, tmp_path / "bomb.toml", ('outline = "', f'outline = "{bomb(points)}" # "'))
        head, *faults = output_of(capsys, "check", "broom_service", str(path), "--lang", language, status=1).splitlines()
        assert head.startswith("bomb.toml: ") and len(faults) == 1, faults
        assert re.sub(r"(?<=\d)[.,\u00a0](?=\d)", "", faults[0]).endswith(said), "numbers as the language writes them"


def bomb(points: int) -> str:
    return " ".join(f"{x % 1000},{x % 997}" for x in range(points))


def test_a_broken_box_is_neither_shown_nor_drawn_nor_copied_nor_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(changed(BROOM, tmp_path / "broken.toml", ("hand_size = 4", "hand_size = 40")))
    for args in (
        ["show", "broom_service", path],
        ["draw", "broom_service", path],
        ["new", "broom_service", str(tmp_path / "my.toml"), "--from", path],
    ):
        said = complaint(capsys, "box", *args)
        assert "[bad_box]" in said and "hand_size must be a whole number from 1 to 9" in said
    assert not (tmp_path / "my.toml").exists()
    assert main(["simulate", "broom_service", "-n", "1", "--box", path]) == 2


def test_a_box_can_not_command_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = changed(WITCHES, tmp_path / "box.toml", ('landscape = "volcano"', 'landscape = "\\u001b[2Jvolcano"'))
    assert main(["box", "show", "witches", str(path), "--lang", "en"]) == 2, "what nobody sees is refused"
    said = capsys.readouterr()
    assert said.err and "\x1b" not in said.out + said.err


def test_a_tool_that_stumbles_leaves_the_check_to_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(_source: Path) -> None:
        raise KeyError("front")

    monkeypatch.setattr(BROOM.faces.box_tool, "check", stumble)
    (tmp_path / "empty.toml").write_text('name = "empty"\n', encoding="utf-8")
    assert len(examine(BROOM, tmp_path / "empty.toml")["faults"]) > 3


# --- draw -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["front", "back"])
def test_a_map_is_drawn_into_a_file(side: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "map.svg"
    out = output_of(capsys, "draw", "broom_service", "--side", side, "--out", str(file), "--width", "390")
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    _, _, wide, high = map(float, root.attrib["viewBox"].split())
    assert out.split() == ["Drawn:", str(file)]
    assert root.attrib["width"] == "390" and int(root.attrib["height"]) == round(390 * high / wide)
    drawn = {element.get("id") for element in root.iter()}
    assert {tower["id"] for tower in BROOM.standard_box.data[side]["towers"]} <= drawn


def test_a_map_goes_to_standard_output_in_the_language_spoken(capsys: pytest.CaptureFixture[str]) -> None:
    svg = output_of(capsys, "draw", "broom_service", "small", "--lang", "de")
    root = ElementTree.fromstring(svg)
    assert root[0].text == BROOM.box(SMALL).data["front"]["title"]["de"] and "width" not in root.attrib
    assert answer(capsys, "draw", "broom_service", "small", "--lang", "de")["svg"] == svg


@pytest.mark.parametrize("side", ["front", "back"])
def test_the_pictures_in_the_docs_are_those_of_the_box(side: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`tools/pictures/picture_maps.py` writes them; they lead nowhere outside."""
    picture = (DOCS / f"broom-{side}.svg").read_text(encoding="utf-8")
    assert picture == output_of(capsys, "draw", "broom_service", "--side", side)
    assert picture.count("://") == 1 and all(place.startswith("#") for place in re.findall(r"href=['\"]([^'\"]*)", picture))


def test_a_narrow_map_has_marks_and_a_wide_one_names(capsys: pytest.CaptureFixture[str]) -> None:
    narrow, wide = (output_of(capsys, "draw", "broom_service", "--width", width) for width in ("390", "1240"))
    assert ".name { display: none; }" in narrow and ".name { display: none; }" not in wide
    assert "@media" not in narrow + wide


def test_a_map_without_outlines_can_not_be_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "\n".join(line for line in SMALL.read_text(encoding="utf-8").splitlines() if not line.startswith("outline = "))
    (tmp_path / "bare.toml").write_text(text, encoding="utf-8")
    assert "[not_drawn]" in complaint(capsys, "box", "draw", "broom_service", str(tmp_path / "bare.toml"))


# --- new --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["broom_service", "witches", "wandering_towers"])
def test_a_copy_is_the_standard_box_under_its_own_name(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = answer(capsys, "new", game, str(tmp_path / "mine"))
    assert made == {"game": game, "file": str(tmp_path / "mine.toml"), "name": "mine"}
    assert coven.game(game).box(tmp_path / "mine.toml").data == {**coven.game(game).standard_box.data, "name": "mine"}
    assert answer(capsys, "check", game, str(tmp_path / "mine.toml"))["name"] == "mine"


@pytest.mark.parametrize("game", ["broom_service", "witches"])
def test_an_existing_file_is_never_overwritten(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.toml").write_text("my work\n", encoding="utf-8")
    assert "[file_exists]" in complaint(capsys, "box", "new", game, str(tmp_path / "mine.toml"))
    assert (tmp_path / "mine.toml").read_text(encoding="utf-8") == "my work\n"


@pytest.mark.parametrize("game", ["broom_service", "witches"])
def test_a_copy_with_an_odd_file_name_can_be_read_again(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output_of(capsys, "new", game, str(tmp_path / 'my "odd" box.toml'))
    assert answer(capsys, "check", game, str(tmp_path / 'my "odd" box.toml'))["name"] == "my odd box"


# --- playing with a box -----------------------------------------------------------------------------------------------


def simulated(capsys: pytest.CaptureFixture[str], folder: Path, *args: str) -> coven.Record:
    """The record of a game between random bots."""
    capsys.readouterr()
    assert main(["simulate", *args, "-n", "1", "--bots", "random", "--seed", "4", "--save", str(folder), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    (file,) = folder.glob("*.jsonl")
    assert main(["verify", str(file)]) == 0
    return coven.load(file)


@pytest.mark.parametrize("box", ["small", str(SMALL)])
def test_the_second_box_is_played_and_recorded(box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By its name or its path; the hash of the box is in the record, and the game verifies from the record alone."""
    record = simulated(capsys, tmp_path, "broom_service", "--players", "2", "--box", box)
    assert record.header["box"]["name"] == "small" and record.header["box"]["hash"] == BROOM.box(SMALL).hash


def test_a_copied_and_edited_box_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    output_of(capsys, "new", "broom_service", str(file), "--from", "small")
    file.write_text(file.read_text(encoding="utf-8").replace("rounds = 5", "rounds = 2", 1), encoding="utf-8")
    record = simulated(capsys, tmp_path / "games", "broom_service", "--players", "2", "--box", str(file))
    assert record.header["box"]["name"] == "mine" and record.header["box"]["data"]["setup"]["rounds"] == 2
    longer = simulated(capsys, tmp_path / "more", "broom_service", "--players", "2", "--box", "small")
    assert 0 < len(record.moves) < len(longer.moves)


def test_a_box_of_one_s_own_at_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output_of(capsys, "new", "witches", str(tmp_path / "mine.toml"))
    table = ["--players", "3", "-o", "rounds=1", "--human", "none", "--bots", "random", "--seed", "1", "--fast"]
    assert main(["play", "witches", *table, "--box", str(tmp_path / "mine.toml")]) == 0


# --- bad input and help -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["list", "chess"], "unknown_game"),
        (["show", "chess"], "unknown_game"),
        (["check", "chess"], "unknown_game"),
        (["draw", "chess"], "unknown_game"),
        (["new", "chess", "mine.toml"], "unknown_game"),
        (["show", "broom_service", "nowhere"], "no_such_file"),
        (["check", "witches", "nowhere.toml"], "no_such_file"),
        (["check", "witches", "small"], "no_such_file"),
        (["new", "witches", "mine.toml", "--from", "nowhere"], "no_such_file"),
        (["new", "witches", "nowhere/mine.toml"], "cannot_write"),
        (["new", "broom_service", "nowhere/mine.toml"], "cannot_write"),
        (["new", "witches", "."], "cannot_write"),
        (["new", "witches", ".."], "cannot_write"),
        (["new", "witches", "/"], "cannot_write"),
        (["new", "broom_service", "."], "cannot_write"),
        (["draw", "broom_service", "--out", "."], "cannot_write"),
        (["draw", "broom_service", "--out", "nowhere/map.svg"], "cannot_write"),
        (["draw", "broom_service", "--side", "top"], "unknown_side"),
        (["draw", "broom_service", "--width", "3"], "bad_usage"),
        (["draw", "witches"], "no_map"),
        (["draw", "wandering_towers"], "no_map"),
        (["burn"], "bad_usage"),
        (["show"], "bad_usage"),
        (["list", "--lang", "fr"], "unknown_language"),
    ],
)
def test_bad_input_is_one_clear_line_with_its_code(
    args: list[str], code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert f"[{code}]" in complaint(capsys, "box", *args)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("code", ["file_exists", "no_map", "unknown_side", "not_drawn"])
def test_the_faults_of_boxes_have_words_in_every_language(code: str) -> None:
    said = {
        language: Output(language).explain(coven.CovenError(code, "", file="a.toml", game="witches", side="top")) for language in ("en", "de", "nl")
    }
    assert len(set(said.values())) == 3 and all(said.values())


def test_without_a_command_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    out = output_of(capsys, "--lang", "de")
    assert all(name in out for name in ("list", "show", "check", "draw", "new")) and "help-" not in out


def test_a_stranger_s_runner_gets_the_same_answer() -> None:
    """The Typer app itself, as any runner drives it."""
    done = CliRunner().invoke(app, ["box", "list", "witches", "--json"], obj=Output("en", json=True))
    assert done.exit_code == 0 and json.loads(done.output)[0]["hash"] == WITCHES.standard_box.hash
    assert CliRunner().invoke(app, ["box", "check", "witches"], obj=Output("en")).exit_code == 0
