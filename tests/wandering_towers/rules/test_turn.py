"""Turns and cards: two actions, dead cards, discards, the special case, dice, sides (Towers 15 to 21, 52, 54, 66)."""

from collections import Counter
from typing import Any

import pytest

from coven.table.table import Table
from tests.wandering_towers.build import ALL_SPELLS, GAME, flasks, kinds, listed, on, play, stack, table, why_not


def stuck(hands: str, **more: object):  # type: ignore[no-untyped-def]
    """Seat 0 has no wizard that could walk."""
    return table(wizards={11: [1, 1, 2, 2, 3, 3], 12: [1, 1, 2, 2, 3, 3]}, hands={0: hands}, castle=14, **more)


def roll_table(card: str, value: int, **more: object):  # type: ignore[no-untyped-def]
    """A table at which the card's first roll shows the value."""
    for seed in range(200):
        at = table(hands={0: f"{card} W1 W1"}, seed=seed, **more)  # type: ignore[arg-type]
        play(at, f"roll {card}")
        if [event.args["value"] for event in at.keeper.events(0, 1) if event.kind == "die"] == [value]:
            return at
    raise AssertionError("never rolled")


def test_two_actions_then_a_refill() -> None:
    """Towers 15."""
    at = table(wizards={10: [0]}, hands={0: "W1 W2 T1"}, castle=14)
    play(at, "W1 wizard", "wizard 10")
    assert at.view(0)["action"] == 2
    assert at.view(0)["hand"] == ["W2", "T1"]
    play(at, "T1 tower", "tower T1")
    assert at.view(0)["turn"] == 1
    assert at.view(0)["hand_sizes"] == [3, 3, 3, 3]
    assert at.view(0)["discards"] == {"W1": 1, "T1": 1}


def test_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    """Towers 54. Two cards in the pile serve the refill and leave it empty; the next refill shuffles, this turn's cards included."""
    at = table(wizards={10: [0], 11: [1]}, hands={0: "W1 W2 T1", 1: "T2 T3 T3"}, castle=14, pile={"W5": 1, "T5": 1})
    play(at, "W1 wizard", "wizard 10", "discard W2")
    assert at.view(None)["pile"] == 0
    assert "reshuffle" not in kinds(at)
    play(at, "T2 tower", "tower T1", "discard T3")
    assert "reshuffle" in kinds(at)
    assert at.view(None)["pile"] == 90 - 12
    assert at.view(None)["discards"] == {}


def test_a_shuffle_in_the_middle_of_a_refill() -> None:
    """Towers 54."""
    at = table(wizards={10: [0], 11: [1]}, hands={0: "W1 W2 T1"}, castle=14, pile={"W5": 1})
    play(at, "W1 wizard", "wizard 10", "discard W2")
    assert at.view(None)["hand_sizes"][0] == 3
    assert "W5" in at.view(0)["hand"]
    assert at.view(None)["pile"] == 90 - 12


def test_a_dead_card_may_be_played_and_is_lost() -> None:
    """Towers 16, 52."""
    at = stuck("W1 T1 T1")
    assert "discard W1" in listed(at)
    assert why_not(at, "W1 wizard") == "side_is_dead"
    play(at, "discard W1")
    assert at.view(0)["action"] == 2


def test_only_the_second_card_may_be_thrown_away() -> None:
    """Towers 17."""
    at = table(wizards={10: [0]}, hands={0: "W1 W2 T1"}, castle=14)
    assert why_not(at, "discard W1") == "no_discard"
    play(at, "W1 wizard", "wizard 10")
    assert {"discard W2", "discard T1"} <= set(listed(at))


@pytest.mark.parametrize(("choice", "first", "second"), [("any", True, True), ("never", False, False)])
def test_voluntary_discard_as_an_option(choice: str, first: bool, second: bool) -> None:
    """Towers 17."""
    at = table(wizards={10: [0]}, hands={0: "W1 W2 T1"}, castle=14, options={"discard": choice})
    assert ("discard W1" in listed(at)) == first
    if not first:
        assert why_not(at, "discard W1") == "card_is_alive"
    play(at, "W1 wizard", "wizard 10")
    assert ("discard W2" in listed(at)) == second
    if not second:
        assert why_not(at, "discard W2") == "card_is_alive"


def test_a_card_played_for_its_effect_must_be_moved() -> None:
    """Towers 18."""
    at = table(wizards={10: [0]}, hands={0: "W1 W2 T1"}, castle=14)
    play(at, "W1 wizard")
    assert listed(at) == ["wizard 10"]
    assert why_not(at, "give up") == "move_is_possible"


def test_the_special_case() -> None:
    """Towers 19."""
    at = table(wizards={10: [0]}, hands={0: "W1 W2 T1"}, castle=14)
    play(at, "special")
    assert at.view(0)["phase"] == "choosing_tower"
    assert at.view(0)["hand_sizes"][0] == 3
    assert at.view(0)["discards"] == {"W1": 1, "W2": 1, "T1": 1}
    assert {f"tower T{number}" for number in range(1, 10)} | {"decline"} == set(listed(at))
    play(at, "tower T1")
    assert stack(at, 2) == ["T2", "T1"]
    assert at.view(0)["turn"] == 1


def test_the_tower_may_be_left_and_no_special_case_after_a_card() -> None:
    """Towers 19."""
    at = table(wizards={10: [0]}, hands={0: "W1 W2 T1"}, castle=14)
    play(at, "special", "decline")
    assert at.view(0)["turn"] == 1
    later = table(wizards={10: [0]}, hands={0: "W1 W2 T1"}, castle=14)
    play(later, "W1 wizard", "wizard 10")
    assert why_not(later, "special") == "card_was_played"


def test_the_tower_may_have_to_move_before_the_draw() -> None:
    """Towers 19."""
    at = table(wizards={10: [0]}, hands={0: "W1 W2 T1"}, castle=14, options={"tower_before_draw": True})
    play(at, "special")
    assert at.view(0)["hand_sizes"][0] == 0
    assert {f"tower T{number}" for number in range(1, 10)} == set(listed(at))
    assert why_not(at, "decline") == "move_is_possible"
    play(at, "tower T1")
    assert stack(at, 2) == ["T2", "T1"]
    assert (at.view(0)["turn"], at.view(0)["hand_sizes"][0]) == (1, 3)


def one_stack(full: int, options: dict[str, Any]) -> Table:
    """All nine towers stand right behind the castle, whose space they may not enter."""
    stacks = {13: [f"T{number}" for number in range(1, 10)]}
    return table(wizards={10: [0]}, stacks=stacks, hands={0: "W1 W2 T1"}, castle=14, full={0: full}, options=options)


@pytest.mark.parametrize("options", [{"tower_before_draw": True}, {}, {"master": True}])
def test_where_no_tower_can_move_the_special_case_asks_for_none(options: dict[str, Any]) -> None:
    """Towers 19. Nothing but declining would be left to choose."""
    at = one_stack(0, options)
    play(at, "special")
    assert (at.view(0)["turn"], at.view(0)["hand_sizes"][0]) == (1, 3)


@pytest.mark.parametrize("options", [{"tower_before_draw": True}, {}])
def test_where_no_tower_can_move_but_a_spell_can_be_cast_the_special_case_asks(options: dict[str, Any]) -> None:
    """Towers 19, 66."""
    at = one_stack(1, options)
    play(at, "special")
    assert (at.to_act, listed(at)) == ((0,), ["decline", "cast move_tower"])
    play(at, "cast move_tower", "tower T9")
    assert "tower T9" in listed(at)


def test_the_piece_is_chosen_after_the_roll_and_on_die_die_the_side_too() -> None:
    """Towers 20."""
    at = roll_table("WTD1", 4, wizards={10: [0]}, castle=0)
    assert at.view(0)["move"]["value"] == 4
    assert {"wizard 10", "tower T1"} <= set(listed(at))
    assert why_not(at, "reroll") == "no_roll_left"


@pytest.mark.parametrize(("card", "rolls"), [("WD2", 1), ("TD3", 2)])
def test_rerolls_replace_the_result(card: str, rolls: int) -> None:
    """Towers 20."""
    at = roll_table(card, 4, wizards={10: [0]}, castle=0)
    for left in range(rolls, 0, -1):
        assert (at.view(0)["move"]["rolls_left"], "reroll" in listed(at)) == (left, True)
        play(at, "reroll")
        assert [event.args["value"] for event in at.keeper.events(0, len(at.keeper)) if event.kind == "die"] == [at.view(0)["move"]["value"]]
    assert (at.view(0)["move"]["rolls_left"], why_not(at, "reroll")) == (0, "no_roll_left")


@pytest.mark.parametrize("second", [1, 2, 3, 5, 6])
def test_after_a_reroll_the_piece_goes_by_the_new_result_and_never_by_the_old_one(second: int) -> None:
    """Towers 20. The first roll shows 4, and every other result is met as the second."""
    for seed in range(400):
        at = table(hands={0: "WD2 W1 W1"}, seed=seed, wizards={10: [0]}, castle=9)
        play(at, "roll WD2")
        first = at.view(0)["move"]["value"]
        play(at, "reroll")
        if (first, at.view(0)["move"]["value"]) == (4, second):
            break
    else:
        raise AssertionError("never rolled")
    play(at, "wizard 10")
    assert [space for space in range(16) if at.view(None)["spaces"][space]["wizards"]] == [(10 + second) % 16]


def test_every_result_of_a_die_is_met_as_often_as_any_other() -> None:
    """Towers 20. Each of 600 rolls and rerolls."""
    seen = Counter[int]()
    for seed in range(300):
        at = table(hands={0: "TD2 W1 W1"}, seed=seed, wizards={10: [0]}, castle=9)
        for move in ("roll TD2", "reroll"):
            play(at, move)
            seen[at.view(0)["move"]["value"]] += 1
    assert sorted(seen) == [1, 2, 3, 4, 5, 6]
    assert min(seen.values()) > 70 and max(seen.values()) < 130


def test_a_final_roll_that_moves_nothing_loses_the_card() -> None:
    """Towers 20, 52."""
    at = stuck("WD2 W1 W1")
    play(at, "roll WD2")
    assert listed(at) == ["give up", "reroll"]
    play(at, "reroll")
    assert at.view(0)["action"] == 2


def test_giving_up_a_useless_roll() -> None:
    """Towers 52."""
    at = stuck("WD3 W1 W1")
    play(at, "roll WD3", "give up")
    assert at.view(0)["action"] == 2
    assert at.view(0)["discards"] == {"WD3": 1}


def test_one_side_of_two_and_it_is_binding() -> None:
    """Towers 21."""
    at = table(wizards={10: [0]}, hands={0: "W1T5 W2 T1"}, castle=14)
    play(at, "W1T5 tower")
    assert why_not(at, "wizard 10") == "side_not_announced"
    play(at, "tower T1")
    assert stack(at, 6) == ["T6", "T1"]
    wizard = table(wizards={10: [0]}, hands={0: "W1T5 W2 T1"}, castle=14)
    play(wizard, "W1T5 wizard")
    assert why_not(wizard, "tower T1") == "side_not_announced"
    assert listed(wizard) == ["wizard 10"]


def test_a_dead_side_may_not_be_announced() -> None:
    """Towers 52."""
    at = stuck("W1T5 W1 W1")
    assert why_not(at, "W1T5 wizard") == "side_is_dead"
    assert why_not(at, "discard W1T5") == "no_discard"
    assert "W1T5 tower" in listed(at)


def test_dice_are_rolled_even_if_nothing_could_use_them() -> None:
    """Towers 52."""
    at = stuck("WD2 W1 W1")
    assert "roll WD2" in listed(at)
    assert why_not(at, "discard WD2") == "no_discard"


def test_a_dead_card_is_a_way_past_the_first_action() -> None:
    """Towers 52."""
    at = stuck("W1 W2 T1")
    play(at, "discard W1", "discard W2")
    assert at.view(0)["turn"] == 1


def test_a_binding_choice_made_impossible_by_a_spell_loses_the_card() -> None:
    """Towers 52. The only wizard that could walk is locked up by the own spell after the side was announced."""
    at = table(wizards={10: [0], 3: [1]}, stacks={8: ["T8"]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 1})
    play(at, "W1 wizard", "cast move_tower", "tower T8")
    assert at.view(0)["action"] == 2
    assert flasks(at, 0) == (1, 3, 1)


def test_moments_for_a_spell_in_the_basic_game() -> None:
    """Towers 66."""
    at = table(wizards={10: [0]}, hands={0: "WD2 W2 T1"}, castle=0, full={0: 2})
    assert "cast move_wizard" in listed(at)
    play(at, "roll WD2")
    assert "cast move_wizard" in listed(at)
    play(at, "reroll")
    assert "cast move_wizard" in listed(at)
    special = table(wizards={10: [0]}, castle=0, full={0: 2})
    play(special, "special")
    assert "cast move_wizard" in listed(special)
    end = table(wizards={10: [0]}, hands={0: "W1 W2 T1"}, castle=0, full={0: 2})
    play(end, "W1 wizard", "wizard 10", "discard W2")
    assert end.view(0)["phase"] == "ending"
    play(end, "end turn")
    assert end.view(0)["turn"] == 1


def test_the_turn_is_over_once_the_last_spell_is_cast() -> None:
    """Towers 66. Flasks are left, but one spell a turn is all there is (Towers 22), so there is nothing more to decide."""
    at = table(wizards={10: [0]}, hands={0: "W1 W2 T1"}, castle=0, full={0: 4})
    play(at, "W1 wizard", "wizard 10", "discard W2", "cast move_wizard", "step 1:11")
    assert on(at, 12) == [0]
    assert (at.view(0)["turn"], at.view(0)["hand_sizes"][0]) == (1, 3)


def test_no_end_decision_without_a_spell_to_cast() -> None:
    """Towers 66."""
    at = table(wizards={10: [0]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 0})
    play(at, "W1 wizard", "wizard 10", "discard W2")
    assert at.view(0)["turn"] == 1


def test_no_spell_in_the_middle_of_an_action() -> None:
    """Towers 66."""
    at = table(wizards={10: [0]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 2}, options={"spell_in_action": False})
    assert "cast move_wizard" in listed(at)
    play(at, "W1 wizard")
    assert why_not(at, "cast move_wizard") == "no_spell_now"
    play(at, "wizard 10")
    assert "cast move_wizard" in listed(at)


def test_once_the_card_is_shown_only_piggyback_stays() -> None:
    """Towers 66. Towers 59a casts it with the choice of the piece; in the special case, and after a roll, there is no spell either."""
    options = {**ALL_SPELLS, "spell_in_action": False}
    at = table(wizards={10: [0, 0]}, hands={0: "W2 WD2 T1"}, castle=14, full={0: 2}, options=options)
    play(at, "W2 wizard")
    assert listed(at) == ["wizard 10", "carry 10"]
    assert {why_not(at, move) for move in ("cast move_wizard", "cast move_tower", "free T1")} == {"no_spell_now"}
    play(at, "carry 10")
    assert on(at, 12) == [0, 0]
    special = table(wizards={10: [0, 0]}, castle=14, full={0: 2}, options=options)
    play(special, "special")
    assert {move.split()[0] for move in listed(special)} == {"tower", "decline"}
    rolled = table(wizards={10: [0, 0]}, hands={0: "WD2 W2 T1"}, castle=14, full={0: 2}, options=options)
    play(rolled, "roll WD2")
    assert {move.split()[0] for move in listed(rolled)} == {"wizard", "carry", "reroll"}


def test_moves_of_others_are_refused() -> None:
    at = GAME.new_table(4, seed=2)
    other = (at.to_act[0] + 1) % 4
    assert why_not(at, "special", other) == "not_your_turn"
    assert at.moves(other) == []
