"""Towers: what moves, what is locked up, flasks, uncovering, the castle on top (Towers 1 to 9)."""

from tests.wandering_towers.build import ALL_SPELLS, castle, flasks, kinds, listed, on, play, stack, table, why_not


def test_a_tower_locks_up_three_and_fills_one_flask() -> None:
    """Towers 2."""
    at = table(hands={0: "T1 T1 T1"}, wizards={"T1": [0, 1, 2], "T2": [3, 0, 1]})
    play(at, "T1 tower", "tower T1")
    assert stack(at, 2) == ["T2", "T1"]
    assert flasks(at, 0) == (1, 4, 0)
    assert at.view(None)["spaces"][2]["wizards"] == [0, 1, 2]
    assert on(at, "T2") == [0, 1, 3]


def test_a_tower_takes_all_above_it_with_their_wizards() -> None:
    """Towers 1."""
    at = table(stacks={1: ["T1", "T2"]}, wizards={1: [3], "T1": [0], "T2": [1]}, hands={0: "T3 T3 T4"}, castle=10)
    assert at.view(None)["spaces"][1]["wizards"] == [1]
    play(at, "T4 tower", "tower T1")
    assert stack(at, 1) == []
    assert stack(at, 5) == ["T5", "T1", "T2"]
    assert at.view(None)["spaces"][1]["wizards"] == [3]
    assert at.view(None)["spaces"][5]["wizards"] == [1]
    assert on(at, "T1") == [0]


def test_the_upper_tower_goes_alone() -> None:
    """Towers 1."""
    at = table(stacks={1: ["T1", "T2"]}, wizards={"T1": [0], "T2": [1]}, hands={0: "T3 T3 T4"}, castle=10)
    play(at, "T4 tower", "tower T2")
    assert stack(at, 1) == ["T1"]
    assert stack(at, 5) == ["T5", "T2"]
    assert at.view(None)["spaces"][1]["wizards"] == [0]


def test_wizards_already_hidden_are_not_locked_up_anew() -> None:
    """Towers 2."""
    at = table(stacks={1: ["T1", "T2"], 5: ["T5", "T6"]}, wizards={"T1": [0], "T5": [2], 5: [3]}, hands={0: "T3 T3 T4"}, castle=10)
    play(at, "T4 tower", "tower T1")
    assert flasks(at, 0) == (0, 5, 0)
    assert "locked_up" not in kinds(at)


def test_own_wizards_only_fill_a_flask_too_and_a_full_set_gets_nothing() -> None:
    """Towers 3."""
    at = table(wizards={2: [0, 0]}, stacks={11: ["T2"]}, hands={0: "T1 T1 T1"}, castle=13)
    play(at, "T1 tower", "tower T1")
    assert flasks(at, 0) == (1, 4, 0)
    full = table(wizards={2: [1]}, stacks={11: ["T2"]}, hands={0: "T1 T1 T1"}, castle=13, full={0: 5})
    play(full, "T1 tower", "tower T1")
    assert flasks(full, 0) == (5, 0, 0)


def test_landing_where_nobody_stands_and_revealing_give_nothing() -> None:
    """Towers 4."""
    at = table(wizards={1: [1], "T1": [2]}, stacks={1: ["T1"], 11: ["T2"]}, hands={0: "T1 T1 T1"}, castle=13)
    play(at, "T1 tower", "tower T1")
    assert flasks(at, 0) == (0, 5, 0)
    assert "uncovered" in kinds(at)


def test_the_special_tower_and_a_spell_lock_up_and_fill() -> None:
    """Towers 5."""
    at = table(wizards={2: [1]}, stacks={11: ["T2"]}, castle=13)
    play(at, "special", "tower T1")
    assert flasks(at, 0) == (1, 4, 0)
    by_spell = table(wizards={3: [1]}, stacks={11: ["T3"]}, castle=13, full={0: 1})
    play(by_spell, "cast move_tower", "tower T1")
    assert flasks(by_spell, 0) == (1, 3, 1)


def test_first_pay_then_fill() -> None:
    """Towers 5. With one flask full and the others spent, the payment makes no empty flask: there is nothing to fill."""
    at = table(wizards={3: [1]}, stacks={11: ["T3"]}, castle=13, full={0: 1}, spent={0: 4})
    play(at, "cast move_tower", "tower T1")
    assert flasks(at, 0) == (0, 0, 5)


def test_the_uncovered_move_at_once_and_nothing_is_put_back() -> None:
    """Towers 6."""
    at = table(wizards={1: [0]}, stacks={1: ["T1"]}, hands={0: "T1 W2 W2"}, castle=13)
    assert "W2 wizard" not in listed(at)
    play(at, "T1 tower", "tower T1")
    assert not at.may_undo(0)
    assert "W2 wizard" in listed(at)


def test_undo_before_a_tower_is_lifted() -> None:
    at = table(wizards={1: [0]}, hands={0: "T1 W2 W2"}, castle=13)
    play(at, "T1 tower")
    at.undo(0)
    assert at.view(0)["phase"] == "choosing_card"


def test_no_tower_ends_on_the_castle_but_may_pass_it() -> None:
    """Towers 7."""
    at = table(wizards={12: [0]}, hands={0: "T1 T2 T1"}, castle=10)
    play(at, "T1 tower")
    assert why_not(at, "tower T9") == "castle_is_there"
    assert "tower T9" not in listed(at)
    far = table(wizards={12: [0]}, hands={0: "T1 T2 T1"}, castle=10)
    play(far, "T2 tower", "tower T9")
    assert stack(far, 11) == ["T9"]


def test_a_tower_carries_the_castle() -> None:
    """Towers 7."""
    at = table(wizards={3: [1]}, stacks={11: ["T3"]}, hands={0: "T2 T2 T1"}, castle=1)
    assert stack(at, 1) == ["T1", "castle"]
    play(at, "T2 tower", "tower T1")
    assert castle(at) == 3
    assert stack(at, 3) == ["T1", "castle"]
    assert flasks(at, 0) == (1, 4, 0)
    assert "castle_carried" in kinds(at)


def test_no_tower_ends_on_the_castle_backward_either() -> None:
    """Towers 7."""
    at = table(wizards={12: [0]}, options=ALL_SPELLS, full={0: 1}, castle=0)
    play(at, "cast headwind_tower")
    assert why_not(at, "tower T2") == "castle_is_there"
    play(at, "tower T1")
    assert stack(at, 15) == ["T1"]


def test_a_stack_of_nine_with_the_castle_on_top() -> None:
    """Towers 8."""
    towers = [f"T{number}" for number in range(1, 10)]
    at = table(wizards={12: [0]}, stacks={5: towers}, hands={0: "T2 T2 T1"}, castle=5)
    assert stack(at, 5) == [*towers, "castle"]
    play(at, "T2 tower", "tower T1")
    assert stack(at, 7) == [*towers, "castle"]


def test_no_seventh_visible_wizard_but_any_number_hidden_below() -> None:
    """Towers 9."""
    crowd = [1, 1, 2, 2, 3, 3]
    full = table(wizards={"T2": crowd, 1: [0]}, stacks={11: ["T1"]}, hands={0: "W1 W1 W1"}, castle=13)
    assert why_not(full, "W1 wizard") == "side_is_dead"
    below = table(wizards={2: crowd, 1: [0]}, stacks={11: ["T1"]}, hands={0: "W1 W1 W1"}, castle=13)
    play(below, "W1 wizard", "wizard 1")
    assert below.view(None)["spaces"][2]["wizards"] == [0]


def test_the_castle_has_no_limit() -> None:
    """Towers 9. Far more than six are home already; two more come in at once, past six who stand beneath."""
    wizards = {13: [0, 0], 5: [1], "T8": [1, 1, 2, 2, 3, 3]}
    at = table(wizards=wizards, stacks={14: ["T8", "T9"]}, hands={0: "W1 W1 W1"}, castle=14, full={0: 1}, options=ALL_SPELLS)
    play(at, "W1 wizard", "carry 13")
    assert at.view(None)["home"] == [4, 1, 2, 2]


def test_towers_never_merge_crowds() -> None:
    """Towers 9."""
    at = table(wizards={"T1": [0, 1, 1, 2, 2, 3], "T2": [0, 1, 1, 2, 2, 3]}, hands={0: "T1 W1 W1"}, castle=13)
    play(at, "T1 tower", "tower T1")
    assert [len(on(at, tower)) for tower in ("T1", "T2")] == [6, 6]


def test_filling_is_automatic() -> None:
    """Towers 3."""
    at = table(wizards={2: [1]}, stacks={11: ["T2"]}, hands={0: "T1 T1 T1"}, castle=13)
    play(at, "T1 tower", "tower T1")
    assert "flask_filled" in kinds(at)
