"""The state is small enough to lie in a GPU's registers and caches by the million."""

from tests.wandering_towers.build import GAME


def test_the_state_stays_small() -> None:
    assert GAME.state.itemsize < 512
