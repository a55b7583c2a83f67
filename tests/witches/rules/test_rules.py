"""What holds in every phase: refusals are safe to ask for, returns rank the seats, and a broken state is found out."""

import numpy as np
import pytest

from coven.games.witches.invariants import FAULTS
from coven.games.witches.state import ALLOWED, UNKNOWN_MOVE
from coven.kernel.types import U64
from tests.witches.build import ALL_FIRE, BOX, GAME, end_round, pile
from tests.witches.worlds import PAIRS


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_every_action_of_every_seat_may_be_asked_about(pair):
    at, _ = pair()
    before = at.keeper.state.tobytes()
    out = np.zeros(GAME.rules.actions, np.int16)
    for seat in range(at.players):
        allowed = [action for action in range(GAME.rules.actions) if GAME.rules.refusal(BOX, at.keeper.state, seat, action) == ALLOWED]
        assert out[: GAME.rules.moves(BOX, at.keeper.state, seat, out)].tolist() == allowed
        assert bool(allowed) is (seat in at.to_act)
    assert at.keeper.state.tobytes() == before


@pytest.mark.parametrize("action", [-1, GAME.rules.actions, 30_000])
def test_an_action_that_does_not_exist_is_refused(action):
    assert GAME.rules.refusal(BOX, GAME.new_table(3, seed=1).keeper.state, 0, action) == UNKNOWN_MOVE


@pytest.mark.parametrize(
    ("before", "worth"),
    [([0, 9, 10, 11], [3, 1, -1, -3]), ([1, 9, 9, 9], [0, 0, 0, 0]), ([9, 9, 17, 20], [0, 3, 0, -3])],
)
def test_returns_rank_the_seats_and_sum_to_nothing(before, worth):
    """Witches 39, 61: seat 0 gets 8 points in the last round."""
    at = end_round([pile(13, "WQAE"), "R11", "", ""], before, {"rounds": 1})
    out = np.zeros(4, np.int32)
    GAME.rules.returns(BOX, at.keeper.state, out)
    assert out.tolist() == worth
    assert sum(worth) == 0


def broken(change):
    """A possible state after a spell round, spoilt."""
    state = end_round([f"{ALL_FIRE} G11", "", "*"], options={"last_spell": "transfer"}).keeper.state.copy()
    assert GAME.checks.broken_invariant(BOX, state) == 0
    change(state)
    return FAULTS[GAME.checks.broken_invariant(BOX, state)]


def lose_a_card(state):
    state.hand[0] &= state.hand[0] - U64(1)


def move_a_card(state):
    card = state.hand[0] & (~state.hand[0] + U64(1))
    state.hand[0] ^= card
    state.hand[1] |= card


def forgive_the_spell(state):
    state.points[1] = 0


def write_too_much(state):
    state.spell = 0
    state.points[1] = 40


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lose_a_card, "a card is lost or doubled"),
        (move_a_card, "hands are uneven"),
        (forgive_the_spell, "a spell was written wrongly"),
        (write_too_much, "a round's points are out of their range"),
    ],
)
def test_a_broken_state_is_found_out(change, fault):
    assert broken(change) == fault
