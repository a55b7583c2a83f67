"""Taking back: whatever is open or still hidden can be, until a move has shown somebody a secret or drawn something."""

import pytest

from tests.broom_service.build import FG, FW, GAME, HEAVY_11, HG, HW, MOVE, PD, RG, VD, WF, choose_all, play, table

PLENTY = [[5, 5, 5, 5]] * 2


def taken_back(at, seat):
    """Takes the last move of a seat back and tells whether all is as before it."""
    before = at.keeper.table_at(len(at.keeper) - 1)
    at.undo(seat)
    return at.keeper.reveal() == before.keeper.reveal() and [at.view(viewer) for viewer in (None, 0, 1)] == [
        before.view(viewer) for viewer in (None, 0, 1)
    ]


def test_a_choice_can_be_taken_back_step_by_step_until_all_are_in():
    """Broom 60: also when it is complete, and after another has chosen; not once the hands are taken up."""
    at = GAME.new_table(2, seed=3)
    for role in (FW, HW, VD, FG):
        at.play(0, f"choose {role}")
    assert at.to_act == (1,)
    at.play(1, f"choose {FW}")
    for left in ([FW, HW, VD], [FW, HW], [FW], []):
        at.undo(0)
        assert at.view(0)["chosen"] == left
    assert at.undo_refusal(0) == "no_move"
    assert at.view(1)["chosen"] == [FW]
    choose_all(at, 1, [HW, VD, FG])
    choose_all(at, 0, [FW, HW, VD, FG])
    assert at.view(None)["phase"] == "leading"
    assert at.undo_refusal(0) == "revealed"
    assert at.undo_refusal(1) == "others_moved"


def test_whether_a_choice_can_be_taken_back_tells_nothing_of_the_others():
    """Under More or Less? with one to five roles chosen by the other, and likewise for fists."""
    answers = set()
    for count in range(1, 6):
        at = table([[], []], phase="choosing", event="more-or-less")
        at.play(0, f"choose {FW}")
        for role in (FW, HW, VD, FG, WF)[:count]:
            at.play(1, f"choose {role}")
        answers.add((at.may_undo(0), at.undo_refusal(0)))
    assert answers == {(True, None)}
    answers = set()
    for count in range(1, 4):
        at = play(table([[WF], []], event="upper-hand", resources=[[1, 1, 0, 0], [2, 1, 1, 0]], pawns=[[2, 2]] * 2), f"cowardly {WF}")
        at.play(0, "hide orange")
        for kind in ("orange", "orange", "green")[:count]:
            at.play(1, f"hide {kind}")
        answers.add((at.may_undo(0), at.undo_refusal(0)))
    assert answers == {(True, None)}


@pytest.mark.parametrize(
    ("role", "moves"),
    [
        (FW, ["fly 0 a2"]),
        (FW, ["fly 0 a2", "deliver 0 t8"]),
        (PD, ["deliver 1 t2"]),
        (WF, ["charm c2"]),
        (RG, ["gather 1"]),
        (FW, ["done"]),
    ],
)
def test_an_open_action_can_be_taken_back(role, moves):
    """A brave one acts last: flights, deliveries, clouds and gains are open, and nobody is asked anything after them."""
    at = table([[role, HG], [HG]], pawns=[[0, 3], [0, 1]], resources=PLENTY)
    play(at, f"brave {role}")
    for move in moves:
        at.play(0, move)
    for _ in moves:
        assert at.may_undo(0)
        assert taken_back(at, 0)


def test_a_flight_can_be_taken_back_in_the_middle_of_a_chain():
    at = table([[WF, RG], [RG]], {"storm_clouds": True}, pawns=[[3, 1], [0, 1]], resources=PLENTY, cloud_kinds=[MOVE, HEAVY_11, HEAVY_11, HEAVY_11])
    play(at, f"brave {WF}", "charm c0", "fly 0 a4")
    assert taken_back(at, 0) and taken_back(at, 0)
    assert at.view(0)["clouds"] == [0, 1, 2, 3]


def test_a_role_led_has_been_shown():
    """It was a card in the hand; brave or cowardly, it can't be hidden again."""
    for manner in ("brave", "cowardly"):
        at = play(table([[FW, HG], [HG]]), f"{manner} {FW}")
        assert at.undo_refusal(0) == "revealed"


def test_a_coward_s_action_stays_if_it_made_another_show_whether_it_holds_the_role():
    """Broom 61: the next seat is asked, or passes though it has cards: either shows something of its hand."""
    for hand in ([FG], [RG]):
        at = play(table([[FG, HG], hand]), f"cowardly {FG}", "0: gather 1")
        assert at.undo_refusal(0) == "revealed"
    empty = play(table([[FG, HG], []]), f"cowardly {FG}", "gather 1")
    assert empty.may_undo(0), "that a seat without cards passes is no news"


def test_a_follower_s_word_can_be_taken_back_if_nobody_is_left_to_ask():
    """Whoever is asked to follow is known to hold the role, so placing it shows nothing; the last one has nobody to ask after it."""
    at = play(table([[FG, HG], [FG, RG]]), f"brave {FG}", f"1: cowardly {FG}")
    assert taken_back(at, 1)
    between = play(table([[FG, HG], [FG, RG], [FG, RG]]), f"brave {FG}", f"1: brave {FG}")
    assert between.undo_refusal(1) == "revealed"


def test_what_drew_an_event_or_ended_the_game_stays():
    """Broom 65, 67."""
    at = play(table([[RG], []]), f"brave {RG}", "gather 1")
    assert at.view(None)["round"] == 2 and at.undo_refusal(0) == "drew"
    over = play(table([[RG], []], round=7), f"brave {RG}", "gather 1")
    assert over.is_over and over.undo_refusal(0) == "revealed"


def test_an_answer_can_be_taken_back_until_all_have_answered():
    """Broom 51, 60."""
    at = play(table([[WF], [], []], event="the-works", resources=[[1, 1, 1, 1]] * 3, pawns=[[2, 2]] * 3), f"cowardly {WF}")
    play(at, "0: hand in", "1: done")
    assert taken_back(play(at.keeper.table_at(len(at.keeper)), "2: done").keeper.table_at(len(at.keeper)), 1)
    at.undo(0)
    assert at.view(0)["hands_in"] is False
    play(at, "0: done", "2: hand in")
    assert {at.undo_refusal(seat) for seat in (0, 1)} == {"others_moved"}
