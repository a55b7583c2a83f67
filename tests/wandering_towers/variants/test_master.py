"""Master wizards: windows, before and after, repeated use, moves made impossible, Free at any time (Towers 31 to 35, 49, 51, 53 to 62)."""

import pytest

from coven.errors import CovenError
from coven.games.wandering_towers.names import SPELL_NAMES
from tests.wandering_towers.build import GAME, MASTER, castle, flasks, kinds, listed, on, play, stack, table, why_not


def only(*spells: str) -> dict[str, object]:
    """Master wizards with these spells."""
    return {"master": True, "spells": "chosen", **{f"with_{name}": name in spells for name in SPELL_NAMES}}


def at_window(spells: tuple[str, ...], full: dict[int, int], **more: object):  # type: ignore[no-untyped-def]
    """Seat 0 has announced its wizard on 10, which goes one space; T8 stands two spaces behind it."""
    wizards = more.pop("wizards", {10: [0], "T5": [1], 15: [0]})
    options = {**only(*spells), **more.pop("more_options", {})}  # type: ignore[dict-item]
    at = table(wizards=wizards, hands={0: "W1 W2 T1"}, castle=14, full=full, options=options, **more)  # type: ignore[arg-type]
    return play(at, "W1 wizard", "wizard 10")


@pytest.mark.parametrize("count", range(1, 9))
def test_any_number_of_random_spells(count: int) -> None:
    """Towers 31, 68."""
    at = GAME.new_table(4, {"master": True, "spells": "random", "spell_count": count}, seed=count)
    assert len(at.setting["spells"]) == count


def test_master_wizards_alone_draw_their_spells_at_random() -> None:
    """Towers 23, 31. Three of eight, any of them, unless the table says otherwise."""
    drawn = [[row["spell"] for row in GAME.new_table(4, {"master": True}, seed=seed).setting["spells"]] for seed in range(60)]
    assert all(len(spells) == 3 for spells in drawn)
    assert {spell for spells in drawn for spell in spells} == set(SPELL_NAMES)
    basic = GAME.new_table(4, {"master": True, "spells": "basic"}, seed=1)
    assert [row["spell"] for row in basic.setting["spells"]] == ["move_wizard", "move_tower"]
    assert [row["spell"] for row in GAME.new_table(4, {}, seed=1).setting["spells"]] == ["move_wizard", "move_tower"]


def test_spells_take_anybodys_wizard_on_anybodys_turn() -> None:
    """Towers 31."""
    at = at_window(("move_wizard",), {1: 2})
    assert at.to_act == (1,)
    play(at, "cast move_wizard")
    assert {"step 2:5", "step 1:15", "step announced"} == set(listed(at))


def test_the_active_player_is_asked_first_then_clockwise_and_each_once() -> None:
    """Towers 32, 58."""
    at = at_window(("move_tower",), {0: 1, 1: 1, 3: 1})
    asked = []
    while at.view(None)["phase"] == "window":
        asked.append(at.to_act[0])
        play(at, "pass")
    assert asked == [0, 1, 3]
    assert on(at, 11) == [0]


def test_one_slot_for_one_caster() -> None:
    """Towers 32."""
    at = at_window(("move_tower",), {0: 1, 1: 1}, wizards={10: [0], 15: [0]})
    play(at, "cast move_tower", "tower T1")
    assert at.view(None)["phase"] != "window"
    assert on(at, 11) == [0]


def test_several_uses_in_a_row_each_paid_and_finished() -> None:
    """Towers 32, 62."""
    at = at_window(("move_tower",), {1: 3}, wizards={10: [0], 15: [0]})
    play(at, "cast move_tower", "tower T1")
    assert flasks(at, 1)[0] == 2
    assert {"stop", "tower T1"} <= set(listed(at))
    play(at, "tower T1")
    assert flasks(at, 1)[0] == 1
    play(at, "stop")
    assert stack(at, 5) == ["T5", "T1"]
    assert flasks(at, 1) == (1, 2, 2)


def test_single_steps_the_castle_is_not_jumped() -> None:
    """Towers 62."""
    at = at_window(("move_wizard",), {1: 4}, wizards={10: [0], 13: [1], 12: [1]})
    play(at, "cast move_wizard", "step 2:13")
    assert at.view(None)["home"][1] == 3
    assert "step 2:12" in listed(at)


def test_the_caster_decides_before_or_after() -> None:
    """Towers 33."""
    before = at_window(("move_tower",), {1: 1})
    play(before, "cast move_tower", "tower T8")
    assert on(before, 11) == []
    assert on(before, 10) == [0]
    after = at_window(("move_tower",), {1: 1})
    play(after, "cast move_tower after")
    assert on(after, 11) == [0]
    assert after.to_act == (1,)
    play(after, "tower T9")
    assert stack(after, 11) == ["T9"]
    assert flasks(after, 1) == (1, 3, 1)


def test_a_move_made_impossible_loses_the_action() -> None:
    """Towers 33, 34."""
    at = at_window(("move_tower",), {1: 1})
    play(at, "cast move_tower", "tower T8", "stop")
    assert at.view(0)["action"] == 2
    assert at.view(0)["discards"] == {"W1": 1}
    assert flasks(at, 1) == (1, 3, 1)


def test_an_announced_wizard_that_a_spell_has_covered_stays() -> None:
    """Towers 33, 34, 56. On the ground, and on a roof that a tower covers; where the spell uncovers it again, it goes."""
    at = play(at_window(("move_tower",), {1: 1}), "cast move_tower", "tower T8", "stop")
    assert (stack(at, 10), on(at, 10), on(at, "T8"), on(at, 11)) == (["T8"], [0], [], [])
    roof = at_window(("move_tower",), {1: 1}, wizards={"T9": [0], "T5": [1]}, stacks={10: ["T9"]})
    play(roof, "cast move_tower", "tower T8", "stop")
    assert (stack(roof, 10), on(roof, "T9"), on(roof, "T8"), on(roof, 11)) == (["T9", "T8"], [0], [], [])
    again = at_window(("move_tower",), {1: 2}, stacks={13: ["T9"]})
    play(again, "cast move_tower", "tower T8", "tower T8", "stop")
    assert (stack(again, 12), on(again, 10), on(again, 11)) == (["T8"], [], [0])


def test_the_announced_piece_is_binding() -> None:
    """Towers 34. Asked first, the active player may cast but neither announce another piece, play another card nor give the move up."""
    at = at_window(("move_tower",), {0: 1, 1: 1})
    assert at.to_act == (0,)
    assert {why_not(at, move) for move in ("wizard 15", "wizard 10", "tower T1", "W2 wizard", "T1 tower", "give up", "special")} == {"not_now"}
    play(at, "pass", "cast move_tower", "tower T1")
    assert (on(at, 11), on(at, 15)) == ([0], [0])
    assert at.view(0)["discards"] == {"W1": 1}


def test_free_leaves_the_slot_alone() -> None:
    """Towers 35."""
    at = at_window(("move_tower", "free_wizard"), {1: 2}, wizards={10: [0], 3: [1], 15: [0]})
    play(at, "free T3")
    assert "cast move_tower" in listed(at)
    assert why_not(at, "free T3") == "already_freed"
    play(at, "cast move_tower", "tower T1")
    assert flasks(at, 1)[2] == 2


def test_the_active_player_may_cast_before_the_card() -> None:
    """Towers 49."""
    at = table(wizards={2: [0], 5: [1]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 1, 1: 2}, options=only("move_tower", "piggyback"))
    assert "cast piggyback" not in listed(at)
    play(at, "cast move_tower", "tower T2", "W1 wizard", "wizard 2")
    assert at.view(0)["action"] == 2
    assert on(at, "T3") == [0]


def test_no_spell_before_the_card_as_an_option() -> None:
    """Towers 49."""
    options = {**only("move_tower"), "master_spell_before_card": False}
    at = table(wizards={10: [0], 5: [1]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 1}, options=options)
    assert why_not(at, "cast move_tower") == "no_slot_now"


def test_no_spell_between_draw_and_tower_of_the_special_case() -> None:
    """Towers 33, 49, 51. Master wizards cast at the start of the action, in windows and when it closes; the tower is chosen in between."""
    at = table(wizards={3: [0, 1], 10: [0]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 3}, options=only("move_tower", "free_wizard"))
    assert {"cast move_tower", "free T3"} <= set(listed(at))
    play(at, "special")
    assert at.view(None)["phase"] == "choosing_tower"
    assert set(listed(at)) == {f"tower T{number}" for number in range(1, 10)} | {"decline"}
    assert {why_not(at, move) for move in ("cast move_tower", "cast move_tower after", "free T3")} == {"no_slot_now"}
    play(at, "tower T1")
    assert {"cast move_tower", "free T3"} <= set(listed(at))


def test_free_at_the_start_and_in_the_closing_window() -> None:
    """Towers 51."""
    at = table(wizards={3: [0, 1], 10: [0]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 1, 1: 1}, options=only("free_wizard"))
    assert "free T3" in listed(at)
    play(at, "W1 wizard", "wizard 10")
    assert at.view(None)["phase"] == "window"
    play(at, "pass", "pass")
    assert at.view(None)["phase"] == "closing"
    assert at.to_act == (0,)
    play(at, "pass", "free T3")
    assert on(at, "T3") == [1]
    assert at.view(0)["action"] == 2


def test_once_per_player_and_action() -> None:
    """Towers 51."""
    at = table(wizards={3: [0, 0], 10: [0]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 3}, options=only("free_wizard"))
    play(at, "free T3")
    assert why_not(at, "free T3") == "already_freed"
    play(at, "W1 wizard", "wizard 10")
    assert at.view(0)["action"] == 2
    assert "free T3" in listed(at)


def test_the_closing_window_also_follows_a_lost_or_discarded_card() -> None:
    """Towers 51."""
    at = table(wizards={3: [0, 1]}, hands={0: "W1 W2 T1"}, castle=14, full={1: 1}, options=only("free_wizard"))
    play(at, "discard W1")
    assert at.view(None)["phase"] == "closing"
    assert at.to_act == (1,)


def test_the_player_who_just_came_home_is_skipped() -> None:
    """Towers 51."""
    at = table(wizards={13: [0], 3: [0, 1]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 1, 1: 1}, options=only("free_wizard"))
    play(at, "W1 wizard", "wizard 13", "pass", "pass")
    assert at.view(None)["phase"] == "closing"
    assert at.to_act == (1,)
    play(at, "pass")
    assert at.view(None)["turn"] == 1


def test_who_has_passed_in_the_closing_window_is_not_asked_again() -> None:
    """Towers 51, 58. Though the turn has ended and seat 2 has freed a wizard in between."""
    at = table(wizards={13: [0], 3: [1, 2, 3]}, hands={0: "W1 W2 T1"}, castle=14, full={1: 1, 2: 1, 3: 1}, options=only("free_wizard"))
    play(at, "W1 wizard", "wizard 13", "pass", "pass", "pass")
    assert (at.view(None)["phase"], at.to_act) == ("closing", (1,))
    play(at, "pass", "free T3")
    assert (at.view(None)["phase"], at.to_act) == ("closing", (3,))


def test_who_frees_a_wizard_into_the_castle_when_the_action_closes_ends_the_turn() -> None:
    """Towers 51, 55. The others are still asked."""
    at = table(wizards={10: [0], 14: [0, 1]}, stacks={14: ["T3"]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 1, 1: 1}, options=only("free_wizard"))
    play(at, "W1 wizard", "wizard 10", "pass", "pass", "free T3")
    assert (at.view(None)["home"][0], at.view(None)["phase"], at.to_act) == (3, "closing", (1,))
    play(at, "pass")
    assert at.view(None)["turn"] == 1


def test_another_player_who_comes_home_when_the_action_closes_does_not_take_the_end_of_the_turn_back() -> None:
    """Towers 51, 55. The castle goes on to 0, upon T1, which hides a wizard of seat 1's."""
    at = table(wizards={13: [0], 0: [1], 11: [0, 1]}, stacks={0: ["T1"]}, hands={0: "W1 W2 T1"}, castle=14, full={1: 1}, options=only("free_wizard"))
    play(at, "W1 wizard", "wizard 13", "pass")
    assert (castle(at), at.view(None)["phase"]) == (0, "closing")
    play(at, "free T1")
    assert at.view(None)["home"][:2] == [3, 3]
    assert at.view(None)["turn"] == 1


@pytest.mark.parametrize("choice", ["tower T1", "decline"])
def test_the_closing_window_follows_the_special_case(choice: str) -> None:
    """Towers 51."""
    at = table(wizards={3: [0, 1], 10: [0]}, hands={0: "W1 W2 T1"}, castle=14, full={1: 1}, options=only("free_wizard"))
    play(at, "special", choice)
    if choice != "decline":
        play(at, "pass")
    assert (at.view(None)["phase"], at.to_act) == ("closing", (1,))
    play(at, "free T3")
    assert on(at, "T3") == [1]
    assert at.view(None)["turn"] == 1


def test_the_reward_stays_if_the_locked_up_wizard_is_freed_at_once() -> None:
    """Towers 29."""
    at = table(wizards={2: [1], 15: [0]}, stacks={12: ["T2"]}, hands={0: "T1 W2 T1"}, castle=14, full={1: 1}, options=only("free_wizard"))
    play(at, "T1 tower", "tower T1", "pass", "pass", "free T1")
    assert flasks(at, 0) == (1, 4, 0)
    assert on(at, "T1") == [1]


def test_after_is_paid_at_once_and_may_lapse() -> None:
    """Towers 53."""
    at = at_window(("move_tower",), {1: 2})
    play(at, "cast move_tower after")
    assert flasks(at, 1) == (1, 3, 1)
    play(at, "stop")
    assert flasks(at, 1) == (1, 3, 1)
    assert at.view(0)["action"] == 2


def test_after_comes_even_if_the_move_ended_the_turn_but_not_the_active_players_own() -> None:
    """Towers 53."""
    wizards = {13: [0], 5: [1], 15: [0]}
    theirs = table(wizards=wizards, hands={0: "W1 W2 T1"}, castle=14, full={1: 1}, options=only("move_tower"))
    play(theirs, "W1 wizard", "wizard 13", "cast move_tower after")
    assert theirs.view(None)["home"][0] == 3
    assert theirs.to_act == (1,)
    assert theirs.view(None)["turn"] == 0
    own = table(wizards=wizards, hands={0: "W1 W2 T1"}, castle=14, full={0: 1}, options=only("move_tower"))
    play(own, "W1 wizard", "wizard 13", "cast move_tower after")
    assert own.view(None)["turn"] == 1
    assert flasks(own, 0) == (0, 4, 1)


def test_after_comes_even_if_the_move_was_prevented() -> None:
    """Towers 53. Seat 2 frees a wizard to where the announced one wanted to go: there is no room left, but seat 1 casts all the same."""
    wizards: dict[int | str, list[int]] = {10: [0], "T9": [2, 2, 3, 3, 3], 11: [2]}
    options = only("move_tower", "free_wizard")
    at = table(wizards=wizards, stacks={11: ["T9"]}, hands={0: "W1 W2 T1"}, castle=14, full={1: 1, 2: 1}, options=options)
    play(at, "W1 wizard", "wizard 10", "cast move_tower after", "free T9")
    assert on(at, 10) == [0]
    assert (at.view(None)["phase"], at.to_act) == ("aiming", (1,))
    play(at, "tower T1")
    assert stack(at, 3) == ["T3", "T1"]
    assert at.view(0)["action"] == 2


def test_a_waiting_spell_with_no_target_left_lapses_and_stays_paid() -> None:
    """Towers 53. The only wizard in sight comes home by the announced move; the other one is locked up under T3."""
    at = table(wizards={13: [0], 3: [1]}, hands={0: "W1 W2 T1"}, castle=14, full={1: 3}, options=only("move_wizard"))
    play(at, "W1 wizard", "wizard 13", "cast move_wizard after")
    assert (at.view(None)["phase"], at.view(None)["turn"], at.view(None)["spell"]) == ("choosing_card", 1, None)
    assert flasks(at, 1) == (1, 2, 2)


def test_a_spell_may_be_named_for_later_though_it_has_no_target_yet() -> None:
    """Towers 53. All towers stand in one stack until the announced one leaves it; then the two highest can be swapped."""
    towers = [f"T{number}" for number in range(1, 10)]
    at = table(wizards={10: [0], 11: [1]}, stacks={3: towers}, hands={0: "T1 W2 T1"}, castle=14, full={1: 2}, options=only("swap_towers"))
    play(at, "T1 tower", "tower T5")
    assert (at.to_act, listed(at)) == ((1,), ["pass", "skip", "cast swap_towers after"])
    play(at, "cast swap_towers after")
    assert listed(at) == ["stop", "swap T4 T9"]


def test_what_has_lapsed_is_gone_in_the_closing_window() -> None:
    """Towers 53. The active player's waiting spell, since he came home; and another player's, who lets it lapse."""
    wizards: dict[int | str, list[int]] = {13: [0], 3: [0, 1], 15: [0]}
    options = only("move_tower", "free_wizard")
    own = table(wizards=wizards, hands={0: "W1 W2 T1"}, castle=14, full={0: 1, 1: 1}, options=options)
    play(own, "W1 wizard", "wizard 13", "cast move_tower after", "pass")
    other = table(wizards=wizards, hands={0: "W2 W2 T1"}, castle=14, full={1: 2}, options=options)
    play(other, "W2 wizard", "wizard 13", "cast move_tower after", "pass", "stop")
    for at in (own, other):
        assert (at.view(None)["phase"], at.to_act, at.view(None)["spell"]) == ("closing", (1,), None)
        assert GAME.from_position(at.keeper.position()).keeper.position() == at.keeper.position()


def test_further_uses_by_others_even_after_the_turn_has_ended() -> None:
    """Towers 53, 62."""
    at = table(wizards={13: [0], 10: [0]}, hands={0: "W1 W2 T1"}, castle=14, full={1: 2}, options=only("move_tower"))
    play(at, "W1 wizard", "wizard 13", "cast move_tower after", "tower T1")
    assert {"stop", "tower T1"} <= set(listed(at))
    play(at, "stop")
    assert at.view(None)["turn"] == 1


def test_further_uses_after_the_move() -> None:
    """Towers 53."""
    at = at_window(("move_tower",), {1: 3}, wizards={10: [0], 15: [0]})
    play(at, "cast move_tower after", "tower T1")
    assert "stop" in listed(at)
    play(at, "tower T1", "stop")
    assert flasks(at, 1)[0] == 1


def test_the_active_players_own_spell_that_brings_a_wizard_home_ends_the_turn_and_loses_the_move() -> None:
    """Towers 55."""
    at = at_window(("move_wizard",), {0: 2}, wizards={10: [0], 13: [0], 5: [1]})
    play(at, "cast move_wizard", "step 1:13")
    assert at.view(None)["turn"] == 1
    assert on(at, 10) == [0]


def test_a_move_lost_by_the_end_of_the_turn_is_announced_no_more() -> None:
    """Towers 55."""
    at = at_window(("move_wizard", "free_wizard"), {0: 2, 1: 1}, wizards={10: [0], 13: [0], 3: [1]})
    play(at, "cast move_wizard", "step 1:13")
    assert (at.view(None)["phase"], at.to_act, on(at, 10)) == ("closing", (1,), [0])
    assert at.view(None)["move"]["wizard"] is None


def test_another_players_spell_that_sends_it_home_only_loses_that_move() -> None:
    """Towers 55."""
    at = table(wizards={13: [0], 5: [1], 10: [0]}, hands={0: "W3 W2 T1"}, castle=14, full={1: 2}, options=only("move_wizard"))
    play(at, "W3 wizard", "wizard 13", "cast move_wizard", "step announced")
    assert at.view(None)["home"][0] == 3
    assert at.view(None)["turn"] == 0
    assert at.view(0)["action"] == 2


def test_another_player_who_comes_home_by_a_spell_leaves_the_turn_alone() -> None:
    """Towers 55. By Move a wizard and by Free a wizard, both in the window: the announced move is made, and the second action follows."""
    at = at_window(("move_wizard",), {1: 2}, wizards={10: [0], 13: [1], "T5": [1], 15: [0]})
    play(at, "cast move_wizard", "step 2:13")
    assert (at.view(None)["home"][1], castle(at), on(at, 11)) == (3, 0, [0])
    assert (at.view(None)["turn"], at.view(None)["action"]) == (0, 2)
    freed = at_window(("free_wizard",), {1: 1}, wizards={10: [0], 14: [1], "T5": [1], 15: [0]}, stacks={14: ["T3"]})
    play(freed, "free T3")
    assert (freed.view(None)["home"][1], on(freed, 11)) == (3, [0])
    assert (freed.view(None)["turn"], freed.view(None)["action"]) == (0, 2)


def test_an_announced_wizard_goes_from_where_it_now_stands() -> None:
    """Towers 56."""
    at = at_window(("move_wizard",), {1: 2})
    play(at, "cast move_wizard", "step announced")
    assert on(at, 12) == [0]
    home = table(wizards={12: [0], 5: [1], 10: [0]}, hands={0: "W1 W2 T1"}, castle=14, full={1: 2}, options=only("move_wizard"))
    play(home, "W1 wizard", "wizard 12", "cast move_wizard", "step announced")
    assert home.view(None)["home"][0] == 3


def test_an_announced_tower_goes_from_where_it_now_stands_with_what_is_above() -> None:
    """Towers 56."""
    at = table(wizards={11: [0], 12: [1]}, hands={0: "T1 W2 T1"}, castle=14, full={1: 1}, options=only("move_tower"))
    play(at, "T1 tower", "tower T3", "cast move_tower", "tower T1")
    assert stack(at, 4) == ["T4", "T3", "T1"]


def test_an_announced_tower_stays_if_the_castle_has_come_to_where_it_would_land() -> None:
    """Towers 7, 56. Backward from 14 the castle finds the next space without a wizard to be 10, where T9 was to go."""
    at = table(wizards={13: [0], 12: [1], 11: [0]}, hands={0: "T1 W2 T1"}, castle=14, full={1: 2}, options=only("move_castle"))
    play(at, "T1 tower", "tower T9", "cast move_castle", "castle backward")
    assert (castle(at), stack(at, 9), stack(at, 10)) == (10, ["T9"], ["castle"])
    assert (at.view(0)["action"], at.view(0)["discards"]) == (2, {"T1": 1})


def test_the_caster_says_whether_the_announced_wizard_is_taken() -> None:
    """Towers 57."""
    at = at_window(("move_wizard",), {1: 2}, wizards={10: [0, 0], 5: [1]})
    play(at, "cast move_wizard")
    assert {"step 1:10", "step announced"} <= set(listed(at))
    play(at, "step 1:10")
    assert on(at, 11) == [0, 0]
    single = at_window(("move_wizard",), {1: 2})
    play(single, "cast move_wizard")
    assert why_not(single, "step 1:10") == "aim_at_announced"


def locked_up_together(*wizards: int, **more: object):  # type: ignore[no-untyped-def]
    """Seat 0 locks up whoever is with its announced wizard, and looks beneath the tower to free one."""
    at = at_window(("move_tower", "free_wizard"), {0: 2}, wizards={10: [0, *wizards], 5: [1]}, **more)
    return play(at, "cast move_tower", "tower T8", "stop", "free T8")


def test_who_frees_says_whether_the_announced_wizard_of_two_equal_ones_is_meant() -> None:
    """Towers 57."""
    at = locked_up_together(0)
    assert (at.view(0)["phase"], at.to_act, listed(at)) == ("freeing", (0,), ["free own", "free announced"])
    assert flasks(at, 0)[0] == 1  # two spent, one filled by the lock-up
    play(at, "free announced")
    assert (on(at, 10), on(at, "T8"), on(at, 11)) == ([0], [], [0])  # it walks on
    other = play(locked_up_together(0), "free own")
    assert (on(other, 10), on(other, "T8"), on(other, 11)) == ([0], [0], [])  # the announced one is locked up, its move lost
    assert other.view(None)["action"] == 2


def test_where_only_the_announced_wizard_may_be_freed_nobody_is_asked() -> None:
    """Towers 57."""
    assert on(locked_up_together(), 11) == [0]
    assert on(locked_up_together(1), 11) == [0]


def test_partners_choose_between_the_announced_wizard_and_others() -> None:
    """Towers 57, 67."""
    at = locked_up_together(0, 2, more_options={"mode": "teams"})
    assert listed(at) == ["free own", "free partner", "free announced"]
    play(at, "free partner")
    assert (on(at, 10), on(at, "T8")) == ([0, 0], [2])
    alone = locked_up_together(2, more_options={"mode": "teams"})
    assert listed(alone) == ["free partner", "free announced"]
    assert why_not(alone, "free own") == "no_wizard_there"


def test_a_partner_may_free_the_announced_wizard_and_a_stranger_may_not() -> None:
    """Towers 57. Seat 2 is the partner of seat 0, whose move is announced; seat 1 has locked both its wizards up."""
    at = at_window(("move_tower", "free_wizard"), {1: 2, 2: 1}, wizards={10: [0, 0, 2], 5: [1]}, more_options={"mode": "teams"})
    play(at, "cast move_tower", "tower T8", "stop", "free T8")
    assert (at.to_act, at.view(None)["looked"][0]["wizards"]) == ((2,), [0, 0, 2])  # nothing there for seat 1
    play(at, "free T8")
    assert listed(at) == ["free own", "free partner", "free announced"]
    play(at, "free announced")
    assert (on(at, 10), on(at, 11), at.view(None)["turn"]) == ([0, 2], [0], 0)


def test_the_announced_wizard_freed_into_the_castle_moves_no_more() -> None:
    """Towers 57. The castle stands on the tower that locked it up: entering ends the turn, and the other one stays."""
    at = table(
        wizards={10: [0, 0], 5: [1]}, stacks={8: ["T8"]}, castle=8, hands={0: "W1 W2 T1"}, full={0: 2}, options=only("move_tower", "free_wizard")
    )
    play(at, "W1 wizard", "wizard 10", "cast move_tower", "tower T8", "stop", "free T8")
    play(at, "free announced")
    assert (at.view(None)["home"][0], on(at, 10), at.view(None)["turn"]) == (3, [0], 1)


def test_the_special_tower_has_a_window_a_declined_one_has_not() -> None:
    """Towers 58."""
    at = table(wizards={10: [0], 5: [1]}, castle=14, full={1: 1}, options=only("move_tower"))
    play(at, "special", "tower T1")
    assert at.view(None)["phase"] == "window"
    declined = table(wizards={10: [0], 5: [1]}, castle=14, full={1: 1}, options=only("move_tower"))
    play(declined, "special", "decline")
    assert declined.view(None)["turn"] == 1


def test_riders_in_the_window_several_of_them() -> None:
    """Towers 59."""
    at = at_window(("piggyback",), {1: 3}, wizards={10: [0, 1, 1], 5: [2]})
    play(at, "cast piggyback")
    assert listed(at) == ["stop", "cast piggyback"]
    play(at, "cast piggyback")
    assert on(at, 11) == [0, 1, 1]
    assert flasks(at, 1) == (1, 2, 2)
    play(at, "W2 wizard", "wizard 11", "pass")
    assert (on(at, 11), on(at, 13)) == ([1, 1], [0])  # nobody rides in the next action


def test_piggyback_knows_no_after_and_needs_a_wizard_there() -> None:
    """Towers 59."""
    at = at_window(("piggyback", "move_tower"), {1: 1, 2: 1}, wizards={10: [0, 1], 5: [2]})
    assert why_not(at, "cast piggyback after") == "cannot_wait"
    play(at, "pass")
    assert at.to_act == (2,)
    assert why_not(at, "cast piggyback") == "no_target"


def test_a_free_that_fills_the_target_prevents_the_whole_move() -> None:
    """Towers 59."""
    crowd = [2, 2, 3, 3]
    wizards = {10: [0, 1], "T9": crowd, 11: [2]}
    at = table(wizards=wizards, stacks={11: ["T9"]}, hands={0: "W1 W2 T1"}, castle=14, full={1: 1, 2: 1}, options=only("piggyback", "free_wizard"))
    play(at, "W1 wizard", "wizard 10", "cast piggyback", "free T9")
    assert on(at, 10) == [0, 1]
    assert on(at, "T9") == [2, 2, 2, 3, 3]
    assert flasks(at, 1) == (0, 4, 1)


def test_a_party_comes_home_together() -> None:
    """Towers 59."""
    at = table(wizards={13: [0, 1], 5: [1], 4: [0]}, hands={0: "W1 W2 T1"}, castle=14, full={1: 1}, options=only("piggyback"))
    play(at, "W1 wizard", "wizard 13", "cast piggyback")
    assert at.view(None)["home"][:2] == [3, 3]
    assert kinds(at).count("castle_moved") == 1
    assert at.view(None)["turn"] == 1


def test_the_caster_is_rewarded_on_whoevers_turn() -> None:
    """Towers 61."""
    at = at_window(("move_tower",), {2: 1}, wizards={10: [0], 3: [1], 5: [1]}, stacks={12: ["T3"]})
    play(at, "cast move_tower", "tower T1")
    assert flasks(at, 2) == (1, 3, 1)
    assert flasks(at, 0) == (0, 5, 0)


def test_a_non_active_caster_may_bring_several_home() -> None:
    """Towers 62."""
    at = at_window(("move_wizard",), {1: 5}, wizards={10: [0], 13: [1, 1]})
    play(at, "cast move_wizard", "step 2:13")
    assert castle(at) == 0
    assert at.view(None)["home"][1] == 3
    play(at, "step 2:13")
    assert flasks(at, 1) == (1, 0, 4)


def test_no_further_use_is_asked_for_with_no_target_left() -> None:
    """Towers 62. Seat 1 could pay again, but the only wizard in sight is home; the other one is locked up under T3."""
    at = table(wizards={13: [0], 3: [1]}, hands={0: "W3 W2 T1"}, castle=14, full={1: 4}, options=only("move_wizard"))
    play(at, "W3 wizard", "wizard 13", "cast move_wizard", "step announced")
    assert (at.view(None)["phase"], at.to_act, at.view(None)["action"]) == ("choosing_card", (0,), 2)
    assert flasks(at, 1) == (2, 1, 2)


def test_no_further_use_once_the_casters_turn_has_ended() -> None:
    """Towers 62. Flasks are left and another wizard stands before the castle's new space, but the homecoming ended the turn."""
    at = at_window(("move_wizard",), {0: 4}, wizards={10: [0], 13: [0], 15: [0], 5: [1]})
    play(at, "cast move_wizard", "step 1:13")
    assert (castle(at), at.view(None)["home"][0]) == (0, 2)
    assert (at.view(None)["phase"], at.view(None)["turn"]) == ("choosing_card", 1)
    assert flasks(at, 0) == (2, 1, 2)


def test_windows_skip_who_can_pay_for_nothing() -> None:
    """Towers 68."""
    at = at_window(("move_wizard",), {1: 1, 2: 2})
    assert at.to_act == (2,)


def test_skip_is_not_asked_again_this_turn() -> None:
    at = at_window(("move_tower",), {1: 1})
    play(at, "skip")
    assert at.view(None)["skipping"] == [1]
    play(at, "W2 wizard", "wizard 11")
    assert at.view(None)["turn"] == 1
    assert at.view(None)["skipping"] == []


def test_skip_silences_the_closing_window_too() -> None:
    """Towers 51. Seat 1 has said skip in the window; seat 2, who only passed, is asked in every window of the turn."""
    at = at_window(("free_wizard",), {1: 1, 2: 1}, wizards={10: [0], 3: [1, 2], 15: [0]})
    play(at, "skip")
    asked = []
    while at.view(None)["turn"] == 0:
        if at.view(None)["phase"] in ("window", "closing"):
            asked.append((at.view(None)["phase"], at.to_act[0]))
            play(at, "pass")
        else:
            play(at, "W2 wizard", "wizard 11")
    assert asked == [("window", 2), ("closing", 2)] * 2
    closing = table(wizards={3: [0, 1], 10: [0]}, hands={0: "W1 W2 T1"}, castle=14, full={1: 1}, options=only("free_wizard"))
    play(closing, "W1 wizard", "wizard 10", "pass", "skip")
    assert (closing.view(None)["phase"], closing.view(None)["skipping"]) == ("choosing_card", [1])
    play(closing, "W2 wizard", "wizard 11")
    assert closing.view(None)["turn"] == 1


def test_a_free_and_the_move_after_it_are_both_told() -> None:
    at = at_window(("free_wizard",), {1: 1}, wizards={10: [0], 3: [1], 15: [0]})
    play(at, "free T3")
    assert kinds(at) == ["free", "looked", "wizard_freed", "wizard_moved"]


@pytest.mark.parametrize("options", [{"master": True, "spells": "none"}, {"master": True, "mode": "cooperative"}])
def test_master_needs_spells_and_opponents(options: dict[str, object]) -> None:
    with pytest.raises(CovenError) as caught:
        GAME.new_table(4, options)
    assert caught.value.code == "bad_option"


def test_all_eight_spells_in_the_master_variant() -> None:
    at = table(wizards={10: [0], 5: [1]}, castle=14, full={0: 5}, options=MASTER)
    assert [row["spell"] for row in at.setting["spells"]] == list(SPELL_NAMES)
