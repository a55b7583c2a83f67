"""Interpreted and compiled rules play the same games, in every variant; random games stay within bounds and seldom reach the guard."""

from typing import Any

import pytest

from coven.conformance.targets import check_targets
from coven.table.bulk import Bulk
from tests.wandering_towers.build import ALL_SPELLS, GAME, MASTER, TEAMS

VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "all spells": (3, ALL_SPELLS),
    "master": (4, MASTER),
    "teams": (4, TEAMS),
    "teams of six with master": (6, {**TEAMS, **MASTER}),
    "solo with spells": (1, {"spells": "random"}),
    "together": (5, {"mode": "cooperative"}),
}


@pytest.mark.parametrize("name", VARIANTS)
def test_interpreted_and_compiled_rules_agree(name: str) -> None:
    players, options = VARIANTS[name]
    check_targets(GAME, players, options, games=2)


@pytest.mark.parametrize("name", VARIANTS)
def test_random_games_stay_in_bounds(name: str) -> None:
    players, options = VARIANTS[name]
    bulk = Bulk(GAME, players, options, seed="bounds")
    lengths, faults, _ = bulk.play_checked(0, 50)
    assert {GAME.faults[fault] for fault in faults} == {""}
    assert lengths.max() <= GAME.most_moves(players, bulk.chosen)


def test_the_state_stays_small() -> None:
    assert GAME.state.itemsize < 512
