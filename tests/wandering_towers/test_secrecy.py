"""Secrecy with each memory setting: bots that forget have their hidden wizards redrawn, so views and events that told of them would differ."""

from typing import Any

import pytest

from coven.conformance.secrecy import check_secrecy
from tests.wandering_towers.build import GAME, MASTER, TEAMS

MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "teams": (4, TEAMS),
    "master": (3, MASTER),
    "solo": (1, {"spells": "random"}),
    "together": (3, {"mode": "cooperative", "spells": "random"}),
}
MOVES = 40


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("memory", ["none", "own", "all"])
def test_ruling_42_and_43_nothing_hidden_is_told_with_any_memory_setting(memory: str, mode: str) -> None:
    players, options = MODES[mode]
    assert check_secrecy(GAME, players, {**options, "memory": memory, "bot_memory": "forgetful"}, seed=3, most=MOVES) > 0


@pytest.mark.parametrize(("players", "options"), [(1, {}), (3, {"mode": "cooperative"})])
def test_ruling_42_against_the_deck_with_perfect_bots_everybody_sees_the_same(players: int, options: dict[str, Any]) -> None:
    check_secrecy(GAME, players, {**options, "memory": "own"}, seed=0, most=MOVES)
