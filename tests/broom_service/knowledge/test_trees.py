"""Tree counts from small positions, reckoned by hand: any change in the rules shows here."""

import pytest

from coven.conformance.trees import count_moves
from tests.broom_service.build import FG, FW, PD, RG, WF, table


@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 9), (3, 19)])
def test_two_gatherers(depth, count):
    """Depth 1: two roles in two ways_to_play. 2: brave ones wait for the follower (2 + 2), cowards gather or not (2 + 3).

    3: after two brave ones the last acts (2, 2), after a brave and a coward the coward does (2, 3); after a coward's action follow 2 each (4 + 6).
    """
    assert count_moves(table([[FG, RG], [FG, RG]]), depth) == count


def test_a_sole_brave_witch():
    """Pawns in areas 0 and 1: area 2 for both, 9 for the second, or stay; at 2 two towers or none, at 9 one or none."""
    at = table([[FW, RG], [WF]])
    at.play(0, f"brave {FW}")
    assert count_moves(at, 1) == 4
    assert count_moves(at, 2) == 3 + 2 + 3 + 2  # having stayed, the next role is led: two ways_to_play of one role


def test_a_sole_druid_with_both_pawns_on_the_hill():
    """Three towers and two pawns, or nothing; then the root gatherer is led in two ways_to_play."""
    at = table([[PD, RG], [WF]], pawns=[[3, 3], [0, 1]])
    at.play(0, f"cowardly {PD}")
    assert (count_moves(at, 1), count_moves(at, 2)) == (7, 14)
