"""Taking back: only what drew nothing and showed nobody anything, and then as if it had never been played."""

from dataclasses import replace
from typing import Any

import pytest
from table.helping import GAME, everything, finished, new, play_on, unchanged, with_rules, with_views
from template.cauldron import rules, view

from coven.table.table import Table


def test_a_hidden_choice_can_be_taken_back() -> None:
    table = new(3)
    before = everything(table)
    table.play(2, table.moves(2)[0])
    assert table.may_undo()
    table.undo()
    assert everything(table) == before


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    table = new(3)
    assert not table.may_undo()
    with unchanged(table, "cannot_undo"):
        table.undo()


def test_one_seats_choice_can_be_taken_back_while_others_have_chosen() -> None:
    table, direct = new(3), new(3)
    other = table.moves(1)[0]
    table.play(0, table.moves(0)[0])
    table.play(1, other)
    table.undo(0)
    assert table.history == [(1, other)]
    assert table.to_act == (0, 2)
    direct.play(1, other)
    for seat in (0, 2):
        for one in (table, direct):
            one.play(seat, one.moves(seat)[-1])
    assert everything(table) == everything(direct)


def test_a_seat_that_has_not_chosen_has_nothing_to_take_back() -> None:
    table = play_on(new(3), 2)
    assert not table.may_undo(2)
    with unchanged(table, "cannot_undo"):
        table.undo(2)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_what_drew_at_random_stays(seat: int | None) -> None:
    table = play_on(new(3), 3)
    assert not table.may_undo(seat)
    with unchanged(table, "cannot_undo"):
        table.undo(seat)


def test_nobody_takes_back_past_what_drew_at_random() -> None:
    table = play_on(new(3), 4)
    table.undo()
    with unchanged(table, "cannot_undo"):
        table.undo()
    play_on(table, 1)
    with unchanged(table, "cannot_undo"):
        table.undo(1)


def test_a_finished_game_stays_finished() -> None:
    with unchanged(finished(2), "cannot_undo") as caught:
        finished(2).undo()
    assert caught.value.details == {"seat": None}


def test_what_another_seat_has_seen_stays() -> None:
    def open_view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
        return {**view.view(box, s, seat), "last": int(s.thrown[0])}

    table = with_views(view=open_view).new_table(3, seed=7)
    table.play(1, table.moves(1)[0])
    assert table.may_undo()
    table.play(0, table.moves(0)[0])
    for seat in (None, 0, 1):
        with unchanged(table, "cannot_undo"):
            table.undo(seat)


def with_ready(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """The view of a game in which everybody sees who has chosen, but not what."""
    return {**view.view(box, s, seat), "ready": sum(int(thrown) != -1 for thrown in s.thrown)}


def test_a_seat_that_saw_only_that_another_has_chosen_may_still_change_its_mind() -> None:
    """Its own choice must have been seen by nobody; here its packet is ready too, so a game must say that this shows nothing."""
    game = replace(with_views(view=with_ready), reveals=lambda box, before, seat, action, after: False)
    table = game.new_table(3, seed=7)
    table.play(0, table.moves(0)[0])
    table.play(1, table.moves(1)[0])
    assert table.view(0)["ready"] == 2
    table.undo(0)
    assert [seat for seat, _ in table.history] == [1]


def test_a_seat_that_saw_what_another_has_chosen_may_not() -> None:
    def open_view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
        return {**with_ready(box, s, seat), "last": int(s.thrown[1])}

    game = replace(with_views(view=open_view), reveals=lambda box, before, seat, action, after: False)
    table = game.new_table(3, seed=7)
    table.play(0, table.moves(0)[0])
    table.play(1, table.moves(1)[0])
    with unchanged(table, "cannot_undo"):
        table.undo(0)


@pytest.mark.parametrize("reveals", [True, False])
def test_a_game_may_say_itself_what_reveals(reveals: bool) -> None:
    asked = []

    def judge(box: Any, before: Any, seat: int, action: int, after: Any) -> bool:
        asked.append((seat, action))
        return reveals

    table = replace(GAME, reveals=judge).new_table(3, seed=7)
    move = table.moves(0)[0]
    table.play(0, move)
    assert table.may_undo() is not reveals
    assert asked == [(0, move.id)]


def test_what_a_later_move_needs_can_not_be_taken_back_alone() -> None:
    """Where seats choose one after another, taking an early choice out of the middle would leave a later one in the air."""

    def refusal(box: Any, s: Any, seat: int, action: int) -> int:
        earlier = seat == 0 or s.thrown[seat - 1] != -1
        return int(rules.refusal(box, s, seat, action)) if earlier else 1

    table: Table = with_rules(refusal=refusal).new_table(3, seed=7)
    play_on(table, 2)
    assert not table.may_undo(0)
    with unchanged(table, "cannot_undo"):
        table.undo(0)
    table.undo(1)
    table.undo(0)
    assert len(table) == 0
