"""Hints: reproducible, honest, bounded, with reasons in words for every number a game counts."""

import random
from collections.abc import Iterator

import pytest
from template.cauldron import GAME as CAULDRON

import coven
from coven.analysis import Budget, analyse
from coven.analysis.rollouts import OPEN, Continuation, Rollouts
from coven.errors import CovenError
from coven.table.keeper import Keeper
from coven.table.table import Table

GAMES = ("witches", "wandering_towers", "broom_service")


def played(name: str, players: int, moves: int, seed: int) -> Table:
    """A table after some random moves."""
    table, chance = coven.game(name).new_table(players, seed=seed), random.Random(seed)
    for _ in range(moves):
        seat = chance.choice(table.to_act)
        table.play(seat, chance.choice(table.moves(seat)))
    return table


def test_every_allowed_move_has_its_chance_and_score() -> None:
    table = CAULDRON.new_table(3, seed=5)
    analysis = analyse(table, 0, 200)
    assert {value.move for value in analysis.moves} == set(table.moves(0))
    assert analysis.simulations == sum(value.simulations for value in analysis.moves) <= 200 + 8 * len(analysis.moves)
    for value in analysis.moves:
        assert 0 <= value.chance.low <= value.chance.mean <= value.chance.high <= 1
        assert value.score.low <= value.score.mean <= value.score.high
    assert analysis.as_data()["moves"][0]["move"] == analysis.best.move.text


def test_equal_seeds_give_equal_hints_on_any_number_of_threads() -> None:
    table = CAULDRON.new_table(3, seed=5)
    first = analyse(table, 0, 300, seed=3).as_data()
    assert analyse(table, 0, 300, seed=3, threads=3).as_data() == first
    assert analyse(table, 0, 300, seed=4).as_data() != first


def test_progress_goes_up_to_the_whole() -> None:
    steps: list[tuple[int, int]] = []
    analyse(CAULDRON.new_table(3, seed=5), 0, 256, progress=lambda done, total: steps.append((done, total)))
    assert [done for done, _ in steps] == sorted(done for done, _ in steps) and steps[-1][0] >= 250 and {total for _, total in steps} == {256}


def test_seconds_are_a_budget_too() -> None:
    analysis = analyse(CAULDRON.new_table(3, seed=5), 0, Budget(seconds=0.05))
    assert analysis.simulations > 0


def test_a_seat_that_is_not_asked_gets_a_clear_error() -> None:
    table = played("witches", 4, 13, 1)
    waiting = next(seat for seat in range(4) if seat not in table.to_act)
    with pytest.raises(CovenError) as caught:
        analyse(table, waiting, 10)
    assert caught.value.code == "not_to_act"


@pytest.mark.parametrize("budget", [0, -1, True, 10**9, Budget])
def test_an_impossible_budget_is_refused(budget: object) -> None:
    with pytest.raises(CovenError) as caught:
        analyse(CAULDRON.new_table(3, seed=5), 0, budget)  # type: ignore[arg-type]
    assert caught.value.code == "bad_budget"


@pytest.mark.parametrize("seconds", [0, -1.0, float("nan"), float("inf")])
def test_impossible_seconds_are_refused(seconds: float) -> None:
    with pytest.raises(CovenError) as caught:
        Budget(seconds=seconds)
    assert caught.value.code == "bad_budget"


def test_the_only_move_is_called_that() -> None:
    table = played("witches", 4, 0, 1)
    while len(table.moves(table.to_act[0])) > 1:
        table.play(table.to_act[0], table.moves(table.to_act[0])[0])
    analysis = analyse(table, table.to_act[0], 8)
    assert [reason.kind for reason in analysis.reasons] == ["only"]


def pairs(name: str, players: int) -> Iterator[tuple[Table, Table, int]]:
    """Tables that differ only in what the seat that is asked can't know."""
    for seed, moves in enumerate((0, 3, 17, 40)):
        table = played(name, players, moves, seed)
        seat = table.to_act[0]
        keeper = table.keeper
        other = Table(Keeper(keeper.game, players, keeper.options, keeper.seed, keeper.box, first=table.imagined(seat, seed + 77)))
        assert other.keeper.state.tobytes() != keeper.state.tobytes()
        yield table, other, seat


@pytest.mark.parametrize(("name", "players"), [("witches", 4), ("wandering_towers", 3), ("broom_service", 3)])
def test_a_hint_uses_nothing_the_seat_cannot_know(name: str, players: int) -> None:
    for one, other, seat in pairs(name, players):
        assert analyse(one, seat, 60).as_data() == analyse(other, seat, 60).as_data(), (name, seat)


def test_open_eyes_see_the_true_state_and_a_seat_an_imagined_one() -> None:
    """Played on from the true state, the hands stay; for a seat those of others are dealt anew."""
    table = played("witches", 4, 20, 3)
    rollouts = Rollouts(table.game, table.box, [table.keeper.state], 0)
    near = [rollouts.play([Continuation(0, viewer, 0, -1, number) for number in range(30)]).near_scores for viewer in (OPEN, 0)]
    assert len({tuple(row) for row in near[0]}) < len({tuple(row) for row in near[1]})


def test_the_same_number_is_the_same_continuation_after_any_move() -> None:
    """Move by move, equal numbers share worlds: asked twice for the same move, the answers are the same one by one."""
    table = played("broom_service", 3, 10, 2)
    seat = table.to_act[0]
    action = table.keeper.actions(seat)[0]
    rollouts = Rollouts(table.game, table.box, [table.keeper.state], 9)
    continuations = [Continuation(0, seat, seat, action, number) for number in range(12)]
    one, other = rollouts.play(continuations), rollouts.play(list(reversed(continuations)))
    assert (one.scores == other.scores[::-1]).all() and one.scores.std() > 0
