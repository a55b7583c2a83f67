"""`coven arena` and `coven simulate` as they are typed: what they answer, what they refuse, and what is left of a run that was stopped."""

import json
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from cli.complaints import complaint
from waiting import PATIENCE, wait_until

import coven
from coven.cli.main import main

SHORT = ["-o", "rounds=1"]
ARENA = ["arena", "witches", "--bots", "random,careful", *SHORT, "--games", "12", "--seed", "1", "--workers", "1"]


def answer(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    capsys.readouterr()
    assert main([*args, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    found.pop("seconds")
    return found


def test_an_arena_answers_with_bots_pairs_and_line_ups(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, *ARENA, "--players", "3,4")
    assert (found["players"], found["games"], found["planned"]) == ([3, 4], 36, 36)
    assert [line["bots"] for line in found["lineups"]] == [
        ["random", "careful", "random"],
        ["careful", "random", "careful"],
        ["random", "careful", "random", "careful"],
    ]
    assert {(row["bot"], row["players"]) for row in found["bots"]} == {(bot, players) for bot in ("random", "careful") for players in (3, 4)}
    for row in [*found["bots"], *found["pairs"]]:
        assert 0 <= row["wins"]["low"] <= row["wins"]["mean"] <= row["wins"]["high"] <= 1
    assert found == answer(capsys, *ARENA, "--players", "3,4")


def test_one_against_a_table_and_line_ups_named_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    against = answer(capsys, *ARENA, "--against", "random")
    assert [line["bots"] for line in against["lineups"]] == [["careful", "random", "random", "random"]]
    named = answer(capsys, *ARENA, "--lineup", "careful,random,random", "--lineup", "careful, careful,random")
    assert [line["bots"] for line in named["lineups"]] == [["careful", "random", "random"], ["careful", "careful", "random"]]


@pytest.mark.parametrize(("language", "said"), [("en", "careful against random"), ("de", "careful gegen random"), ("nl", "careful tegen random")])
def test_an_arena_in_words_and_in_files(language: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture, sheet, data = tmp_path / "a" / "arena.svg", tmp_path / "arena.md", tmp_path / "arena.json"
    files = ["--picture", str(picture), "--resume", str(tmp_path / "arena.jsonl"), "--lang", language]
    assert main([*ARENA, *files, "--out", str(sheet)]) == 0
    text = capsys.readouterr().out
    assert said in text and said in sheet.read_text() and "rounds=1" in sheet.read_text()
    assert ET.fromstring(picture.read_text()).tag.endswith("svg")
    assert main([*ARENA, *files, "--out", str(data)]) == 0
    assert json.loads(data.read_text()) == answer(capsys, *ARENA)


def test_without_a_seed_a_run_goes_on_with_the_one_in_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = ARENA.index("--seed")
    unseeded = [*ARENA[:place], *ARENA[place + 2 :], "--resume", str(tmp_path / "arena.jsonl")]
    assert answer(capsys, *unseeded) == answer(capsys, *unseeded)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        (["--bots", "careful"], "no_lineup"),
        (["--bots", ""], "no_lineup"),
        (["--bots", "careful,reckless"], "unknown_bot"),
        (["--bots", "careful@10,random"], "bad_budget"),
        (["--against", "reckless"], "unknown_bot"),
        (["--lineup", "careful,random"], "bad_players"),
        (["--players", "9"], "bad_players"),
        (["--players", "four"], "bad_players"),
        (["--players", ""], "bad_players"),
        (["--games", "0"], "bad_count"),
        (["--games", "9" * 20], "bad_count"),
        (["--workers", "0"], "bad_count"),
        (["-o", "rounds=none", "-o", "limit=0"], "bad_option"),
        (["--seed", "\udcff"], "bad_seed"),
        (["--out", "result.txt"], "bad_ending"),
        (["--picture", "result.png"], "bad_ending"),
        (["--picture", "/proc/result.svg"], "cannot_write"),
        (["--resume", "/proc/result"], "cannot_write"),
        (["--ray", "127.0.0.1:1"], "ray_failed"),
    ],
)
def test_bad_input_is_met_with_one_clear_line(more: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"[{code}]" in complaint(capsys, *ARENA, *more, "--lang", "de")


# --- stopped runs ---------------------------------------------------------------------------------------------------------


def stopped(command: list[str], is_begun: Any, by: signal.Signals) -> tuple[int, str, str]:
    """A command that was ended by a signal once it had begun."""
    with subprocess.Popen([sys.executable, "-m", "coven.cli.main", *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            wait_until(lambda: running.poll() is not None or is_begun())
            assert running.poll() is None
            running.send_signal(by)
            out, err = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()
    return running.returncode, out, err


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_a_simulation_that_is_stopped_tells_what_it_has(by: signal.Signals, tmp_path: Path) -> None:
    command = ["simulate", "witches", "-n", "1000000", "--bots", "random", *SHORT, "--save", str(tmp_path), "--json"]
    status, out, err = stopped(command, lambda: len(list(tmp_path.iterdir())) > 2, by)
    data = json.loads(out)
    assert (status, err.strip(), data["interrupted"]) == (130, "", True)
    assert 2 <= data["games"] <= len(list(tmp_path.iterdir())) <= data["games"] + 1
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(data["games"], abs=0.01)


def test_a_stopped_simulation_in_words(tmp_path: Path) -> None:
    command = ["simulate", "witches", "-n", "1000000", "--bots", "random", *SHORT, "--save", str(tmp_path), "--lang", "de"]
    status, out, err = stopped(command, lambda: len(list(tmp_path.iterdir())) > 2, signal.SIGINT)
    assert status == 130 and "Anteil" in out and "Abgebrochen" in err


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_an_arena_that_is_stopped_tells_what_it_has(by: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    command = ["arena", "witches", "--bots", "random,careful", *SHORT, "--games", "1000000", "--resume", str(file), "--workers", "2", "--json"]
    status, out, err = stopped(command, lambda: file.exists() and file.read_bytes().count(b"\n") > 2, by)
    data = json.loads(out)
    assert (status, err.strip()) == (130, "")
    assert 0 < data["games"] < data["planned"] and data["pairs"]


# --- simulate -------------------------------------------------------------------------------------------------------------


def test_saved_records_are_the_games_that_were_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "simulate", "witches", "-n", "3", *SHORT, "--bots", "careful,random", "--seed", "9", "--save", str(tmp_path))
    records = [coven.load(path) for path in sorted(tmp_path.iterdir())]
    outcomes = [coven.replay(record).outcome for record in records]
    assert len(records) == data["games"] == 3 and all(coven.verify(record) == [] for record in records)
    for seat in range(4):
        assert data["seats"][seat]["mean_score"] == pytest.approx(sum(outcome.scores[seat] for outcome in outcomes if outcome) / 3, abs=0.001)


def test_forgetful_bots_are_simulated_on_what_they_remember(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--players", "2", "-o", "bot_memory=forgetful", "--bots", "random", "--seed", "1"]
    assert answer(capsys, "simulate", "wandering_towers", "-n", "2", *options)["games"] == 2
