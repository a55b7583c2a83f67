"""The end of a game: lightning, sets, amulets, ties, and the course of seven rounds."""

import pytest

from coven.games.broom_service.state import TOTAL
from tests.broom_service.build import GAME, WF, make_box, play, points, table


def last_move(options=None, players=2, event="brave-heart", **state):
    """The last card of the last round is placed; its fairy finds nothing to pay with, or nothing near."""
    state.setdefault("resources", [[0, 0, 0, 0]] * players)
    state.setdefault("pawns", [[2, 2]] * players)
    return play(table([[WF]] + [[]] * (players - 1), options, event=event, round=7, **state), f"brave {WF}")


def bolts(*owners):
    """Clouds of four bolts and of three, taken."""
    return [{"kind": kind, "owner": owner} for kind, owner in zip((6, 5, 0, 0), owners, strict=True)]


def test_four_plus_two_plus_nineteen():
    """Broom 50: one set of four, one of three, seven bolts; three more resources are worth nothing."""
    at = last_move(resources=[[2, 2, 1, 5], [0, 0, 0, 0]], clouds=bolts(0, 0, None, None))
    assert at.is_over
    assert points(at)[0] == 10 + 4 + 2 + 19
    assert {line["kind"]: line["points"] for line in at.outcome.breakdown[0]} == {
        "start": 10, "lightning": 19, "sets": 6, "resources_left": 0
    }  # fmt: skip


@pytest.mark.parametrize(("left", "gain"), [([0, 1, 2], 0), ([0, 1], 4), ([2], 9), ([], 15)])
def test_amulets_score_by_their_number(left, gain):
    at = last_move({"mountain_tiles": True}, amulets=[left, [0, 1, 2]])
    assert points(at) == [10 + gain, 10]


LIGHTNING_TABLE = [0, 1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41, 48]


@pytest.mark.parametrize("count", range(len(LIGHTNING_TABLE)))
def test_lightning_is_one_look_up_with_all_bolts(count):
    """Broom 50: not one for each cloud, and each seat by its own bolts."""
    box = make_box()
    box.record.cloud_bolts[6], box.record.cloud_bolts[5] = count - count // 2, count // 2
    at = last_move(box=box, clouds=bolts(0, 0, 1, None))
    assert [line["points"] for line in at.outcome.breakdown[0] if line["kind"] == "lightning"] == ([LIGHTNING_TABLE[count]] if count else [])
    assert points(at) == [10 + LIGHTNING_TABLE[count], 10 + 1]


@pytest.mark.parametrize(("each", "worth"), [(40, 80 + 80 * 80 // 4), (41, 80 + 80 * 80 // 4), (64, 80 + 80 * 80 // 4), (100, 80 + 80 * 80 // 4)])
def test_beyond_the_lightning_table_its_last_value_holds(each, worth):
    """Broom 50: the table has 80 values; 82, 128 and 200 bolts are worth as much as 80."""
    box = make_box()
    box.record.cloud_bolts[6] = box.record.cloud_bolts[5] = each
    assert points(last_move(box=box, clouds=bolts(0, 0, None, None)))[0] == 10 + worth


def test_points_may_fall_below_zero():
    """Broom 68."""
    at = last_move(event="empty-handed", points=[1, 0], resources=[[2, 0, 0, 0], [3, 0, 0, 0]])
    assert points(at) == [-1, -3]
    assert at.outcome.places == (1, 2)


def test_more_resources_break_a_tie_those_in_sets_included():
    """Broom 31, 58: twelve points each: one by a set of three, the other by points alone."""
    at = last_move(resources=[[1, 1, 1, 0], [0, 0, 0, 0]], points=[10, 12])
    assert at.outcome.scores == (12, 12)
    assert at.outcome.places == (1, 2)


def test_clouds_amulets_and_tiles_break_no_tie():
    """Broom 58."""
    at = last_move({"side": "back"}, tiles=[[1, 1, 1], [0, 0, 0]], amulets=[[0, 1, 2], [0, 1, 2]])
    assert at.outcome.places == (1, 1)
    assert at.outcome.winners == (0, 1)


def test_equal_in_both_is_shared():
    """Broom 31."""
    assert last_move(players=3, points=[10, 10, 9]).outcome.places == (1, 1, 3)


def test_the_final_scoring_is_part_of_the_last_move():
    """Broom 67."""
    at = last_move(event="the-works", resources=[[1, 1, 1, 1], [0, 0, 0, 0]])
    assert not at.is_over
    events = at.play(0, "done")
    assert at.is_over
    assert at.to_act == ()
    assert [event.kind for event in events][-3:] == ["final", "final", "end"]
    assert at.outcome.reason == "rounds"
    assert points(at) == [14, 10]


def test_notes_of_the_final_scoring_say_nothing_they_need_not():
    at = last_move(players=3)
    totals = [note for note in at.keeper.notes[-1] if note[0] == TOTAL]
    assert totals == [(TOTAL, seat, points(at)[seat], 0, 0) for seat in range(3)]


def test_the_event_of_the_last_round_comes_before_the_final_scoring():
    """Broom 67."""
    at = last_move(event="empty-handed", resources=[[1, 1, 1, 1], [0, 0, 0, 0]])
    assert points(at) == [10 - 4 + 4, 10]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seven_rounds_and_the_goods_to_begin_with(players):
    at = GAME.new_table(players, {"first_leader": "first_seat"}, seed=players)
    seats = at.view(None)["by_seat"]
    assert [list(seat["resources"].values())[:3] for seat in seats] == [[1, 1, 1]] * players
    assert [seat["resources"]["wand"] for seat in seats] == ([1, 1] if players == 2 else [1, *[2] * (players - 2), 1])
    assert [seat["points"] for seat in seats] == [10] * players
    rounds = set()
    while not at.is_over:
        rounds.add(at.view(None)["round"])
        seat = at.to_act[-1]
        moves = at.moves(seat)
        at.play(seat, moves[(7 * len(at.keeper)) % len(moves)])
    assert rounds == set(range(1, 8))
    assert all(sum(line["points"] for line in lines) == score for lines, score in zip(at.outcome.breakdown, at.outcome.scores, strict=True))
