"""The eight spells in the basic structure (Towers 22 to 30, 50, 55, 59, 67, 68)."""

import pytest

from coven.games.wandering_towers.names import SPELL_NAMES
from tests.wandering_towers.build import ALL_SPELLS, castle, flasks, kinds, listed, on, play, stack, table, why_not


def test_one_spell_a_turn_and_spent_flasks_are_gone() -> None:
    """Towers 22."""
    at = table(wizards={10: [0, 0]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 4})
    play(at, "cast move_wizard", "step 1:10")
    assert flasks(at, 0) == (2, 1, 2)
    assert why_not(at, "cast move_wizard") == "spell_used"
    play(at, "W1 wizard", "wizard 11")
    assert "cast move_wizard" not in listed(at)


def test_enough_flasks() -> None:
    """Towers 22."""
    at = table(wizards={10: [0]}, castle=14, full={0: 1})
    assert why_not(at, "cast move_wizard") == "too_few_flasks"
    assert "cast move_tower" in listed(at)


def test_nobody_casts_on_another_turn() -> None:
    """Towers 22."""
    at = table(wizards={10: [0], 11: [1]}, castle=14, full={1: 4})
    assert at.moves(1) == []
    assert why_not(at, "cast move_wizard", 1) == "not_your_turn"


def test_the_basic_two_spells_or_more() -> None:
    """Towers 23."""
    basic = table(wizards={10: [0]}, castle=14, full={0: 4})
    assert [row["spell"] for row in basic.setting["spells"]] == ["move_wizard", "move_tower"]
    assert why_not(basic, "cast move_castle") == "spell_not_in_play"
    more = table(wizards={10: [0]}, castle=14, full={0: 4}, options=ALL_SPELLS)
    assert [row["spell"] for row in more.setting["spells"]] == list(SPELL_NAMES)


def test_a_table_without_spells() -> None:
    """Towers 23."""
    at = table(wizards={10: [0]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 4}, options={"spells": "none"})
    assert at.setting["spells"] == []
    assert {why_not(at, f"cast {spell}") for spell in SPELL_NAMES} == {why_not(at, "free T1")} == {"spell_not_in_play"}
    play(at, "W1 wizard", "wizard 10", "T1 tower", "tower T1")
    assert at.view(None)["turn"] == 1


@pytest.mark.parametrize("spell", ["move_wizard", "headwind_wizard"])
def test_wizard_spells_take_own_wizards_only(spell: str) -> None:
    """Towers 24, 68."""
    at = table(wizards={10: [0], 12: [1]}, castle=14, full={0: 4}, options=ALL_SPELLS)
    play(at, f"cast {spell}")
    assert listed(at) == ["step 1:10"]
    assert why_not(at, "step 2:12") == "not_your_wizard"


def test_spells_on_others_as_an_option() -> None:
    """Towers 24."""
    at = table(wizards={10: [0], 12: [1]}, castle=14, full={0: 4}, options={"spells_on_others": True})
    play(at, "cast move_wizard")
    assert set(listed(at)) == {"step 1:10", "step 2:12"}


def test_an_own_wizard_brought_home_by_spell_ends_the_turn() -> None:
    """Towers 25."""
    at = table(wizards={13: [0], 5: [0]}, castle=14, full={0: 4})
    play(at, "cast move_wizard", "step 1:13")
    assert at.view(None)["turn"] == 1
    assert at.view(None)["home"][0] == 3


def test_another_players_wizard_does_not_unless_the_table_says_so() -> None:
    """Towers 25."""
    options = {"spells_on_others": True}
    at = table(wizards={13: [1], 5: [0]}, castle=14, full={0: 4}, options=options)
    play(at, "cast move_wizard", "step 2:13")
    assert at.view(None)["turn"] == 0
    assert castle(at) != 14
    other = table(wizards={13: [1], 5: [0]}, castle=14, full={0: 4}, options={**options, "others_entry_ends_turn": True})
    play(other, "cast move_wizard", "step 2:13")
    assert other.view(None)["turn"] == 1


def test_backward_onto_the_castle_is_home_and_room_is_needed() -> None:
    """Towers 26."""
    at = table(wizards={15: [0], 5: [0]}, castle=14, full={0: 4}, options=ALL_SPELLS)
    play(at, "cast headwind_wizard", "step 1:15")
    assert at.view(None)["home"][0] == 3
    full = table(wizards={11: [0], 10: [1, 1, 2, 2, 3, 3], 5: [0]}, castle=14, full={0: 4}, options=ALL_SPELLS, stacks={12: ["T5"]})
    play(full, "cast headwind_wizard")
    assert why_not(full, "step 1:11") == "no_room"


def test_towers_by_spell_go_two_spaces_and_lock_up() -> None:
    """Towers 26."""
    at = table(wizards={3: [1], 5: [0]}, stacks={12: ["T3"]}, castle=14, full={0: 1}, options=ALL_SPELLS)
    play(at, "cast headwind_tower", "tower T5")
    assert stack(at, 3) == ["T5"]
    assert flasks(at, 0) == (1, 3, 1)


def test_swap_moves_roofs_only_locks_up_nobody_and_shows_what_is_beneath() -> None:
    """Towers 27."""
    at = table(wizards={1: [1], "T1": [2], "T3": [3], 11: [0]}, stacks={2: ["T2", "T3"]}, castle=14, full={0: 2}, options=ALL_SPELLS)
    play(at, "cast swap_towers", "swap T1 T3")
    assert stack(at, 1) == ["T3"]
    assert stack(at, 2) == ["T2", "T1"]
    assert on(at, "T1") == [2]
    assert on(at, 1) == [1]
    assert flasks(at, 0) == (0, 3, 2)
    looks = [event.args.get("wizards", []) for event in at.keeper.events(3, len(at.keeper)) if event.kind.startswith("looked")]
    assert looks == [[1], []]
    assert at.view(2)["looked"] == [{"tower": "T1", "space": 1, "wizards": [1]}, {"tower": "T3", "space": 2, "wizards": []}]
    play(at, "special")
    assert at.view(2)["looked"] == []


def test_the_castles_space_and_covered_towers_take_no_part() -> None:
    """Towers 27."""
    at = table(wizards={11: [0]}, stacks={2: ["T2", "T3"]}, castle=1, full={0: 2}, options=ALL_SPELLS)
    play(at, "cast swap_towers")
    assert why_not(at, "swap T1 T4") == "not_on_top"
    assert why_not(at, "swap T2 T4") == "not_on_top"
    assert "swap T3 T4" in listed(at)


def test_swap_of_empty_towers_is_legal_and_pairs_are_unordered() -> None:
    """Towers 68."""
    at = table(wizards={11: [0]}, castle=14, full={0: 2}, options=ALL_SPELLS)
    play(at, "cast swap_towers")
    assert len(listed(at)) == 36
    play(at, "swap T1 T2")
    assert stack(at, 1) == ["T2"]


def test_a_pair_is_read_in_either_order() -> None:
    """Towers 68."""
    at = table(wizards={11: [0]}, castle=14, full={0: 2}, options=ALL_SPELLS)
    play(at, "cast swap_towers", "swap T3 T1")
    assert (stack(at, 1), stack(at, 3)) == (["T3"], ["T1"])
    assert at.keeper.history[-1][1].text == "swap T1 T3"


@pytest.mark.parametrize(("way", "space"), [("forward", 2), ("backward", 11)])
def test_the_castle_goes_to_the_next_free_space_either_way(way: str, space: int) -> None:
    """Towers 28."""
    wizards = {15: [0], 0: [1], "T1": [2], 13: [3], 12: [3]}
    at = table(wizards=wizards, castle=14, full={0: 2}, options=ALL_SPELLS)
    play(at, "cast move_castle", f"castle {way}")
    assert castle(at) == space
    assert at.view(None)["home"] == [3, 3, 3, 2]


def test_the_castle_cannot_be_moved_with_no_free_space() -> None:
    """Towers 28. A wizard in sight on each other space; without the one on 12, the castle goes there."""
    seen: list[int | str] = [0, *[f"T{number}" for number in range(1, 10)], 10, 11, 12, 13, 15]
    wizards = {surface: [number % 4] for number, surface in enumerate(seen)}
    at = table(wizards=wizards, castle=14, full={0: 2}, options=ALL_SPELLS)
    assert why_not(at, "cast move_castle") == "no_target"
    assert "cast move_castle" not in listed(at)
    assert "cast move_wizard" in listed(at)
    room = table(wizards={**wizards, 12: []}, castle=14, full={0: 2}, options=ALL_SPELLS)
    play(room, "cast move_castle", "castle forward")
    assert castle(room) == 12


def test_only_the_castle_moves_and_its_towers_roof_is_open_and_empty() -> None:
    """Towers 68."""
    at = table(wizards={11: [0]}, castle=1, full={0: 2}, options=ALL_SPELLS)
    play(at, "cast move_castle", "castle forward")
    assert stack(at, 1) == ["T1"]
    assert at.view(None)["spaces"][1]["wizards"] == []
    assert castle(at) == 2


def test_both_directions_are_moves_even_if_they_end_on_the_same_space() -> None:
    """Towers 68."""
    towers = [f"T{number}" for number in range(1, 10)]
    occupied = [space for space in range(16) if space not in (1, 5, 14)]
    wizards: dict[int | str, list[int]] = {"T9": [1], **{space: [number % 4] for number, space in enumerate(occupied)}}
    for way in ("forward", "backward"):
        at = table(wizards=wizards, stacks={1: towers}, castle=14, full={0: 2}, options=ALL_SPELLS)
        play(at, "cast move_castle")
        assert listed(at) == ["castle forward", "castle backward"]
        play(at, f"castle {way}")
        assert castle(at) == 5


def test_free_brings_an_own_wizard_to_the_very_top() -> None:
    """Towers 29."""
    at = table(wizards={2: [0, 1]}, stacks={2: ["T2", "T3", "T4"]}, castle=14, full={0: 1}, options=ALL_SPELLS)
    play(at, "free T2")
    assert on(at, "T4") == [0]
    assert on(at, 2) == [1]
    assert flasks(at, 0) == (0, 4, 1)
    assert [event.args["wizards"] for event in at.events(3, 1) if event.kind == "looked"] == [[0, 1]]


def test_a_freed_wizard_may_walk_at_once() -> None:
    """Towers 6, 29."""
    at = table(wizards={2: [0]}, castle=14, hands={0: "W1 W2 T1"}, full={0: 1}, options=ALL_SPELLS)
    assert why_not(at, "W1 wizard") == "side_is_dead"
    play(at, "free T2", "W1 wizard", "wizard 2")
    assert on(at, "T3") == [0]


def test_who_sits_opposite_is_no_partner_without_teams() -> None:
    """Towers 29."""
    at = table(wizards={2: [2], 11: [0]}, castle=14, full={0: 1}, options=ALL_SPELLS)
    play(at, "free T2")
    assert (on(at, 2), on(at, "T2")) == ([2], [])
    both = table(wizards={2: [0, 2]}, castle=14, full={0: 1}, options=ALL_SPELLS)
    play(both, "free T2")
    assert (on(both, 2), on(both, "T2")) == ([2], [0])


def test_only_the_surface_beneath_the_named_tower_is_looked_at() -> None:
    """Towers 29."""
    at = table(wizards={2: [0]}, stacks={2: ["T2", "T3"]}, castle=14, full={0: 1}, options=ALL_SPELLS)
    play(at, "free T3")
    assert on(at, 2) == [0]
    assert flasks(at, 0) == (0, 4, 1)
    assert "looked_in_vain" in kinds(at)


def test_into_the_castle_if_it_stands_there_and_the_turn_ends() -> None:
    """Towers 29."""
    at = table(wizards={2: [0], 11: [0]}, castle=2, full={0: 1}, options=ALL_SPELLS)
    play(at, "free T2")
    assert at.view(None)["home"][0] == 3
    assert at.view(None)["turn"] == 1
    assert castle(at) != 2


def test_free_is_not_cast_with_six_on_top() -> None:
    """Towers 29."""
    at = table(wizards={2: [0], "T2": [1, 1, 2, 2, 3, 3]}, castle=14, full={0: 1}, options=ALL_SPELLS)
    assert why_not(at, "free T2") == "no_room"


def test_any_tower_may_be_named_whatever_it_hides() -> None:
    """Towers 67."""
    hiding = table(wizards={2: [0]}, castle=14, full={0: 1}, options=ALL_SPELLS)
    empty = table(wizards={11: [0]}, castle=14, full={0: 1}, options=ALL_SPELLS)
    for at in (hiding, empty):
        assert {f"free T{number}" for number in range(1, 10)} <= set(listed(at))


def test_freeing_locks_up_nobody_and_fills_nothing() -> None:
    """Towers 67."""
    at = table(wizards={2: [0], "T2": [1]}, castle=14, full={0: 1}, options=ALL_SPELLS)
    play(at, "free T2")
    assert on(at, "T2") == [0, 1]
    assert flasks(at, 0) == (0, 4, 1)


def test_free_is_the_turns_one_spell_in_the_basic_game() -> None:
    """Towers 22."""
    at = table(wizards={2: [0]}, castle=14, full={0: 3}, options=ALL_SPELLS)
    play(at, "free T2")
    assert why_not(at, "cast move_tower") == "spell_used"
    assert why_not(at, "free T3") == "spell_used"


def test_piggyback_is_cast_with_the_choice_of_the_piece() -> None:
    """Towers 30, 59."""
    at = table(wizards={10: [0, 0, 1]}, castle=14, hands={0: "W2 T1 T1"}, full={0: 2}, options=ALL_SPELLS)
    assert why_not(at, "cast piggyback") == "named_with_piece"
    play(at, "W2 wizard", "carry 10")
    assert on(at, 12) == [0, 0]
    assert flasks(at, 0) == (1, 3, 1)
    assert at.view(0)["action"] == 2


def test_the_rider_was_carried_once() -> None:
    """Towers 59."""
    at = table(wizards={10: [0, 0, 0]}, castle=14, hands={0: "W2 W1 T1"}, full={0: 2}, options=ALL_SPELLS)
    play(at, "W2 wizard", "carry 10", "W1 wizard", "wizard 12")
    assert (on(at, 10), on(at, 12), on(at, 13)) == ([0], [0], [0])


def test_two_come_home_at_once_and_the_castle_moves_once() -> None:
    """Towers 30, 59."""
    at = table(wizards={12: [0, 0], 5: [1]}, castle=14, hands={0: "W2 T1 T1"}, full={0: 2}, options=ALL_SPELLS)
    play(at, "W2 wizard", "carry 12")
    assert at.view(None)["home"][0] == 4
    assert kinds(at).count("castle_moved") == 1
    assert castle(at) == 0
    assert at.view(None)["turn"] == 1


def test_piggyback_takes_both_only_if_both_fit() -> None:
    """Towers 30."""
    at = table(wizards={10: [0, 0], 12: [1, 1, 2, 2, 3]}, castle=14, hands={0: "W2 T1 T1"}, full={0: 2}, options=ALL_SPELLS)
    play(at, "W2 wizard")
    assert "wizard 10" in listed(at)
    assert why_not(at, "carry 10") == "no_room"


def test_only_own_riders_never_on_the_special_case() -> None:
    """Towers 59."""
    at = table(wizards={10: [0, 1]}, castle=14, hands={0: "W2 T1 T1"}, full={0: 2}, options=ALL_SPELLS)
    play(at, "W2 wizard")
    assert why_not(at, "carry 10") == "no_wizard_there"
    special = table(wizards={10: [0, 0]}, castle=14, full={0: 2}, options=ALL_SPELLS)
    play(special, "special")
    assert not [move for move in listed(special) if move.startswith("carry")]


def test_no_spell_after_the_special_case() -> None:
    """Towers 50."""
    at = table(wizards={10: [0]}, castle=14, full={0: 2})
    play(at, "special", "tower T1")
    assert at.view(None)["turn"] == 1


def test_a_spell_after_the_special_case_as_an_option() -> None:
    """Towers 50."""
    at = table(wizards={10: [0]}, castle=14, full={0: 2}, options={"spell_after_special": True})
    play(at, "special", "tower T1")
    assert at.view(None)["phase"] == "ending"
    before = table(wizards={10: [0]}, castle=14, full={0: 2})
    play(before, "cast move_wizard", "step 1:10", "special")
    assert before.view(None)["phase"] == "choosing_tower"


def test_in_the_basic_game_spells_come_between_draw_and_tower_of_the_special_case() -> None:
    """Towers 50, 66."""
    at = table(wizards={10: [0]}, castle=14, full={0: 2}, options=ALL_SPELLS)
    play(at, "special")
    assert {"cast move_wizard", "cast move_tower", "free T3", "decline"} <= set(listed(at))
    play(at, "cast move_tower", "tower T1")
    assert (at.view(None)["phase"], stack(at, 3)) == ("choosing_tower", ["T3", "T1"])
    play(at, "tower T1")
    assert (at.view(None)["turn"], stack(at, 4)) == (1, ["T4", "T1"])
    freed = table(wizards={3: [0]}, castle=14, full={0: 2}, options=ALL_SPELLS)
    play(freed, "special", "free T3")
    assert (freed.view(None)["phase"], on(freed, "T3")) == ("choosing_tower", [0])


def test_a_paid_spell_must_be_aimed() -> None:
    at = table(wizards={10: [0]}, castle=14, full={0: 2})
    play(at, "cast move_wizard")
    assert why_not(at, "stop") == "must_aim"
    assert why_not(at, "tower T1") == "not_now"


def test_a_spell_needs_a_target() -> None:
    at = table(wizards={2: [0]}, castle=14, full={0: 2})
    assert why_not(at, "cast move_wizard") == "no_target"


def test_a_spell_amid_the_special_case_that_brings_a_wizard_home_ends_the_turn() -> None:
    """Towers 55."""
    at = table(wizards={13: [0], 5: [0]}, castle=14, full={0: 2})
    play(at, "special", "cast move_wizard", "step 1:13")
    assert at.view(None)["turn"] == 1
    assert at.view(None)["phase"] == "choosing_card"
