"""Gymnasium's own check on every game, one seat against bots at one table and at many."""

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from research.playing import SHORT

import coven
from coven.conformance.secrecy import world
from coven.errors import CovenError
from coven.research.gymnasium import env, vector_env


@pytest.mark.parametrize(("name", "players", "options"), SHORT)
def test_its_own_check(name: str, players: int, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice about bounds; what is wrong raises
        check_env(env(name, players, bots="random", **options), skip_render_check=True)


@pytest.mark.parametrize(("name", "players", "options"), SHORT)
def test_one_seat_at_one_table_and_at_many_is_asked_the_same(name: str, players: int, options: dict[str, Any]) -> None:
    seat, chance = players - 1, np.random.default_rng(1)
    one = env(name, players, seat, "random", **options)
    many = vector_env(name, 2, players, seat, ["random"] * (players - 1), seed=["x", 5], **options)
    seen, _ = one.reset(seed=5)
    batch, _ = many.reset(seed=["x", 5])
    assert seen in one.observation_space
    assert batch in many.observation_space
    over = False
    while not over:
        assert (seen["observation"] == batch["observation"][1]).all()
        assert (seen["action_mask"] == batch["action_mask"][1]).all()
        actions = [int(chance.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in batch["action_mask"]]
        seen, reward, over, _, _ = one.step(actions[1])
        batch, rewards, ended, _, _ = many.step(actions)
        assert (reward, over) == (rewards[1], ended[1])
    assert reward in range(coven.game(name).about.returns[0], coven.game(name).about.returns[1] + 1)
    batch, rewards, ended, _, _ = many.step([int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in batch["action_mask"]])
    assert batch["action_mask"][1].any()
    assert not ended[1]
    many.close()


def test_a_seat_observes_the_same_where_only_what_it_cannot_know_differs() -> None:
    game = env("witches", 4, 1, "random", rounds=1)
    seen, _ = game.reset(seed=1)
    for number in range(12):
        vector, kept = game.single._env, game.single.snapshot()
        vector._states[:1] = world(vector.table(0), 1, number).keeper.state.records
        again = game.single.observation(1)
        assert all((again[key] == seen[key]).all() for key in seen)
        game.single.restore(kept)
        seen, _, over, _, _ = game.step(int(np.flatnonzero(seen["action_mask"])[0]))
        if over:
            break


def test_an_action_that_is_not_allowed_is_worth_the_worst_and_ends_the_game() -> None:
    game = env("witches", 4, 0, "random", "ansi")
    seen, _ = game.reset(seed=1)
    _, reward, over, _, info = game.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info) == (-5.0, True, {"illegal": "not_in_hand"})
    assert "Seat 1" in str(game.render())
    many = vector_env("witches", 2, bots="random")
    many.reset(seed=1)
    with pytest.raises(CovenError) as caught:
        many.step([0, -1])
    assert caught.value.code == "illegal_action"


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("unknown_game", {"game": "chess"}),
        ("bad_seat", {"seat": 4}),
        ("bad_bots", {"bots": ["random"]}),
        ("unknown_bot", {"bots": "nobody"}),
        ("no_policy", {"bots": "master"}),
    ],
)
def test_what_can_t_be_set_up_is_said(code: str, wrong: dict[str, Any]) -> None:
    for make in (env, lambda **given: vector_env(num_envs=2, **given)):
        with pytest.raises(CovenError) as caught:
            make(**{"game": "witches", "players": 4, "bots": "random", **wrong})
        assert caught.value.code == code
