"""The position as a picture: by a word at the table, and from a recorded game."""

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import coven
from coven.cli.main import main
from coven.cli.picture_file import picture_beside, picture_of

GOLDENS = Path(__file__).parents[2] / "goldens"
BROOM = coven.game("broom_service")
PLAY = ("--players", "3", "--seed", "5", "--bots", "random", "--fast", "--name", "Robin")


def play_lines(monkeypatch: pytest.MonkeyPatch, folder: Path, lines: list[str], language: str = "en", game: str = "broom_service") -> None:
    """A game in which these lines are typed, then no more."""

    def typed(prompt: str = "") -> str:
        if not lines:
            raise EOFError
        return lines.pop(0)

    monkeypatch.setattr("builtins.input", typed)
    monkeypatch.setenv("COVEN_SAVES", str(folder))
    assert main(["play", game, *PLAY, "--lang", language]) == 0


def count(svg: Path, kind: str) -> int:
    """How many things of a kind are drawn: `lying` clouds, `laid` tiles, `pawn`."""
    return sum(node.get("class") == kind for node in ElementTree.parse(svg).iter())


def test_a_word_draws_what_the_seat_sees(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play_lines(monkeypatch, tmp_path, ["picture"])
    (file,) = tmp_path.iterdir()
    assert f"Drawn: {file}" in capsys.readouterr().out.replace("\n", "")
    table = BROOM.new_table(3, seed="5", seats=("Robin", "Agatha", "Bertha"))
    assert file.read_text(encoding="utf-8") == picture_of(table, 0, BROOM.words("en"))
    assert (count(file, "lying"), count(file, "pawn")) == (len(table.view(0)["clouds"]), 6)


def test_the_picture_lies_beside_the_save(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It is drawn anew into the same file, also when the game was saved under a name."""
    play_lines(monkeypatch, tmp_path, ["picture", "#1", "picture"])
    save, picture = sorted(tmp_path.iterdir())
    assert (save.suffix, picture) == (".jsonl", picture_beside(save))
    play_lines(monkeypatch, tmp_path, [f"save {tmp_path / 'mine.svg'}", "picture"])
    assert coven.load(tmp_path / "mine.svg").header["players"] == 3
    assert count(tmp_path / "mine.picture.svg", "pawn") == 6


def test_a_named_picture_never_lies_on_a_save(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    play_lines(monkeypatch, tmp_path, [f"save {save}", f"picture {save}", f"picture {tmp_path / 'map.svg'}"])
    assert coven.load(save).header["game"] == "broom_service"
    assert count(tmp_path / "game.jsonl.svg", "pawn") == count(tmp_path / "map.svg", "pawn") == 6


@pytest.mark.parametrize(("language", "word", "answer"), [("de", "bild", "Gezeichnet: "), ("nl", "plaatje", "Getekend: ")])
def test_the_word_and_the_picture_speak_the_language(
    language: str, word: str, answer: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play_lines(monkeypatch, tmp_path, [word], language)
    (file,) = tmp_path.iterdir()
    assert answer in capsys.readouterr().out
    assert BROOM.words(language)("landscape-mountain") in ElementTree.parse(file).getroot().itertext()


@pytest.mark.parametrize(
    ("game", "place", "said"), [("witches", "", "No picture can be drawn of witches"), ("broom_service", "/proc/no/x", "can’t be")]
)
def test_what_can_not_be_drawn_or_written_is_said(
    game: str, place: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play_lines(monkeypatch, tmp_path, [f"picture {place}"], game=game)
    assert said in " ".join(capsys.readouterr().out.split())
    assert not list(tmp_path.iterdir())


def test_typed_through_a_pipe(tmp_path: Path) -> None:
    """A process of its own, with lines from elsewhere."""
    command = [sys.executable, "-m", "coven.cli.main", "play", "broom_service", *PLAY, "--lang", "en"]
    done = subprocess.run(command, input="picture\n", capture_output=True, text=True, check=False, env={**os.environ, "COVEN_SAVES": str(tmp_path)})
    (file,) = tmp_path.iterdir()
    assert done.returncode == 0 and "Traceback" not in done.stderr
    assert f"Drawn: {file}" in done.stdout.replace("\n", "")
    assert count(file, "pawn") == 6


# --- from a record ----------------------------------------------------------------------------------------------------


def test_a_recorded_game_is_drawn_as_it_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = GOLDENS / "broom_service" / "2_back.jsonl"
    out = tmp_path / "end.svg"
    assert main(["replay", str(record), "--picture", str(out), "--lang", "en"]) == 0
    assert capsys.readouterr().out.split() == ["Drawn:", str(out)]
    table = coven.replay(coven.load(record))
    view = {**table.setting, **table.view(None)}
    assert (count(out, "lying"), count(out, "pawn")) == (len(view["clouds"]), 4)
    assert count(out, "laid") == sum(len(view[f"{kind}_tiles"]) for kind in ("mountain", "forest", "hill"))
    assert main(["replay", str(record), "--picture", str(out), "--seat", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"game": "broom_service", "seen_from": 1, "file": str(out)}


def test_a_recorded_game_without_a_map_is_not_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "end.svg"
    assert main(["replay", str(GOLDENS / "witches" / "3_limit.jsonl"), "--picture", str(out), "--lang", "en"]) == 2
    assert "No picture can be drawn" in capsys.readouterr().err and not out.exists()
