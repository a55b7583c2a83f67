"""Datasets of games: what is written is what the table shows, and a run that was stopped goes on where it was."""

import json
from pathlib import Path

import pytest
from pyarrow import parquet
from template.cauldron import GAME

import coven
from coven.bots.arena.program import GameSetup
from coven.cli.main import main
from coven.conformance.channels import observed
from coven.errors import CovenError
from coven.research import dataset
from coven.research.dataset import Dataset


def kept(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def small(folder: Path, seed: str = "a") -> Dataset:
    return Dataset(GameSetup.of(GAME, 3), ["random", "novice", "random"], seed, folder)


@pytest.mark.parametrize("name", ["witches", "wandering_towers"])
def test_rows_are_what_a_seat_saw_and_did_and_what_came_of_it(name: str, tmp_path: Path) -> None:
    game = coven.game(name)
    options = {"rounds": 1} if name == "witches" else {}
    Dataset(GameSetup.of(game, 3, options), ["random"] * 3, "a", tmp_path, with_views=True).write(2, lambda done: None)
    rows = parquet.read_table(tmp_path / "moves-000000001-000000002.parquet").to_pylist()
    for number, result in enumerate(parquet.read_table(tmp_path / "games-000000001-000000002.parquet").to_pylist(), 1):
        table = game.new_table(3, options, result["seed"])
        moves = [row for row in rows if row["game"] == number]
        assert [row["step"] for row in moves] == list(range(result["moves"]))
        for row in moves:
            if row["step"] < 40:
                assert row["observation"] == observed(table, row["seat"])
                assert row["legal"] == sorted(move.id for move in table.moves(row["seat"]))
                assert json.loads(row["view"]).items() <= json.loads(json.dumps(table.view(row["seat"]))).items()
            assert row["move"] == game.all_moves[row["action"]].text
            table.play(row["seat"], row["action"])
        outcome = table.outcome
        assert outcome is not None
        assert (result["scores"], result["places"], result["end"]) == (list(outcome.scores), list(outcome.places), outcome.reason)
    assert json.loads(parquet.read_schema(tmp_path / "games-000000001-000000002.parquet").metadata[b"coven"])["game"] == name


def test_a_run_that_was_stopped_goes_on_and_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_A_FILE", 4)
    monkeypatch.setattr(dataset, "ROWS_A_GROUP", 20)
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    assert small(whole).write(10, lambda done: None)["written"] == 10

    def stop(done: int) -> None:
        if done == 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        small(stopped).write(10, stop)
    assert not (stopped / "moves-000000005-000000008.parquet").exists()
    assert small(stopped).write(7, lambda done: None)["written"] == 3
    seen: list[int] = []
    assert small(stopped).write(10, seen.append)["written"] == 6
    assert seen[-1] == 10
    assert kept(stopped) == kept(whole)
    assert small(stopped).write(10, lambda done: None)["written"] == 0


def test_another_dataset_and_a_folder_with_something_else_are_left_alone(tmp_path: Path) -> None:
    small(tmp_path / "one").write(1, lambda done: None)
    before = kept(tmp_path / "one")
    with pytest.raises(CovenError) as caught:
        small(tmp_path / "one", "another seed").write(1, lambda done: None)
    assert (caught.value.code, caught.value.details["differing"]) == ("other_dataset", ["seed"])
    assert kept(tmp_path / "one") == before
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(CovenError) as caught:
        small(tmp_path / "two").write(1, lambda done: None)
    assert caught.value.code == "not_a_dataset"
    (tmp_path / "one" / "dataset.json").write_text("[", encoding="utf-8")
    with pytest.raises(CovenError) as caught:
        small(tmp_path / "one").write(1, lambda done: None)
    assert caught.value.code == "bad_dataset"


def test_the_command_goes_on_with_the_seed_of_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["export", "witches", "--out", str(tmp_path / "games"), "--bots", "random", "-o", "rounds=1"]
    assert main([*command, "-n", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["written"] == 2
    assert main([*command, "-n", "3", "--lang", "nl"]) == 0
    assert "3 partijen" in capsys.readouterr().out
    assert main([*command, "-n", "3", "--seed", "x", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["code"] == "other_dataset"
    assert main([*command, "-n", "0", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["code"] == "bad_count"
