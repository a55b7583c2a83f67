"""A refusal says what is true at that moment, and cites the ruling that makes it so."""

import pytest

from coven.table.table import Table
from tests.wandering_towers.build import ALL_SPELLS, GAME, MASTER, TEAMS, listed, play, table, why_not


def ruling(at: Table, move: str) -> int:
    refused = at.refusal(at.to_act[0], move)
    assert refused is not None
    return refused.ruling


def basic(**options: object) -> Table:
    return table(wizards={10: [0, 0], 3: [1]}, castle=14, hands={0: "W2 W1 T1"}, full={0: 3}, options={**ALL_SPELLS, **options})


def test_free_a_wizard_is_cast_by_naming_a_tower() -> None:
    """Towers 29."""
    at = basic()
    assert "free T3" in listed(at)
    assert why_not(at, "cast free_wizard") == "name_a_tower"


def test_piggyback_in_the_basic_game_is_named_with_the_piece() -> None:
    """Towers 59."""
    at = basic()
    assert why_not(at, "cast piggyback") == "named_with_piece"
    play(at, "W2 wizard")
    assert why_not(at, "cast piggyback") == "named_with_piece"
    assert "carry 10" in listed(at)
    spent = play(basic(), "cast move_tower", "tower T1")
    assert why_not(spent, "cast piggyback") == "spell_used"


def test_a_basic_spell_at_a_wrong_moment() -> None:
    """Towers 66."""
    at = play(basic(spell_in_action=False), "W2 wizard")
    assert (why_not(at, "cast move_tower"), ruling(at, "cast move_tower")) == ("no_spell_now", 66)
    assert why_not(at, "free T3") == "no_spell_now"


def test_a_master_spell_at_a_wrong_moment() -> None:
    """Towers 33, 51. Free a wizard needs no slot (Towers 35): that the slot is used is no reason."""
    at = table(wizards={10: [0], 3: [1]}, castle=14, hands={0: "W2 W1 T1"}, full={0: 5}, options=MASTER)
    play(at, "cast move_tower", "tower T1", "stop", "W2 wizard")
    assert (why_not(at, "free T3"), ruling(at, "free T3")) == ("no_slot_now", 33)
    assert why_not(at, "cast move_tower") == "spell_used"
    assert why_not(at, "cast move_tower after") == "no_slot_now"


def test_a_second_free_in_one_action() -> None:
    """Towers 51."""
    at = table(wizards={10: [0], 3: [1]}, castle=14, full={0: 5}, options=MASTER)
    play(at, "free T3")
    assert (why_not(at, "free T3"), ruling(at, "free T3")) == ("already_freed", 51)


@pytest.mark.parametrize(("players", "options"), [(1, {}), (3, {"mode": "cooperative"})])
def test_against_the_deck_the_hand_is_never_changed_as_a_whole(players: int, options: dict[str, object]) -> None:
    """Towers 45."""
    at = GAME.new_table(players, options, seed=1)
    assert (why_not(at, "special"), ruling(at, "special")) == ("not_against_the_deck", 45)


def test_what_partners_say_out_of_time() -> None:
    """Towers 60."""
    at = table(wizards={10: [0]}, castle=14, hands={0: "W1 W2 T1"}, full={0: 1}, options=TEAMS, phase="choosing_card")
    play(at, "W1 wizard")
    assert {(why_not(at, move), ruling(at, move)) for move in ("ask", "offer", "give flask", "accept")} == {("partners_not_now", 60)}


def test_a_third_card_in_a_row_cites_the_turn() -> None:
    at = table(wizards={10: [0]}, castle=14, hands={0: "W1 W2 T1"})
    play(at, "W1 wizard")
    assert (why_not(at, "W2 wizard"), ruling(at, "W2 wizard")) == ("not_now", 15)
