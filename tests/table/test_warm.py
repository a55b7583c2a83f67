"""Warming and measuring: every step is told, and what comes out has the promised shape. How fast it is, is not asserted."""

from pathlib import Path

import pytest
from table.helping import GAME

from coven import bench
from coven.bulk import Bulk
from coven.errors import CovenError
from coven.warm import STEPS, warm


def test_warming_tells_every_step_and_ends_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path))
    told = list(warm(["cauldron"], everything=True))
    assert told == [(f"cauldron: {label}", number, len(STEPS)) for number, (label, _) in enumerate(STEPS)] + [("ready", len(STEPS), len(STEPS))]


def test_what_play_needs_is_the_search_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path))
    assert [label for label, _, _ in warm(["cauldron"])] == ["cauldron: search", "ready"]


def test_warming_a_game_there_is_not() -> None:
    with pytest.raises(CovenError) as caught:
        list(warm(["chess"]))
    assert caught.value.code == "unknown_game"


def test_measuring_tells_moves_and_games_by_game() -> None:
    steps: list[tuple[str, int, int]] = []
    found = bench.measure(["cauldron"], seconds=0.01, progress=lambda *step: steps.append(step))
    assert set(found) == {"cauldron"}
    assert set(found["cauldron"]) == {"players", "moves_per_s", "games_per_s"}
    assert found["cauldron"]["players"] == 4
    assert found["cauldron"]["moves_per_s"] > found["cauldron"]["games_per_s"] > 0
    assert steps == [("cauldron", 0, 1), ("", 1, 1)]


def test_measuring_takes_at_least_one_batch() -> None:
    assert bench.play_for(Bulk(GAME, 2), 0.0)["games_per_s"] > 0
