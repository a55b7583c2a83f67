"""The search: what it finds, that it repeats itself, that it can't look into other hands, and what it does with its budget."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import coven
from coven.bots import Bot
from coven.bots.levels import LEVELS, SEARCHES, bot_names
from coven.bots.player import player
from coven.bots.search import search, searching
from coven.bots.search.searching import SearchResult, SearchSettings, Tree, searcher
from coven.errors import CovenError
from coven.table.game import Game
from coven.table.table import Table

GAMES = ("witches", "wandering_towers", "broom_service", "cauldron")
FEW = 40  # simulations


def on_the_way(game: Game, moves: int, players: int, seed: int = 1) -> Table:
    """A table after some careful moves."""
    table = game.new_table(players=players, seed=seed)
    bot = Bot("careful", game, seed)
    for _ in range(moves):
        if table.to_act:
            table.play(table.to_act[0], bot.choose(table, table.to_act[0]))
    return table


def searched(table: Table, seat: int, **more: Any) -> Any:
    return search(table.game, table.box.record, table.keeper.state.record, seat, **{"simulations": FEW, "seed": 5, **more})


@pytest.mark.parametrize("name", GAMES)
def test_every_allowed_move_is_told_of_and_no_other(name: str) -> None:
    table = on_the_way(coven.game(name), 5, 3)
    seat = table.to_act[0]
    found = searched(table, seat)
    assert {each.action for each in found.moves} == {move.id for move in table.moves(seat)}
    assert found.simulations == FEW == sum(each.visits for each in found.moves)
    assert found.best.visits == max(each.visits for each in found.moves)


@pytest.mark.parametrize("name", GAMES)
def test_chances_to_win_are_shares_of_one_win(name: str) -> None:
    table = on_the_way(coven.game(name), 5, 3)
    for each in searched(table, table.to_act[0]).moves:
        if each.visits:
            assert len(each.wins) == len(each.scores) == 3
            assert sum(each.wins) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in each.wins)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_finds_the_same(name: str) -> None:
    table = on_the_way(coven.game(name), 5, 3)
    seat = table.to_act[0]
    assert searched(table, seat) == searched(table, seat)
    assert searched(table, seat) != searched(table, seat, seed=6)


def test_simulations_may_be_split_over_calls() -> None:
    """A search by time makes its simulations in parts; by number all at once: the same ones."""
    game = coven.game("witches")
    table = on_the_way(game, 20, 4)
    searching = searcher(game, SearchSettings())
    tree, seat = searching._trees[0], table.to_act[0]
    whole = searched(table, seat, simulations=30).moves
    tree.start(int(tree.luck))
    for part in (1, 9, 20):
        tree.run(searching._run, table.box.record, table.keeper.state.record, seat, part, searching.horizon)
    assert sorted((sums.action, sums.visits) for sums in tree.found(seat, 4)) == sorted((each.action, each.visits) for each in whole)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_alike_in_states_that_differ_only_in_what_its_seat_cannot_know(name: str, level: str) -> None:
    game = coven.game(name)
    chooser = player(game, level, simulations=FEW) if level in SEARCHES else player(game, level)
    chance = np.random.default_rng(3)
    for moves in (0, 3, 14, 33):
        table = on_the_way(game, moves, 4 if 4 in game.players else 2, seed=moves)
        for seat in table.to_act:
            chosen = chooser.choose(table.box.record, table.keeper.state.record, seat, 11)
            assert chosen in {move.id for move in table.moves(seat)}
            for _ in range(3):
                world = table.imagined(seat, chance.bytes(32))
                assert chooser.choose(table.box.record, world.record, seat, 11) == chosen


@pytest.mark.parametrize("name", GAMES)
def test_a_search_leaves_the_state_as_it_was(name: str) -> None:
    table = on_the_way(coven.game(name), 7, 3)
    before = table.keeper.state.tobytes()
    searched(table, table.to_act[0])
    assert table.keeper.state.tobytes() == before


def test_several_trees_find_what_one_finds() -> None:
    table = on_the_way(coven.game("witches"), 30, 4)
    found = searched(table, table.to_act[0], simulations=41, threads=2)
    assert found.simulations == 41
    assert found == searched(table, table.to_act[0], simulations=41, threads=2)


def test_one_simulation_is_the_policys_own_move() -> None:
    game = coven.game("witches")
    for moves in (0, 20, 37):
        table = on_the_way(game, moves, 4)
        seat = table.to_act[0]
        own = {player(game, "careful").choose(table.box.record, table.keeper.state.record, seat, luck) for luck in range(40)}
        assert searched(table, seat, simulations=1).best.action in own


IMPOSSIBLE: list[dict[str, Any]] = [
    *({"simulations": number} for number in (0, -5, True, 2.5, "many", 10**12)),
    *({"seconds": seconds} for seconds in (0.0, -1, float("nan"), "long", 1e9, True)),
    {"simulations": 3, "seconds": 1.0},
]


def test_the_shortest_time_is_enough_for_one_simulation_of_the_state_asked_about() -> None:
    game = coven.game("witches")
    searched(on_the_way(game, 20, 4, seed=2), on_the_way(game, 20, 4, seed=2).to_act[0])
    table = on_the_way(game, 20, 4)
    found = searched(table, table.to_act[0], simulations=None, seconds=1e-9)
    assert found.simulations == 1
    assert {each.action for each in found.moves} == {move.id for move in table.moves(table.to_act[0])}


def test_a_search_by_simulations_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which a simulation takes ten milliseconds; with time enough it is the search that it would be without a limit."""
    table = on_the_way(coven.game("witches"), 20, 4)
    seat, chooser = table.to_act[0], searcher(table.game, SearchSettings())
    made, run = 0, Tree.run

    def counted(tree: Tree, grow: Any, box: Any, state: Any, seat: int, count: int, horizon: int) -> None:
        nonlocal made
        made += count
        run(tree, grow, box, state, seat, count, horizon)

    def found(**limits: Any) -> SearchResult:
        return chooser.search(table.box.record, table.keeper.state.record, seat, 7, 60, None, **limits)

    whole = found()
    monkeypatch.setattr(Tree, "run", counted)
    monkeypatch.setattr(searching, "perf_counter", lambda: 0.01 * made)
    assert found(within=1e6) == whole and whole.simulations == 60
    assert 20 <= found(began=0.01 * made, within=0.2).simulations <= 25, "twenty, or a few more until the next look at the clock"
    assert found(began=0.01 * made - 5, within=0.2).simulations == 1, "what was waited for is over"


def test_a_bot_may_be_asked_by_several_threads_at_once() -> None:
    game = coven.game("witches")
    chooser = player(game, "master", simulations=300)
    asked = [on_the_way(game, moves, 4, seed=moves) for moves in (17, 20, 23, 26, 29, 32, 35, 38)]
    choices = [(table.box.record, table.keeper.state.record, table.to_act[0], 7) for table in asked]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda each: chooser.choose(*each), choices))
    assert together == [chooser.choose(*each) for each in choices]


@pytest.mark.parametrize("made_by", [Bot, player])
@pytest.mark.parametrize("name", ["master", "careful", "random"])
@pytest.mark.parametrize("budget", IMPOSSIBLE, ids=str)
def test_an_impossible_budget_is_refused(budget: dict[str, Any], name: str, made_by: Callable[..., Any]) -> None:
    """Also by bots to which a budget means nothing."""
    with pytest.raises(CovenError) as refused:
        made_by(name, coven.game("cauldron"), **budget) if made_by is Bot else made_by(coven.game("cauldron"), name, **budget)
    assert refused.value.code == "bad_budget"


def test_who_has_nothing_to_decide_is_told_so() -> None:
    table = on_the_way(coven.game("witches"), 20, 4)
    idle = next(seat for seat in range(4) if seat not in table.to_act)
    for ask in (lambda: Bot("master", table.game, 1, simulations=5).choose(table, idle), lambda: searched(table, idle)):
        with pytest.raises(CovenError) as refused:
            ask()
        assert refused.value.code == "not_to_act"


@pytest.mark.parametrize("name", GAMES)
def test_every_bot_plays_a_whole_game(name: str) -> None:
    """Against the deck, in teams or at the largest table: whatever is offered can be played."""
    game = coven.game(name)
    table = game.new_table(players=game.players[-1], seed=4)
    names = [name for name in bot_names(game) if name != "skilled"][-table.players :]
    bots = [Bot(name, game, seat, simulations=2 if name in SEARCHES else None) for seat, name in enumerate(names)]
    while table.outcome is None:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table, seat))
    assert min(table.outcome.places) == 1


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (3, {"mode": "cooperative"}), (4, {"mode": "teams"}), (2, {"master": True, "spells": "random", "spell_count": 8})],
)
def test_towers_are_searched_in_every_mode(players: int, options: dict[str, Any]) -> None:
    table = coven.game("wandering_towers").new_table(players=players, options=options, seed=2)
    for _ in range(12):
        if table.to_act:
            seat = table.to_act[0]
            found = searched(table, seat)
            assert 0 <= found.best.wins[seat] <= 1
            table.play(seat, found.best.action)
