"""Piles: each thing is equally likely, and none is lost or made."""

from collections import Counter
from typing import Any

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coven.kernel.piles import draw_kind, take_any, total
from coven.kernel.stream import draw, rekey
from coven.table.seeds import make_seed, seed_words

KINDS = 4
PILES = st.lists(st.integers(0, 6), min_size=KINDS, max_size=KINDS).filter(any)
FIXTURE_STAYS = [HealthCheck.function_scoped_fixture]


def lay(state: Any, counts: list[int], seed: Any = "pile") -> None:
    rekey(state, seed_words(make_seed(seed)))
    state.pile[:] = counts


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=FIXTURE_STAYS)
@given(counts=PILES, seed=st.integers(0, 10**6))
def test_a_drawn_kind_is_that_of_the_nth_thing(state: Any, counts: list[int], seed: int) -> None:
    lay(state, counts, seed)
    twin = state.copy()
    things = [kind for kind in range(KINDS) for _ in range(counts[kind])]
    assert total(state.pile, KINDS) == len(things)
    assert draw_kind(state, state.pile, KINDS) == things[draw(twin, len(things))]
    assert state.pile.tolist() == counts
    assert state.stream.tobytes() == twin.stream.tobytes()


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=FIXTURE_STAYS)
@given(counts=PILES, seed=st.integers(0, 10**6))
def test_taking_until_nothing_is_left_gives_everything_once(state: Any, counts: list[int], seed: int) -> None:
    lay(state, counts, seed)
    taken: Counter[int] = Counter()
    while total(state.pile, KINDS):
        taken[int(take_any(state, state.pile, KINDS))] += 1
        assert [taken[kind] + int(state.pile[kind]) for kind in range(KINDS)] == counts
    assert [taken[kind] for kind in range(KINDS)] == counts


def test_kinds_come_by_their_weight(state: Any) -> None:
    lay(state, [1, 0, 3, 6])
    found = Counter(int(draw_kind(state, state.pile, KINDS)) for _ in range(5000))
    assert found[1] == 0
    for kind, expected in ((0, 500), (2, 1500), (3, 3000)):
        assert abs(found[kind] - expected) < 5 * np.sqrt(expected)
