"""The state is small enough to lie in a GPU's registers and caches by the million, and what must be true of it is looked at."""

from collections.abc import Callable
from typing import Any

import pytest

from coven.bulk import Bulk
from coven.games.wandering_towers.invariants import CARD_FAULT, FLASK_FAULT, NO_FAULT, broken_invariant
from coven.kernel.types import U64
from tests.wandering_towers.build import BOX, GAME, TEAMS, play, table


def test_the_state_stays_small() -> None:
    assert GAME.rules.layout.itemsize < 512


def move_flask(s: Any) -> None:
    s.empty[0] += 1
    s.empty[1] -= 1


def lose_card(s: Any) -> None:
    s.hand[1] -= U64(1) << U64(int(s.hand[1]).bit_length() - 1)


def gain_card(s: Any) -> None:
    s.hand[1] += 1 << 2 * 22


def keep_strange_card(s: Any) -> None:
    s.kept[1] = 3


@pytest.mark.parametrize(
    ("spoil", "fault"), [(move_flask, FLASK_FAULT), (lose_card, CARD_FAULT), (gain_card, CARD_FAULT), (keep_strange_card, CARD_FAULT)]
)
def test_flasks_and_cards_conserve_seat_by_seat(spoil: Callable[[Any], None], fault: int) -> None:
    state = table(wizards={10: [0]}, castle=14).keeper.state.copy()
    assert broken_invariant(BOX, state) == NO_FAULT
    spoil(state)
    assert broken_invariant(BOX, state) == fault


def test_partners_may_have_each_others_flasks() -> None:
    """Towers 40."""
    at = table(wizards={10: [0]}, castle=14, full={0: 2}, options=TEAMS, phase="choosing_card")
    play(at, "give flask")
    assert broken_invariant(BOX, at.keeper.state) == NO_FAULT


@pytest.mark.parametrize(("players", "most"), [(2, 0.06), (3, 0.01), (4, 0.01), (6, 0.005)])
def test_the_guard_seldom_ends_a_random_game(players: int, most: float) -> None:
    """Towers 63. A sample of what `make soak` counts over a million games; its limits are narrower."""
    bulk = Bulk(GAME, players, {}, seed="guard")
    _, _, states = bulk.play_checked(0, 1_000)
    ended = [GAME.about.end_reasons.names[state.end_reason] for state in states]
    assert ended.count("guard") <= most * len(ended)
    assert ended.count("complete") >= 0.9 * len(ended)
