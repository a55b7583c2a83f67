"""Notes: rules take down what happens where somebody listens, and compiled play is none the wiser."""

from typing import Any

import numpy as np
import pytest
from template.cauldron import GAME
from template.cauldron.state import DEALT, SHOWN, THROWN

from coven.bulk import Bulk
from coven.kernel.layout import layout
from coven.kernel.notes import note
from coven.kernel.plain import new_plain
from coven.kernel.target import bind, rule

LAYOUT = layout([("total", "i8"), ("word", "u8")])
STEP = 3


@rule
def count_up(s: Any, amount: Any) -> None:
    s.total += amount
    note(s, STEP, s.total, amount, s.word, 0)


def test_a_note_is_its_kind_and_four_plain_numbers() -> None:
    s = new_plain(LAYOUT)
    s.word, s.notes = 2**63, []
    count_up(s, np.int64(5))
    count_up(s, 2)
    assert s.notes == [(3, 5, 5, 2**63, 0), (3, 7, 2, 2**63, 0)]
    assert {type(number) for one in s.notes for number in one} == {int}


def test_where_nobody_listens_nothing_is_kept() -> None:
    s = new_plain(LAYOUT)
    count_up(s, 5)
    assert (s.total, s.notes) == (5, None)


def test_compiled_a_note_is_nothing_and_the_rule_does_the_same() -> None:
    interpreted, compiled = new_plain(LAYOUT), new_plain(LAYOUT)
    interpreted.notes, compiled.notes = [], []
    program = bind(count_up, "test.count_up", {}, interpreted=False)
    for amount in (1, -5, 2**40):
        count_up(interpreted, amount)
        program(compiled.record, amount)
    assert compiled.tobytes() == interpreted.tobytes()
    assert len(interpreted.notes) == 3 and compiled.notes == []


def test_a_table_collects_the_notes_of_the_start_and_of_each_move() -> None:
    keeper = GAME.new_table(2, seed=7).keeper
    assert [kind for kind, *_ in keeper.notes[0]] == [DEALT, DEALT]
    for seat in (1, 0):
        keeper.make(seat, keeper.actions(seat)[0])
    assert [[kind for kind, *_ in notes] for notes in keeper.notes[1:]] == [[THROWN], [THROWN, SHOWN, SHOWN]]
    assert [notes[0][1:3] for notes in keeper.notes[1:]] == keeper.played
    assert keeper.state.notes is None, "nobody listens between moves"


def test_a_state_made_again_or_imagined_takes_nothing_down() -> None:
    table = GAME.new_table(2, seed=7)
    table.play(0, table.moves(0)[0])
    before = [list(notes) for notes in table.keeper.notes]
    for state in (table.keeper.state_at(1), table.keeper.state_at(0), table.imagined(0, 1), table.keeper.table_at(1).keeper.state):
        assert state.notes is None
        GAME.rules.play(table.box.plain, state, 1, next(kind for kind in range(6) if state.hand[1, kind]))
    assert table.keeper.notes == before


@pytest.mark.parametrize("players", GAME.players)
def test_compiled_and_interpreted_play_the_same_games_in_one_process(players: int) -> None:
    found = [Bulk(GAME, players, {"rounds": 5}, interpreted=interpreted).play_checked(50, 20) for interpreted in (True, False)]
    (lengths, faults, states), (compiled_lengths, compiled_faults, compiled_states) = found
    assert lengths.tolist() == compiled_lengths.tolist() == [5 * players] * 20
    assert faults.tolist() == compiled_faults.tolist() == [0] * 20
    assert states.tobytes() == compiled_states.tobytes()
