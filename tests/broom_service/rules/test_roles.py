"""The ten roles: flying, delivering, charming clouds away, gathering."""

import pytest

from tests.broom_service.build import (
    CLOUD_AREAS,
    FG,
    FW,
    HEAVY_22,
    HEAVY_34,
    HG,
    HW,
    MW,
    PD,
    PW,
    RG,
    VD,
    WF,
    make_box,
    pawns,
    play,
    points,
    resources,
    table,
    texts,
    why_not,
)

PLENTY = [[5, 5, 5, 5], [5, 5, 5, 5]]


# --- witches ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("role", "start", "targets"), [(FW, 3, {1, 2}), (HW, 2, {3}), (MW, 3, {4}), (PW, 2, {0, 5})])
def test_each_witch_flies_to_her_landscape_next_door(role, start, targets):
    at = table([[role, RG], [RG]], pawns=[[start, start], [0, 1]])
    play(at, f"cowardly {role}")
    assert set(texts(at)) == {f"fly {pawn} a{area}" for pawn in (0, 1) for area in targets} | {"done"}


def test_a_cowardly_witch_does_not_deliver():
    at = table([[FW, RG], [RG]])
    play(at, f"cowardly {FW}", "fly 0 a2")
    assert at.view(None)["phase"] == "leading"


def test_an_area_holds_any_number_of_pawns():
    """Broom 13."""
    at = table([[FW, RG], [FW, RG]], pawns=[[2, 0], [2, 0]])
    play(at, f"cowardly {FW}", "fly 1 a2", f"cowardly {FW}", "fly 1 a2")
    assert [pawns(at, seat) for seat in (0, 1)] == [[2, 2], [2, 2]]


def test_no_pawn_goes_onto_water_under_a_cloud_or_far():
    """Broom 13, 16."""
    at = table([[HW, RG], [RG]], pawns=[[3, 4], [0, 1]])
    play(at, f"cowardly {HW}")
    assert texts(at) == ["fly 1 a3", "done"]
    assert why_not(at, "fly 0 a7") == "under_cloud"
    assert why_not(at, "fly 1 a6") == "over_water"
    assert why_not(at, "fly 0 a0") == "wrong_landscape"
    assert why_not(at, "fly 0 a10") == "not_adjacent"
    assert why_not(at, "fly 0 a15") == "no_such_area"
    assert why_not(at, "deliver 0 t2") == "not_delivering"
    assert why_not(at, "charm c0") == "not_charming"
    assert why_not(at, "gather 1") == "not_gathering"
    assert why_not(at, "jump A") == "not_jumping"
    assert why_not(at, "use mountain") == "no_mountain_tile"


def test_a_pawn_never_stands_under_a_cloud():
    """Broom 14."""
    with pytest.raises(Exception, match="under a cloud"):
        table([[HW], [RG]], pawns=[[7, 0], [0, 1]])


def test_touching_across_water_is_not_adjacency():
    """Broom 16: Areas 0 and 5 both touch the lake, and that is all."""
    at = table([[PW, RG], [RG]])
    play(at, f"cowardly {PW}")
    assert "fly 0 a5" not in texts(at)


def test_castles_are_ordinary_areas():
    """Broom 49."""
    at = table([[PW, FW], [RG]], pawns=[[2, 3], [0, 1]])
    play(at, f"cowardly {PW}", "fly 0 a0", f"cowardly {FW}", "fly 1 a1")
    assert pawns(at) == [0, 1]


def test_two_pawns_in_one_area_make_equal_pairs_of_moves():
    """Broom 63."""
    at = table([[FW, RG], [RG]], pawns=[[3, 3], [0, 1]])
    play(at, f"cowardly {FW}")
    assert texts(at) == ["fly 0 a1", "fly 0 a2", "fly 1 a1", "fly 1 a2", "done"]


# --- deliveries ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("role", "area", "towers"),
    [(VD, 2, {"t0", "t8"}), (PD, 3, {"t0", "t1", "t2"}), (VD, 5, {"t0", "t1", "t3"})],
)
def test_the_four_towers_of_the_rulebook(role, area, towers):
    """Broom 17: a tower belongs to every area its base touches: forest, hill or prairie; hill or prairie; hill only; prairie only."""
    at = table([[role, RG], [RG]], pawns=[[area, 9 if role == PD else 4], [0, 1]], resources=PLENTY)
    play(at, f"cowardly {role}")
    assert {text.removeprefix("deliver 0 ") for text in texts(at)} == towers | {"done"}


@pytest.mark.parametrize(
    ("tower", "role", "area", "reward"), [("t0", VD, 2, (4, 0)), ("t1", PD, 3, (6, 0)), ("t2", PD, 3, (5, 0)), ("t3", VD, 5, (3, 1))]
)
def test_the_rewards_of_the_four_towers(tower, role, area, reward):
    """Broom 18."""
    at = table([[role, RG], [RG]], pawns=[[area, area], [0, 1]], resources=PLENTY)
    play(at, f"cowardly {role}", f"deliver 0 {tower}")
    assert points(at)[0] == 10 + reward[0]
    assert resources(at)[3] == 5 + reward[1]
    assert sum(resources(at)[:3]) == 14


def test_a_round_tower_takes_one_potion_a_square_one_any_number():
    """Broom 18."""
    at = table([[VD, PD, RG], [VD]], pawns=[[5, 3], [5, 5]], resources=PLENTY)
    play(at, f"cowardly {VD}", "deliver 0 t1", f"cowardly {VD}")
    assert "deliver 0 t1" not in texts(at)
    assert why_not(at, "deliver 0 t1") == "tower_closed"
    play(at, "deliver 0 t0", f"cowardly {PD}")
    assert "deliver 1 t1" not in texts(at)
    play(at, "deliver 1 t0")
    assert points(at) == [10 + 6 + 4, 10 + 4]
    assert at.keeper.reveal()["filled"] == ["t1"]


def test_the_landscape_is_that_of_the_pawn_not_of_the_tower():
    """Broom 17: t1 touches hill and prairie: the peak druid serves it from the hill, the valley druid from the prairie."""
    at = table([[PD, VD], [RG]], pawns=[[3, 5], [0, 1]], resources=PLENTY)
    play(at, f"cowardly {PD}")
    assert "deliver 0 t1" in texts(at)
    assert why_not(at, "deliver 1 t1") == "wrong_landscape"
    assert why_not(at, "deliver 0 t8") == "out_of_reach"
    assert why_not(at, "deliver 0 t30") == "no_such_tower"
    assert why_not(at, "deliver 0 h0") == "no_such_tower"
    play(at, "done", f"cowardly {VD}")
    assert "deliver 1 t1" in texts(at)


def test_a_potion_of_the_colour_is_needed():
    """Broom 17."""
    at = table([[PD, RG], [RG]], pawns=[[3, 3], [0, 1]], resources=[[0, 5, 1, 0], [1, 1, 1, 1]])
    play(at, f"cowardly {PD}")
    assert set(texts(at)) == {f"deliver {pawn} t{tower}" for pawn in (0, 1) for tower in (0, 1)} | {"done"}
    assert why_not(at, "deliver 0 t2") == "no_potion"


@pytest.mark.parametrize(("role", "areas"), [(VD, {2, 5}), (PD, {3, 4})])
def test_each_druid_serves_two_landscapes(role, areas):
    for area in (2, 3, 4, 5):
        at = table([[role, RG], [RG]], pawns=[[area, area], [0, 1]], resources=PLENTY)
        play(at, f"cowardly {role}")
        assert (at.view(None)["phase"] == "acting") == (area in areas)


def test_a_brave_witch_delivers_with_the_pawn_that_flew_where_it_flew_to():
    """Broom 33."""
    at = table([[FW, RG], [RG]], pawns=[[3, 2], [0, 1]], resources=PLENTY)
    play(at, f"brave {FW}", "fly 0 a2")
    assert set(texts(at)) == {"deliver 0 t0", "deliver 0 t8", "done"}
    assert why_not(at, "deliver 1 t8") == "wrong_pawn"
    play(at, "deliver 0 t8")
    assert at.view(None)["phase"] == "leading"  # one potion a role


def test_wands_of_a_tower_come_too_and_pay_for_clouds_at_once():
    """Broom 18, 19."""
    at = table([[VD, WF], [RG]], pawns=[[10, 10], [0, 1]], resources=[[1, 0, 0, 0], [1, 1, 1, 1]], cloud_kinds=[HEAVY_22] * 4)
    play(at, f"brave {VD}", "deliver 0 t7")
    assert resources(at) == [0, 0, 0, 2]
    assert points(at)[0] == 10 + 7 + 3


# --- the weather fairy ----------------------------------------------------------------------------------------------------------


def test_a_cloud_next_to_a_pawn_is_charmed_away_for_its_wands():
    """Broom 15."""
    at = table([[WF, HW], [RG]], pawns=[[3, 0], [0, 1]], resources=[[0, 0, 0, 3], [1, 1, 1, 1]], cloud_kinds=[HEAVY_22, HEAVY_34, 0, 0])
    play(at, f"cowardly {WF}")
    assert set(texts(at)) == {"charm c0", "charm c1", "charm c2", "done"}
    assert why_not(at, "charm c3") == "out_of_reach"
    assert why_not(at, "charm c9") == "no_cloud"
    play(at, "charm c0")
    seat = at.view(None)["by_seat"][0]
    assert (seat["bolts"], seat["resources"]["wand"], points(at)[0]) == (2, 1, 10)
    assert seat["clouds"] == [0]
    play(at, f"cowardly {HW}")
    assert "fly 0 a7" not in texts(at)  # another cloud still lies there


def test_too_few_wands():
    """Broom 15."""
    at = table([[WF, HW], [RG]], pawns=[[3, 3], [0, 1]], resources=[[0, 0, 0, 2], [1, 1, 1, 1]], cloud_kinds=[HEAVY_22, HEAVY_34, 0, 0])
    play(at, f"cowardly {WF}")
    assert why_not(at, "charm c1") == "too_few_wands"


def test_the_last_cloud_gone_opens_the_area():
    """Broom 13, 15."""
    clouds = [{"kind": 0, "owner": None}, {"kind": 0, "owner": 1}, {"kind": 0, "owner": None}, {"kind": 0, "owner": None}]
    at = table([[WF, HW], [RG]], pawns=[[3, 3], [0, 1]], clouds=clouds)
    play(at, f"brave {WF}", "charm c0", f"cowardly {HW}")
    assert "fly 0 a7" in texts(at)
    assert points(at)[0] == 13


def test_clouds_over_water_are_charmed_from_the_shore():
    """Broom 15."""
    at = table([[WF, RG], [RG]], pawns=[[0, 0], [0, 1]])
    play(at, f"cowardly {WF}")
    assert texts(at) == ["charm c2", "done"]
    assert CLOUD_AREAS[2] == 6


def test_the_fairys_bonus_needs_a_cloud():
    """Broom 4."""
    at = table([[WF, RG], [RG]], pawns=[[3, 3], [0, 1]])
    play(at, f"brave {WF}", "done")
    assert points(at)[0] == 10


# --- gatherers ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("role", "manner", "which", "gain"),
    [
        (FG, "brave", 1, (0, 0, 3, 0)),
        (FG, "cowardly", 1, (0, 0, 1, 0)),
        (HG, "brave", 1, (0, 3, 0, 0)),
        (HG, "cowardly", 1, (0, 1, 0, 0)),
        (RG, "brave", 1, (2, 0, 0, 1)),
        (RG, "cowardly", 1, (1, 0, 0, 0)),
        (RG, "cowardly", 2, (0, 0, 0, 1)),
    ],
)
def test_gatherers_and_their_choice_of_yields(role, manner, which, gain):
    """Broom 59."""
    at = table([[role, PW], [PW]], resources=[[0, 0, 0, 0]] * 2)
    play(at, f"{manner} {role}")
    offered = [text for text in texts(at) if text.startswith("gather")]
    assert len(offered) == (2 if (role, manner) == (RG, "cowardly") else 1)
    assert why_not(at, f"gather {len(offered) + 1}") == "no_such_yield"
    play(at, f"gather {which}")
    assert tuple(resources(at)) == gain


def test_a_gain_is_taken_whole_or_not_at_all():
    """Broom 42."""
    at = table([[FG, PW], [PW]])
    play(at, f"brave {FG}")
    assert texts(at) == ["gather 1", "done"]


def test_partial_gains_are_an_option():
    """Broom 42."""
    at = table([[RG, PW], [PW]], {"partial_gains": True}, resources=[[0, 0, 0, 0]] * 2)
    play(at, f"brave {RG}", "gather 1")
    assert texts(at) == ["take orange", "take wand", "done"]
    play(at, "take wand")
    assert texts(at) == ["take orange", "done"]
    assert why_not(at, "take wand") == "nothing_left"
    play(at, "take orange", "done")
    assert resources(at) == [1, 0, 0, 1]
    assert at.view(None)["phase"] == "leading"


def test_a_yield_of_one_resource_is_no_yield_in_parts():
    """Broom 42, 62: with one resource there is nothing to take in part, so nothing is asked."""
    at = table([[FG, PW], [PW]], {"partial_gains": True}, resources=[[0, 0, 0, 0]] * 2)
    play(at, f"cowardly {FG}", "gather 1")
    assert resources(at) == [0, 0, 1, 0]
    assert at.view(None)["phase"] == "leading"


def test_a_yield_of_two_resources_can_be_taken_in_part():
    """Broom 42."""
    box = make_box()
    box.record.yield_gain[7, 0, 0] = (0, 0, 1, 1)
    at = table([[FG, PW], [PW]], {"partial_gains": True}, box=box, resources=[[0, 0, 0, 0]] * 2)
    play(at, f"cowardly {FG}", "gather 1")
    assert texts(at) == ["take purple", "take wand", "done"]
    assert at.view(0)["steps"] == [{"kind": "gather", "brave": False, "left": 2, "resources": {"orange": 0, "green": 0, "purple": 1, "wand": 1}}]


def test_the_supply_never_runs_out():
    """Broom 19."""
    at = table([[FG, PW], [PW]], resources=[[900, 900, 900, 900]] * 2)
    play(at, f"brave {FG}", "gather 1")
    assert resources(at) == [900, 900, 903, 900]
