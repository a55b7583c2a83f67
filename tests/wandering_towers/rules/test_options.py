"""Options and positions that will not do: each is refused with a clear code and every fault named."""

from typing import Any

import pytest

from coven import conformance
from coven.errors import CovenError
from coven.games.wandering_towers.names import SPELL_NAMES
from tests.wandering_towers.build import GAME, TEAMS, table


def chosen(*spells: str) -> dict[str, Any]:
    return {"spells": "chosen", **{f"with_{name}": name in spells for name in SPELL_NAMES}}


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (5, {"mode": "teams"}, "bad_option"),
        (4, {"mode": "alone"}, "bad_option"),
        (4, {"spell_count": 9}, "bad_option"),
        (4, {"spells": "chosen", "with_move_wizard": False, "with_move_tower": False}, "bad_option"),
        (4, {"with_draw_two": True}, "unknown_option"),
        (4, {"memory": "some"}, "bad_option"),
        (4, {"with_swap_towers": True}, "bad_option"),
        (4, {"with_move_tower": False}, "bad_option"),
        (4, {"spells": "random", "with_swap_towers": True}, "bad_option"),
        (4, {"spell_count": 8}, "bad_option"),
        (4, {"spells": "chosen", "spell_count": 8}, "bad_option"),
        (1, {"spells": "random", "spell_count": 8}, "bad_option"),
        (3, {"mode": "cooperative", "spells": "random", "spell_count": 2}, "bad_option"),
        (4, {"finish_round": True}, "bad_option"),
        (4, {"master_spell_before_card": False}, "bad_option"),
        (4, {"master": True, "spells_on_others": True}, "bad_option"),
        (4, {"master": True, "spell_in_action": False}, "bad_option"),
        (4, {"spells": "none", "spell_after_special": True}, "bad_option"),
        (1, {"discard": "never"}, "bad_option"),
        (3, {"mode": "cooperative", "tower_before_draw": True}, "bad_option"),
        (3, {"mode": "cooperative", "others_entry_ends_turn": True}, "bad_option"),
        (1, {"spells": "basic"}, "bad_option"),
        (3, {"mode": "cooperative", "spells": "basic"}, "bad_option"),
        (4, {"others_entry_ends_turn": True}, "bad_option"),
        (4, {"mode": "teams", "others_entry_ends_turn": True}, "bad_option"),
        (4, {"spells": "none", "others_entry_ends_turn": True}, "bad_option"),
        (4, {**chosen("move_tower"), "spells_on_others": True}, "bad_option"),
        (4, {**chosen("piggyback"), "spell_in_action": False}, "bad_option"),
        (4, {**chosen("piggyback"), "spell_after_special": True}, "bad_option"),
        (4, {"master": True, **chosen("piggyback", "free_wizard"), "master_spell_before_card": False}, "bad_option"),
        (4, {"memory": "all", "bot_memory": "forgetful"}, "bad_option"),
        (1, {"memory": "own", "bot_memory": "forgetful"}, "bad_option"),
        (7, {}, "bad_players"),
        (0, {}, "bad_players"),
    ],
)
def test_options_that_will_not_do(players: int, options: dict[str, Any], code: str) -> None:
    """Towers 72."""
    with pytest.raises(CovenError) as caught:
        GAME.new_table(players, options)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {"others_entry_ends_turn": True, "spells_on_others": True}),
        (4, {"others_entry_ends_turn": True, "master": True}),
        (4, {"others_entry_ends_turn": True, "mode": "teams", **chosen("free_wizard")}),
        (4, {"spells_on_others": True, **chosen("headwind_wizard")}),
        (4, {"master": True, "spell_count": 8}),
        (4, {"memory": "own", "bot_memory": "forgetful"}),
    ],
)
def test_options_that_need_each_other_go_together(players: int, options: dict[str, Any]) -> None:
    """Towers 72."""
    assert GAME.new_table(players, options, seed=1).options.items() >= options.items()


def test_the_variants_that_checks_run_through_try_every_value_of_every_option() -> None:
    tried = {(name, value) for players, options in conformance.variants(GAME) for name, value in GAME.check_options(players, options).items()}
    assert {(option.name, value) for option in GAME.options for value in option.values()} <= tried


STACKS: list[list[str]] = [["castle"], *[[f"T{number}"] for number in range(1, 10)], *[[] for _ in range(6)]]


def changed_stacks(space: int, stack: list[str]) -> list[list[str]]:
    return [stack if number == space else row for number, row in enumerate(STACKS)]


@pytest.mark.parametrize(
    ("state", "word"),
    [
        ({"stacks": changed_stacks(0, ["castle", "T1"])}, "T1 must stand on the ring exactly once"),
        ({"stacks": [["castle", "T1"], [], *STACKS[2:]]}, "no tower may stand on the castle"),
        ({"stacks": changed_stacks(3, ["T10"])}, "there is no tower T10"),
        ({"stacks": STACKS[1:]}, "stacks must be a list of 16"),
        ({"spells": ["fly"]}, "there is no spell fly"),
        ({"hands": ["W9 W1 W1", "", "", ""]}, "there is no card W9"),
        ({"phase": "sleeping"}, "the phase must be one of"),
        ({"turn": 4}, "turn must be a seat"),
        ({"colour": "blue"}, "colour is not a part of a position"),
        ({"pending": {"mood": 1}}, "pending.mood is not a part"),
        ({"pending": {"rolls": 9}}, "pending.rolls"),
        ({"pending": {"spell": "fly"}}, "there is no spell fly"),
        ({"pending": {"card": "Z1"}}, "there is no card Z1"),
        ({"rounds": 201}, "rounds must be"),
        ({"home": [9, 0, 0, 0]}, "a wizard is lost or doubled"),
        ({"full": [9, 0, 0, 0]}, "a flask is lost or doubled"),
        ({"full": [1, 0, 0, 0], "empty": [5, 4, 5, 5]}, "seat 0 must have 5 flasks"),
        ({"phase": "over"}, "a game that is over has a reason"),
        ({"phase": "aiming"}, "a spell that is aimed has a name"),
        ({"phase": "choosing_piece"}, "there is a card, a value"),
        ({"phase": "partner", "decider": 2}, "there are no partners"),
        ({"decider": 1, "turn": 0}, "seat 0 must decide"),
        ({"grounds": [[9], *[[] for _ in range(15)]]}, "grounds must list the seats"),
        ({"pile": {"W1": 20}}, "W1"),
        ({"looked": [{"tower": "T1", "surface": 1, "wizards": [4]}]}, "looked must list"),
        ({"looked": [{"tower": "T10", "surface": 1, "wizards": [1]}]}, "looked must list"),
        ({"looked": [{"tower": "T1", "surface": 25, "wizards": []}]}, "looked must list"),
        ({"looked": [{"tower": "T1", "wizards": []}]}, "looked must list"),
        ({"looked": [{"tower": "T1", "surface": 1, "wizards": []}] * 3}, "looked must list"),
    ],
)
def test_positions_that_will_not_do(state: dict[str, Any], word: str) -> None:
    with pytest.raises(CovenError) as caught:
        GAME.from_position({"players": 4, "state": {"first": 0, **state}})
    assert caught.value.code == "bad_position"
    assert word in caught.value.message


def test_no_wizard_stands_in_the_open_under_the_castle() -> None:
    """Towers 68."""
    with pytest.raises(CovenError, match="under the castle"):
        table(wizards={14: [0]}, castle=14)


def test_a_seventh_wizard_is_refused() -> None:
    with pytest.raises(CovenError, match="too full"):
        table(wizards={10: [0, 0, 0, 1, 1, 2, 2]}, castle=14)


def test_hands_must_fit_the_phase() -> None:
    with pytest.raises(CovenError, match="seat 0 must hold 3 cards"):
        table(wizards={10: [0]}, castle=14, hands={0: "W1 W1"})


def test_any_seat_plays_at_any_count() -> None:
    """Towers 70."""
    for players in GAME.players:
        assert GAME.new_table(players, seed=1).players == players


@pytest.mark.parametrize("players", [4, 6])
def test_a_position_reads_back_to_itself_in_every_phase_of_a_team_game(players: int) -> None:
    options = {**TEAMS, "master": True, "spells": "random", "spell_count": 8}
    at = GAME.new_table(players, options, seed=9)
    for number in range(150):
        position = at.keeper.position()
        assert GAME.from_position(position).keeper.position() == position
        moves = at.moves(at.to_act[0])
        at.play(at.to_act[0], moves[number * 7 % len(moves)])
        if at.is_over:
            break
