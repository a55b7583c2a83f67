"""Constructed positions with one move that is clearly the best by the rulebook (see tools/make_analysis_positions.py): hints find it."""

import json
from pathlib import Path
from typing import Any

import pytest

import coven
from coven.analysis import analyse

FOLDER = Path(__file__).parent / "positions"
POSITIONS = [(path.stem, number, entry) for path in sorted(FOLDER.glob("*.json")) for number, entry in enumerate(json.loads(path.read_text()))]


@pytest.mark.parametrize(("name", "wanted"), [("witches", 20), ("wandering_towers", 14), ("broom_service", 20)])
def test_there_are_enough_for_each_game(name: str, wanted: int) -> None:
    assert sum(stem == name for stem, _, _ in POSITIONS) >= wanted


@pytest.mark.parametrize(("name", "number", "entry"), POSITIONS, ids=[f"{name}-{number}" for name, number, _ in POSITIONS])
def test_the_best_move_is_found(name: str, number: int, entry: dict[str, Any]) -> None:
    table = coven.game(name).from_position(entry["position"])
    assert analyse(table, entry["seat"], 600).best.move.text == entry["best"], entry["why"]
