"""Alone and together against the deck, as we read it (Towers 44 to 47, 65)."""

from typing import Any

import pytest

from coven.errors import CovenError
from tests.wandering_towers.build import GAME, flasks, listed, on, play, table, why_not

TOGETHER = {"mode": "cooperative"}
THREE = {"spells": "chosen", "with_move_wizard": True, "with_move_tower": True, "with_free_wizard": True}


def solo(**more: Any):  # type: ignore[no-untyped-def]
    given: dict[str, Any] = {"wizards": {13: [0], 5: [0]}, "castle": 14, "hands": {0: "W1 W2 T1"}}
    return table(1, **{**given, **more})


def test_twelve_wizards_of_one_owner() -> None:
    """Towers 44."""
    at = GAME.new_table(1, seed=1)
    assert at.setting["wizards"] == 12
    assert sum(len(space["wizards"]) for space in at.view(0)["spaces"]) == 12
    assert at.view(0)["flasks"] == [{"full": 0, "empty": 0, "spent": 0}]


def test_one_card_a_turn_then_a_refill() -> None:
    """Towers 44."""
    at = solo(wizards={10: [0], 5: [0]})
    play(at, "W1 wizard", "wizard 10")
    assert at.view(0)["phase"] == "choosing_card"
    assert at.view(0)["hand_sizes"] == [3]
    assert at.view(0)["used"] == 1


def test_all_home_wins_at_once() -> None:
    """Towers 44."""
    at = solo(wizards={13: [0]})
    play(at, "W1 wizard", "wizard 13")
    assert at.outcome is not None
    assert (at.outcome.reason, at.outcome.winners) == ("escaped", (0,))


def test_lost_after_the_thirtieth_card() -> None:
    """Towers 44, 65."""
    at = solo(wizards={10: [0], 5: [0]}, used=28)
    play(at, "W1 wizard", "wizard 10")
    assert at.outcome is None
    play(at, at.moves(0)[0].text)
    while at.outcome is None:
        play(at, at.moves(0)[0].text)
    assert (at.outcome.reason, at.outcome.winners) == ("out_of_cards", ())
    assert at.view(0)["used"] == 30


def test_three_spells_with_six_full_flasks() -> None:
    """Towers 45, 65."""
    at = GAME.new_table(1, {"spells": "random"}, seed=4)
    assert len(at.setting["spells"]) == 3
    assert at.view(0)["flasks"][0] == {"full": 6, "empty": 0, "spent": 0}
    plain = GAME.new_table(1, seed=4)
    assert plain.setting["spells"] == []


def test_a_spell_only_after_the_card() -> None:
    """Towers 65."""
    at = solo(wizards={10: [0], 5: [0]}, options=THREE)
    assert why_not(at, "cast move_wizard") == "no_spell_now"
    play(at, "W1 wizard")
    assert why_not(at, "cast move_wizard") == "no_spell_now"
    play(at, "wizard 10")
    assert at.view(0)["phase"] == "ending"
    play(at, "cast move_wizard", "step 1:11")
    assert at.view(0)["flasks"][0]["full"] == 4
    assert at.view(0)["phase"] == "choosing_card"


def test_no_spell_after_a_wizard_came_home() -> None:
    """Towers 65."""
    at = solo(options=THREE)
    play(at, "W1 wizard", "wizard 13")
    assert at.view(0)["phase"] == "choosing_card"


def test_the_last_turn_has_its_spell() -> None:
    """Towers 65."""
    at = solo(wizards={12: [0]}, options=THREE, used=29)
    play(at, "W1 wizard", "wizard 12", "cast move_wizard", "step 1:13")
    assert at.outcome is not None
    assert at.outcome.reason == "escaped"


def test_no_voluntary_discard_dead_cards_count() -> None:
    """Towers 65."""
    at = solo(wizards={5: [0, 0]})
    assert why_not(at, "discard T1") == "card_is_alive"
    assert why_not(at, "special") == "not_against_the_deck"
    play(at, "discard W1")
    assert at.view(0)["used"] == 1


@pytest.mark.parametrize("options", [{"spells": "chosen"}, {**THREE, "with_free_wizard": False, "with_piggyback": True}])
def test_exactly_three_and_never_piggyback(options: dict[str, Any]) -> None:
    """Towers 65."""
    with pytest.raises(CovenError) as caught:
        GAME.new_table(1, options)
    assert caught.value.code == "bad_option"
    for seed in range(40):
        names = [row["spell"] for row in GAME.new_table(1, {"spells": "random"}, seed=seed).setting["spells"]]
        assert "piggyback" not in names


def test_the_deck_is_never_shuffled_again() -> None:
    """Towers 65."""
    at = GAME.new_table(1, seed=2)
    while at.outcome is None:
        play(at, at.moves(0)[-1].text)
    assert at.view(0)["pile"] >= 90 - 33


def test_together_seats_take_turns_with_one_open_hand() -> None:
    """Towers 46."""
    at = GAME.new_table(3, TOGETHER, seed=2)
    first = at.to_act[0]
    assert at.view(0)["hand"] == at.view(1)["hand"] == at.view(None)["hand"]
    assert len(at.view(0)["hand"]) == 3
    while at.to_act == (first,):
        play(at, listed(at)[0])
    assert at.to_act == ((first + 1) % 3,)


def test_together_all_win_or_lose() -> None:
    """Towers 46."""
    at = table(2, wizards={13: [0]}, castle=14, hands={0: "W1 W2 T1"}, options=TOGETHER)
    play(at, "W1 wizard", "wizard 13")
    assert at.outcome is not None
    assert at.outcome.winners == (0, 1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_casts_from_the_common_flasks(seat: int) -> None:
    """Towers 46, 65."""
    at = table(3, wizards={10: [0], 5: [0]}, castle=14, hands={0: "W1 W2 T1"}, options={**TOGETHER, **THREE}, turn=seat)
    play(at, "W1 wizard", "wizard 10")
    assert (at.to_act, at.view(None)["phase"]) == ((seat,), "ending")
    assert {"cast move_wizard", "cast move_tower", "free T5"} <= set(listed(at))
    play(at, "cast move_wizard", "step 1:11")
    assert flasks(at, 0) == (4, 0, 2)
    assert at.to_act == ((seat + 1) % 3,)


def test_together_the_flasks_run_out_for_all() -> None:
    """Towers 46, 65. Three spells of two flasks each; the fourth turn has no spell and goes on without a word."""
    hands = {0: "T1 T1 T1"}
    at = table(3, wizards={10: [0], 5: [0]}, castle=0, hands=hands, options={**TOGETHER, **THREE}, pile={"T1": 1, "T2": 4, "T3": 4})
    for turn in range(3):
        play(at, listed(at)[0], "tower T1", "cast move_wizard", f"step 1:{10 + turn}")
    assert (flasks(at, 0), at.to_act) == ((0, 0, 6), (0,))
    play(at, listed(at)[0], "tower T1")
    assert (at.to_act, at.view(None)["phase"]) == ((1,), "choosing_card")


def test_together_a_freed_wizard_is_everybodys() -> None:
    """Towers 46, 65."""
    at = table(3, wizards={10: [0], 5: [0]}, castle=14, hands={0: "W1 W2 T1"}, options={**TOGETHER, **THREE}, turn=2)
    play(at, "W1 wizard", "wizard 10", "free T5")
    assert (on(at, "T5"), flasks(at, 0)) == ([0], (5, 0, 1))


def test_there_is_no_way_to_play_but_those_of_the_rules() -> None:
    """Towers 44, 46, 47. Alone or together, against the same deck and the same thirty cards; no option adds a puzzle or another solitaire."""
    mode = next(option for option in GAME.options if option.name == "mode")
    assert mode.values() == ["competitive", "teams", "cooperative"]
    alone, together = GAME.new_table(1, seed=1), GAME.new_table(3, {"mode": "cooperative"}, seed=1)
    same = ("solo", "wizards", "last_card", "spells")
    assert {name: alone.setting[name] for name in same} == {name: together.setting[name] for name in same}
    assert (alone.setting["wizards"], alone.setting["last_card"]) == (12, 30)
    assert set(GAME.standard_box.data["solo"]) == {"wizards", "flasks", "cards", "spells"}
    with pytest.raises(CovenError):
        GAME.new_table(1, {"mode": "puzzle"})
