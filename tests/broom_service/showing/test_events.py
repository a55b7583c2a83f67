"""The ten events at their three moments, and simultaneous answers."""

import pytest

from tests.broom_service.build import (
    ALL_ROLES,
    FG,
    FW,
    GAME,
    HG,
    PW,
    RG,
    WF,
    play,
    points,
    resources,
    table,
    texts,
    why_not,
)

BACK = {"side": "back"}


def choosing(players, event, options=None, **state):
    """All choose their roles under an event."""
    return table([[]] * players, options, event=event, phase="choosing", **state)


def choose(at, seat, roles, done=True):
    for role in roles:
        at.play(seat, f"choose {role}")
    if done and seat in at.to_act and at.view(None)["phase"] == "choosing":
        at.play(seat, "done")


def last_card(event, players=2, **state):
    """Seat 0 has one card left, which does nothing; then the round ends."""
    return table([[WF]] + [[]] * (players - 1), event=event, **state)


def end_of_round(event, players=2, **state):
    state.setdefault("resources", [[0, 0, 0, 0]] * players)
    return play(last_card(event, players, **state), f"cowardly {WF}")


# --- choosing -------------------------------------------------------------------------------------------------------------------


def test_all_choose_four_of_ten_at_once():
    at = choosing(3, "flock-together")
    assert at.to_act == (0, 1, 2)
    choose(at, 1, [FG, HG, RG, PW])
    assert at.to_act == (0, 2)
    assert why_not(at, f"choose {FW}", 1) == "not_your_turn"
    choose(at, 0, [FG, HG], done=False)
    assert why_not(at, f"choose {FG}", 0) == "already_chosen"
    choose(at, 0, [RG, PW])
    choose(at, 2, ALL_ROLES[:4])
    assert at.view(None)["phase"] == "leading"
    assert at.view(1)["hand"] == [PW, FG, HG, RG]
    assert [seat["cards"] for seat in at.view(None)["by_seat"]] == [4, 4, 4]


def test_fewer_than_four_are_not_enough():
    at = choosing(2, "flock-together")
    choose(at, 0, [FG, HG, RG], done=False)
    assert why_not(at, "done", 0) == "too_few_chosen"


def test_a_choice_is_seen_by_nobody_else():
    """Broom 60."""
    at = choosing(2, "flock-together")
    at.play(0, f"choose {FG}")
    assert at.view(0)["chosen"] == [FG]
    assert at.view(1)["chosen"] == []
    assert [event.kind for event in at.keeper.events(1, 1)] == []
    assert [event.kind for event in at.keeper.events(0, 1)] == ["choose"]


@pytest.mark.parametrize(("count", "gain"), [(1, 9), (2, 6), (3, 3), (4, 0), (5, -3)])
def test_more_or_less_pays_by_the_number_of_roles(count, gain):
    at = choosing(2, "more-or-less")
    choose(at, 0, ALL_ROLES[:count])
    assert points(at) == [10, 10]
    choose(at, 1, ALL_ROLES[:4])
    assert points(at) == [10 + gain, 10]
    assert [seat["cards"] for seat in at.view(None)["by_seat"]] == [count, 4]


def test_a_plus_one_card_tile_is_part_of_the_secret_choice():
    """Broom 38."""
    at = choosing(2, "flock-together", BACK, tiles=[[0, 1, 0], [0, 1, 0]])
    choose(at, 0, ALL_ROLES[:5], done=False)
    assert 0 not in at.to_act  # at most one a round
    choose(at, 1, ALL_ROLES[:4], done=False)
    assert at.to_act == (1,)
    at.play(1, "done")
    assert [seat["cards"] for seat in at.view(None)["by_seat"]] == [5, 4]
    assert [seat["tiles"]["card"] for seat in at.view(None)["by_seat"]] == [0, 1]


def test_a_plus_one_card_tile_under_more_or_less_comes_after_the_counts():
    """Broom 39."""
    at = choosing(3, "more-or-less", BACK, tiles=[[0, 1, 0], [0, 0, 0], [0, 1, 0]])
    for seat in range(3):
        choose(at, seat, ALL_ROLES[:5])
    assert at.view(None)["phase"] == "adding"
    assert points(at) == [7, 7, 7]
    assert at.to_act == (0, 2)
    at.play(0, f"choose {RG}")
    assert [seat["cards"] for seat in at.view(2)["by_seat"]] == [5, 5, 5]
    at.play(2, "done")
    assert [seat["cards"] for seat in at.view(None)["by_seat"]] == [6, 5, 5]
    assert points(at) == [7, 7, 7]  # the added card is not counted
    assert [seat["tiles"]["card"] for seat in at.view(None)["by_seat"]] == [0, 0, 1]


def test_adding_is_skipped_if_nobody_has_a_tile():
    """Broom 39."""
    at = choosing(2, "more-or-less", BACK)
    for seat in range(2):
        choose(at, seat, [FG])
    assert at.view(None)["phase"] == "leading"


# --- during the round -------------------------------------------------------------------------------------------------------------


def test_brave_heart_binds_the_leader_only():
    """Broom 21."""
    at = table([[FG, RG], [FG, HG]], BACK, event="brave-heart", tiles=[[1, 0, 1], [0, 0, 0]])
    assert texts(at) == [f"brave {FG}", f"brave {RG}"]
    assert why_not(at, f"cowardly {FG}") == "must_be_brave"
    play(at, f"brave {FG}")
    assert f"cowardly {FG}" in texts(at)
    play(at, f"cowardly {FG}", "gather 1")
    assert "use brave" not in texts(at)  # Broom 55: the leader, being brave, has no tile either


def test_black_market_is_chosen_anew_each_time():
    """Broom 22."""
    at = table([[FG, RG], [FG, HG]], event="black-market")
    play(at, f"cowardly {FG}")
    assert texts(at) == ["gather 1", "market", "done"]
    play(at, "market")
    assert points(at) == [13, 10]
    assert resources(at) == [1, 1, 1, 1]
    play(at, f"cowardly {FG}", "gather 1", f"cowardly {RG}", "market")
    assert points(at) == [16, 10]


def test_black_market_serves_an_impossible_action():
    """Broom 22."""
    at = table([[WF, RG], [HG]], event="black-market", resources=[[0, 0, 0, 0]] * 2)
    play(at, f"cowardly {WF}")
    assert texts(at) == ["market", "done"]


def test_the_brave_and_the_overtaken_have_no_market():
    """Broom 55."""
    at = table([[FG, RG], [FG, HG]], event="black-market")
    play(at, f"brave {FG}", f"brave {FG}")
    assert texts(at) == ["gather 1", "done"]
    assert why_not(at, "market") == "no_event"


def test_black_distillery_gives_any_resource():
    at = table([[FG, RG], [HG]], event="black-distillery")
    play(at, f"cowardly {FG}")
    assert texts(at) == ["gather 1", "take orange", "take green", "take purple", "take wand", "done"]
    play(at, "take wand")
    assert resources(at) == [1, 1, 1, 2]
    assert points(at) == [10, 10]


def test_the_five_point_tile_replaces_action_and_event():
    """Broom 22."""
    at = table([[FG, RG], [HG]], BACK, event="black-market", tiles=[[0, 0, 1], [0, 0, 0]])
    play(at, f"cowardly {FG}", "use points")
    assert points(at) == [15, 10]
    assert resources(at) == [1, 1, 1, 1]


def test_after_a_brave_tile_nothing_else_can_be_chosen():
    """Broom 55."""
    at = table([[FG, RG], [HG]], BACK, event="black-market", tiles=[[2, 0, 1], [0, 0, 0]])
    play(at, f"cowardly {FG}")
    assert texts(at) == ["gather 1", "market", "use brave", "use points", "done"]
    play(at, "use brave")
    assert texts(at) == ["gather 1", "done"]
    assert why_not(at, "use points") == "no_forest_tile"
    play(at, "done")
    assert at.view(None)["by_seat"][0]["tiles"] == {"brave": 1, "card": 0, "points": 1}


# --- at the end of the round ------------------------------------------------------------------------------------------------------


def test_perilous_places_of_the_rulebook():
    """Broom 57: Daniel in two forests loses 2, Emily in a prairie and a forest loses 4."""
    assert points(end_of_round("perilous-places", pawns=[[2, 9], [5, 2]])) == [8, 6]


def test_protected_places_of_the_rulebook():
    """Broom 57: Daniel on a hill and a mountain gets 0, Emily in a prairie and a forest 2."""
    assert points(end_of_round("protected-places", pawns=[[3, 4], [5, 2]])) == [10, 12]


def test_two_pawns_in_one_area_count_twice():
    """Broom 57."""
    assert points(end_of_round("perilous-places", pawns=[[5, 5], [4, 4]])) == [4, 10]


@pytest.mark.parametrize(("pawns", "gain"), [([2, 9], 4), ([2, 2], 4), ([2, 3], 0)])
def test_flock_together_asks_for_the_same_kind_of_landscape(pawns, gain):
    """Broom 23, 57."""
    assert points(end_of_round("flock-together", pawns=[pawns, [0, 1]])) == [10 + gain, 10]


def test_empty_handed_counts_resources_and_leaves_them():
    """Broom 69."""
    at = end_of_round("empty-handed", resources=[[2, 0, 1, 0], [0, 0, 0, 0]])
    assert points(at) == [7, 10]
    assert resources(at) == [2, 0, 1, 0]


def fists(*offers):
    """The end of a round of The Upper Hand with so many wands in each fist; everybody holds six of them and nothing is near."""
    at = last_card("upper-hand", len(offers), resources=[[0, 0, 0, 6]] * len(offers), pawns=[[2, 2]] * len(offers))
    play(at, f"cowardly {WF}")
    for seat, offer in enumerate(offers):
        for _ in range(offer):
            at.play(seat, "hide wand")
        if seat in at.to_act:
            at.play(seat, "done")
    return at


@pytest.mark.parametrize(
    ("offers", "gains"),
    [((5, 5, 3), (6, 6, 3)), ((4, 4), (6, 6)), ((2, 0), (6, 0)), ((0, 0), (0, 0)), ((1, 2, 3, 4), (0, 0, 3, 6)), ((3, 3, 1, 1, 2), (6, 6, 0, 0, 3))],
)
def test_the_upper_hand_ranks_different_amounts(offers, gains):
    """Broom 36."""
    assert points(fists(*offers)) == [10 + gain for gain in gains]


def test_offers_go_to_the_supply_by_kind():
    """Broom 37."""
    at = last_card("upper-hand", resources=[[2, 1, 0, 0], [0, 0, 0, 0]], pawns=[[2, 2]] * 2)
    play(at, f"cowardly {WF}")
    assert at.to_act == (0,)  # who has nothing offers nothing
    assert texts(at) == ["hide orange", "hide green", "done"]
    play(at, "hide orange")
    assert why_not(at, "hide purple") == "nothing_left"
    play(at, "done")
    assert resources(at) == [1, 1, 0, 0]
    assert points(at) == [16, 10]


def test_fists_are_secret_until_all_are_in():
    """Broom 37, 60."""
    at = last_card("upper-hand", resources=[[2, 1, 0, 0], [0, 0, 3, 0]], pawns=[[2, 2]] * 2)
    play(at, f"cowardly {WF}")
    before = at.view(1)
    at.play(0, "hide green")
    assert at.view(1) == before
    assert at.view(0)["fist"]["green"] == 1
    at.play(0, "done")
    assert resources(at) == [2, 1, 0, 0]
    assert at.view(1)["fist"] == {"orange": 0, "green": 0, "purple": 0, "wand": 0}


def test_a_fist_with_everything_in_it_is_done():
    """Broom 62."""
    at = last_card("upper-hand", resources=[[1, 0, 0, 0], [0, 0, 3, 0]], pawns=[[2, 2]] * 2)
    play(at, f"cowardly {WF}", "0: hide orange")
    assert at.to_act == (1,)


def test_nobody_is_asked_for_a_fist_if_nobody_has_anything():
    """Broom 37."""
    assert end_of_round("upper-hand").view(None)["round"] == 2


def test_the_works_takes_one_set_from_those_who_have_it():
    """Broom 23, 51."""
    at = last_card("the-works", 3, resources=[[2, 2, 2, 2], [1, 1, 1, 0], [1, 1, 1, 1]], pawns=[[2, 2]] * 3)
    play(at, f"cowardly {WF}")
    assert at.to_act == (0, 2)
    at.play(2, "hand in")
    assert points(at) == [10, 10, 10]  # carried out when all have answered
    assert resources(at, 2) == [1, 1, 1, 1]
    at.play(0, "hand in")
    assert points(at) == [18, 10, 18]
    assert resources(at) == [1, 1, 1, 1]
    assert at.view(None)["round"] == 2


def test_the_works_asks_nobody_who_cannot():
    """Broom 51."""
    assert end_of_round("the-works").view(None)["round"] == 2


def test_the_works_may_be_declined():
    """Broom 51."""
    at = last_card("the-works", resources=[[2, 2, 2, 2], [0, 0, 0, 0]], pawns=[[2, 2]] * 2)
    play(at, f"cowardly {WF}")
    assert why_not(at, "hide wand") == "no_fist"
    play(at, "done")
    assert points(at) == [10, 10]


def test_seven_of_ten_events_each_at_most_once():
    """Broom 65."""
    at = GAME.new_table(2, seed=5)
    seen = [at.view(None)["event"]]
    while not at.is_over:
        seat = at.to_act[0]
        at.play(seat, at.moves(seat)[-1])
        if at.view(None)["event"] != seen[-1]:
            seen.append(at.view(None)["event"])
    assert len(seen) == len(set(seen)) == 7
