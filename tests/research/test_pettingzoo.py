"""PettingZoo's own tests on every game, the table's own games, and nothing a seat can't know."""

import warnings
from typing import Any

import numpy as np
import pytest
from research.playing import SETS, SHORT

import coven
from coven.conformance.channels import observed
from coven.conformance.secrecy import world
from coven.errors import CovenError
from coven.research.pettingzoo import env, parallel_env, raw_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import its own games, where their packages are, in a way that it calls old
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

ALL = [(name, players, options) for name, sets in SETS.items() for players, options in sets]
AT_ONCE = [each for each in ALL if coven.game(each[0]).about.simultaneous]


def any_allowed(chance: np.random.Generator, mask: Any) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize(("name", "players", "options"), ALL)
def test_its_own_test_of_the_interface(name: str, players: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice about names and sizes; what is wrong raises
        api_test(env(name, players, **options), num_cycles=100)


@pytest.mark.parametrize(("name", "players", "options"), SHORT)
def test_its_own_test_of_seeds(name: str, players: int, options: dict[str, Any]) -> None:
    seed_test(lambda: env(name, players, **options), num_cycles=100)


@pytest.mark.parametrize(("name", "players", "options"), AT_ONCE)
def test_its_own_tests_of_seats_that_choose_at_once(name: str, players: int, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(name, players, **options), num_cycles=100)
    parallel_seed_test(lambda: parallel_env(name, players, **options), num_cycles=20)


@pytest.mark.parametrize(("name", "players", "options"), SHORT)
def test_its_own_test_of_rendering(name: str, players: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(name, players, render_mode=render_mode, **options), {"svg": lambda picture: picture.startswith("<svg")})
    assert "Seat 1" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "players", "options"), SHORT)
def test_a_seed_deals_the_game_that_the_table_deals(name: str, players: int, options: dict[str, Any]) -> None:
    game, chance = raw_env(name, players, **options), np.random.default_rng(1)
    game.reset(seed=42)
    table = coven.game(name).new_table(players, options, seed=42)
    for agent in game.agent_iter():
        seen, reward, over, _, _ = game.last()
        seat = game.possible_agents.index(agent)
        assert seen["observation"].tolist() == observed(table, seat)
        if over:
            assert table.is_over
            assert reward == game.single.rewards[seat]
            game.step(None)
            continue
        assert seat in table.to_act
        action = any_allowed(chance, seen["action_mask"])
        table.play(seat, action)
        game.step(action)


@pytest.mark.parametrize(("name", "players", "options"), SHORT)
def test_a_seat_observes_the_same_where_only_what_it_cannot_know_differs(name: str, players: int, options: dict[str, Any]) -> None:
    game, chance = raw_env(name, players, render_mode="ansi", **options), np.random.default_rng(2)
    game.reset(seed=3)
    for number in range(200):
        if not game.agents or game.single.seat < 0:
            break
        if number % 20 == 0:
            seat = number // 20 % players
            agent, vector, kept = game.possible_agents[seat], game.single._env, game.snapshot()
            shown = game.observe(agent), game.infos[agent], game.single.render(seat)
            vector._states[:1] = world(vector.table(0), seat, number).keeper.state.records
            again = game.observe(agent), game.infos[agent], game.single.render(seat)
            assert str(again) == str(shown)
            assert all((again[0][key] == shown[0][key]).all() for key in shown[0])
            game.restore(kept)
        game.step(any_allowed(chance, game.observe(game.agent_selection)["action_mask"]))


def test_what_was_kept_can_be_put_back() -> None:
    game = raw_env("witches", 4, rounds=1)
    game.reset(seed=1)
    kept, lines = game.snapshot(), []
    for _ in range(2):
        game.restore(kept)
        moves = np.random.default_rng(7)
        line = []
        for _ in range(30):
            line.append((game.agent_selection, any_allowed(moves, game.observe(game.agent_selection)["action_mask"])))
            game.step(line[-1][1])
        lines.append(line)
    assert lines[0] == lines[1]


def test_an_action_that_is_not_allowed_ends_the_game_as_the_library_has_it_or_raises() -> None:
    game, raw = env("witches", 4), raw_env("witches", 4)
    for each in (game, raw):
        each.reset(seed=1)
    wrong = int(np.flatnonzero(game.observe("seat_0")["action_mask"] == 0)[0])
    game.step(wrong)
    assert game.terminations["seat_0"]
    assert game.rewards["seat_0"] == coven.game("witches").about.returns[0]
    before = raw.snapshot()
    with pytest.raises(CovenError) as caught:
        raw.step(wrong)
    assert caught.value.code == "illegal_action"
    assert raw.snapshot() == before


def test_wrong_actions_at_once_end_the_game_and_missing_ones_change_nothing() -> None:
    game = parallel_env("witches", 4)
    seen, _ = game.reset(seed=1)
    before = game.snapshot()
    right = {agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()}
    with pytest.raises(CovenError) as caught:
        game.step({"seat_0": right["seat_0"]})
    assert (caught.value.code, game.snapshot()) == ("bad_actions", before)
    _, rewards, ended, _, infos = game.step({**right, "seat_3": int(np.flatnonzero(seen["seat_3"]["action_mask"] == 0)[0])})
    assert rewards == {"seat_0": 0, "seat_1": 0, "seat_2": 0, "seat_3": -5}
    assert all(ended.values())
    assert infos["seat_3"] == {"illegal": "not_in_hand"}
    assert not game.agents


@pytest.mark.parametrize(
    ("code", "ask"),
    [
        ("unknown_game", lambda: env("chess")),
        ("bad_players", lambda: env("witches", players=7)),
        ("unknown_option", lambda: env("witches", no_such=1)),
        ("bad_render_mode", lambda: env("witches", render_mode="film")),
        ("bad_render_mode", lambda: env("witches", render_mode="svg")),
        ("not_simultaneous", lambda: parallel_env("wandering_towers")),
    ],
)
def test_what_can_t_be_set_up_is_said(code: str, ask: Any) -> None:
    with pytest.raises(CovenError) as caught:
        ask()
    assert caught.value.code == code
