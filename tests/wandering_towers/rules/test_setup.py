"""Setting up: who stands where by player count (notes 1.2, 1.3), and the first moves of the castle (Towers 13)."""

import pytest

from coven.table.seeds import seed_words
from tests.wandering_towers.build import GAME, castle, listed, play, table

ON_TOWERS = {
    1: [3, 3, 3, 2, 1, 0, 0, 0, 0],
    2: [3, 3, 3, 1, 0, 0, 0, 0, 0],
    3: [3, 3, 3, 2, 1, 0, 0, 0, 0],
    4: [3, 3, 3, 2, 2, 2, 1, 0, 0],
    5: [3, 3, 3, 2, 2, 2, 0, 0, 0],
    6: [3, 3, 3, 2, 2, 2, 1, 1, 1],
}
COUNTS = {2: (5, 6), 3: (4, 5), 4: (4, 5), 5: (3, 4), 6: (3, 4)}


def test_no_spell_is_left_from_a_game_before() -> None:
    """Play in bulk sets up one game after the other in the same state."""
    before, after = GAME.new_table(3, {"spells": "basic"}, seed=1).keeper, GAME.new_table(3, {"spells": "none"}, seed=1).keeper
    assert before.state.spells != 0
    GAME.rules.start(after.box.plain, before.state, 3, GAME.encode_options(after.options), seed_words(after.seed))
    assert before.state.spells == after.state.spells == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_wizards_stand_on_the_towers_as_the_ghost_lights_allow(players: int) -> None:
    at = GAME.new_table(players, seed=3)
    spaces = at.view(None)["spaces"]
    assert [len(spaces[space]["wizards"]) for space in range(1, 10)] == ON_TOWERS[players]
    assert all(spaces[space]["towers"] == [f"T{space}"] for space in range(1, 10))
    assert all(not spaces[space]["wizards"] and not spaces[space]["towers"] for space in (0, *range(10, 16)))
    assert castle(at) == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_wizards_and_flasks_by_player_count(players: int) -> None:
    at = GAME.new_table(players, seed=3)
    seen = at.view(0)
    owners = [owner for space in seen["spaces"] for owner in space["wizards"]]
    assert [owners.count(seat) for seat in range(players)] == [COUNTS[players][0]] * players
    assert seen["flasks"] == [{"full": 0, "empty": COUNTS[players][1], "spent": 0}] * players
    assert seen["hand_sizes"] == [3] * players
    assert seen["pile"] == 90 - 3 * players


def test_wizards_are_placed_in_turn_order_from_the_starting_player() -> None:
    at = GAME.new_table(4, seed=3)
    first = at.setting["first"]
    order = [(first + turn) % 4 for turn in range(16)]
    placed, start = [], 0
    for count in ON_TOWERS[4]:
        placed.append(sorted(order[start : start + count]))
        start += count
    assert [at.view(None)["spaces"][space]["wizards"] for space in range(1, 10)] == placed


def test_every_seat_may_be_the_starting_player() -> None:
    """Towers 69."""
    assert {GAME.new_table(3, seed=seed).setting["first"] for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize(("players", "space"), [(2, 5), (3, 7), (4, 9), (5, 7), (6, 12)])
def test_first_castle_moves(players: int, space: int) -> None:
    """Towers 13. One wizard of T1 put into the castle at 0, all else in place: here it is brought home by a step backward."""
    options = {"spells": "chosen", "with_headwind_wizard": True}
    at = GAME.new_table(players, options, seed=5)
    data = at.keeper.position()
    seat = data["state"]["turn"]
    full = [0] * players
    full[seat] = 2
    data["state"]["full"] = full
    data["state"]["empty"] = [count - got for count, got in zip(data["state"]["empty"], full, strict=True)]
    at = GAME.from_position(data)
    play(at, "cast headwind_wizard", f"step {seat + 1}:1")
    assert castle(at) == space
    assert at.view(None)["home"][seat] == 1


def test_the_first_decision_is_a_card() -> None:
    at = table(hands={0: "W3 T2 W1T5"})
    assert at.view(0)["phase"] == "choosing_card"
    assert set(listed(at)) == {"W3 wizard", "T2 tower", "W1T5 wizard", "W1T5 tower", "special"}
