"""Playing at a table: who must act, what they may do, what everybody sees of it, and how it ends."""

import json
from typing import Any

import pytest
from table.helping import GAME, failing, finished, new, play_on, quiet_throws, unchanged, with_faces
from template.cauldron.view import events

import coven
from coven import Event, Move, Refusal, Refused
from coven.table.values import Viewer


def test_all_choose_at_once_in_any_order_cauldron_2() -> None:
    table = new(3)
    assert table.to_act == (0, 1, 2)
    table.play(1, table.moves(1)[0])
    assert table.to_act == (0, 2)
    table.play(2, table.moves(2)[0])
    table.play(0, table.moves(0)[0])
    assert table.to_act == (0, 1, 2)
    assert (len(table.keeper), table.is_over, table.outcome) == (3, False, None)


def test_a_seat_may_throw_each_herb_it_holds_cauldron_1() -> None:
    table = new(3)
    for seat in range(3):
        assert [move.text for move in table.moves(seat)] == sorted({str(herb) for herb in table.view(seat)["hand"]})
    table.play(0, table.moves(0)[0])
    assert table.moves(0) == []


def test_a_move_is_given_as_itself_as_text_or_as_number() -> None:
    one, two, three = (new(3) for _ in range(3))
    move = one.moves(0)[0]
    one.play(0, move)
    two.play(0, f" {move.text} ")
    three.play(0, move.id)
    assert one.keeper.position() == two.keeper.position() == three.keeper.position()
    assert GAME.move(move) == GAME.move(str(move)) == GAME.move(move.id) == move


@pytest.mark.parametrize(
    "nonsense", ["", "7", "throw", "no such move", -1, 6, 10**30, True, None, 1.0, Move(99, "throw", "100"), Move(0, "pass", "R11")]
)
def test_what_is_no_move_of_the_game(nonsense: Any) -> None:
    table = play_on(new(3), 1)
    for ask in (table.play, table.refusal):
        with unchanged(table, "unknown_move"):
            ask(1, nonsense)


@pytest.mark.parametrize("seat", [-1, 3, 99, True, None, "0", 1.0])
def test_a_seat_that_is_not_at_the_table(seat: Any) -> None:
    table = play_on(new(3), 4)
    asks = [table.moves, lambda who: table.play(who, 0), lambda who: table.refusal(who, 0), lambda who: table.imagined(who, 1)]
    asks += [] if seat is None else [table.view, lambda who: table.events(who, 1), table.undo, table.may_undo, table.undo_refusal]
    for ask in asks:
        with unchanged(table, "bad_seat"):
            ask(seat)


@pytest.mark.parametrize("number", [-1, 5, 10**9, True, None, "1", 2.0])
def test_a_move_number_that_was_never_made(number: Any) -> None:
    table = play_on(new(3), 4)
    for ask in (table.keeper.table_at, table.keeper.at, table.keeper.state_at, lambda n: table.keeper.events(0, n)):
        with unchanged(table, "bad_number"):
            ask(number)


@pytest.mark.parametrize("number", [-1, 7, 10**9, True, None, "1", 2.0])
def test_an_event_number_there_is_not(number: Any) -> None:
    table = play_on(new(3), 4)
    assert len(table.events(0)) == 6
    with unchanged(table, "bad_number"):
        table.events(0, number)


def refused(table: coven.Table, seat: int, move: str, code: str, ruling: int) -> None:
    """The move is refused on both ways to ask, with the same words."""
    assert table.refusal(seat, move) == Refusal(code, ruling, seat, move)
    with unchanged(table, code) as caught:
        table.play(seat, move)
    error = caught.value
    assert isinstance(error, Refused)
    assert (error.seat, error.move, error.ruling) == (seat, move, ruling)
    for part in (f"Seat {seat}", move, code, f"rule {ruling}"):
        assert part in str(error)


def test_a_herb_that_is_not_in_hand_is_refused_cauldron_1() -> None:
    table = new(3)
    missing = next(str(herb) for herb in range(1, 7) if herb not in table.view(0)["hand"])
    refused(table, 0, missing, "not_in_hand", 1)


def test_a_second_herb_is_refused_cauldron_2() -> None:
    table = play_on(new(3), 1)
    refused(table, 0, "1", "already_thrown", 2)


def test_nothing_goes_once_the_game_is_over_cauldron_4() -> None:
    table = finished(2)
    assert (table.to_act, table.moves(0)) == ((), [])
    refused(table, 1, "1", "game_over", 4)


def test_a_view_is_plain_data_with_the_frame_every_game_has() -> None:
    table = play_on(new(3), 4)
    for seat in (None, 0, 1, 2):
        shown = table.view(seat)
        assert json.loads(json.dumps(shown)) == shown
        assert {name: shown[name] for name in ("game", "players", "seat", "to_act", "over")} == {
            "game": "cauldron",
            "players": 3,
            "seat": seat,
            "to_act": [1, 2],
            "over": False,
        }
    assert table.view(None)["hand"] is None
    assert table.view(0)["thrown"] is not None
    assert table.view(1)["thrown"] is None


def test_everything_is_revealed_to_nobody_in_particular() -> None:
    table = play_on(new(3), 1)
    assert [sum(hand) for hand in table.keeper.reveal()["hand"]] == [2, 3, 3]
    assert table.keeper.reveal()["thrown"][1:] == [-1, -1]


def test_events_tell_each_watcher_what_it_saw() -> None:
    table = new(2)
    move = table.moves(0)[0]
    assert table.play(0, move) == table.events(0, 1) == [Event("thrown", {"seat": 0, "herb": move.text})]
    assert table.events(1, 1) == table.events(None, 1) == [Event("thrown", {"seat": 0})]
    play_on(table, 1)
    assert [event.kind for event in table.events(None)] == ["deal", "thrown", "thrown", "stirred"]
    assert table.keeper.events(None, 1) == [Event("thrown", {"seat": 0})], "what was seen stays as it was"
    assert [event.kind for event in table.keeper.events(None, 2)] == ["thrown", "stirred"]


def test_every_watcher_counts_its_own_events() -> None:
    """How many steps others took in secret is no part of the numbering."""
    table = with_faces(events=quiet_throws).new_table(3, seed=7)
    table.play(0, table.moves(0)[0])
    table.play(1, table.moves(1)[0])
    assert [len(table.events(viewer)) for viewer in (0, 1, 2, None)] == [2, 2, 1, 1]
    assert (table.events(2, 1), [event.args["seat"] for event in table.events(1, 1)]) == ([], [1])
    with failing("bad_number") as caught:
        table.events(2, 2)
    assert caught.value.details == {"number": 2, "events": 1}
    table.play(2, table.moves(2)[0])
    assert [[event.kind for event in table.events(viewer, 1)] for viewer in (0, 2, None)] == [
        ["thrown", "stirred"],
        ["thrown", "stirred"],
        ["stirred"],
    ]


def test_events_are_worked_out_when_somebody_looks() -> None:
    asked: list[int | None] = []

    def listening(box: Any, notes: Any, viewer: Viewer) -> list[Event]:
        asked.append(viewer)
        return events(box, notes, viewer)

    table = with_faces(events=listening).new_table(2, seed=7)
    happened = [table.play(seat, table.moves(seat)[0]) for seat in (0, 1)]
    assert asked == []
    assert (len(happened[0]), happened[0][0].kind, asked) == (1, "thrown", [0])
    assert [event.kind for event in happened[1]] == ["thrown", "stirred"] and happened[1][-1].kind == "stirred"
    assert asked == [0, 1], "once each"
    assert repr(happened[0]) == repr(list(happened[0])) and happened[0] == tuple(happened[0]) and happened[0] != []


def test_the_start_is_told_too() -> None:
    table = new(2)
    assert table.events(1) == [Event("deal", {"herbs": table.view(1)["hand"]})]
    assert table.events(None) == [Event("deal", {"herbs": None})]


def test_history_has_every_move_with_its_seat() -> None:
    table = new(2)
    first, second = table.moves(0)[0], table.moves(1)[0]
    table.play(1, second)
    table.play(0, first)
    assert table.keeper.history == [(1, second), (0, first)]


def test_a_table_as_it_stood_earlier_lives_on_by_itself() -> None:
    table, twin = play_on(new(3), 7), new(3)
    for number in range(8):
        assert table.keeper.table_at(number).keeper.position() == twin.keeper.position()
        play_on(twin, 1)
    branch = table.keeper.table_at(2)
    before = list(table.keeper.record().lines())
    branch.play(2, branch.moves(2)[-1])
    assert len(branch.keeper) == 3
    assert list(table.keeper.record().lines()) == before


def test_the_end_is_a_value_with_a_reason_cauldron_3_cauldron_4() -> None:
    table = finished(3)
    outcome = table.outcome
    assert outcome is not None
    assert table.is_over
    assert len(table.keeper) == 12
    assert outcome.reason == "stirred"
    assert list(outcome.scores) == table.view(None)["scores"]
    assert [place == 1 for place in outcome.places] == [score == max(outcome.scores) for score in outcome.scores]
    assert outcome.winners == tuple(seat for seat in range(3) if outcome.places[seat] == 1)
    assert [lines[0]["points"] for lines in outcome.breakdown] == list(outcome.scores)
    assert json.loads(json.dumps(outcome.as_data())) == outcome.as_data()


def test_small_values_are_plain_data() -> None:
    assert GAME.move("3").as_data() == {"id": 2, "kind": "throw", "text": "3", "args": {"herb": "3"}}
    assert Event("thrown", {"seat": 1}).as_data() == {"kind": "thrown", "seat": 1}
    assert Refusal("game_over", 4, 1, "3").as_data() == {"code": "game_over", "ruling": 4, "seat": 1, "move": "3"}
    assert len({GAME.move("3"), GAME.move("3"), GAME.move("4")}) == 2


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, None, "3", 3.0])
def test_a_player_count_the_game_is_not_for(players: Any) -> None:
    with failing("bad_players") as caught:
        GAME.new_table(players)
    assert caught.value.details["allowed"] == [2, 3, 4]


@pytest.mark.parametrize(
    "seats", [["Ada"], ["Ada", "", "Cy"], ["Ada", "Bo", 3], ["Ada", "Bo", " "], ["Ada", "Bo", "C\x1b[2J"], ["Ada", "Bo", "\udcff"]]
)
def test_seats_that_have_no_proper_names(seats: Any) -> None:
    with failing("bad_seats"):
        new(3, seats=seats)


def test_seats_have_names() -> None:
    assert new(3).seats == ("Seat 1", "Seat 2", "Seat 3")
    assert new(2, seats=["Žofie", "小 林"]).seats == ("Žofie", "小 林")


def test_what_a_bot_may_search_in_keeps_what_its_seat_knows() -> None:
    table = play_on(new(3), 4)
    before = table.keeper.position()
    first, again, other = (table.imagined(1, seed) for seed in (5, 5, 6))
    for state in (first, other):
        assert GAME.faces.view(table.box.plain, state, 1) == GAME.faces.view(table.box.plain, table.keeper.state, 1)
    hands = [GAME.faces.position(table.box.plain, state)["hand"] for state in (first, again, other)]
    assert hands[0] == hands[1] != hands[2]
    assert table.keeper.position() == before


def test_a_table_says_in_short_what_it_is() -> None:
    """It tells no count: how many steps others took in secret is nobody's business."""
    assert repr(play_on(new(3), 1)) == "<Table cauldron, 3 players, to act (1, 2)>"
    assert repr(finished(2)) == "<Table cauldron, 2 players, over>"
    assert not hasattr(new(2), "__len__")
