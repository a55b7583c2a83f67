"""The end of the game: trigger, round, ranking, both endings nobody wins outright (Towers 36 to 38, 63)."""

from typing import Any

from coven.table.table import Table
from tests.wandering_towers.build import listed, play, table

HOME_NEXT = {"wizards": {13: [0], 5: [1], 6: [2], 7: [3]}, "castle": 14, "hands": {0: "W1 W2 T1"}}


def quick_turn(at: Table) -> Table:
    """Somebody throws the hand away and leaves the tower."""
    return play(at, "special", "decline")


def test_spent_flasks_count_as_filled() -> None:
    """Towers 36."""
    at = table(2, wizards={13: [0], 5: [1]}, castle=14, hands={0: "W1 W2 T1"}, full={0: 4}, spent={0: 2})
    play(at, "W1 wizard", "wizard 13")
    assert at.outcome is None
    quick_turn(at)
    assert at.outcome is not None
    assert at.outcome.reason == "complete"
    assert at.outcome.winners == (0,)
    assert {"kind": "full", "points": 4} in at.outcome.breakdown[0]


def test_home_with_empty_flasks_plays_on_and_may_finish_by_a_flask() -> None:
    """Towers 36."""
    at = table(wizards={2: [1], 6: [2], 7: [3]}, stacks={11: ["T2"]}, castle=14, hands={0: "T1 T2 T1"}, full={0: 4})
    play(at, "T1 tower", "tower T1", "discard T2", "end turn")
    for _ in range(3):
        quick_turn(at)
    assert at.outcome is not None
    assert at.outcome.winners == (0,)


def test_also_if_completed_on_another_players_turn() -> None:
    """Towers 36."""
    options: dict[str, Any] = {"master": True, "spells": "chosen", "with_move_tower": False}
    at = table(wizards={13: [1], 5: [0], 6: [2], 7: [3]}, castle=14, hands={0: "T1 T2 T1"}, full={0: 2, 1: 5}, options=options, turn=0, first=0)
    play(at, "cast move_wizard", "step 2:13", "special", "decline")
    assert at.outcome is None
    for _ in range(3):
        quick_turn(at)
    assert at.outcome is not None
    assert at.outcome.winners == (1,)


def test_the_round_is_finished_and_most_full_flasks_win() -> None:
    """Towers 37."""
    wizards = {13: [0], 15: [1], 6: [2], 7: [3]}
    options = {"spells": "chosen", "with_headwind_wizard": True}
    at = table(wizards=wizards, castle=14, hands={0: "W1 W2 T1", 1: "W1 W2 T1"}, full={0: 3, 1: 5}, spent={0: 2}, options=options)
    play(at, "W1 wizard", "wizard 13")
    assert at.outcome is None
    play(at, "W1 wizard", "wizard 15")
    quick_turn(at)
    quick_turn(at)
    assert at.outcome is not None
    assert at.outcome.winners == (1,)
    assert at.outcome.places[:2] == (2, 1)


def test_equal_ones_share_the_victory() -> None:
    """Towers 37."""
    at = table(wizards={13: [0], 15: [1], 6: [2], 7: [3]}, castle=14, hands={0: "W1 W2 T1", 1: "W1 W2 T1"}, full={0: 5, 1: 5})
    play(at, "W1 wizard", "wizard 13", "W1 wizard", "wizard 15")
    quick_turn(at)
    quick_turn(at)
    assert at.outcome is not None
    assert at.outcome.winners == (0, 1)
    assert at.outcome.places == (1, 1, 3, 3)


def test_the_last_seat_of_the_round_ends_it_at_once() -> None:
    """Towers 37."""
    at = table(wizards={13: [3], 5: [1], 6: [2], 7: [0]}, castle=14, turn=3, hands={3: "W1 W2 T1"}, full={3: 5})
    play(at, "W1 wizard", "wizard 13")
    assert at.outcome is not None
    assert at.outcome.reason == "complete"


def test_all_home_and_nobody_complete_ends_at_once() -> None:
    """Towers 38."""
    at = table(wizards={13: [0]}, castle=14, hands={0: "W1 W2 T1"}, full={0: 2, 1: 3, 2: 4}, spent={1: 1})
    play(at, "W1 wizard", "wizard 13")
    assert at.outcome is not None
    assert at.outcome.reason == "all_home"
    assert at.outcome.scores == (6, 8, 8, 4)
    assert at.outcome.places == (3, 2, 1, 4)


def test_all_home_and_somebody_complete_is_a_normal_end() -> None:
    """Towers 63."""
    at = table(wizards={13: [0]}, castle=14, hands={0: "W1 W2 T1"}, full={1: 5})
    play(at, "W1 wizard", "wizard 13")
    assert at.outcome is None
    for _ in range(3):
        quick_turn(at)
    assert at.outcome is not None
    assert at.outcome.reason == "complete"
    assert at.outcome.winners == (1,)


def test_the_end_at_once_cuts_off_windows() -> None:
    """Towers 63."""
    options = {"master": True, "spells": "chosen", "with_move_wizard": True, "with_move_tower": False}
    at = table(wizards={13: [0]}, castle=14, hands={0: "W1 W2 T1"}, full={1: 4, 2: 4}, options=options)
    play(at, "W1 wizard", "wizard 13", "cast move_wizard", "step announced")
    assert at.outcome is not None
    assert at.outcome.reason == "all_home"
    assert at.to_act == ()


def test_the_end_at_once_cuts_off_a_spell_that_waits() -> None:
    """Towers 63."""
    options = {"master": True, "spells": "chosen", "with_move_wizard": False}
    at = table(wizards={13: [0]}, castle=14, hands={0: "W1 W2 T1"}, full={1: 3, 2: 3}, options=options)
    play(at, "W1 wizard", "wizard 13", "cast move_tower after")
    assert at.outcome is not None
    assert (at.outcome.reason, at.to_act) == ("all_home", ())
    assert at.view(None)["spell"] is None


def test_the_guard_after_exactly_200_rounds() -> None:
    """Towers 63."""
    at = table(wizards={9: [0], 5: [1], 6: [2], 7: [3]}, castle=14, rounds=198, full={2: 1})
    for _ in range(4):
        quick_turn(at)
    assert at.outcome is None
    for _ in range(4):
        quick_turn(at)
    assert at.outcome is not None
    assert at.outcome.reason == "guard"
    assert at.outcome.winners == (2,)


def test_the_complete_come_first_then_the_others_by_what_they_reached() -> None:
    """Towers 63."""
    at = table(wizards={13: [0], 5: [1, 1], 6: [2], 7: [3]}, castle=14, hands={0: "W1 W2 T1"}, full={0: 1, 1: 5, 2: 3, 3: 3}, spent={0: 4})
    play(at, "W1 wizard", "wizard 13")
    for _ in range(3):
        quick_turn(at)
    assert at.outcome is not None
    assert at.outcome.places == (1, 2, 3, 3)


def test_nobody_moves_once_it_is_over() -> None:
    at = table(wizards={13: [0]}, castle=14, hands={0: "W1 W2 T1"})
    play(at, "W1 wizard", "wizard 13")
    refused = at.refusal(0, "special")
    assert refused is not None
    assert refused.code == "game_over"
    assert not listed_anything(at)


def listed_anything(at: Table) -> bool:
    return any(at.moves(seat) for seat in range(at.players))


def test_a_complete_player_may_still_move_towers_in_the_last_round() -> None:
    at = table(**HOME_NEXT, full={0: 5})
    play(at, "W1 wizard", "wizard 13")
    assert at.to_act == (1,)
    assert "special" in listed(at)
