"""Taking back: only what drew nothing and showed nobody anything, and then as if it had never been played."""

from typing import Any

import pytest
from table.helping import everything, finished, new, play_on, quiet_throws, unchanged, with_faces
from template.cauldron.view import events

from coven import Event
from coven.table.table import UNDO_REFUSALS, Table
from coven.table.values import Viewer
from coven.table.words import LANGUAGES, words

HIDDEN = with_faces(events=quiet_throws)  # nobody sees that another has chosen


def hidden(players: int = 3) -> Table:
    return HIDDEN.new_table(players, seed=7)


def refused(table: Table, seat: int, reason: str) -> None:
    """The seat's last move stays, for that reason."""
    assert table.undo_refusal(seat) == reason
    assert table.may_undo(seat) is False
    with unchanged(table, "cannot_undo") as caught:
        table.undo(seat)
    assert caught.value.details == {"reason": reason, "seat": seat}
    assert caught.value.message == UNDO_REFUSALS[reason]


def test_a_hidden_choice_can_be_taken_back() -> None:
    table = hidden()
    before = everything(table)
    table.play(2, table.moves(2)[0])
    assert table.may_undo(2) and table.undo_refusal(2) is None
    table.undo(2)
    assert everything(table) == before
    refused(table, 2, "no_move")


def test_what_was_taken_back_is_gone_from_what_was_told() -> None:
    table = hidden()
    table.play(2, table.moves(2)[0])
    assert [event.kind for event in table.events(2)] == ["deal", "thrown"]
    table.undo(2)
    assert [event.kind for event in table.events(2)] == ["deal"]
    table.play(2, table.moves(2)[1])
    assert [event.args.get("herb") for event in table.events(2)] == [None, table.keeper.history[0][1].text]


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    for seat in range(3):
        refused(new(3), seat, "no_move")


def test_one_seats_choice_can_be_taken_back_while_others_have_chosen() -> None:
    table, direct = hidden(), hidden()
    other = table.moves(1)[0]
    table.play(0, table.moves(0)[0])
    table.play(1, other)
    table.undo(0)
    assert table.keeper.history == [(1, other)]
    assert table.to_act == (0, 2)
    direct.play(1, other)
    for seat in (0, 2):
        for one in (table, direct):
            one.play(seat, one.moves(seat)[-1])
    assert table.keeper.position() == direct.keeper.position()
    assert table.keeper.notes == direct.keeper.notes
    assert [table.events(viewer) for viewer in (None, 0, 1, 2)] == [direct.events(viewer) for viewer in (None, 0, 1, 2)]


def test_a_seat_that_has_not_chosen_has_nothing_to_take_back() -> None:
    refused(play_on(hidden(), 2), 2, "no_move")


def test_what_others_saw_stays_cauldron_2() -> None:
    """A herb is seen to fall in, though nobody sees which: it can't be taken out again."""
    table = play_on(new(3), 2)
    for seat in (0, 1):
        refused(table, seat, "revealed")


def test_what_drew_at_random_stays() -> None:
    refused(play_on(hidden(), 3), 2, "drew")


def test_a_seat_that_has_seen_what_others_did_has_no_way_back() -> None:
    table = play_on(hidden(), 3)
    for seat in (0, 1):
        refused(table, seat, "others_moved")


def test_nobody_takes_back_past_what_drew_at_random() -> None:
    table = play_on(hidden(), 4)
    table.undo(0)
    refused(table, 0, "others_moved")
    refused(table, 2, "drew")
    play_on(table, 1)
    refused(table, 2, "drew")
    assert table.may_undo(0)


def test_a_finished_game_stays_finished() -> None:
    for seat, reason in ((0, "others_moved"), (1, "drew")):
        refused(finished(2), seat, reason)


def test_a_seat_that_saw_only_that_another_has_chosen_may_still_change_its_mind() -> None:
    """A quiet event tells no more; a game must say itself that its own choice shows nothing either."""
    table = play_on(with_faces(reveals=lambda *_: False).new_table(3, seed=7), 2)
    assert [event.kind for event in table.events(0)] == ["deal", "thrown", "thrown"]
    table.undo(0)
    assert [seat for seat, _ in table.keeper.history] == [1]


def test_a_seat_that_saw_what_another_has_chosen_may_not() -> None:
    def open_throws(box: Any, notes: Any, viewer: Viewer) -> list[Event]:
        return [Event("shown", event.args) if event.kind == "thrown" else event for event in events(box, notes, viewer)]

    table = play_on(with_faces(events=open_throws, reveals=lambda *_: False).new_table(3, seed=7), 2)
    refused(table, 0, "others_moved")
    assert table.may_undo(1)


@pytest.mark.parametrize("reveals", [True, False])
def test_a_game_may_say_itself_what_reveals(reveals: bool) -> None:
    asked = []

    def judge(box: Any, before: Any, seat: int, action: int, after: Any) -> bool:
        asked.append((before.thrown[0], seat, action, after.thrown[0]))
        return reveals

    table = with_faces(reveals=judge).new_table(3, seed=7)
    move = table.moves(0)[0]
    table.play(0, move)
    assert table.undo_refusal(0) == ("revealed" if reveals else None)
    assert asked == [(-1, 0, move.id, move.id)]


def test_whether_a_seat_may_take_back_does_not_hang_on_what_others_do_in_secret() -> None:
    """The same answer however many of the others have chosen, and whatever."""
    for action in (0, -1):
        table = hidden()
        table.play(0, table.moves(0)[0])
        answers = [table.undo_refusal(0)]
        table.play(1, table.moves(1)[action])
        answers.append(table.undo_refusal(0))
        assert answers == [None, None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    assert not [reason for reason in UNDO_REFUSALS if not words(language).has(f"error-cannot-undo-{reason}".replace("_", "-"))]
