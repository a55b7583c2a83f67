"""Warming and measuring: every step is told, and what comes out has the promised shape. How fast it is, is not asserted."""

import os
from pathlib import Path

import pytest
from table.helping import GAME

from coven import bench
from coven.bulk import Bulk
from coven.errors import CovenError
from coven.warm import STEPS, warm


def test_warming_tells_every_step_and_ends_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path))
    reported = list(warm(["cauldron"], everything=True))
    assert reported == [(f"cauldron: {label}", number, len(STEPS)) for number, (label, _) in enumerate(STEPS)] + [("ready", len(STEPS), len(STEPS))]


def test_what_play_needs_is_the_search_and_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path))
    assert [label for label, _, _ in warm(["cauldron"])] == ["cauldron: search", "cauldron: hints", "ready"]


def test_several_games_are_compiled_side_by_side_and_all_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that fail at once stand in for those that compile: each game is then compiled here."""
    compiled: list[str] = []
    monkeypatch.setattr("coven.warm.cores", lambda: 2)
    monkeypatch.setattr("coven.warm.STEPS", [("search", lambda found: compiled.append(found.name))])
    monkeypatch.setattr("coven.warm._compiling", lambda found, steps: Failed())
    reported = list(warm(["witches", "cauldron", "broom_service"]))
    assert sorted(compiled) == ["broom_service", "cauldron", "witches"]
    assert reported[0] == ("witches, cauldron", 0, 3)
    assert reported[-1] == ("ready", 3, 3)


class Failed:
    """A process that has ended with a failure."""

    exitcode = 1

    def __init__(self) -> None:
        self.sentinel, end = os.pipe()
        os.close(end)

    def join(self) -> None:
        os.close(self.sentinel)


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
