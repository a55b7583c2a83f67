"""OpenSpiel's own simulation on every game, states that can be copied, kept and imagined, and nothing a seat can't know."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from coven.conformance.channels import observed
from coven.errors import CovenError
from coven.research.openspiel import PREFIX, SpielState, register

SETS = [
    "coven_witches(players=4,rounds=1)",
    "coven_witches(players=3,rounds=1,last_spell=rescue)",
    "coven_witches(players=6,rounds=1,earth_variant=True)",
    "coven_wandering_towers(players=1)",
    "coven_wandering_towers(players=2,master=True)",
    "coven_wandering_towers(players=4,mode=teams)",
    "coven_broom_service(players=2)",
    "coven_broom_service(players=3,storm_clouds=True)",
    "coven_broom_service(players=5,side=back)",
]
SHORT = [SETS[0], SETS[3], SETS[6]]
SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def play_some(state: SpielState, moves: int, chance: random.Random) -> SpielState:
    """Plays so many moves at random, chance not counted, or to the end; then goes on to where a seat must act."""
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        moves -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", SHORT)
def test_its_own_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


def test_every_game_is_registered_by_name_once() -> None:
    assert set(register()) <= set(pyspiel.registered_names())
    assert {f"{PREFIX}{name}" for name in ("witches", "wandering_towers", "broom_service")} <= set(register())


@pytest.mark.parametrize("game", SETS)
def test_parameters_are_players_and_options_and_returns_are_those_of_the_table(game: str) -> None:
    loaded = pyspiel.load_game(game)
    state = play_some(loaded.new_initial_state(), 10**6, random.Random(1))
    table = state.tree.table(state._node)
    assert table.players == loaded.num_players() == loaded.get_parameters()["players"]
    given = {**loaded.get_parameters()}
    assert all(given[name] == value for name, value in table.options.items() if value is not None)
    assert table.is_over
    assert len(state.returns()) == table.players
    assert all(loaded.min_utility() <= worth <= loaded.max_utility() for worth in state.returns())


@pytest.mark.parametrize("game", SHORT)
def test_a_history_is_a_whole_game_and_copies_go_the_same_way(game: str) -> None:
    loaded, chance = pyspiel.load_game(game), random.Random(2)
    state = play_some(loaded.new_initial_state(), 12, chance)
    again = loaded.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))[1]
    for other in (again, state.clone(), kept):
        assert str(other) == str(state)
        assert other.information_state_string(0) == state.information_state_string(0)
    before = str(state)
    play_some(state.clone(), 5, chance)
    assert str(state) == before


@pytest.mark.parametrize("game", SHORT)
def test_chance_is_asked_exactly_where_the_rules_draw_and_other_outcomes_are_other_games(game: str) -> None:
    state, chance = play_some(pyspiel.load_game(game).new_initial_state(), 0, random.Random(3)), random.Random(3)
    drew = False
    for _ in range(80):
        if state.is_terminal():
            break
        table, seat, action = state.tree.table(state._node), state.current_player(), chance.choice(state.legal_actions())
        assert seat in table.to_act
        assert sorted(move.id for move in table.moves(seat)) == state.legal_actions()
        table.play(seat, action)
        state.apply_action(action)
        assert state.is_chance_node() == table.keeper.drew(1)
        if state.is_chance_node():
            others = [play_some(state.clone(), 0, random.Random(number)) for number in range(20)]
            drew = drew or len({str(other) for other in others}) > 1
        else:
            assert state._node.content == table.keeper.state.tobytes()
        play_some(state, 0, chance)
    assert drew or game == SHORT[0]  # a round of Witches draws only at its deal


@pytest.mark.parametrize("game", SHORT)
def test_observations_are_those_of_the_table_as_numbers_and_as_text(game: str) -> None:
    loaded = pyspiel.load_game(game)
    state = play_some(loaded.new_initial_state(), 9, random.Random(4))
    table, player = state.tree.table(state._node), state.current_player()
    assert state.observation_tensor(player) == observed(table, player)
    assert f'"seat": {player}' in state.observation_string(player)
    asked = make_observation(loaded, pyspiel.IIGObservationType(perfect_recall=True))
    asked.set_from(state, player)
    assert asked.tensor.tolist() == state.information_state_tensor(player)
    assert asked.tensor.tolist()[: loaded.observation_tensor_size()] == state.observation_tensor(player)


def answers(state: SpielState, seat: int) -> dict[str, Any]:
    """All that a seat can ask a state for."""
    return {
        "observation": (state.observation_string(seat), state.observation_tensor(seat)),
        "information": (state.information_state_string(seat), state.information_state_tensor(seat)),
        "actions": state.legal_actions(seat),
        "player": state.current_player(),
    }


@pytest.mark.parametrize("game", SHORT)
def test_imagined_states_look_the_same_to_their_seat_and_tell_no_history(game: str) -> None:
    state, chance, differed = pyspiel.load_game(game).new_initial_state(), random.Random(5), False
    for _ in range(20):
        if play_some(state, 3, chance).is_terminal():
            break
        seat = state.current_player()
        other = state.resample_from_infostate(seat, SAMPLER)
        assert answers(other, seat) == answers(state, seat)
        assert other.history() == []
        assert all(own == () for each, own in enumerate(other._own) if each != seat)
        differed = differed or other._node.content != state._node.content
        play_some(other, 10**6, chance)
        assert other.is_terminal()
    assert differed


def test_an_information_state_recalls_all_that_was_seen_and_done() -> None:
    loaded, known = pyspiel.load_game(SETS[0]), dict[str, tuple[int, ...]]()
    for number in range(6):
        state, chance = loaded.new_initial_state(), random.Random(number % 3)
        state.apply_action(1)
        state.apply_action(1)
        for _ in range(30):
            seat = state.current_player()
            own = tuple(each.action for each in state.full_history() if each.player == seat)
            key = state.information_state_string(seat)
            assert known.setdefault(key, own) == own
            state.apply_action(chance.choice(state.legal_actions()))
    assert len(known) > 60


def test_what_a_seat_cannot_know_changes_no_information_state() -> None:
    """Two games that differ only in which card another seat passes look the same until it is shown."""
    state = pyspiel.load_game(SETS[0]).new_initial_state()
    state.apply_action(1)
    state.apply_action(2)
    first = state.current_player()
    one, two = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[1])
    for seat in range(4):
        same = one.information_state_string(seat) == two.information_state_string(seat)
        assert same == (seat != first)
        assert (one.observation_tensor(seat) == two.observation_tensor(seat)) == (seat != first)


@pytest.mark.parametrize("game", SHORT)
def test_its_own_search_plays(game: str) -> None:
    state = play_some(pyspiel.load_game(game).new_initial_state(), 4, random.Random(6))
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=5.0,
        max_simulations=5,
        random_state=chance,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    assert bot.step(state) in state.legal_actions()


def test_what_can_t_be_set_up_is_said() -> None:
    with pytest.raises(CovenError) as caught:
        pyspiel.load_game("coven_witches(players=9)")
    assert caught.value.code == "bad_players"
    with pytest.raises(CovenError) as caught:
        pyspiel.load_game("coven_witches(dealer=nobody)")
    assert caught.value.code == "bad_option"
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("coven_witches(no_such=1)")
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("coven_witches").new_initial_state().resample_from_infostate(0, SAMPLER)
