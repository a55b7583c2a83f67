"""`coven review`, and `hint` and `review` at the table: charts, bars and sentences in every language, on a screen of 80 columns."""

import json
import xml.etree.ElementTree as Xml
from pathlib import Path
from typing import Any, cast

import pytest

import coven
from coven.cli.analysis import preparing
from coven.cli.analysis.hint import hint_lines
from coven.cli.analysis.preparing import prepared
from coven.cli.analysis.review import rounds_row
from coven.cli.main import main
from coven.cli.output import Output
from coven.cli.table.matching import move_list_of
from coven.table.words import LANGUAGES

WITCHES = coven.game("witches")
ROUNDS = [{"n": 0, "round": 1}, {"n": 30, "round": 2}, {"n": 89, "round": 11}]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of one round that ends soon."""
    table = WITCHES.new_table(3, {"rounds": 1}, seed=5, seats=["Ann", "Ben", "Cleo"])
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, table.moves(seat)[0])
    file = tmp_path_factory.mktemp("review") / "game.jsonl"
    table.record().save(file)
    return file


@pytest.mark.parametrize(("words", "view", "seat"), [([], "open", None), (["--seat", "2"], "seat", 1)])
def test_a_review_as_data_says_whose_eyes_it_uses(
    finished: Path, capsys: pytest.CaptureFixture[str], words: list[str], view: str, seat: int | None
) -> None:
    assert main(["review", str(finished), "--simulations", "2", *words, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["view"], data["seat"]) == (view, seat) and data["seats"] == ["Ann", "Ben", "Cleo"]
    assert len(data["points"]) == len(data["moves"]) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_drawn(finished: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    svg = tmp_path / "chart.svg"
    assert main(["review", str(finished), "--simulations", "2", "--svg", str(svg), "--lang", language]) == 0
    out = capsys.readouterr().out
    speak = WITCHES.words(language)
    assert speak("review-open") in out and speak("review-luck") in out and "100 %" in out and "━ Cleo" in out
    assert "review-" not in out and "{" not in out
    drawn = Xml.parse(svg).getroot()
    assert drawn.tag.endswith("svg") and speak("review-chance") in Xml.tostring(drawn, encoding="unicode")


def test_rounds_are_marked_below_the_chart() -> None:
    output = Output("en")
    marked = [list(rounds_row(output, cast(Any, {"rounds": rounds, "moves": [0] * 90}), 30)) for rounds in (ROUNDS, ROUNDS[:1])]
    assert [line.plain for line in marked[0]] == ["      1         2                  11  ← rounds"] and marked[1] == []


def test_a_program_that_must_be_compiled_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(preparing, "is_prepared", lambda game: bool(told))
    monkeypatch.setattr(preparing, "prepare", lambda game, progress: (progress(1, 3), told.append((1, 3))))
    output = Output("en")
    for _ in range(2):
        prepared(output, WITCHES)
    assert told == [(1, 3)], "once"


def test_an_unfinished_game_has_no_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = WITCHES.new_table(3, seed=1)
    table.play(0, table.moves(0)[0])
    table.keeper.record(with_seed=True).save(tmp_path / "game.jsonl")
    assert main(["review", str(tmp_path / "game.jsonl"), "--json"]) != 0
    assert json.loads(capsys.readouterr().out)["error"]["code"] == "not_over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_shows_the_best_moves_first_with_bars(language: str) -> None:
    table = WITCHES.new_table(4, seed=3)
    output = Output(language)
    output.use(WITCHES, table.seats)
    lines = hint_lines(output, table, 0)
    bars = [line for line in lines if line.startswith(("█", "·"))]
    assert 2 <= len(bars) <= 5 and all(" % ±" in line and len(line) <= 80 for line in bars)
    assert len(lines) > len(bars) and not any("reason-" in line or "{" in line for line in lines)
    choice = move_list_of(table, 0, output.speak)
    assert all(sum(choice.written(move) in line for move in table.moves(0)) >= 3 for line in bars), "cards to pass are told as packets"
