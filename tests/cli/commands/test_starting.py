"""Starting from a shell: completion, full disks, broken caches, Ctrl-C; each one clear line, and never a trace."""

import json
import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import coven
from coven.cli.main import main
from coven.cli.output import CacheWarnings, Output
from coven.errors import Finding
from coven.kernel import cache
from coven.table.words import LANGUAGES
from tests.cli.complaints import complaint
from tests.cli.pseudo_terminal import COVEN, WITH_TEMPLATE

CAULDRON = coven.game("cauldron")


def run(*args: str, program: tuple[str, ...] = COVEN, stdout: Any = subprocess.PIPE, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *program, *args]
    return subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, text=True, check=False, env={**os.environ, **environment})


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished game of the template."""
    table = CAULDRON.new_table(4, {"rounds": 5}, seed=1)
    while not table.is_over:
        table.play(table.to_act[0], table.moves(table.to_act[0])[0])
    table.record().save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


# --- the shell --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("typed", "offered"), [("coven pl", "play"), ("coven play wa", "wandering_towers"), ("coven box check wi", "witches")])
def test_the_shell_completes_commands_and_games(typed: str, offered: str) -> None:
    done = run(_COVEN_COMPLETE="complete_bash", COMP_WORDS=typed, COMP_CWORD=str(len(typed.split()) - 1))
    assert done.stdout.split() == [offered] and done.returncode == 0 and done.stderr == ""


def test_completion_is_installed_by_one_command(tmp_path: Path) -> None:
    done = run("--install-completion", "bash", HOME=str(tmp_path))
    assert done.returncode == 0 and "Traceback" not in done.stderr
    assert "coven" in (tmp_path / ".bashrc").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("args", "about"),
    [
        (["fly"], "fly"),
        (["games", "--what"], "--what"),
        (["bench", "--seconds"], "--seconds"),
        (["replay"], "FILE"),
        (["bench", "--seconds", "often"], "--seconds"),
        (["games", "much"], "much"),
    ],
)
def test_what_the_parser_does_not_understand_is_said_in_the_language(
    language: str, args: list[str], about: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = complaint(capsys, "--lang", language, *args)
    assert about in said and "[bad_usage]" in said
    english = complaint(capsys, "--lang", "en", *args)
    assert language == "en" or said != english
    assert not any(word in said for word in ("No such", "Invalid", "unexpected extra", "requires an argument"))


# --- a full disk ------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("args", [("games",), ("games", "--json"), ("--help",)])
def test_a_full_disk_is_one_line_and_no_trace(args: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = run(*args, "--lang", "en", stdout=full)
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["✗ Nothing more can be written: there is no room left where the output goes."]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_replay_to_a_full_disk_is_one_line_and_no_trace(finished: Path) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = run("replay", str(finished), "--json", stdout=full, program=WITH_TEMPLATE)
    assert done.returncode == 2 and "Traceback" not in done.stderr and "Exception" not in done.stderr


def test_a_replay_asks_for_each_event_once(finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Its time grows with the length of the game, not with its square."""
    asked: list[str] = []
    from coven.table.keeper import Keeper

    history, events = Keeper.history, Keeper.events
    monkeypatch.setattr(Keeper, "history", property(lambda self: asked.append("history") or history.fget(self)))
    monkeypatch.setattr(Keeper, "events", lambda self, *args: asked.append("events") or events(self, *args))
    assert main(["replay", str(finished), "--json"]) == 0
    moves = len(coven.load(finished).moves)
    assert len(json.loads(capsys.readouterr().out)["steps"]) == moves + 1
    assert asked.count("history") <= 2 and asked.count("events") == moves + 1


# --- the cache and Ctrl-C ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_cache_can_not_do_is_said_once_in_words(language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    warnings = CacheWarnings(Output(language))
    logger = logging.getLogger("coven")
    logger.addHandler(warnings)
    try:
        for _ in range(2):
            logger.handle(logger.makeRecord("coven", logging.WARNING, "", 1, "damaged %s", ("x",), None, "load_overload"))
            logger.handle(logger.makeRecord("coven", logging.WARNING, "", 1, "not kept %s", ("x",), None, "save_overload"))
    finally:
        logger.removeHandler(warnings)
    speak = Output(language).speak
    assert capsys.readouterr().err.splitlines() == [speak("cache-damaged"), speak("cache-not-kept")]


def test_the_cache_speaks_from_where_the_notes_listen() -> None:
    """The two places of the cache that `CacheWarnings` knows by name."""
    assert {"load_overload", "save_overload"} <= set(vars(cache.ProgramCache))


def test_ctrl_c_while_compiling_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def compiling(names: Any, everything: bool) -> Any:
        yield "rules", 0, 1
        raise KeyboardInterrupt

    monkeypatch.setattr("coven.warm.warm", compiling)
    assert main(["warm", "--lang", "en"]) == 130
    assert capsys.readouterr().err.strip().splitlines() == ["✗ Interrupted."]


# --- seats ------------------------------------------------------------------------------------------------------------


def test_people_count_seats_from_1_and_programs_from_0(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["replay", str(finished), "--seat", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seen_from"] == 0
    assert "“0”" in complaint(capsys, "replay", str(finished), "--seat", "0", "--lang", "en")
    assert main(["simulate", "cauldron", "-n", "1", "--players", "2", "--lang", "en"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:3]] == ["1", "2"]


def test_a_move_that_does_not_fit_is_told_by_the_rule_and_no_code() -> None:
    def sentence(language: str, **details: object) -> str:
        return Output(language).finding_sentence(Finding("misfit", "", number=1, move="5", seat=1, **details))

    assert sentence("en", reason="not_in_hand", ruling=13) == "move 1 (5 by seat 2) is not possible with the deal of this seed (rule 13)"
    assert sentence("de", reason="not_in_hand", ruling=13).endswith("nicht möglich (Regel 13)")
    assert sentence("nl", reason="not_in_hand", ruling=13).endswith("startwaarde (regel 13)")
    assert sentence("en", reason="unknown_move", ruling=0) == "move 1 (5 by seat 2) is not possible with the deal of this seed"
