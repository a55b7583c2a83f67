"""The keeper of a table: all there is, kept small, and made again where it was not kept."""

import random

import pytest
from table.helping import GAME, finished, new, play_on

import coven
from coven.kernel.types import Note
from coven.table.keeper import RECENT
from coven.table.table import Table

LONG = {"players": 4, "options": {"rounds": 5}}  # twenty moves: more than are kept


def long_table() -> Table:
    return new(**LONG)


def test_a_table_keeps_a_few_states_and_makes_earlier_ones_again() -> None:
    table, truth = long_table(), []
    while not table.is_over:
        truth.append(table.keeper.state.tobytes())
        play_on(table, 1)
    truth.append(table.keeper.state.tobytes())
    assert len(truth) == 21 > RECENT + 1
    for number, state in enumerate(truth):
        assert table.keeper.state_at(number).tobytes() == state
        assert table.keeper.at(number).state.tobytes() == state
    assert table.keeper.first.tobytes() == truth[0]


def test_a_state_asked_for_is_nobody_elses() -> None:
    table = play_on(long_table(), 18)
    before = table.keeper.state.tobytes()
    for number in (0, 1, 10, 17, 18):
        table.keeper.state_at(number).score[0] = 99
        table.keeper.first.score[0] = 99
        assert table.keeper.state_at(number).score[0] != 99
    assert table.keeper.state.tobytes() == before


def kept(table: Table) -> int:
    """The bytes of all states kept."""
    return sum(map(len, table.keeper._recent.values()))


def test_memory_grows_with_the_moves_and_notes_alone() -> None:
    table = play_on(long_table(), RECENT)
    before = kept(table)
    assert before == RECENT * GAME.rules.layout.itemsize
    play_on(table)
    assert kept(table) == before
    assert len(table.keeper.played) == 20 and len(table.keeper.notes) == 21
    assert not table._seen, "nobody asked for events"


@pytest.mark.parametrize("name", [name for name in coven.game_names() if name != "cauldron"])
def test_a_long_game_is_kept_small(name: str) -> None:
    game, chance = coven.game(name), random.Random(1)
    table = game.new_table(game.players[-1], seed=1)
    truth = []
    while not table.is_over and len(table.keeper) < 120:
        truth.append(table.keeper.state.tobytes())
        seat = chance.choice(table.to_act)
        table.play(seat, chance.choice(table.moves(seat)))
    assert kept(table) == RECENT * game.rules.layout.itemsize
    for number in (0, 1, 60, len(truth) - RECENT - 1, len(truth) - RECENT, len(truth) - 1):
        assert table.keeper.state_at(number).tobytes() == truth[number]


def test_the_notes_of_a_move_are_plain_numbers() -> None:
    notes: list[Note] = [note for notes in finished(3).keeper.notes for note in notes]
    assert notes and all(len(note) == 5 and all(type(number) is int for number in note) for note in notes)


def test_a_branch_goes_on_by_itself() -> None:
    table = play_on(long_table(), 18)
    branch = table.keeper.at(17)
    branch.make(2, branch.actions(2)[-1])
    assert (len(branch), len(table.keeper)) == (18, 18)
    assert branch.state_at(17).tobytes() == table.keeper.state_at(17).tobytes()
    assert len(branch.notes) == len(table.keeper.notes) == 19


def test_earlier_states_are_the_same_in_whatever_order_they_are_asked_for() -> None:
    table, truth = long_table(), []
    while not table.is_over:
        truth.append(table.keeper.state.tobytes())
        play_on(table, 1)
    for number in (3, 3, 1, 2, 0, 3):  # on, back and again
        assert table.keeper.state_at(number).tobytes() == truth[number]


def test_a_branch_does_not_remember_what_it_has_not_in_its_past() -> None:
    table = play_on(long_table())
    later = table.keeper.state_at(3).tobytes()
    branch = table.keeper.at(1)
    while len(branch) < RECENT + 4:
        seat = next(seat for seat in range(4) if branch.actions(seat))
        branch.make(seat, branch.actions(seat)[-1])
    assert branch.played[:3] != table.keeper.played[:3]
    assert branch.state_at(3).tobytes() != later == table.keeper.state_at(3).tobytes()


def test_a_game_without_one_of_its_moves() -> None:
    table = play_on(new(3), 2)
    branch = table.keeper.without(1)
    assert branch.played == table.keeper.played[1:]
    assert (len(table.keeper), len(branch), branch.state.thrown[0]) == (2, 1, -1)


def test_history_and_moves_by_number_agree() -> None:
    table = finished(2)
    assert [(seat, move.id) for seat, move in table.keeper.history] == table.keeper.played
    for number in range(len(table.keeper)):
        keeper = table.keeper.at(number)
        seat, action = table.keeper.played[number]
        assert action in keeper.actions(seat) and keeper.refusal_code(seat, action) == 0
        assert sorted(keeper.actions(seat)) == [each for each in range(GAME.rules.actions) if keeper.refusal_code(seat, each) == 0]
