"""Storm clouds, mountain, forest and hill tiles, amulets, and the chains they make."""

import pytest

from coven.cli.output import Output
from coven.errors import CovenError
from coven.games.broom_service.box.layout import BACK
from tests.broom_service.build import (
    BONUS,
    DELIVERY,
    FG,
    FOUR_GREEN,
    FOUR_PURPLE,
    FW,
    GAME,
    HEAVY_11,
    HG,
    HW,
    MOVE,
    MW,
    ONE_CLOUD_TILE,
    ONE_DELIVERY_TILE,
    PD,
    POTIONS_TILE,
    RG,
    TEST_BOX,
    THREE_ORANGE,
    TILE_BRAVE,
    TILE_CARD,
    TILE_POINTS,
    TOWER_TILE,
    TURBO_AB,
    TURBO_BC,
    TURBO_CD,
    TWO_MOVES_TILE,
    VD,
    WANDS_TILE,
    WF,
    kinds_of,
    make_box,
    pawns,
    play,
    points,
    resources,
    set_up,
    table,
    texts,
    why_not,
)

STORM = {"storm_clouds": True}
TILES = {"mountain_tiles": True}
ON_BACK = {"side": "back"}
PLENTY = [[5, 5, 5, 5], [5, 5, 5, 5]]


# --- storm clouds ---------------------------------------------------------------------------------------------------------------


def standard_clouds(options, seed):
    return [cloud["storm"] for cloud in GAME.new_table(2, options, seed=seed).setting["cloud_tiles"]]


def test_storm_clouds_are_mixed_in_only_if_wanted():
    """Broom 24."""
    assert not any(any(standard_clouds({}, seed)) for seed in range(10))
    counts = [sum(standard_clouds(STORM, seed)) for seed in range(30)]
    assert 0 < sum(counts) / 30 < 8
    assert all(len(standard_clouds(STORM, seed)) == 18 for seed in range(3))


def test_with_the_fewest_heavy_clouds_all_storm_clouds_lie():
    """Broom 24, 52."""
    assert {sum(standard_clouds({**STORM, "heavy_clouds": 10}, seed)) for seed in range(10)} == {8}
    assert {sum(standard_clouds({**STORM, **ON_BACK, "heavy_clouds": 11}, seed)) for seed in range(10)} == {8}


@pytest.mark.parametrize("options", [{"heavy_clouds": 12}, {**STORM, **ON_BACK, "heavy_clouds": 10}, {**STORM, "heavy_clouds": 25}])
def test_heavy_clouds_in_their_bounds_and_only_with_storm_clouds(options):
    """Broom 52."""
    with pytest.raises(Exception, match="heavy_clouds"):
        GAME.new_table(2, options)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_options_that_do_not_go_together_are_told_in_words(language):
    """Broom 30, 52: the back has mountain tiles anyhow."""
    output = Output(language)
    output.use(GAME, ("A", "B"))
    for options, said in (
        ({"heavy_clouds": 12}, "no-storm"),
        ({**STORM, "heavy_clouds": 25}, "cloud-range"),
    ):
        with pytest.raises(CovenError) as refused:
            GAME.new_table(2, options)
        assert refused.value.code == "bad_option"
        numbers = {name: refused.value.details.get(name) for name in ("least", "most", "value")}
        assert output.explain(refused.value) == GAME.words(language)(f"error-bad-option-{said}", **numbers)


def test_two_plus_two_plus_two_plus_three():
    """Broom 25: a brave druid delivers to a tower of 2 points and a wand next to two bonus clouds: 9 points and the wand."""
    box = make_box()
    box.record.cloud_area[0, 0] = box.record.cloud_area[0, 1] = 12
    box.record.cloud_spaces_at[0, 7], box.record.cloud_spaces_at[0, 12] = 0, 0b1011
    at = table([[VD, RG], [RG]], STORM, box, pawns=[[9, 2], [0, 1]], cloud_kinds=[BONUS, BONUS, HEAVY_11, HEAVY_11])
    play(at, f"brave {VD}", "deliver 0 t4")
    assert points(at)[0] == 10 + 9
    assert resources(at) == [1, 0, 1, 2]


def test_the_pawn_decides_about_the_bonus():
    """Broom 25, 54: t1 touches areas 3 and 5; only 3 borders on the clouds over area 7."""
    at = table([[PD, VD, RG], [RG]], STORM, pawns=[[3, 5], [0, 1]], resources=PLENTY, cloud_kinds=[BONUS, HEAVY_11, HEAVY_11, HEAVY_11])
    before = at.keeper.table_at(0)
    play(at, f"cowardly {PD}", "deliver 0 t1")
    play(before, f"cowardly {VD}", "deliver 1 t1")
    assert (points(at)[0], points(before)[0]) == (18, 16)


def test_a_bonus_cloud_over_water_counts_for_every_shore():
    """Broom 54."""
    at = table([[VD, RG], [RG]], STORM, pawns=[[5, 5], [0, 1]], cloud_kinds=[HEAVY_11, HEAVY_11, BONUS, HEAVY_11])
    play(at, f"cowardly {VD}", "deliver 0 t3")
    assert points(at)[0] == 10 + 3 + 2


def test_a_bonus_cloud_counts_for_a_witch_after_her_move():
    """Broom 25."""
    at = table([[HW, RG], [RG]], STORM, pawns=[[2, 2], [0, 1]], cloud_kinds=[BONUS, BONUS, HEAVY_11, HEAVY_11])
    play(at, f"brave {HW}", "fly 0 a3", "deliver 0 t2")
    assert points(at)[0] == 10 + 5 + 4


def test_a_bonus_cloud_removed_a_moment_ago_does_not_count():
    """Broom 46, 54."""
    at = table([[WF, PD], [RG]], STORM, pawns=[[3, 3], [0, 1]], resources=PLENTY, cloud_kinds=[BONUS, HEAVY_11, HEAVY_11, HEAVY_11])
    play(at, f"brave {WF}", "charm c0", f"cowardly {PD}", "deliver 0 t2")
    assert points(at)[0] == 10 + 3 + 5


def test_a_move_cloud_moves_either_pawn_anywhere_next_door():
    """Broom 26, 34."""
    at = table([[WF, RG], [RG]], STORM, pawns=[[3, 1], [0, 1]], resources=PLENTY, cloud_kinds=[MOVE, HEAVY_11, HEAVY_11, HEAVY_11])
    play(at, f"brave {WF}", "charm c0")
    assert set(texts(at)) == {f"fly 0 a{area}" for area in (0, 1, 2, 4, 5)} | {f"fly 1 a{area}" for area in (2, 3, 9)} | {"done"}
    play(at, "fly 0 a4")
    assert pawns(at) == [4, 1]
    assert at.view(None)["phase"] == "leading"


def test_a_move_cloud_may_be_declined():
    """Broom 26, 42."""
    at = table([[WF, RG], [RG]], STORM, pawns=[[3, 1], [0, 1]], resources=PLENTY, cloud_kinds=[MOVE, HEAVY_11, HEAVY_11, HEAVY_11])
    play(at, f"cowardly {WF}", "charm c0", "done")
    assert pawns(at) == [3, 1]
    assert at.view(None)["by_seat"][0]["bolts"] == 1


def test_a_delivery_cloud_delivers_with_either_pawn_without_bonus():
    """Broom 26, 34."""
    at = table([[WF, RG], [RG]], STORM, pawns=[[3, 2], [0, 1]], resources=PLENTY, cloud_kinds=[DELIVERY, HEAVY_11, HEAVY_11, HEAVY_11])
    play(at, f"brave {WF}", "charm c0")
    assert {"deliver 0 t2", "deliver 1 t8", "done"} < set(texts(at))
    play(at, "deliver 1 t8")
    assert points(at)[0] == 10 + 3 + 4


@pytest.mark.parametrize(
    ("kind", "held", "gain"),
    [
        (THREE_ORANGE, [3, 0, 0, 2], 6),
        (THREE_ORANGE, [2, 9, 9, 2], 0),
        (FOUR_GREEN, [0, 4, 0, 2], 6),
        (FOUR_GREEN, [9, 3, 9, 2], 0),
        (FOUR_PURPLE, [0, 0, 4, 2], 6),
        (FOUR_PURPLE, [9, 9, 3, 2], 0),
    ],
)
def test_potion_clouds_pay_at_once_and_leave_the_potions(kind, held, gain):
    """Broom 46."""
    at = table([[WF, RG], [RG]], STORM, pawns=[[3, 1], [0, 1]], resources=[held, [0, 0, 0, 0]], cloud_kinds=[kind, HEAVY_11, HEAVY_11, HEAVY_11])
    play(at, f"cowardly {WF}", "charm c0")
    assert points(at)[0] == 10 + gain
    assert resources(at) == [*held[:3], 0]
    assert at.view(None)["by_seat"][0]["bolts"] == 1


# --- mountain tiles ---------------------------------------------------------------------------------------------------------------


def mountain(tile, role=MW, start=(4, 0), manner="brave", options=TILES, second=WANDS_TILE, box=TEST_BOX, **state):
    """Seat 0 plays a role next to the mountain of area 8, whose tile is given."""
    state.setdefault("resources", PLENTY)
    clouds = [{"kind": HEAVY_11, "owner": None}] * 3 + [{"kind": HEAVY_11, "owner": 1}]
    state.setdefault("clouds", clouds)
    at = table([[role, RG], [RG]], options, box, pawns=[list(start), [0, 1]], mountain_tiles=[tile, second, POTIONS_TILE], **state)
    return play(at, f"{manner} {role}")


def test_mountain_tiles_are_optional_on_the_front_and_compulsory_on_the_back():
    """Broom 30."""
    assert GAME.new_table(2).setting["mountain_tiles"] == []
    assert len(GAME.new_table(2, TILES).setting["mountain_tiles"]) == 3
    at = GAME.new_table(2, ON_BACK)
    back = {**at.setting, **at.view(None)}
    assert [len(back[f"{name}_tiles"]) for name in ("mountain", "forest", "hill")] == [3, 4, 4]


def test_the_first_entry_claims_the_amulet_at_once():
    """Broom 27, 45."""
    at = mountain(WANDS_TILE, manner="cowardly")
    play(at, "fly 0 a8")
    assert at.view(None)["by_seat"][0]["amulets"] == 1
    assert texts(at) == ["use mountain", "done"]
    play(at, "use mountain")
    assert resources(at)[3] == 7
    assert at.view(None)["phase"] == "leading"


def test_a_pending_step_is_in_the_view_with_what_it_waits_for():
    """The arrival tells whether a tile may be used there, on the first mountain as on any other; free moves tell how many are left."""
    at = mountain(TWO_MOVES_TILE)
    assert at.view(1)["steps"] == [{"kind": "role", "brave": True}]
    play(at, "fly 0 a8")
    arrival = {"kind": "arrival", "brave": True, "pawn": 0, "area": 8, "tile": True}
    assert at.view(1)["steps"] == [arrival]
    play(at, "use mountain")
    assert at.view(1)["steps"] == [{**arrival, "tile": False}, {"kind": "moves", "brave": False, "left": 2}]
    play(at, "fly 1 a2")
    assert at.view(1)["steps"][-1]["left"] == 1


def test_a_tile_not_used_is_lost():
    """Broom 27."""
    at = mountain(WANDS_TILE, manner="cowardly")
    play(at, "fly 0 a8", "done")
    assert resources(at)[3] == 5
    assert at.view(None)["by_seat"][0]["amulets_left"] == [11, 12]


def test_a_second_entry_does_nothing():
    """Broom 45."""
    at = mountain(WANDS_TILE, manner="cowardly", amulets=[[1, 2], [0, 1, 2]])
    play(at, "fly 0 a8")
    assert at.view(None)["phase"] == "leading"
    assert at.view(None)["by_seat"][0]["amulets"] == 1


def test_the_other_seats_amulet_does_not_matter():
    """Broom 45."""
    at = mountain(WANDS_TILE, manner="cowardly", amulets=[[0, 1, 2], [1, 2]])
    play(at, "fly 0 a8")
    assert at.view(None)["phase"] == "acting"


def test_covered_towers_are_gone():
    """Broom 53: the tile on area 8 covers t5, which was the only tower there."""
    at = mountain(WANDS_TILE)
    play(at, "fly 0 a8")
    assert not [text for text in texts(at) if text.startswith("deliver")]
    without = table([[MW, RG], [RG]], pawns=[[4, 0], [0, 1]], resources=PLENTY)
    play(without, f"brave {MW}", "fly 0 a8")
    assert "deliver 0 t5" in texts(without)


def open_mountain(tile, **state):
    """Like `mountain`, in a box where the tile covers no tower."""
    return mountain(tile, box=make_box(mountains=((8, ()), (11, ()), (12, ()))), **state)


def test_tile_and_delivery_in_any_order():
    """Broom 27, 32."""
    first = play(open_mountain(POTIONS_TILE), "fly 0 a8", "use mountain", "deliver 0 t5")
    second = play(open_mountain(POTIONS_TILE), "fly 0 a8", "deliver 0 t5", "use mountain")
    assert first.keeper.reveal() == second.keeper.reveal()
    assert (points(first)[0], resources(first)) == (18, [6, 5, 6, 5])


def test_a_potion_from_the_tile_can_be_delivered_at_once():
    """Broom 32."""
    at = open_mountain(POTIONS_TILE, resources=[[0, 0, 0, 0]] * 2)
    play(at, "fly 0 a8")
    assert texts(at) == ["use mountain", "done"]
    play(at, "use mountain")
    assert texts(at) == ["deliver 0 t5", "done"]
    play(at, "deliver 0 t5")
    assert resources(at) == [1, 0, 1, 0]


def test_stopping_forfeits_what_was_not_done():
    """Broom 32."""
    at = open_mountain(POTIONS_TILE)
    play(at, "fly 0 a8", "use mountain", "done")
    assert (at.view(None)["phase"], points(at)[0]) == ("leading", 10)


def test_the_delivery_tile_serves_either_pawn_and_square_towers():
    """Broom 34, 35: the role's own delivery and the tile's are two: the same square tower may take both."""
    at = open_mountain(ONE_DELIVERY_TILE, start=(4, 2))
    play(at, "fly 0 a8", "use mountain")
    assert {"deliver 0 t5", "deliver 1 t0", "deliver 1 t8", "done"} == set(texts(at))
    play(at, "deliver 1 t0")
    assert texts(at) == ["deliver 0 t5", "done"]  # the witch's delivery, at her mountain only
    assert why_not(at, "deliver 1 t0") == "wrong_pawn"
    play(at, "deliver 0 t5")
    assert points(at)[0] == 10 + 4 + 8


def test_one_delivery_is_granted_by_the_role_and_one_by_the_tile_at_a_square_tower():
    """Broom 35."""
    box = make_box(mountains=((4, ()), (11, ()), (12, ())))
    at = mountain(ONE_DELIVERY_TILE, start=(3, 0), box=box)
    play(at, "fly 0 a4", "deliver 0 t6", "use mountain", "deliver 0 t6")
    assert points(at)[0] == 10 + 3 + 3


def test_the_moves_tile_gives_two_moves_with_any_pawns():
    """Broom 34."""
    for moves in (["fly 0 a10", "fly 0 a9"], ["fly 0 a10", "fly 1 a2"], ["fly 1 a2", "done"]):
        at = mountain(TWO_MOVES_TILE, manner="cowardly")
        play(at, "fly 0 a8", "use mountain", *moves)
        assert at.view(None)["phase"] == "leading"


def test_a_pawn_carried_off_has_no_delivery_and_one_that_is_back_has():
    """Broom 33."""
    at = open_mountain(TWO_MOVES_TILE)
    play(at, "fly 0 a8", "use mountain", "fly 0 a10")
    away = play(at.keeper.table_at(len(at.keeper)), "fly 1 a2")
    assert away.view(None)["phase"] == "leading"  # lapsed
    play(at, "fly 0 a8")
    assert texts(at) == ["deliver 0 t5", "done"]


def test_another_pawn_at_the_mountain_does_not_help():
    """Broom 33."""
    at = open_mountain(TWO_MOVES_TILE, start=(4, 10))
    play(at, "fly 0 a8", "use mountain", "fly 0 a4", "fly 1 a8")
    assert at.view(None)["phase"] == "leading"


def test_a_tile_in_use_is_finished_with_all_it_sets_off_before_the_delivery_is_offered():
    """Broom 32: the moves tile leads to a second mountain, whose tile works, without a delivery there (Broom 33)."""
    at = open_mountain(TWO_MOVES_TILE, second=POTIONS_TILE)
    play(at, "fly 0 a8", "use mountain", "fly 0 a11")
    assert texts(at) == ["use mountain", "done"]
    play(at, "use mountain")
    assert resources(at) == [6, 6, 6, 5]
    assert "fly 0 a8" in texts(at)
    play(at, "fly 0 a8")
    assert texts(at) == ["deliver 0 t5", "done"]
    assert at.view(None)["by_seat"][0]["amulets"] == 2


def test_the_cloud_tile_removes_a_cloud_for_its_wands_without_bonus():
    """Broom 34."""
    at = mountain(ONE_CLOUD_TILE)
    play(at, "fly 0 a8", "use mountain")
    assert set(texts(at)) == {"charm c0", "charm c1", "charm c2", "done"}
    play(at, "charm c0")
    assert (points(at)[0], resources(at)[3], at.view(None)["by_seat"][0]["bolts"]) == (10, 4, 1)


def test_a_chain_is_resolved_depth_first():
    """Broom 27: Fairy: a move cloud; move into a mountain; its tile removes a cloud, which moves a pawn onto another mountain, and so on."""
    clouds = [{"kind": MOVE, "owner": None}, {"kind": MOVE, "owner": None}, {"kind": HEAVY_11, "owner": None}, {"kind": HEAVY_11, "owner": 1}]
    at = table(
        [[WF, RG], [RG]], {**STORM, **TILES}, pawns=[[4, 0], [0, 1]], resources=PLENTY, clouds=clouds,
        mountain_tiles=[ONE_CLOUD_TILE, TWO_MOVES_TILE, WANDS_TILE],
    )  # fmt: skip
    play(at, f"brave {WF}", "charm c0", "fly 0 a8", "use mountain", "charm c1", "fly 0 a11", "use mountain", "fly 0 a12", "use mountain")
    assert resources(at)[3] == 5 - 1 - 1 + 2
    assert "fly 1 a2" in texts(at)  # the second move of the moves tile
    play(at, "done")
    assert at.view(None)["phase"] == "leading"
    seat = at.view(None)["by_seat"][0]
    assert (seat["amulets"], seat["bolts"], seat["points"]) == (3, 2, 13)


def test_a_useless_tile_is_not_asked_about():
    """Broom 62."""
    at = mountain(ONE_CLOUD_TILE, manner="cowardly", resources=[[0, 0, 0, 0]] * 2)
    play(at, "fly 0 a8")
    assert at.view(None)["phase"] == "leading"
    assert at.view(None)["by_seat"][0]["amulets"] == 1


# --- forest tiles -----------------------------------------------------------------------------------------------------------------


def test_the_first_pawn_takes_the_forest_tile():
    """Broom 28."""
    at = table([[FW, RG], [FW, RG]], ON_BACK, forest_tiles=[TILE_POINTS, TILE_CARD])
    played = play(at, f"cowardly {FW}").play(0, "fly 0 a2")
    assert kinds_of(played)[:2] == ["fly", "forest_tile"]
    play(at, f"cowardly {FW}", "fly 0 a2")
    assert [seat["tiles"]["points"] for seat in at.view(None)["by_seat"]] == [1, 0]
    assert [tile["tile"] for tile in at.view(1)["forest_tiles"]] == ["card"]


@pytest.mark.parametrize(("tile", "use"), [(TILE_BRAVE, "use brave"), (TILE_POINTS, "use points")])
def test_no_tile_serves_the_action_it_was_taken_in(tile, use):
    """Broom 40: a coward takes a forest tile with the first of two free moves and acts on; the tile serves the next role only."""
    at = mountain(TWO_MOVES_TILE, manner="cowardly", options=ON_BACK, forest_tiles=[tile, TILE_CARD], start=(4, 1))
    play(at, "fly 0 a8", "use mountain", "fly 1 a2")
    assert at.view(0)["by_seat"][0]["tiles"][use.removeprefix("use ")] == 1
    assert at.to_act == (0,) and at.view(0)["phase"] == "acting"
    assert why_not(at, use) == "no_forest_tile"
    play(at, "fly 1 a1", f"cowardly {RG}")
    assert use in texts(at)


def test_a_tile_taken_by_the_role_s_own_flight_comes_too_late_for_it():
    """Broom 40."""
    at = table([[FW, FG], [RG]], ON_BACK, forest_tiles=[TILE_BRAVE, TILE_CARD])
    play(at, f"cowardly {FW}")
    assert why_not(at, "use brave") == "no_forest_tile"
    play(at, "fly 0 a2")
    assert at.view(0)["phase"] == "leading"
    play(at, f"cowardly {FG}")
    assert "use brave" in texts(at)


@pytest.mark.parametrize(("role", "moves", "gain"), [(FG, ["gather 1"], 0), (PD, ["deliver 0 t2"], 8), (HW, ["fly 1 a3", "deliver 1 t2"], 5)])
def test_a_brave_tile_gives_the_brave_action_in_the_cowards_place(role, moves, gain):
    """Broom 41."""
    at = table([[role, RG], [role, RG]], ON_BACK, tiles=[[1, 0, 0], [0, 0, 0]], pawns=[[3, 2], [3, 3]])
    play(at, f"cowardly {role}", "use brave", *moves)
    assert points(at)[0] == 10 + gain
    assert resources(at)[2] == (4 if role == FG else 1)
    assert at.to_act == (1,)
    play(at, f"cowardly {role}")
    while at.view(None)["phase"] == "acting":
        play(at, "done")
    assert at.to_act == (0,)  # still a coward: the same leader leads, since nobody was brave


def test_a_brave_tile_overtakes_nobody():
    """Broom 41."""
    at = table([[FG, RG], [FG, HG]], ON_BACK, tiles=[[0, 0, 0], [1, 0, 0]])
    play(at, f"brave {FG}", f"cowardly {FG}", "use brave", "gather 1", "gather 1")
    assert [resources(at, seat)[2] for seat in (0, 1)] == [4, 4]
    assert at.to_act == (0,)


def test_a_brave_tile_counts_as_brave_mountain_witch():
    """Broom 41."""
    at = open_mountain(POTIONS_TILE, options=ON_BACK, manner="cowardly", tiles=[[1, 0, 0], [0, 0, 0]])
    play(at, "use brave", "fly 0 a8")
    assert {"use mountain", "deliver 0 t5", "done"} == set(texts(at))


def test_points_tile_instead_of_the_action():
    """Broom 22."""
    at = table([[FW, RG], [RG]], ON_BACK, tiles=[[0, 0, 1], [0, 0, 0]])
    play(at, f"cowardly {FW}", "use points")
    assert (points(at)[0], pawns(at)) == (15, [0, 1])


# --- hill tiles -------------------------------------------------------------------------------------------------------------------


def turbo(tile, manner="cowardly", start=(0, 2), **state):
    at = table([[HW, RG], [RG]], ON_BACK, state.pop("box", TEST_BOX), pawns=[list(start), [0, 1]], hill_tiles=[tile, None], **state)
    return play(at, f"{manner} {HW}")


def test_the_turbo_broom_is_compulsory():
    """Broom 29, 43."""
    at = turbo(TURBO_AB)
    play(at, "fly 0 a3")
    assert texts(at) == ["jump A", "jump B"]
    assert why_not(at, "done") == "must_go_on"
    assert why_not(at, "jump C") == "wrong_circle"
    play(at, "jump B")
    assert pawns(at) == [13, 2]
    assert at.view(None)["phase"] == "leading"


def test_a_brave_hill_witch_delivers_at_the_circle():
    """Broom 29, 33."""
    at = turbo(TURBO_AB, manner="brave")
    play(at, "fly 0 a3", "jump B")
    assert texts(at) == ["deliver 0 t9", "done"]
    play(at, "deliver 0 t9")
    assert points(at)[0] == 16


def test_the_tower_tile_is_a_square_tower_without_turbo():
    """Broom 29."""
    at = turbo(TOWER_TILE, manner="brave", start=(0, 3), resources=PLENTY)
    play(at, "fly 0 a3")
    assert "deliver 0 h0" in texts(at)
    play(at, "deliver 0 h0")
    assert points(at)[0] == 17
    again = table([[PD, RG], [RG]], ON_BACK, pawns=[[3, 3], [0, 1]], hill_tiles=[TOWER_TILE, None], resources=PLENTY)
    play(again, f"brave {PD}", "deliver 1 h0")
    assert points(again)[0] == 10 + 7 + 3


def test_the_circle_of_an_island_has_no_way_off():
    at = turbo(TURBO_CD)
    play(at, "fly 0 a3", "jump D")
    assert pawns(at) == [14, 2]
    stuck = table([[FW, RG], [RG]], ON_BACK, pawns=[[14, 14], [0, 1]])
    play(stuck, f"cowardly {FW}")
    assert stuck.view(None)["phase"] == "leading"


def test_a_jump_is_not_one_of_the_moves_of_a_moves_tile():
    """Broom 43: two moves with the same pawn: out to the turbo hill, jump, and on from the circle."""
    at = mountain(TWO_MOVES_TILE, manner="cowardly", options=ON_BACK, start=(10, 0), hill_tiles=[TURBO_BC, None], amulets=[[0, 1, 2], [0, 1, 2]])
    play(at, "fly 0 a8", "use mountain", "fly 1 a3", "jump C")
    assert pawns(at) == [8, 5]
    assert "fly 1 a10" in texts(at)
    play(at, "fly 1 a10")
    assert at.view(None)["phase"] == "leading"


def test_landing_on_a_circle_is_entering():
    """Broom 29, 44: special boxes: a forest space and a mountain space on circles."""
    forest = make_box(forests=(13,))
    at = turbo(TURBO_AB, box=forest, forest_tiles=[TILE_POINTS])
    play(at, "fly 0 a3", "jump B")
    assert at.view(None)["by_seat"][0]["tiles"]["points"] == 1
    mountains = make_box(mountains=((13, ()), (11, ()), (12, ())))
    at = turbo(TURBO_AB, manner="brave", box=mountains, mountain_tiles=[POTIONS_TILE, WANDS_TILE, ONE_CLOUD_TILE])
    play(at, "fly 0 a3", "jump B")
    assert set(texts(at)) == {"use mountain", "deliver 0 t9", "done"}


def test_no_pawn_rests_on_a_turbo_hill():
    """Broom 43."""
    at = turbo(TURBO_AB)
    play(at, "fly 0 a3", "jump A")
    assert 3 not in pawns(at)


def test_hill_tiles_cover_nothing():
    """Broom 53."""
    at = turbo(TOWER_TILE, manner="brave", resources=PLENTY)
    play(at, "fly 0 a3")
    assert {"deliver 0 t0", "deliver 0 t1", "deliver 0 t2", "deliver 0 h0"} < set(texts(at))


# --- all at once ------------------------------------------------------------------------------------------------------------------


def test_an_extra_action_counts_as_no_role():
    """Broom 34: a free move into a mountain by a bewitched fairy costs the three points once, and pays the fairy's bonus once."""
    at = table([[WF, RG], [RG]], {**STORM, **TILES}, bewitched=[WF, MW], pawns=[[4, 0], [0, 1]], cloud_kinds=[MOVE, HEAVY_11, HEAVY_11, HEAVY_11],
               mountain_tiles=[WANDS_TILE, POTIONS_TILE, ONE_CLOUD_TILE])  # fmt: skip
    play(at, f"brave {WF}", "charm c0", "fly 0 a8", "use mountain")
    assert points(at)[0] == 10 - 3 + 3
    assert at.view(None)["phase"] == "leading"


def test_the_test_box_plays_with_everything_on():
    at = set_up(3, {**STORM, **ON_BACK}, TEST_BOX, {"phase": "choosing", "event": "the-works"})
    while not at.is_over:
        seat = at.to_act[0]
        moves = at.moves(seat)
        at.play(seat, moves[len(at.keeper) % len(moves)])
    assert TEST_BOX.record.hill_spaces[BACK] == 2
    assert at.outcome is not None
