"""Many tables at once: the numbered games of bulk play, in arrays written in place; bots between; nothing a seat can't know."""

from typing import Any

import numpy as np
import pytest
from research.playing import SHORT, extended
from template.cauldron import GAME

import coven
from coven.bulk import Bulk
from coven.conformance.channels import observed
from coven.conformance.secrecy import world
from coven.errors import CovenError
from coven.research import VectorEnv, vector

TABLES = 10


def play_on(env: VectorEnv, games: int) -> list[dict[int, tuple[int, int]]]:
    """Random play until every table has ended so many games: by table, lengths and digests by the number of the game."""
    digests, lengths = [0] * env.tables, [0] * env.tables
    done: list[dict[int, tuple[int, int]]] = [{} for _ in range(env.tables)]
    while min(map(len, done)) < games:
        numbers, actions, seats = env.seeds[:, 7].copy(), env.sample().copy(), env.seats.copy()
        env.step(actions)
        for table in range(env.tables):
            digests[table] = extended(digests[table], int(seats[table]), int(actions[table]))
            lengths[table] += 1
            if env.ended[table]:
                done[table][int(numbers[table])] = lengths[table], digests[table]
                digests[table] = lengths[table] = 0
    return done


def test_tables_play_the_numbered_games_of_bulk_play_one_after_the_other() -> None:
    played = play_on(VectorEnv(GAME, TABLES, 3), 3)
    lengths, digests = Bulk(GAME, 3).play(0, 3 * TABLES)
    for table in range(TABLES):
        assert list(played[table])[:3] == [table, table + TABLES, table + 2 * TABLES]
        for number, found in list(played[table].items())[:3]:
            assert found == (lengths[number], digests[number])


@pytest.mark.parametrize(("name", "players", "options"), SHORT)
def test_each_games_tables_are_those_of_bulk_play_and_of_the_table(name: str, players: int, options: dict[str, Any]) -> None:
    env = VectorEnv(name, 3, players, seed="a night", first=5, **options)
    lengths, digests = Bulk(coven.game(name), players, options, "a night").play(5, 3)
    played = play_on(VectorEnv(name, 3, players, seed="a night", first=5, **options), 1)
    assert [next(iter(each.values())) for each in played] == list(zip(lengths, digests, strict=True))
    table = coven.game(name).new_table(players, options, env.seeds[1].tobytes())
    for _ in range(60):
        for seat in range(players):
            observation, mask = env.look(1, seat)
            assert observation.tolist() == observed(table, seat)
            assert np.flatnonzero(mask).tolist() == sorted(move.id for move in table.moves(seat))
        assert env.observations[1].tolist() == observed(table, int(env.seats[1]))
        assert np.flatnonzero(env.masks[1]).tolist() == sorted(move.id for move in table.moves(int(env.seats[1])))
        if table.is_over:
            break
        actions, seat = env.sample().copy(), int(env.seats[1])
        env.step(actions)
        table.play(seat, int(actions[1]))
        if env.ended[1]:
            break


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_any_number_of_threads_plays_the_same(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector, "FEWEST", 64)
    one, many = VectorEnv(GAME, 500, 4, threads=1), VectorEnv(GAME, 500, 4, threads=threads)
    for _ in range(30):
        for env in (one, many):
            env.step(env.sample())
        for name in ("observations", "masks", "seats", "rewards", "ended", "seeds"):
            assert (getattr(one, name) == getattr(many, name)).all()
    assert len(many._parts) == threads
    many.close()


def test_rewards_are_what_the_game_is_worth_to_each_seat_and_nothing_before_its_end() -> None:
    env = VectorEnv(GAME, 4, 3, resets="never")
    while (env.seats >= 0).any():
        assert not env.rewards[env.seats >= 0].any()
        env.step(env.sample())
    for place in range(4):
        table = env.table(place)
        assert table.is_over
        expected = np.zeros(3)
        GAME.rules.returns(table.box.plain, table.keeper.state, expected)
        final = VectorEnv(GAME, 4, 3, resets="never")
        while final.seats[place] >= 0:
            final.step(final.sample())
        assert final.ended[place]
        assert final.rewards[place].tolist() == expected.tolist()


def test_a_finished_table_waits_if_it_should_and_is_dealt_anew_at_the_next_step() -> None:
    never, later = VectorEnv(GAME, 2, 2, resets="never"), VectorEnv(GAME, 2, 2, resets="next_step")
    while not never.ended.any():
        for env in (never, later):
            env.step(env.sample())
    over = int(np.flatnonzero(never.ended)[0])
    assert never.seats[over] == later.seats[over] == -1
    assert not never.masks[over].any()
    number = int(later.seeds[over, 7])
    for env in (never, later):
        env.step(env.sample())
    assert (never.seats[over], int(never.seeds[over, 7])) == (-1, number)
    assert not never.ended[over]
    assert later.seats[over] >= 0
    assert int(later.seeds[over, 7]) == number + 2
    with pytest.raises(CovenError) as caught:
        never.step(np.zeros(2, int))
    assert caught.value.code == "game_over"


def test_every_table_may_have_a_seed_of_its_own() -> None:
    env = VectorEnv(GAME, 3, 2, seed=["a", "b", "a"])
    assert env.snapshot() != VectorEnv(GAME, 3, 2).snapshot()
    assert [env.table(place).view(0) for place in (0, 1)] == [GAME.new_table(2, seed=seed).view(0) | {} for seed in ("a", "b")]
    assert env.observations[0].tolist() == env.observations[2].tolist()
    env.reset(7)
    assert env.snapshot() == VectorEnv(GAME, 3, 2, seed=7).snapshot()
    env.reset()
    assert env.seeds[:, 7].tolist() == [3, 4, 5]


def test_bots_play_inside_and_only_free_seats_are_asked() -> None:
    lines = [["novice", None, "random"], [None, "random", None]]
    env = VectorEnv(GAME, 2, 3, bots=lines)
    asked: list[set[int]] = [set(), set()]
    for _ in range(100):
        for table in range(2):
            asked[table].add(int(env.seats[table]))
        env.step(env.sample())
    assert asked == [{1}, {0, 2}]
    assert (VectorEnv(GAME, 5, 3, bots={0: "random", 2: "random"}).seats == 1).all()


def test_what_was_kept_can_be_put_back() -> None:
    env = VectorEnv(GAME, 8, 3)
    for _ in range(5):
        env.step(env.sample())
    kept = env.snapshot()
    lines = [(env.sample().tolist(), env.step(env.sample())) for _ in range(20)]
    after = env.snapshot()
    env.restore(kept)
    assert env.snapshot() == kept
    assert [(env.sample().tolist(), env.step(env.sample())) for _ in range(20)] == lines
    assert env.snapshot() == after


@pytest.mark.parametrize(("name", "players", "options"), SHORT)
def test_a_seat_is_shown_the_same_where_only_what_it_cannot_know_differs(name: str, players: int, options: dict[str, Any]) -> None:
    env = VectorEnv(name, 1, players, seed=3, **options)
    differed, phases = False, set()
    for number in range(400):
        seat = number % players
        if number % 5 == 0:
            table, shown, kept = env.table(0), env.look(0, seat), env.snapshot()
            other = world(table, seat, number).keeper.state
            differed = differed or other.tobytes() != table.keeper.state.tobytes()
            env._states[:1] = other.records
            assert [each.tolist() for each in env.look(0, seat)] == [each.tolist() for each in shown]
            env.restore(kept)
            phases.add(table.keeper.state.phase)
        env.step(env.sample())
    assert differed
    assert len(phases) > 1


def test_arrays_cannot_be_written_by_others() -> None:
    env = VectorEnv(GAME, 2, 2)
    for array in (env.observations, env.masks, env.rewards, env.seats, env.ended, env.seeds):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("unknown_game", {"game": "chess"}),
        ("bad_players", {"players": 9}),
        ("unknown_option", {"no_such": 1}),
        ("bad_tables", {"tables": 0}),
        ("bad_threads", {"threads": 1.5}),
        ("bad_resets", {"resets": "now"}),
        ("bad_kind", {"kind": "int8"}),
        ("bad_kind", {"kind": object()}),
        ("bad_first", {"first": -1}),
        ("bad_seed", {"seed": [1]}),
        ("bad_seed", {"seed": 1.5}),
        ("bad_bots", {"bots": ["random", "random"]}),
        ("bad_bots", {"bots": "random"}),
        ("bad_bots", {"bots": {7: "random"}}),
        ("bad_bots", {"bots": [[None, 3], [None, None]]}),
        ("bad_bots", {"bots": [[None, "random"]] * 3}),
        ("unknown_bot", {"bots": [None, "nobody"]}),
        ("no_policy", {"bots": [None, "master"]}),
    ],
)
def test_what_can_t_be_set_up_is_said(code: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(CovenError) as caught:
        VectorEnv(**{"game": GAME, "tables": 2, "players": 2, **wrong})
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("code", "actions"),
    [("bad_actions", [0]), ("bad_actions", [0.5, 1.5]), ("bad_actions", "no"), ("illegal_action", [-1, 0]), ("illegal_action", [10**6, 0])],
)
def test_a_wrong_step_is_refused_and_changes_nothing(code: str, actions: Any) -> None:
    env = VectorEnv(GAME, 2, 2)
    before = env.snapshot()
    with pytest.raises(CovenError) as caught:
        env.step(actions)
    assert caught.value.code == code
    assert env.snapshot() == before


def test_an_action_that_is_not_allowed_names_table_seat_and_reason() -> None:
    env = VectorEnv("witches", 2, 4)
    actions = env.sample().copy()
    actions[1] = int(np.flatnonzero(env.masks[1] == 0)[0])
    before = env.snapshot()
    with pytest.raises(CovenError) as caught:
        env.step(actions)
    assert (caught.value.code, caught.value.details) == (
        "illegal_action",
        {"table": 1, "seat": 0, "action": int(actions[1]), "reason": "not_in_hand"},
    )
    assert env.snapshot() == before
    for ask in (lambda: env.look(2, 0), lambda: env.look(0, 4), lambda: env.restore(b"")):
        with pytest.raises(CovenError):
            ask()
