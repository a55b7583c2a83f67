"""Every command: what it shows, what it answers to a program, and how bad input is met."""

import json
import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.color import ColorSystem
from rich.console import Console
from rich.text import Text

import coven
from coven.cli.commands.replay import next_number, step_through
from coven.cli.main import main
from coven.cli.output import Output, language_of
from coven.table.words import words
from tests.cli.complaints import complaint

WITCHES = coven.game("witches")
LARGE = "1" + "0" * 34


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a short finished game, as `simulate --save` writes it."""
    folder = tmp_path_factory.mktemp("records")
    assert main(["simulate", "witches", "-n", "1", "--players", "3", "-o", "rounds=1", "--bots", "random", "--seed", "1", "--save", str(folder)]) == 0
    return folder / "witches-000001.jsonl"


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    table = WITCHES.new_table(3, seed=1)
    for _ in range(2):
        table.play(1, table.moves(1)[0])
    table.keeper.record(with_seed=True).save(tmp_path / "unfinished.jsonl")
    return tmp_path / "unfinished.jsonl"


def answer(capsys: pytest.CaptureFixture[str], *args: str, status: int = 0) -> Any:
    """What a program is told by a command with `--json`: one JSON value and nothing else."""
    capsys.readouterr()
    assert main([*args, "--json"]) == status
    return json.loads(capsys.readouterr().out)


# --- games ------------------------------------------------------------------------------------------------------------


def test_games_lists_players_bots_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    listed = {row["name"]: row for row in answer(capsys, "games")}
    witches = listed["witches"]
    assert witches["players"] == [3, 4, 5, 6] and "random" in witches["bots"]
    options = {option["name"]: option for option in witches["options"]}
    assert options["limit"] == {"name": "limit", "default": 70, "values": {"low": 1, "high": 1000, "none": False}}
    assert options["last_spell"]["values"] == ["choice", "transfer", "rescue"]
    assert options["earth_variant"]["default"] is False


def test_games_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "nl"]) == 0
    out = capsys.readouterr().out
    assert "Voor 3, 4, 5, 6 spelers" in out and "last_spell" in out and "van 1 tot en met 1.000; standaard: 70" in out
    assert "none – geen vast aantal (standaard)" in out


# --- simulate ---------------------------------------------------------------------------------------------------------


def test_simulate_tells_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "simulate", "witches", "-n", "3", "--players", "3", "-o", "rounds=1", "--bots", "random", "--seed", "9")
    assert data["games"] == 3 and data["ends"] == {"rounds": 3} and data["options"]["rounds"] == 1
    assert data["moves"] == 3 * (3 * 4 + 60)
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(3, abs=0.01)
    again = answer(capsys, "simulate", "witches", "-n", "3", "--players", "3", "-o", "rounds=1", "--bots", "random", "--seed", "9")
    assert {**data, "seconds": 0} == {**again, "seconds": 0}


def test_simulate_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "witches", "-n", "1", "-o", "rounds=1", "--bots", "random", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "Eine Partie" in out and "random" in out and "1 ×" in out


# --- replay and verify ------------------------------------------------------------------------------------------------


def test_a_finished_game_is_replayed_open(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "replay", str(finished))
    record = coven.load(finished)
    assert [(step["seat"], step["move"]) for step in data["steps"][1:]] == list(record.moves)
    assert record.ending is not None and data["outcome"] == record.ending["outcome"]


def test_a_game_seen_from_one_seat_hides_what_the_others_chose(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "replay", str(finished), "--seat", "2")
    aside = [event for step in data["steps"] for event in step["events"] if event["kind"] == "set_aside"]
    assert len(aside) == 4 and {event["seat"] for event in aside} == {1}
    assert not any("move" in step for step in data["steps"])


def test_replay_in_lines(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "takes the trick" in out and "Score sheet" in out


def test_an_unfinished_game_is_seen_from_one_seat_only(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "[not_finished]" in complaint(capsys, "replay", str(unfinished))
    assert answer(capsys, "replay", str(unfinished), "--seat", "1")["outcome"] is None


@pytest.mark.parametrize(
    ("typed", "number", "expected"), [("", 3, 4), ("", 9, 9), ("b", 3, 2), ("b", 0, 0), ("7", 1, 7), ("700", 1, 9), ("9" * 5000, 1, 9)]
)
def test_stepping_through(typed: str, number: int, expected: int) -> None:
    assert next_number(typed, number, 9) == expected


def test_stepping_through_a_finished_game_on_a_terminal(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output, table = Output("en"), coven.replay(coven.load(finished))
    output.use(table.game, table.seats)
    shown = StringIO()
    output.console = Console(file=shown, force_terminal=True, color_system=None, width=100, height=40, markup=False, highlight=False)
    typed = iter(["", "b", "40", "", "9999"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed, "q"))
    step_through(output, table, None)
    assert [f"Move {number} of 72" in shown.getvalue() for number in (0, 1, 40, 41, 72, 73)] == [True, True, True, True, True, False]
    assert "All hands" in shown.getvalue() and "Score sheet" in shown.getvalue()


def test_names_in_a_record_can_not_command_the_terminal(finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = changed(finished, tmp_path / "names.jsonl", 0, seats=["\x1b[2JEve\n", "B" * 500, "C"])
    assert answer(capsys, "replay", file, "--seat", "1")["seats"] == ["[2JEve", "B" * 20, "C"]


def test_verify_says_that_all_matches(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "verify", str(finished)) == {"file": finished.name, "matches": True, "moves": 72, "findings": []}
    assert main(["verify", str(finished), "--lang", "en"]) == 0
    assert "matches" in capsys.readouterr().out


def changed(finished: Path, target: Path, number: int, **fields: Any) -> str:
    """A copy of a record with some fields of a line changed."""
    lines = finished.read_text(encoding="utf-8").splitlines()
    lines[number] = json.dumps({**json.loads(lines[number]), **fields})
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(target)


def test_verify_says_exactly_what_does_not_match(finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = json.loads(finished.read_text(encoding="utf-8").splitlines()[-1])["outcome"]
    file = changed(finished, tmp_path / "cheat.jsonl", -1, outcome={**outcome, "scores": [0, 0, 0]})
    findings = answer(capsys, "verify", file, status=1)["findings"]
    assert len(findings) == 1 and findings[0]["code"] == "other_outcome"
    assert findings[0]["details"] == {"part": "scores", "recorded": [0, 0, 0], "played": outcome["scores"]}
    assert findings[0]["message"] == f"scores recorded as [0, 0, 0], but played as {outcome['scores']}"
    assert main(["verify", file, "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "does not match" in out and "[0, 0, 0]" in out and "other_outcome" not in out


def test_verify_names_the_move_that_does_not_fit(finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A card the seat does not hold under this seed."""
    seat, _ = coven.load(finished).moves[0]
    held = WITCHES.new_table(3, {"rounds": 1}, coven.load(finished).seed).view(seat)["hand"]
    absent = next(card for card in ("R1", "R2", "R3", "R4", "R5") if card not in held)
    file = changed(finished, tmp_path / "cheat.jsonl", 1, move=f"pass {absent}")
    (finding,) = answer(capsys, "verify", file, status=1)["findings"]
    assert finding["code"] == "misfit" and "move 1 " in finding["message"]
    assert finding["details"] == {"number": 1, "move": f"pass {absent}", "seat": seat, "reason": "not_in_hand", "ruling": 2}


@pytest.mark.parametrize(
    ("language", "head", "finding"),
    [
        ("en", "does not match:", "recorded as"),
        ("de", "stimmt nicht:", "aufgezeichnet ist"),
        ("nl", "klopt niet:", "opgenomen is"),
    ],
)
def test_findings_speak_the_language(
    language: str, head: str, finding: str, finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outcome = json.loads(finished.read_text(encoding="utf-8").splitlines()[-1])["outcome"]
    file = changed(finished, tmp_path / "cheat.jsonl", -1, outcome={**outcome, "reason": "guard"})
    assert main(["verify", file, "--lang", language]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert head in first and second == f"  · {words(language)('finding-other-outcome', part='reason', recorded='guard', played='rounds')}"
    assert finding in second


def test_verify_of_a_record_cut_off_between_two_lines_has_a_code(finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "cut.jsonl").write_text("\n".join(finished.read_text(encoding="utf-8").splitlines()[:20]) + "\n", encoding="utf-8")
    assert "cut off" in (said := complaint(capsys, "verify", str(tmp_path / "cut.jsonl"), "--lang", "en")) and "[no_seed]" in said
    assert answer(capsys, "verify", str(tmp_path / "cut.jsonl"), status=2)["error"]["code"] == "no_seed"


def test_verify_of_a_saved_unfinished_game_checks_what_is_there(unfinished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "verify", str(unfinished), status=1)
    assert data["matches"] is False and [finding["code"] for finding in data["findings"]] == ["unfinished"]
    assert main(["verify", str(unfinished), "--lang", "en"]) == 1
    assert "is not finished. The seed matches its commitment, and all 2 moves so far follow from it." in capsys.readouterr().out
    forged = changed(unfinished, tmp_path / "forged.jsonl", 0, commitment="0" * 64)
    assert [finding["code"] for finding in answer(capsys, "verify", forged, status=1)["findings"]] == ["other_commitment", "unfinished"]


# --- bad input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["play", "chess"], "unknown_game"),
        (["simulate", "chess"], "unknown_game"),
        (["bench", "chess"], "unknown_game"),
        (["warm", "chess"], "unknown_game"),
        (["play", "witches", "-o", "trumps=1"], "unknown_option"),
        (["play", "witches", "-o", "limit"], "bad_option"),
        (["play", "witches", "-o", "limit=0"], "bad_option"),
        (["play", "witches", "-o", "limit=many"], "bad_option"),
        (["play", "witches", "-o", "tie=never"], "bad_option"),
        (["play", "witches", "-o", "earth_variant=perhaps"], "bad_option"),
        (["play", "witches", "--players", "2"], "bad_players"),
        (["play", "witches", "--players", "7"], "bad_players"),
        (["simulate", "witches", "--players", "-1"], "bad_players"),
        (["play", "witches", "--players", "four"], "bad_usage"),
        (["play", "witches", "--human", "5"], "bad_seat"),
        (["play", "witches", "--human", "0"], "bad_seat"),
        (["play", "witches", "--human", "1,x"], "bad_seat"),
        (["play", "witches", "--name", "A", "--name", "B"], "bad_names"),
        (["play", "witches", "--name", " "], "bad_names"),
        (["play", "witches", "--name", ""], "bad_names"),
        (["play", "witches", "--human", "9" * 5000], "bad_seat"),
        (["play", "witches", "--players", "9" * 5000], "bad_usage"),
        (["play", "witches", "--bots", "genius"], "unknown_bot"),
        (["play", "witches", "--bots", "random,random,random,random"], "bad_bots"),
        (["play", "witches", "--bots", ","], "bad_bots"),
        (["play", "witches", "--box", "nowhere.toml"], "no_such_file"),
        (["play", "witches", "--resume", "nowhere.jsonl"], "no_such_file"),
        (["play", "witches", "--lang", "fr"], "unknown_language"),
        (["simulate", "witches", "-n", "0"], "bad_count"),
        (["simulate", "witches", "-n", f"-{LARGE}"], "bad_count"),
        (["simulate", "witches", "--players", LARGE], "bad_players"),
        (["simulate", "witches", "-o", f"limit={LARGE}"], "bad_option"),
        (["simulate", "witches", "-o", "limit=" + "9" * 5000], "bad_option"),
        (["simulate", "witches", "-o", "x" * 5000], "bad_option"),
        (["simulate", "x" * 5000], "unknown_game"),
        (["simulate", "witches", "--seed", "\udcff"], "bad_seed"),
        (["simulate", "witches", "-n", "1", "-o", "rounds=1", "--bots", "random", "--save", "/proc"], "cannot_write"),
        (["replay", "nowhere.jsonl"], "no_such_file"),
        (["verify", "nowhere.jsonl"], "no_such_file"),
        (["fly"], "bad_usage"),
        (["play"], "no_game"),
        (["games", "--what"], "bad_usage"),
    ],
)
def test_bad_input_is_one_clear_line_with_its_code(args: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, *args, "--lang", "en") if "--lang" not in args else complaint(capsys, *args)
    assert f"[{code}]" in said and "???" not in said
    assert len(said) < 2_500, "long text is cut"


def test_numbers_of_any_size_in_files_are_told(finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"“{LARGE}”" in complaint(capsys, "replay", str(finished), "--seat", LARGE, "--lang", "en")
    for field in ("players", "rules_version", "format"):
        file = changed(finished, tmp_path / "large.jsonl", 0, **{field: int(LARGE)})
        assert LARGE in complaint(capsys, "verify", file)


def test_an_error_is_told_even_where_its_words_fail(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stumble(*_args: Any, **_more: Any) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("coven.cli.output.written_details", stumble)
    assert "witches is for 3, 4, 5, 6 players, not 9.\n [bad_players]" in complaint(capsys, "simulate", "witches", "--players", "9")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--name", ""], "“” can’t be a name"),
        (["--name", "A", "--name", "B"], "There is one person at the table, and 2 names are given."),
        (["--human", "none", "--name", "B"], "There are no people at the table, and one name is given."),
        (["--bots", "random,random,random,random"], "There are 3 seats for bots, and 4 bots are named."),
        (["--human", "1,2,3", "--bots", "random,random"], "There is one seat for a bot, and 2 bots are named."),
        (["--bots", ","], "There are 3 seats for bots, and no bot is named."),
    ],
)
def test_one_is_not_many(args: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in complaint(capsys, "play", "witches", *args, "--lang", "en")


@pytest.mark.parametrize("given", [["--players", "3"], ["-o", "rounds=1"], ["--bots", "random"], ["--human", "1"], ["--name", "A"], ["--box", "x"]])
def test_a_saved_game_goes_on_as_it_is(given: list[str], unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever was settled when it began is refused together with --resume, and never ignored."""
    said = complaint(capsys, "play", "witches", "--resume", str(unfinished), *given)
    assert "[not_with_resume]" in said and given[0].replace("-o", "--option") in said


def test_all_that_does_not_go_with_resume_is_named(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["--resume", str(unfinished), "--players", "99", "-o", "foo=1", "--bots", "nobody"]
    assert "--players, --option, --bots can’t go with --resume" in complaint(capsys, "play", "witches", *args, "--lang", "en")


def test_a_list_given_as_a_value_keeps_its_brackets(finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = json.loads(finished.read_text(encoding="utf-8").splitlines()[0])["options"]
    file = changed(finished, tmp_path / "list.jsonl", 0, options={**options, "dealer": ["rotate"]})
    assert 'Option dealer: ["rotate"] is not one of rotate, fixed.' in complaint(capsys, "verify", file, "--lang", "en")


def test_bad_files_are_named_for_what_they_are(finished: Path, unfinished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Corrupt, cut off, of another rules version or format, not text, no seed, a move out of turn, another game, a bad box."""
    whole = finished.read_text(encoding="utf-8")
    record = coven.load(unfinished)
    cases = {
        "bad_record": [
            whole[: len(whole) // 2].rpartition('"')[0],
            whole.replace('"n":5', '"n":6'),
            "",
            "[]",
            "{}",
            whole.replace('"seed":"', '"seed":"x'),
        ],
        "other_rules_version": [whole.replace('"rules_version":1,"players"', '"rules_version":99,"players"')],
        "other_format": [whole.replace('"format":2', '"format":99')],
        "unknown_game": [whole.replace('"game":"witches"', '"game":"chess"')],
        "no_seed": ["\n".join(list(record.lines())[:-1])],
        "not_in_hand": [
            "\n".join(
                [*list(record.lines())[:1], '{"n":1,"seat":1,"move":"pass R1"}', '{"n":2,"seat":1,"move":"pass R1"}', *list(record.lines())[-1:]]
            )
        ],
        "bad_seat": ["\n".join([*list(record.lines())[:1], '{"n":1,"seat":7,"move":"pass R1"}', *list(record.lines())[-1:]])],
    }
    for code, texts in cases.items():
        for text in texts:
            (tmp_path / "bad.jsonl").write_text(text, encoding="utf-8")
            assert f"[{code}]" in complaint(capsys, "replay", str(tmp_path / "bad.jsonl"), "--seat", "1"), text[:80]
    (tmp_path / "bad.jsonl").write_bytes(b"\xff\xfe\x00")
    assert "[bad_record]" in complaint(capsys, "verify", str(tmp_path / "bad.jsonl"))
    (tmp_path / "box.toml").write_text('name = "mine"\n', encoding="utf-8")
    assert "[bad_box]" in complaint(capsys, "play", "witches", "--box", str(tmp_path / "box.toml"))
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "[cannot_write]" in complaint(capsys, "simulate", "witches", "-n", "1", "--save", str(tmp_path / "file" / "folder"))


def test_a_record_of_another_game_is_not_resumed(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = next((name for name in coven.game_names() if name != "witches"), None)
    assert other is None or "[other_game]" in complaint(capsys, "play", other, "--resume", str(finished))


def test_errors_for_programs_are_data(capsys: pytest.CaptureFixture[str]) -> None:
    error = answer(capsys, "simulate", "witches", "--players", "9", status=2)["error"]
    assert error["code"] == "bad_players" and error["details"]["allowed"] == [3, 4, 5, 6]


def test_a_refused_move_is_told_with_seat_move_and_ruling(unfinished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = list(coven.load(unfinished).lines())
    lines[1:3] = ['{"n":1,"seat":2,"move":"R1"}']
    (tmp_path / "bad.jsonl").write_text("\n".join(lines), encoding="utf-8")
    assert "Seat 3 may not play R1:" in (said := complaint(capsys, "replay", str(tmp_path / "bad.jsonl"), "--seat", "1", "--lang", "en"))
    assert "(rule 7)" in said and "[not_playing]" in said


@pytest.mark.parametrize(("language", "to_you"), [("en", " you"), ("de", " du "), ("nl", " je ")])
def test_a_refused_move_of_a_record_is_not_told_as_if_to_its_player(
    language: str, to_you: str, finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Witches 2: a card that the seat does not hold."""
    seat, _ = coven.load(finished).moves[0]
    held = WITCHES.new_table(3, {"rounds": 1}, coven.load(finished).seed).view(seat)["hand"]
    absent = next(card for card in ("R1", "R2", "R3", "R4", "R5") if card not in held)
    said = complaint(capsys, "replay", changed(finished, tmp_path / "bad.jsonl", 1, move=f"pass {absent}"), "--lang", language)
    assert f"random {seat + 1} " in said and " 2)" in said and "[not_in_hand]" in said
    assert to_you not in said.lower()


def test_a_move_out_of_turn_in_a_record_is_refused(finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Witches 5: the first card of the first trick, laid by another seat; `replay` refuses it and `verify` names the move."""
    number = 3 * 4 + 1
    seat, _ = coven.load(finished).moves[number - 1]
    file = changed(finished, tmp_path / "turn.jsonl", number, seat=(seat + 1) % 3)
    assert "[not_your_turn]" in complaint(capsys, "replay", file)
    assert answer(capsys, "verify", file, status=1)["findings"][0]["details"]["number"] == number


# --- what a file can't do ---------------------------------------------------------------------------------------------

HOSTILE = "\x1b[31m\x9b2J\u202e"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_move_in_a_record_can_not_command_the_terminal(command: str, finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = changed(finished, tmp_path / "hostile.jsonl", 1, move=HOSTILE)
    assert main([command, file]) in (1, 2)
    said = "".join(capsys.readouterr())
    assert "�[31m�2J�" in said and all(line.isprintable() for line in said.splitlines())
    assert main([command, file, "--json"]) in (1, 2)
    text = capsys.readouterr().out.strip()
    answered = json.loads(text)
    assert text.isprintable() and HOSTILE in (answered["findings"][0] if command == "verify" else answered["error"])["details"]["move"]


def test_nothing_said_can_command_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    output = Output("en")
    output.say("play-saved", file=HOSTILE)
    output.complain("bad_thing", HOSTILE, {})
    output.console.print(HOSTILE)
    output.console.print(Text(f"a\n{HOSTILE}", "bold"), "b")
    said = capsys.readouterr()
    assert said.out.splitlines() == ["Saved: �[31m�2J�", "�[31m�2J�", "a", "�[31m�2J� b"]
    assert "�[31m�2J�\n" in said.err


def test_colours_of_our_own_are_printed_as_they_are() -> None:
    output, shown = Output("en"), StringIO()
    output.console.file = shown
    output.console._color_system, output.console._force_terminal = ColorSystem.TRUECOLOR, True
    output.console.print(Text("bright", "bold"))
    assert shown.getvalue() == "\x1b[1mbright\x1b[0m\n"


# --- what is our fault, and what is nobody's --------------------------------------------------------------------------


def test_the_unexpected_shows_no_trace(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(output: Output) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("coven.cli.commands.games.list_games", fail)
    monkeypatch.delenv("COVEN_DEBUG", raising=False)
    assert main(["games"]) == 70
    said = capsys.readouterr().err
    assert "ZeroDivisionError: oh" in said and "Traceback" not in said
    monkeypatch.setenv("COVEN_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["games"])


def test_ctrl_c_is_not_a_fault(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(*_args: Any, **_named: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("coven.cli.measuring.simulate.play_series", interrupt)
    assert main(["simulate", "witches", "--lang", "de"]) == 130
    assert "Abgebrochen" in capsys.readouterr().err


# --- bench and warm ---------------------------------------------------------------------------------------------------


def test_bench_answers_with_one_object_keyed_by_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    measured = {"witches": {"players": 4, "moves_per_s": 12345678, "games_per_s": 20000}}

    def measure(names: list[str] | None, seconds: float, progress: Any) -> dict[str, Any]:
        progress("witches", 0, 1)
        assert names == ["witches"] and seconds == 0.5
        return measured

    monkeypatch.setattr("coven.bench.measure", measure)
    assert answer(capsys, "bench", "witches", "--seconds", "0.5") == measured
    assert main(["bench", "witches", "--seconds", "0.5"]) == 0
    assert "12,345,678" in capsys.readouterr().out


def test_every_table_of_figures_names_the_command_that_prints_it() -> None:
    root = Path(__file__).parents[3]
    for section in (root / "docs" / "benchmarks.md").read_text(encoding="utf-8").split("\n## ")[1:]:
        named = re.findall(r"`(make bench|make load|coven warm|python tools/\w+\.py|python -m coven\.gpu)", section)
        assert named, section.partition("\n")[0]
        assert all((root / command.split()[1]).is_file() for command in named if "tools/" in command)


def test_warm_says_when_all_is_ready(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("coven.warm.warm", lambda names, everything: iter([("rules", 0, 1), ("ready", 1, 1)]))
    assert main(["warm", "--lang", "en"]) == 0
    assert "Everything is compiled." in capsys.readouterr().out
    assert main(["warm", "--quiet"]) == 0
    assert capsys.readouterr().out == ""


# --- languages and help -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "environment", "expected"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "de"),
        ([], {"LANG": "de_DE.UTF-8", "LC_ALL": "nl_BE"}, "nl"),
        ([], {"LANG": "fr_FR"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        (["play", "--lang", "nl"], {"LANG": "de_DE"}, "nl"),
        (["play", "--lang=de"], {}, "de"),
        (["--lang"], {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_locale(argv: list[str], environment: dict[str, str], expected: str) -> None:
    assert language_of(argv, environment) == expected


@pytest.mark.parametrize(("language", "said"), [("en", "Let bots play"), ("de", "Bots viele Partien"), ("nl", "Bots veel partijen")])
def test_help_speaks_the_language(language: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", language, "--help"]) == 0
    assert said in capsys.readouterr().out
    for command in ("games", "play", "simulate", "replay", "verify", "bench", "warm"):
        assert main([command, "--help", "--lang", language]) == 0
        assert "help-" not in capsys.readouterr().out.replace("--help", "")


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", ("Usage:", "Arguments", "Options", "Commands", "[default: 100]", "[required]", "Show this help.")),
        ("de", ("Aufruf:", "Argumente", "Optionen", "Befehle", "[Vorgabe: 100]", "[erforderlich]", "Diese Hilfe zeigen.")),
        ("nl", ("Gebruik:", "Argumenten", "Opties", "Opdrachten", "[standaard: 100]", "[verplicht]", "Deze hulp tonen.")),
    ],
)
def test_the_parsers_own_headings_speak_the_language_too(language: str, headings: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["--help"], ["simulate", "--help"], ["box", "--help"]):
        assert main([*command, "--lang", language]) == 0
    out = capsys.readouterr().out
    assert all(heading in out for heading in headings)
    assert language == "en" or not any(heading in out for heading in ("Usage:", "Arguments", "Commands", "[required]", "exit"))


@pytest.mark.parametrize("command", ["", "games", "play", "simulate", "replay", "verify", "bench", "warm", "box", "box new", "box draw", "box list"])
def test_help_names_no_types_of_python(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--help", "--lang", "en"]) == 0
    assert not re.search(r"<[a-zA-Z\[\]]+>|\[\[", capsys.readouterr().out)


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "simulate" in capsys.readouterr().out
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == coven.__version__


def test_starting_loads_nothing_heavy() -> None:
    """What a command line imports before it knows the command has neither numpy nor numba nor a game in it."""
    check = "import sys, coven.cli.main; print([name for name in ('numpy', 'numba', 'rich.console', 'coven.games.witches') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True, env=dict(os.environ))
    assert done.stdout.strip() == "[]"


def test_a_reader_who_goes_away_is_no_fault() -> None:
    """`coven games | head -0` ends in silence."""
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([sys.executable, "-m", "coven.cli.main", "games", "--json"], stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert done.returncode == 0 and done.stderr == ""
