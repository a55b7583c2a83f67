"""The score sheet and the end: Witches 38, 39, 40, 41, 42, 43, 44, 53, 54, 55, 56, 57, 60."""

import random

import pytest

from coven.errors import CovenError
from coven.games.witches.rules.scoring import place_of
from coven.games.witches.rules.sheet import write_spell
from tests.witches.build import ALL_FIRE, GAME, end_round, pile, state_of, totals

WATER, QUEEN, GREAT = f"{ALL_FIRE} G11", f"{ALL_FIRE} G12", f"{ALL_FIRE} G11 G12"
FRESH = {players: GAME.new_table(players, seed=1) for players in GAME.players}
PLAY_ON = {"tie": "play_on"}
RESCUE = {"last_spell": "rescue"}
OVERTIME = {"overtime": True, "round": 2}
FIRST_OF_FOUR = [pile(13, "WQAE"), "R11", "", ""]  # 8 points for seat 0, none for the others
SEVEN_ONE_NOTHING = [pile(12, "WQAE"), "R14", "R11"]


def spell_round(spell, before, options=None, **more):
    """Seat 0 casts; the others hold the rest."""
    return end_round([spell, *[""] * (len(before) - 2), "*"], before, options, **more)


def is_asked(at):
    return [move.text for move in at.moves(0)] == ["transfer", "deduct"]


# --- the last round --------------------------------------------------------------------------------------------------


def test_a_transfer_ends_the_game():
    at = spell_round(WATER, [45, 50, 30, 66])
    assert is_asked(at)
    at.play(0, "transfer")
    assert totals(at) == [45, 70, 50, 86]
    assert (at.outcome.reason, at.outcome.winners) == ("limit", (0,))


def test_who_would_not_win_is_not_asked():
    """Witches 60."""
    at = spell_round(GREAT, [60, 10, 65, 50])
    assert totals(at) == [60, 40, 95, 80]
    assert (at.outcome.reason, at.outcome.winners) == ("limit", (1,))


def test_first_wins_both_ways_in_the_same_order():
    """Witches 43, 55."""
    given, deducted = (spell_round(QUEEN, [40, 35, 60, 50]) for _ in range(2))
    given.play(0, "transfer")
    deducted.play(0, "deduct")
    assert totals(given) == [40, 60, 85, 75]
    assert totals(deducted) == [15, 35, 60, 50]
    assert given.outcome.places == deducted.outcome.places == (1, 2, 4, 3)
    assert (given.outcome.reason, deducted.outcome.reason) == ("limit", "deducted")
    assert max(totals(deducted)) < 70


def test_a_tie_both_ways_is_a_shared_win():
    """Witches 40, 60: joint lowest counts as winning, so there is a choice."""
    given, deducted = (spell_round(GREAT, [50, 20, 60]) for _ in range(2))
    given.play(0, "transfer")
    deducted.play(0, "deduct")
    assert (totals(given), totals(deducted)) == ([50, 50, 90], [20, 20, 60])
    assert given.outcome.winners == deducted.outcome.winners == (0, 1)
    assert given.outcome.places == (1, 1, 3)


def test_the_game_goes_on_and_nobody_is_asked():
    at = spell_round(QUEEN, [10, 20, 30, 40])
    assert totals(at) == [10, 45, 55, 65]
    assert at.view(None)["phase"] == "passing"
    assert at.view(None)["round"] == 2


def test_a_total_may_fall_below_0():
    """Witches 44."""
    at = spell_round(GREAT, [12, 14, 69])
    at.play(0, "deduct")
    assert totals(at) == [-18, 14, 69]
    assert (at.outcome.reason, at.outcome.winners) == ("deducted", (0,))


def test_exactly_the_limit_ends_the_game():
    """Witches 38."""
    at = end_round(["", "R14", "", pile(12, "FWQAE")], [69, 69, 69, 0])
    assert totals(at) == [69, 70, 69, 10]
    assert (at.outcome.reason, at.outcome.winners, at.outcome.places) == ("limit", (3,), (2, 4, 2, 1))


def test_a_shared_win():
    """Witches 39, 40."""
    at = end_round(SEVEN_ONE_NOTHING, [68, 40, 41])
    assert totals(at) == [75, 41, 41]
    assert (at.outcome.reason, at.outcome.winners) == ("limit", (1, 2))


# --- when it ends -------------------------------------------------------------------------------------------------


def test_the_whole_round_is_written_before_the_end_is_tested():
    """Witches 38: seat 0 passes the limit in the same round in which seat 1 passes it by more."""
    at = end_round([pile(6), f"{' '.join(ALL_FIRE.split()[6:])} G12", "*"], [65, 60, 69])
    assert totals(at) == [71, 84, 69]
    assert at.outcome.winners == (2,)


def test_several_at_the_limit_lowest_wins():
    """Witches 39."""
    at = end_round(["*", "", "", ""], [70, 69, 68, 67], {"limit": 71, "last_spell": "transfer"})
    assert at.outcome.winners == (0,)
    assert totals(at) == [70, 99, 98, 97]


@pytest.mark.parametrize(("limit", "over"), [(1, True), (8, True), (9, False), (30, False), (1000, False)])
def test_any_limit(limit, over):
    """Witches 41."""
    at = end_round(FIRST_OF_FOUR, options={"limit": limit})
    assert at.is_over is over
    assert totals(at) == [8, 0, 0, 0]


def test_a_limit_of_1000_is_reached():
    """Witches 41."""
    at = end_round(FIRST_OF_FOUR, [992, 5, 6, 7], {"limit": 1000})
    assert (at.outcome.reason, at.outcome.scores) == ("limit", (1000, 5, 6, 7))


@pytest.mark.parametrize(("number", "over"), [(1, False), (4, False), (5, True)])
def test_a_fixed_number_of_rounds(number, over):
    """Witches 42."""
    at = end_round(FIRST_OF_FOUR, options={"rounds": 5}, round=number)
    assert at.is_over is over
    assert not over or at.outcome.reason == "rounds"


def test_rounds_make_the_limit_meaningless():
    """Witches 57: neither totals beyond it nor a spell that would lead there end the game or offer a choice."""
    at = end_round(FIRST_OF_FOUR, [200, 100, 100, 100], {"rounds": 3})
    assert at.view(None)["round"] == 2
    assert totals(at) == [208, 100, 100, 100]
    at = spell_round(GREAT, [0, 69, 69, 69], {"rounds": 3})
    assert at.view(None)["round"] == 2


def test_the_last_of_the_rounds_offers_the_choice():
    """And its reason is the number of rounds, whatever the caster does (Witches 43, 42)."""
    for answer, scores in (("transfer", (5, 50, 51, 52)), ("deduct", (-25, 20, 21, 22))):
        at = spell_round(GREAT, [5, 20, 21, 22], {"rounds": 2}, round=2)
        assert is_asked(at)
        at.play(0, answer)
        assert (at.outcome.reason, at.outcome.scores, at.outcome.winners) == ("rounds", scores, (0,))


@pytest.mark.parametrize("limit_game", [True, False])
def test_transfer_leaves_no_choice(limit_game):
    """Witches 43."""
    options = {"last_spell": "transfer", **({} if limit_game else {"rounds": 1})}
    at = spell_round(GREAT, [12, 14, 69], options)
    assert totals(at) == [12, 44, 99]
    assert at.outcome.reason == ("limit" if limit_game else "rounds")


def test_nothing_is_written_before_the_answer():
    """Witches 60."""
    at = spell_round(WATER, [45, 50, 30, 66])
    assert totals(at) == [45, 50, 30, 66]
    assert at.to_act == (0,)
    assert at.view(None)["spell"] == {"caster": 0, "value": 20, "spell": "water"}
    assert at.refusal(0, "R1").code == "not_playing"
    assert at.refusal(0, "pass R1").code == "not_passing"
    assert at.refusal(1, "deduct").code == "not_your_turn"


def test_a_decision_can_be_made_only_then():
    """Witches 60."""
    at = end_round(FIRST_OF_FOUR)
    assert at.refusal(0, "deduct").code == "not_casting"


def test_after_the_end_nobody_moves():
    """Witches 38."""
    at = end_round(FIRST_OF_FOUR, options={"limit": 1})
    for seat in range(4):
        assert at.moves(seat) == []
        assert at.refusal(seat, "B1").code == "game_over"


# --- the order of finish does not depend on the answer --------------------------------------------


def test_the_ranking_is_equal_under_both_answers():
    """Witches 43: over random sheets, wherever the rules offer the choice."""
    chance = random.Random(35)
    offered = 0
    for _ in range(40):
        players, spell = chance.choice((3, 4, 5, 6)), chance.choice((WATER, QUEEN, GREAT))
        before = [chance.randrange(70) for _ in range(players)]
        at = spell_round(spell, before)
        if not is_asked(at):
            continue
        offered += 1
        given, deducted = at.keeper.table_at(len(at.keeper)), at.keeper.table_at(len(at.keeper))
        given.play(0, "transfer")
        deducted.play(0, "deduct")
        assert given.is_over
        assert deducted.is_over
        assert given.outcome.places == deducted.outcome.places, before
    assert offered > 5


def written(before, value, deduct):
    """A sheet after the rules have written a spell of seat 0 on it, and everybody's place."""
    s = state_of(FRESH[len(before)])
    for seat, total in enumerate(before):
        s.total[seat] = total
    s.caster, s.spell = 0, value
    write_spell(s, deduct)
    sheet = s.total.tolist()[: len(before)]
    return sheet, [place_of(s, seat) for seat in range(len(before))]


def test_the_ranking_is_equal_by_the_sums_alone():
    """Witches 43: as the rules write a spell down, whether they would offer the choice or not; lower is better, equal totals share."""
    chance = random.Random(353)
    for _ in range(2_000):
        players, value = chance.choice((3, 4, 5, 6)), chance.choice((20, 25, 30))
        before = [chance.randrange(70) for _ in range(players)]
        (given, places), (deducted, same) = written(before, value, False), written(before, value, True)
        assert given == [before[0], *(total + value for total in before[1:])]
        assert deducted == [before[0] - value, *before[1:]]
        assert places == same == [sorted(given).index(total) + 1 for total in given]


# --- overtime -----------------------------------------------------------------------------------------------------


def test_a_tie_leads_to_overtime():
    """Witches 54."""
    at = end_round(SEVEN_ONE_NOTHING, [68, 40, 41], PLAY_ON)
    assert not at.is_over
    assert at.view(None)["overtime"]
    assert at.view(None)["round"] == 2


def test_no_overtime_without_a_tie():
    """Witches 54."""
    at = end_round(SEVEN_ONE_NOTHING, [68, 40, 42], PLAY_ON)
    assert (at.outcome.reason, at.outcome.winners) == ("limit", (1,))


def test_a_tie_for_another_place_is_no_matter():
    """Witches 54."""
    at = end_round(SEVEN_ONE_NOTHING, [68, 74, 41], {**PLAY_ON, "limit": 75})
    assert (at.outcome.places, at.outcome.reason) == ((2, 2, 1), "limit")


def test_overtime_ends_with_the_first_single_lowest():
    """Witches 54."""
    at = end_round(SEVEN_ONE_NOTHING, [75, 41, 41], PLAY_ON, **OVERTIME)
    assert (at.outcome.reason, at.outcome.winners) == ("tie_broken", (2,))


def test_overtime_goes_on_while_the_lowest_is_shared():
    """Witches 54."""
    at = end_round(SEVEN_ONE_NOTHING, [80, 80, 81], PLAY_ON, **OVERTIME)
    assert totals(at) == [87, 81, 81]
    assert not at.is_over
    assert at.view(None)["overtime"]


def test_overtime_is_for_good_even_below_the_limit():
    """Witches 54: the earth variant has taken everybody below 70 again: the next single lowest still ends it."""
    at = end_round(SEVEN_ONE_NOTHING, [41, 41, 41], {**PLAY_ON, "earth_variant": True}, **OVERTIME)
    assert (at.outcome.reason, totals(at)) == ("tie_broken", [48, 42, 41])


def test_the_earth_variant_can_bring_overtime_below_the_limit():
    """Witches 54."""
    at = end_round(["Y11 R11", pile(6, "WQA"), "*"], [71, 60, 60], {**PLAY_ON, "earth_variant": True}, **OVERTIME)
    assert totals(at) == [66, 66, 67]
    assert at.view(None)["overtime"]
    assert not at.is_over


def test_overtime_after_fixed_rounds():
    """Witches 54."""
    at = end_round(SEVEN_ONE_NOTHING, [0, 6, 7], {**PLAY_ON, "rounds": 2}, round=2)
    assert not at.is_over
    assert totals(at) == [7, 7, 7]
    at = end_round(SEVEN_ONE_NOTHING, [7, 7, 7], {**PLAY_ON, "rounds": 2}, round=3, overtime=True)
    assert (at.outcome.reason, at.outcome.winners) == ("tie_broken", (2,))


def test_under_play_on_is_a_plain_transfer():
    """Witches 54: a round whose transfer leaves a tie is not the last, so nobody is asked."""
    at = spell_round(GREAT, [50, 20, 60], PLAY_ON)
    assert totals(at) == [50, 50, 90]
    assert at.view(None)["overtime"]
    assert at.view(None)["phase"] == "passing"


@pytest.mark.parametrize("options", [PLAY_ON, {**PLAY_ON, "rounds": 2}])
@pytest.mark.parametrize("answer", ["transfer", "deduct"])
def test_a_spell_that_breaks_the_tie(options, answer):
    """Witches 54: either answer ends the game, and the reason is the broken tie."""
    at = spell_round(WATER, [70, 70, 80], options, overtime=True, round=3)
    assert is_asked(at)
    at.play(0, answer)
    assert (at.outcome.reason, at.outcome.winners) == ("tie_broken", (0,))


# --- rescue -------------------------------------------------------------------------------------------------------


def test_rescue_includes_the_choice():
    """Witches 53."""
    at = spell_round(QUEEN, [40, 35, 60, 50], RESCUE)
    assert is_asked(at)
    at.play(0, "deduct")
    assert (at.outcome.reason, at.outcome.winners) == ("deducted", (0,))


def test_rescue_keeps_the_game_alive():
    """Witches 53: the caster would not win, so deducting plays on."""
    at = spell_round(GREAT, [60, 10, 65, 50], RESCUE)
    assert is_asked(at)
    at.play(0, "deduct")
    assert not at.is_over
    assert totals(at) == [30, 10, 65, 50]
    assert at.view(None)["round"] == 2


def test_rescue_may_be_declined():
    """Witches 53."""
    at = spell_round(GREAT, [60, 10, 65, 50], RESCUE)
    at.play(0, "transfer")
    assert (at.outcome.reason, at.outcome.winners) == ("limit", (1,))


def test_rescue_only_when_the_transfer_would_end_the_game():
    """Witches 53."""
    at = spell_round(QUEEN, [30, 1, 2, 3], RESCUE)
    assert totals(at) == [30, 26, 27, 28]


def test_rescue_adds_nothing_to_fixed_rounds():
    """Witches 53."""
    at = spell_round(GREAT, [60, 10, 65, 50], {**RESCUE, "rounds": 1})
    assert at.outcome.reason == "rounds"
    assert totals(at) == [60, 40, 95, 80]


@pytest.mark.parametrize("limit", [1, 69, 1000])
def test_a_limit_beside_fixed_rounds_is_refused(limit):
    """Witches 57."""
    with pytest.raises(CovenError) as refused:
        GAME.new_table(4, {"rounds": 3, "limit": limit})
    assert (refused.value.code, refused.value.details["option"]) == ("bad_option", "limit")
    assert GAME.new_table(4, {"rounds": 3, "limit": 70}).options["limit"] == 70


def test_rescue_in_overtime_plays_on_and_stays_in_overtime():
    """Witches 53, 54."""
    at = spell_round(WATER, [69, 10, 11], {**RESCUE, **PLAY_ON}, **OVERTIME)
    at.play(0, "deduct")
    assert totals(at) == [49, 10, 11]
    assert not at.is_over
    assert at.view(None)["overtime"]


def test_rescue_is_not_offered_where_the_transfer_leaves_a_tie():
    """Witches 54."""
    at = spell_round(WATER, [69, 30, 30, 60], {**RESCUE, **PLAY_ON})
    assert totals(at) == [69, 50, 50, 80]
    assert at.view(None)["overtime"]
    assert at.view(None)["phase"] == "passing"


# --- the guard ----------------------------------------------------------------------------------------------------


def test_the_guard_ends_every_game():
    """Witches 56."""
    at = end_round(FIRST_OF_FOUR, [1, 2, 2, 3], {"limit": 1000}, round=1000)
    assert (at.outcome.reason, at.outcome.winners) == ("guard", (1, 2))
    assert not end_round(FIRST_OF_FOUR, [1, 2, 2, 3], {"limit": 1000}, round=999).is_over


def test_the_guard_ends_overtime_with_a_shared_win():
    """Witches 56."""
    at = end_round(SEVEN_ONE_NOTHING, [80, 80, 81], PLAY_ON, overtime=True, round=1000)
    assert (at.outcome.reason, at.outcome.winners) == ("guard", (1, 2))


def test_a_reason_of_its_own_comes_before_the_guard():
    """Witches 55, 56."""
    assert end_round(FIRST_OF_FOUR, [69, 0, 1, 2], round=1000).outcome.reason == "limit"
    assert end_round(FIRST_OF_FOUR, options={"rounds": 1000}, round=1000).outcome.reason == "rounds"
    assert end_round(SEVEN_ONE_NOTHING, [75, 41, 41], PLAY_ON, overtime=True, round=1000).outcome.reason == "tie_broken"


def test_a_tie_after_1000_rounds_is_shared():
    """Witches 56."""
    at = end_round(SEVEN_ONE_NOTHING, [0, 6, 7], {**PLAY_ON, "rounds": 1000}, round=1000)
    assert (at.outcome.reason, at.outcome.winners) == ("guard", (0, 1, 2))


def test_no_rescue_at_the_guard():
    """Witches 56."""
    at = spell_round(GREAT, [60, 10, 65, 50], RESCUE, round=1000)
    assert at.is_over
    assert totals(at) == [60, 40, 95, 80]


def test_the_guards_round_is_a_last_round():
    """Witches 43, 56."""
    at = spell_round(GREAT, [1, 2, 3], {"limit": 1000}, round=1000)
    assert is_asked(at)
    at.play(0, "deduct")
    assert (at.outcome.reason, at.outcome.scores) == ("guard", (-29, 2, 3))


# --- places and breakdown -----------------------------------------------------------------------------------------


def test_equal_totals_share_a_place():
    """Witches 61."""
    at = end_round(FIRST_OF_FOUR, [1, 9, 9, 9], {"rounds": 1})
    assert at.outcome.places == (1, 1, 1, 1)
    at = end_round(FIRST_OF_FOUR, [9, 9, 17, 20], {"rounds": 1})
    assert at.outcome.places == (2, 1, 2, 4)


def test_the_breakdown_adds_up_to_the_scores():
    at = spell_round(WATER, [45, 50, 30, 66])
    at.play(0, "deduct")
    assert at.outcome.breakdown[0] == (
        {"kind": "carried", "points": 45},
        {"kind": "round", "round": 1, "points": 0, "spell": 20, "caster": 0, "deducted": True},
    )
    assert at.outcome.breakdown[1][1]["deducted"] is False
    assert at.outcome.scores == (25, 50, 30, 66)
