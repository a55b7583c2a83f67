"""Tree counts from named positions: any change in what may be played shows up here."""

import pytest
from goldens.witches import last_trick

import coven
from coven.conformance.trees import count_moves

FIRST_DEAL = {3: [20, 380, 6840], 4: [15, 210, 2730], 5: [12, 132, 1320], 6: [10, 90, 900]}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_witches_first_deal(players: int) -> None:
    table = coven.game("witches").new_table(players, seed="tree")
    assert [count_moves(table, depth) for depth in (1, 2, 3)] == FIRST_DEAL[players]


def test_witches_last_trick_and_its_spell() -> None:
    table = last_trick(4, total=60, options={}, round=7)
    assert [count_moves(table, depth) for depth in (1, 3, 4, 5, 6)] == [1, 1, 1, 2, 2]


def test_witches_middle_of_a_trick() -> None:
    """Seat 1 must follow water or play a wizard, seat 2 may play anything, seat 0 leads the next trick if it wins (R13, R16)."""
    hands = ["R2 B3", "G7 R5 Z", "Y9 B13 R14"]
    rest = [card for card in (f"{suit}{rank}" for suit in "RGYB" for rank in range(1, 15)) if card not in " ".join(hands).split() + ["G10"]]
    state = {"hands": hands, "trick": ["G10", None, None], "leader": 0, "turn": 1, "taken": [" ".join(rest), "Z Z", "Z"]}
    table = coven.game("witches").from_position({"players": 3, "state": state}, seed=1)
    assert [count_moves(table, depth) for depth in (1, 2, 3, 4, 5)] == [2, 6, 12, 21, 28]
