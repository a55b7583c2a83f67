"""Teams of two: the card swap, flasks passed on, moving and filling for the partner, the team's end (Towers 39 to 41, 60, 64)."""

from typing import Any

import pytest

from coven.errors import CovenError
from tests.wandering_towers.build import GAME, TEAMS, flasks, kinds, listed, on, play, table, why_not

HANDS = {0: "W1 W2 T1", 2: "W5 T5 T5"}
WIZARDS: dict[int | str, list[int]] = {10: [0], "T5": [1], "T6": [2], "T7": [3]}


def team_table(**more: Any):  # type: ignore[no-untyped-def]
    """Seat 0 is active; its partner, seat 2, speaks first."""
    given: dict[str, Any] = {"wizards": WIZARDS, "castle": 14, "hands": HANDS, "phase": "partner", "decider": 2}
    options = {**TEAMS, **more.pop("options", {})}
    return table(options=options, **{**given, **more})


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_teams_need_four_or_six(players: int) -> None:
    """Towers 39."""
    with pytest.raises(CovenError) as caught:
        GAME.new_table(players, TEAMS)
    assert caught.value.code == "bad_option"


@pytest.mark.parametrize("players", [4, 6])
def test_partners_sit_opposite(players: int) -> None:
    """Towers 39."""
    at = GAME.new_table(players, TEAMS, seed=1)
    for seat in range(players):
        assert at.setting["partners"][seat] == (seat + players // 2) % players


def test_a_swap_after_a_question() -> None:
    """Towers 39."""
    at = team_table()
    play(at, "pass", "ask")
    assert at.to_act == (2,)
    play(at, "give W5")
    assert at.to_act == (0,)
    assert at.view(0)["handed"] == "W5" == at.view(2)["handed"]
    assert at.view(1)["handed"] is None
    assert set(listed(at)) == {"return W1", "return W2", "return T1", "return W5"}
    play(at, "return T1")
    assert at.view(0)["hand"] == ["W1", "W2", "W5"]
    assert at.view(2)["hand"] == ["T1", "T5", "T5"]
    assert at.view(2)["partner_cards"] == ["W5"]
    assert at.view(0)["partner_cards"] == ["T1"]


def test_the_same_card_may_come_back_and_either_side_may_suggest() -> None:
    """Towers 39."""
    at = team_table()
    play(at, "offer", "accept", "give T5", "return T5")
    assert at.view(0)["hand"] == ["W1", "W2", "T1"]
    assert at.view(0)["partner_cards"] == ["T5"]
    assert at.view(2)["partner_cards"] == []


def test_what_was_swapped_stays_between_partners() -> None:
    """Towers 39."""
    at = team_table()
    play(at, "pass", "ask", "give W5")
    seen = {
        viewer: [event.args for event in at.keeper.events(viewer, len(at.keeper)) if event.kind.startswith("handed")] for viewer in (0, 1, 2, 3, None)
    }
    assert seen[0] == seen[2] == [{"seat": 2, "card": "W5"}]
    assert seen[1] == seen[3] == seen[None] == [{"seat": 2}]
    assert at.undo_refusal(2) == "revealed"


def test_one_question_one_offer_and_one_exchange_a_turn() -> None:
    """Towers 60."""
    at = team_table()
    play(at, "offer", "refuse")
    assert at.to_act == (0,)
    play(at, "ask", "refuse")
    assert why_not(at, "ask") == "already_asked"
    play(at, "W1 wizard", "wizard 10")
    assert at.to_act == (0,)
    assert why_not(at, "ask") == "already_asked"


def test_an_exchange_ends_offers_too() -> None:
    """Towers 60."""
    at = team_table()
    play(at, "pass", "ask", "give W5", "return W1", "W2 wizard", "wizard 10")
    assert at.view(None)["phase"] == "choosing_card"
    assert why_not(at, "ask") == "already_asked"


def test_no_question_after_an_exchange_that_was_offered() -> None:
    """Towers 60."""
    at = team_table()
    play(at, "offer", "accept", "give W5", "return W1")
    assert (at.view(None)["phase"], at.to_act) == ("choosing_card", (0,))
    assert "ask" not in listed(at)
    assert why_not(at, "ask") == "already_asked"
    play(at, "W2 wizard", "wizard 10")
    assert (at.view(None)["phase"], at.view(0)["action"]) == ("choosing_card", 2)
    assert why_not(at, "ask") == "already_asked"


def test_no_offer_after_an_exchange_that_was_asked_for() -> None:
    """Towers 60. The partner is asked once more because of its flask."""
    at = team_table(full={2: 1})
    play(at, "pass", "ask", "give W5", "return W1", "W2 wizard", "wizard 10")
    assert (at.view(None)["phase"], at.to_act, listed(at)) == ("partner", (2,), ["pass", "give flask"])
    assert why_not(at, "offer") == "already_asked"


def test_a_partner_who_was_refused_may_still_pass_flasks_and_then_has_no_more_to_say() -> None:
    """Towers 60."""
    at = team_table(full={2: 1})
    play(at, "offer", "refuse")
    assert (at.view(None)["phase"], at.to_act, listed(at)) == ("partner", (2,), ["pass", "give flask"])
    play(at, "give flask")
    assert (at.view(None)["phase"], at.to_act) == ("choosing_card", (0,))
    exchanged = team_table(full={2: 1})
    play(exchanged, "offer", "accept", "give W5", "return W1")
    assert (exchanged.view(None)["phase"], exchanged.to_act) == ("partner", (2,))


def test_a_card_handed_over_again_is_known_where_it_is_now() -> None:
    """Towers 39. Each partner has seen a card of the other's hand, and both are handed over."""
    at = team_table(known=["W1", "", "W5", ""])
    assert (at.view(0)["partner_cards"], at.view(2)["partner_cards"]) == (["W5"], ["W1"])
    play(at, "pass", "ask", "give W5", "return W1")
    assert (at.view(0)["partner_cards"], at.view(2)["partner_cards"]) == (["W1"], ["W5"])


def test_only_at_the_start_of_an_action() -> None:
    """Towers 60."""
    at = team_table()
    play(at, "pass", "W1 wizard")
    assert why_not(at, "ask") == "partners_not_now"
    assert why_not(at, "give flask") == "partners_not_now"


def test_flasks_go_one_by_one_in_one_direction() -> None:
    """Towers 40, 60."""
    at = team_table(full={0: 2, 2: 2})
    play(at, "give flask")
    assert flasks(at, 0)[0] == 3
    assert flasks(at, 2)[0] == 1
    play(at, "pass")
    assert why_not(at, "give flask") == "flasks_go_the_other_way"
    other = team_table(full={0: 2, 2: 2})
    play(other, "pass", "give flask", "give flask")
    assert flasks(other, 0)[0] == 0
    assert flasks(other, 2)[0] == 4
    assert why_not(other, "give flask") == "no_flask"


def test_nothing_is_passed_between_players_who_are_not_active() -> None:
    """Towers 60. Through a whole round only the active player and its partner are asked, though all have flasks and cards to give."""
    at = team_table(full={0: 1, 1: 1, 2: 1, 3: 1})
    asked: dict[int, list[int]] = {}
    while at.view(None)["round"] == 1:
        asked.setdefault(at.view(None)["turn"], []).append(at.to_act[0])
        play(at, "pass" if "pass" in listed(at) else listed(at)[0])
    assert {turn: set(seats) for turn, seats in asked.items()} == {0: {0, 2}, 1: {1, 3}, 2: {2, 0}, 3: {3, 1}}
    assert all(seats.count((turn + 2) % 4) == 2 for turn, seats in asked.items())


def test_nothing_is_passed_in_windows() -> None:
    """Towers 60."""
    options = {"master": True, "spells": "chosen", "with_free_wizard": True}
    at = team_table(options=options, full={0: 1, 1: 1, 2: 1, 3: 1})
    play(at, "pass", "W1 wizard", "wizard 10")
    asked = []
    while at.view(None)["phase"] in ("window", "closing"):
        asked.append((at.view(None)["phase"], at.to_act[0]))
        assert {why_not(at, move) for move in ("ask", "offer", "give flask", "give W5", "accept")} == {"partners_not_now"}
        play(at, "pass")
    assert asked == [(phase, seat) for phase in ("window", "closing") for seat in range(4)]


def test_nothing_is_passed_after_the_second_action() -> None:
    """Towers 60."""
    at = team_table(full={0: 2})
    play(at, "pass", "W1 wizard", "wizard 10", "pass", "discard W2")
    assert (at.view(None)["phase"], at.to_act) == ("ending", (0,))
    assert {why_not(at, move) for move in ("ask", "give flask")} == {"partners_not_now"}
    assert at.moves(2) == []


def test_a_player_without_empty_flasks_fills_the_partners() -> None:
    """Towers 40."""
    at = team_table(full={0: 5}, wizards={**WIZARDS, 2: [1]}, stacks={11: ["T2"]})
    play(at, "pass", "T1 tower", "tower T1")
    assert flasks(at, 0) == (5, 0, 0)
    assert flasks(at, 2) == (1, 4, 0)


def test_a_player_who_is_home_moves_the_partners_wizards() -> None:
    """Towers 40."""
    at = team_table(wizards={10: [2], 11: [0], "T5": [1]}, castle=14)
    play(at, "pass", "W1 wizard")
    assert listed(at) == ["wizard 11"]
    home = team_table(wizards={10: [2], "T5": [1]}, castle=14)
    play(home, "pass", "W1 wizard", "wizard 10")
    assert on(home, 11) == [2]


def test_bringing_the_partners_wizard_home_as_ones_own_ends_the_turn() -> None:
    """Towers 55, 64."""
    at = team_table(wizards={13: [2], 6: [2], "T5": [1]}, castle=14)
    play(at, "pass", "W1 wizard", "wizard 13")
    assert at.view(None)["turn"] == 1


@pytest.mark.parametrize("way", [("W1 wizard", "wizard 13"), ("cast move_wizard", "step 1:13"), ("free T3",)])
def test_the_last_own_wizard_was_ones_own_when_it_came_home(way: tuple[str, ...]) -> None:
    """Towers 55. From then on the partner's are moved, but the turn has ended; by card, by spell, and freed into the castle."""
    options = {"spells": "chosen", "with_free_wizard": True}
    last = {14: [0]} if way == ("free T3",) else {13: [0]}
    at = team_table(wizards={**last, "T5": [1], "T6": [2]}, stacks={14: ["T3"]}, full={0: 2}, options=options)
    play(at, "pass", *way)
    assert at.view(None)["home"][0] == 4
    assert (at.view(None)["turn"], at.outcome) == (1, None)


def test_free_may_take_the_partners_wizard_and_the_caster_chooses() -> None:
    """Towers 40, 67."""
    options = {"spells": "chosen", "with_free_wizard": True}
    at = team_table(options=options, full={0: 1}, wizards={3: [0, 2], "T5": [1]})
    play(at, "pass", "free T3")
    assert at.view(1)["looked_at"] == [0, 2]
    assert listed(at) == ["free own", "free partner"]
    play(at, "free partner")
    assert on(at, "T3") == [2]
    only = team_table(options=options, full={0: 1}, wizards={3: [2], "T5": [1, 0]})
    play(only, "pass", "free T3")
    assert on(only, "T3") == [2]


def test_a_freed_partners_wizard_that_jumps_in_does_not_end_the_turn() -> None:
    """Towers 55."""
    options = {"spells": "chosen", "with_free_wizard": True}
    at = team_table(options=options, full={0: 1}, wizards={3: [2], "T5": [1, 0], 12: [2]}, castle=3)
    play(at, "pass", "free T3")
    assert at.view(None)["home"][2] == 3
    assert at.view(None)["turn"] == 0


def test_in_the_basic_team_game_spells_take_the_wizards_one_moves() -> None:
    """Towers 64."""
    at = team_table(full={0: 2})
    play(at, "pass", "cast move_wizard")
    assert why_not(at, "step 3:6") == "not_your_wizard"
    home = team_table(full={0: 2}, wizards={10: [2], "T5": [1]})
    play(home, "pass", "cast move_wizard")
    assert listed(home) == ["step 3:10"]


def last_one(**options: Any):  # type: ignore[no-untyped-def]
    return team_table(wizards={13: [0], "T5": [1], "T7": [3]}, full={0: 5, 2: 5}, options=options)


def test_a_team_ends_the_game_at_once() -> None:
    """Towers 41."""
    at = last_one()
    play(at, "pass", "W1 wizard", "wizard 13")
    assert at.outcome is not None
    assert at.outcome.reason == "team_complete"
    assert at.outcome.winners == (0, 2)
    assert at.outcome.places == (1, 2, 1, 2)


def test_a_team_is_complete_only_with_both_partners() -> None:
    """Towers 41."""
    at = team_table(wizards={13: [0], "T5": [1], "T6": [2]}, full={0: 5, 2: 5})
    play(at, "pass", "W1 wizard", "wizard 13")
    assert at.outcome is None


def test_finishing_the_round_as_an_option() -> None:
    """Towers 41."""
    at = last_one(finish_round=True)
    play(at, "pass", "W1 wizard", "wizard 13")
    assert at.outcome is None
    for _ in range(3):
        play(at, "pass", "special", "decline")
    assert at.outcome is not None
    assert at.outcome.reason == "complete"
    assert at.outcome.winners == (0, 2)


def test_piggyback_may_complete_two_teams_and_full_flasks_decide() -> None:
    """Towers 64."""
    options = {"master": True, "spells": "chosen", "with_piggyback": True, "with_move_wizard": False, "with_move_tower": False}
    at = team_table(wizards={13: [0, 1]}, full={0: 3, 1: 5, 2: 5, 3: 5}, spent={0: 2}, options=options)
    play(at, "pass", "W1 wizard", "wizard 13", "cast piggyback")
    assert at.outcome is not None
    assert at.outcome.reason == "team_complete"
    assert at.outcome.winners == (1, 3)


def test_two_complete_teams_are_compared_by_their_full_flasks() -> None:
    """Towers 41. Both teams have every wizard home at the end of the round; the first one has spent two flasks."""
    hands = {0: "W1 W2 T1", 1: "W1 W2 T1"}
    full = {0: 3, 1: 5, 2: 5, 3: 5}
    at = team_table(wizards={13: [0], 15: [1]}, hands=hands, full=full, spent={0: 2}, options={"finish_round": True})
    play(at, "pass", "W1 wizard", "wizard 13", "pass", "W1 wizard", "wizard 15")
    assert at.outcome is None
    for _ in range(2):
        play(at, "pass", "special", "decline")
    assert at.outcome is not None
    assert (at.outcome.reason, at.outcome.winners, at.outcome.places) == ("complete", (1, 3), (2, 1, 2, 1))


def test_the_guard_adds_up_per_team() -> None:
    """Towers 64. Seat 0 has reached most, but its partner nothing."""
    at = team_table(full={0: 4, 1: 3, 3: 3}, rounds=199, turn=3, decider=1)
    play(at, "pass", "special", "decline")
    assert at.outcome is not None
    assert at.outcome.scores == (7, 6, 3, 6)
    assert (at.outcome.reason, at.outcome.winners, at.outcome.places) == ("guard", (1, 3), (2, 1, 2, 1))


def test_an_end_at_once_cancels_what_is_pending() -> None:
    """Towers 64."""
    options = {"master": True, "spells": "chosen", "with_move_wizard": False}
    at = team_table(wizards={13: [0], "T5": [1], "T7": [3]}, full={0: 5, 1: 2, 2: 5}, options=options)
    play(at, "pass", "W1 wizard", "wizard 13", "pass", "cast move_tower after")
    assert at.outcome is not None
    assert (at.outcome.reason, at.outcome.winners) == ("team_complete", (0, 2))
    assert flasks(at, 1) == (1, 3, 1)


def test_received_flasks_count_for_the_team_only() -> None:
    """Towers 38, 68. The partner passes its one flask on; the score stays with who filled it, also once it is spent."""
    for spends in (False, True):
        at = team_table(wizards={13: [0]}, full={0: 1, 2: 1})
        play(at, "give flask", "pass")
        if spends:
            play(at, "cast move_tower", "tower T1")
        play(at, "W1 wizard", "wizard 13")
        assert at.outcome is not None
        assert (at.outcome.reason, at.outcome.scores, at.outcome.winners) == ("all_home", (5, 4, 5, 4), (0, 2))


def test_the_end_at_once_adds_up_per_team() -> None:
    """Towers 38."""
    at = team_table(wizards={13: [0]}, full={0: 1, 1: 2, 3: 2})
    play(at, "pass", "W1 wizard", "wizard 13")
    assert at.outcome is not None
    assert at.outcome.reason == "all_home"
    assert at.outcome.winners == (1, 3)
    assert at.outcome.places == (2, 1, 2, 1)


def test_teams_with_master_wizards_have_both_windows_and_swaps() -> None:
    options = {"master": True, "spells": "chosen", "with_free_wizard": True}
    at = team_table(options=options, full={2: 1}, wizards={10: [0], 3: [0], "T5": [1]})
    play(at, "pass", "W1 wizard", "wizard 10")
    assert at.to_act == (2,)
    play(at, "free T3")
    assert on(at, "T3") == [0]
    assert "wizard_moved" in kinds(at)


MASTER_RIDE = {"master": True, "spells": "chosen", "with_piggyback": True, "with_move_wizard": False, "with_move_tower": False}


def test_who_is_home_lets_the_partners_wizard_ride_in_the_window() -> None:
    """Towers 59."""
    at = team_table(wizards={10: [0, 1], "T6": [2]}, full={3: 1}, options=MASTER_RIDE)
    play(at, "pass", "W1 wizard", "wizard 10")
    assert at.to_act == (3,)
    play(at, "cast piggyback")
    assert on(at, 11) == [0, 1]


def test_before_that_the_partners_wizard_may_not_ride() -> None:
    """Towers 59. Seat 3 has a wizard of its own elsewhere, so nobody there may ride with it and it is not even asked."""
    at = team_table(wizards={10: [0, 1], "T6": [3]}, full={3: 1}, options=MASTER_RIDE)
    play(at, "pass", "W1 wizard", "wizard 10")
    assert on(at, 11) == [0]
    assert on(at, 10) == [1]


def test_in_the_basic_game_the_partners_wizards_carry_each_other() -> None:
    """Towers 59."""
    at = team_table(wizards={10: [2, 2], "T5": [1]}, full={0: 1}, options={"spells": "chosen", "with_piggyback": True})
    play(at, "pass", "W1 wizard", "carry 10")
    assert on(at, 11) == [2, 2]
    assert flasks(at, 0) == (0, 4, 1)


def test_teams_of_masters_a_caster_without_empty_flasks_fills_the_partners() -> None:
    """Towers 40, 61."""
    options = {"master": True, "spells": "chosen", "with_move_wizard": False}
    at = team_table(wizards={10: [0], 3: [2], "T5": [1]}, stacks={12: ["T3"]}, full={1: 5}, options=options)
    play(at, "pass", "W1 wizard", "wizard 10", "cast move_tower", "tower T1")
    assert (flasks(at, 1), flasks(at, 3)) == ((4, 0, 1), (1, 4, 0))


def test_teams_of_masters_a_caster_on_anothers_turn_chooses_whom_to_free() -> None:
    """Towers 51, 67."""
    options = {"master": True, "spells": "chosen", "with_free_wizard": True}
    at = team_table(wizards={10: [0], 3: [1, 3], "T5": [2]}, full={1: 1}, options=options)
    play(at, "pass", "W1 wizard", "wizard 10", "free T3")
    assert (at.view(None)["phase"], at.to_act) == ("freeing", (1,))
    play(at, "free partner")
    assert (on(at, "T3"), on(at, 3), on(at, 11)) == ([3], [1], [0])


def test_teams_of_masters_a_partner_who_sends_the_announced_wizard_home_does_not_end_the_turn() -> None:
    """Towers 55."""
    options = {"master": True, "spells": "chosen", "with_move_tower": False}
    at = team_table(wizards={13: [0], 10: [0], "T5": [1], "T6": [2]}, full={2: 2}, options=options)
    play(at, "pass", "W2 wizard", "wizard 13", "cast move_wizard", "step announced")
    assert at.view(None)["home"][0] == 3
    assert (at.view(None)["turn"], at.view(None)["action"], at.to_act) == (0, 2, (2,))


def test_no_team_moves_without_teams() -> None:
    at = GAME.new_table(4, seed=1)
    assert why_not(at, "ask") == "no_teams"
