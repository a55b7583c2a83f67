"""Tree counts from named positions: any change in what may be played shows up here."""

import pytest

from coven.conformance.trees import count_moves
from tests.wandering_towers.build import MASTER, TEAMS, table

WIZARDS: dict[int | str, list[int]] = {10: [0, 0], "T5": [1], "T6": [2], "T7": [3], 3: [0]}
COUNTS = {
    "base": ({}, {}, [5, 29, 119]),
    "spells": ({"spells": "random", "spell_count": 8}, {0: 3}, [20, 209, 1507]),
    "master": (MASTER, {0: 2, 1: 2}, [20, 156, 1491]),
}


@pytest.mark.parametrize("name", COUNTS)
def test_tree_counts(name: str) -> None:
    options, full, counts = COUNTS[name]
    at = table(wizards=WIZARDS, castle=14, hands={0: "W1 T2 W1T5"}, options=options, full=full)
    assert [count_moves(at, depth) for depth in (1, 2, 3)] == counts


def test_tree_counts_of_teams() -> None:
    at = table(wizards=WIZARDS, castle=14, hands={0: "W1 T2 W1T5"}, options=TEAMS, full={0: 1, 2: 1}, phase="partner", decider=2)
    assert [count_moves(at, depth) for depth in (1, 2, 3)] == [3, 12, 64]
