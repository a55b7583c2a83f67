"""A turn: leading, following, brave and cowardly, being beaten, bewitched roles, who leads next."""

import pytest

from tests.broom_service.build import (
    ALL_ROLES,
    FG,
    FW,
    GAME,
    HG,
    HW,
    MW,
    PD,
    PW,
    RG,
    VD,
    WF,
    kinds_of,
    pawns,
    play,
    points,
    resources,
    table,
    texts,
    why_not,
)


def test_albert_to_emily():
    """The rulebook's example of a turn, and the turn after it (Broom 1, 2, 5)."""
    albert, bonnie, carla = 0, 1, 2
    at = table([[FW, PW], [FW, RG], [FW, VD], [HG], [HG]], pawns=[[0, 1]] * 5)
    play(at, f"cowardly {FW}")
    assert at.to_act == (albert,)  # a coward acts at once
    play(at, "fly 0 a2")
    assert at.to_act == (bonnie,)
    play(at, f"brave {FW}")
    assert at.to_act == (carla,)  # Bonnie waits
    played = at.play(carla, f"brave {FW}")
    assert [event.args["seat"] for event in played if event.kind == "beaten"] == [bonnie]
    assert [event.args["seat"] for event in played if event.kind == "next"] == [3, 4]  # Daniel and Emily: next!
    assert at.to_act == (carla,)
    play(at, "fly 1 a2", "deliver 1 t0")
    assert points(at) == [10, 10, 14, 10, 10]
    assert pawns(at, bonnie) == [0, 1]  # out: neither the brave nor the cowardly action
    assert at.to_act == (carla,)
    play(at, f"cowardly {VD}", "deliver 1 t8")
    assert points(at)[carla] == 18


def test_a_coward_acts_before_the_next_seat_declares():
    """Broom 1, 61."""
    at = table([[FG], [FG]])
    play(at, f"cowardly {FG}")
    assert at.to_act == (0,)
    play(at, "gather 1")
    assert at.to_act == (1,)
    assert resources(at)[2] == 2


def test_all_cowards_act_one_after_the_other():
    """Broom 1."""
    at = table([[FG], [FG], [FG], [FG]])
    for seat in range(4):
        play(at, f"{seat}: cowardly {FG}", f"{seat}: gather 1")
    assert [seat["resources"]["purple"] for seat in at.view(None)["by_seat"]] == [2, 2, 2, 2]


def test_an_overtaken_brave_gets_nothing():
    """Broom 2."""
    at = table([[FG, RG], [FG, RG]])
    play(at, f"brave {FG}", f"brave {FG}", "gather 1")
    assert [resources(at, seat)[2] for seat in (0, 1)] == [1, 4]


def test_an_action_that_cannot_be_done_may_be_chosen():
    """Broom 3."""
    at = table([[WF, RG], [RG]], resources=[[1, 1, 1, 0], [1, 1, 1, 1]], pawns=[[0, 0], [0, 1]])
    play(at, f"brave {WF}")
    assert at.view(None)["phase"] == "leading"
    assert at.to_act == (0,)
    assert points(at) == [10, 10]


def test_any_action_may_be_declined():
    """Broom 3."""
    at = table([[FG, FW], [RG]])
    play(at, f"brave {FG}", "done")
    assert resources(at) == [1, 1, 1, 1]
    play(at, f"cowardly {FW}", "done")
    assert pawns(at) == [0, 1]


def test_a_brave_witch_may_fly_without_delivering_and_stay_without_flying():
    """Broom 4."""
    at = table([[FW, HW], [RG]])
    play(at, f"brave {FW}")
    assert not [text for text in texts(at) if text.startswith("deliver")]
    play(at, "fly 0 a2")
    assert set(texts(at)) == {"deliver 0 t0", "deliver 0 t8", "done"}
    play(at, "done", f"brave {HW}", "done")
    assert pawns(at) == [2, 1]
    assert points(at) == [10, 10]


@pytest.mark.parametrize(("role", "move", "bonus"), [(PD, "deliver 0 t2", 3), (VD, "deliver 1 t8", 3)])
def test_the_bonus_of_a_druid_needs_a_delivery(role, move, bonus):
    """Broom 4."""
    at = table([[role, RG], [RG]], pawns=[[3, 2], [0, 1]])
    done = play(at.keeper.table_at(0), f"brave {role}", "done")
    assert points(done) == [10, 10]
    play(at, f"brave {role}", move)
    assert points(at)[0] == 10 + bonus + (5 if role == PD else 4)


def test_the_last_brave_leads_even_if_he_did_nothing():
    """Broom 5."""
    at = table([[WF, RG], [WF, HG], [HG]], resources=[[0, 0, 0, 0]] * 3)
    play(at, f"brave {WF}", f"brave {WF}")
    assert at.to_act == (1,)
    assert at.view(None)["phase"] == "leading"


def test_all_cowards_leave_the_lead():
    """Broom 5."""
    at = table([[WF, RG], [WF, HG]], resources=[[0, 0, 0, 0]] * 2)
    play(at, f"cowardly {WF}", f"cowardly {WF}")
    assert at.to_act == (0,)


def test_a_leader_without_cards_passes_the_lead_to_the_left():
    """Broom 6."""
    at = table([[WF], [RG], [HG]], resources=[[0, 0, 0, 0]] * 3)
    play(at, f"cowardly {WF}")
    assert at.to_act == (1,)


def test_a_brave_follower_without_cards_passes_the_lead_to_his_own_left():
    """Broom 47."""
    at = table([[WF, RG], [WF], [HG]], resources=[[0, 0, 0, 0]] * 3)
    play(at, f"cowardly {WF}", f"brave {WF}")
    assert at.to_act == (2,)


def test_the_last_brave_of_an_earlier_turn_does_not_count():
    """Broom 47."""
    at = table([[RG], [WF, HG], [WF]], leader=2, turn=2, resources=[[0, 0, 0, 0]] * 3)
    play(at, f"brave {WF}", f"brave {WF}")  # seat 1 leads now
    play(at, f"cowardly {HG}", "gather 1")
    assert at.to_act == (0,)  # the first with cards clockwise from seat 1, its leader
    play(at, f"cowardly {RG}", "gather 1")
    assert at.view(None)["leader"] == 0


def test_a_sole_holder_plays_his_cards_out():
    """Broom 7."""
    at = table([[FG, HG, RG], [FG]])
    play(at, f"brave {FG}", f"cowardly {FG}", "gather 1", "gather 1")
    for role in (HG, RG):
        assert at.to_act == (0,)
        play(at, f"brave {role}", "gather 1")
    assert at.view(None)["round"] == 2


@pytest.mark.parametrize(("last", "leader"), [("brave", 1), ("cowardly", 0)])
def test_the_leader_of_the_next_round(last, leader):
    """Broom 8, 47: the last brave of the last turn, else its leader, though neither has cards."""
    at = table([[WF], [WF], []], resources=[[0, 0, 0, 0]] * 3)
    play(at, f"cowardly {WF}", f"{last} {WF}")
    assert at.view(None)["round"] == 2
    assert at.view(None)["leader"] == leader


def test_a_led_role_is_in_no_hand_afterwards():
    """Broom 9."""
    at = table([[FG, HG], [FG, RG], [FG, PW]])
    play(at, f"brave {FG}", f"brave {FG}", f"cowardly {FG}", "gather 1", "gather 1")
    assert all(FG not in hand for hand in at.keeper.reveal()["hands"])


def test_an_edited_position_with_a_led_role_in_hand_is_refused():
    """Broom 9, 66."""
    with pytest.raises(Exception, match="was led this round") as error:
        table([[FG, HG], [RG]], led=[FG])
    assert error.value.code == "bad_position"


@pytest.mark.parametrize("manner", ["brave", "cowardly"])
def test_a_bewitched_role_costs_three_points_at_once(manner):
    """Broom 10."""
    at = table([[WF, RG], [WF, HG]], bewitched=[WF], resources=[[0, 0, 0, 0]] * 2)
    play(at, f"{manner} {WF}")
    assert points(at) == [7, 10]
    play(at, f"brave {WF}")
    assert points(at) == [7, 7]


def test_points_may_fall_below_zero():
    """Broom 10."""
    at = table([[WF, RG], [HG]], bewitched=[WF], points=[1, 10], resources=[[0, 0, 0, 0]] * 2)
    play(at, f"brave {WF}")
    assert points(at) == [-2, 10]


@pytest.mark.parametrize(("players", "fresh"), [(2, [4, 7]), (3, [6]), (4, []), (5, [])])
def test_bewitched_roles_are_reshuffled_when_the_pile_does_not_suffice(players, fresh):
    """Broom 11, 48."""
    at = GAME.new_table(players, seed=players)
    cards = 5 - players
    shown: list[str] = []
    for number in range(1, 8):
        state = at.keeper.reveal()
        assert len(state["bewitched"]) == cards
        if number in fresh:
            shown = []
        assert not set(shown) & set(state["bewitched"])
        shown += state["bewitched"]
        assert sorted(shown + state["bewitched_pile"]) == sorted(ALL_ROLES)
        while not at.is_over and at.view(None)["round"] == number:
            seat = at.to_act[0]
            at.play(seat, at.moves(seat)[-1])


def test_a_view_tells_whether_the_turn_is_over():
    """The role and what was said about it stay on the table until the next one is led."""
    at = table([[FG, RG], [FG]])
    assert (at.view(0)["turn_over"], at.view(0)["role"]) == (True, None)
    play(at, f"brave {FG}")
    assert (at.view(0)["turn_over"], at.view(0)["role"]) == (False, FG)
    play(at, f"1: brave {FG}")
    assert (at.view(0)["phase"], at.view(0)["turn_over"]) == ("acting", False)
    play(at, "1: gather 1")
    assert (at.view(0)["phase"], at.view(0)["turn_over"], at.view(0)["role"]) == ("leading", True, FG)
    assert at.view(0)["stances"] == ["beaten", "brave"]


def test_hands_are_secret_and_counts_are_public():
    """Broom 12."""
    at = table([[FG, HG], [FG, RG], [PW]])
    assert at.view(0)["hand"] == [FG, HG]
    assert at.view(None)["hand"] is None
    assert [seat["cards"] for seat in at.view(2)["by_seat"]] == [2, 2, 1]
    assert "root" not in str({name: value for name, value in at.view(0).items() if name != "led"})


def test_how_many_cards_each_chose_is_public_only_when_all_have_chosen():
    """Broom 12."""
    at = GAME.new_table(2, seed=1)
    assert [seat["cards"] for seat in at.view(0)["by_seat"]] == [None, None]
    before = at.view(1)
    at.play(0, at.moves(0)[0])
    assert at.view(1) == before


def test_the_first_leader_by_lot_or_by_seat():
    """Broom 20."""
    lots = {GAME.new_table(4, seed=seed).view(None)["leader"] for seed in range(40)}
    assert lots == {0, 1, 2, 3}
    assert {GAME.new_table(4, {"first_leader": "first_seat"}, seed=seed).view(None)["leader"] for seed in range(10)} == {0}


def test_seats_without_the_role_are_skipped():
    """Broom 61."""
    at = table([[FG], [RG], [FG], [RG]])
    play(at, f"brave {FG}")
    assert at.to_act == (2,)


def test_who_follows_has_no_other_role_to_place():
    """Broom 1."""
    at = table([[FG, HG], [FG, RG]])
    play(at, f"brave {FG}")
    assert set(texts(at)) == {f"brave {FG}", f"cowardly {FG}"}
    assert why_not(at, f"brave {RG}") == "must_follow"
    assert why_not(at, f"brave {HG}") == "not_in_hand"
    assert why_not(at, "done") == "must_go_on"
    assert why_not(at, "fly 0 a2") == "not_acting"


def test_the_events_of_a_turn_tell_it_in_order():
    at = table([[FG, HG], [FG, RG]])
    assert kinds_of(at.play(0, f"brave {FG}")) == ["place"]
    assert kinds_of(at.play(1, f"brave {FG}")) == ["place", "beaten", "acts"]
    assert kinds_of(at.play(1, "gather 1")) == ["gain", "leads"]


def test_a_step_with_nothing_to_decide_is_not_asked():
    """Broom 62: no mountain is next to the castles, so the witch's turn passes on by itself."""
    at = table([[MW, RG], [MW, HG]], pawns=[[0, 1], [0, 1]])
    play(at, f"cowardly {MW}")
    assert at.to_act == (1,)
    assert at.view(None)["phase"] == "following"
