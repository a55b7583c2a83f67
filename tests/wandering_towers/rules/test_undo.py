"""Taking back: a misclick until somebody else has been asked; never what was lifted, handed over, rolled or drawn (Towers 6, 21, 34)."""

import pytest

from coven.errors import CovenError
from coven.table.table import Table
from tests.wandering_towers.build import MASTER, TEAMS, play, table


def masters(full: dict[int, int]) -> Table:
    """Seat 0 plays W2T4 for a wizard and announces the one on 10."""
    at = table(wizards={10: [0], 5: [1]}, castle=14, hands={0: "W2T4 W2 T4"}, full=full, options=MASTER)
    return play(at, "W2T4 wizard", "wizard 10")


def test_an_announcement_stands_once_another_seat_is_asked() -> None:
    """Towers 34."""
    at = masters({1: 2})
    assert at.to_act == (1,)
    assert at.undo_refusal(0) == "revealed"
    with pytest.raises(CovenError):
        at.undo(0)
    play(at, "pass")
    assert at.undo_refusal(0) is not None


def test_an_announcement_may_be_taken_back_while_only_its_own_seat_is_asked() -> None:
    """Towers 34. The active player is asked first; nobody else has heard a question."""
    at = masters({0: 2, 1: 2})
    assert at.to_act == (0,)
    at.undo(0)
    assert at.view(0)["phase"] == "choosing_piece"
    play(at, "wizard 10", "pass")
    assert (at.to_act, at.undo_refusal(0)) == ((1,), "revealed")


def test_a_side_that_was_said_may_be_taken_back_only_until_somebody_is_asked() -> None:
    """Towers 21."""
    at = table(wizards={10: [0], 5: [1]}, castle=14, hands={0: "W2T4 W2 T4"}, full={1: 2}, options=MASTER)
    play(at, "W2T4 wizard")
    assert at.may_undo(0)
    play(at, "wizard 10")
    assert not at.may_undo(0)


def test_a_walk_that_hands_the_turn_on_to_nobody_may_be_taken_back() -> None:
    """Towers 6, 21. In the basic game, after the first action."""
    at = table(wizards={10: [0], 5: [1]}, castle=14, hands={0: "W1 W2 T4"})
    play(at, "W1 wizard", "wizard 10")
    at.undo(0)
    assert at.view(0)["spaces"][10]["wizards"] == [0]


def test_what_a_partner_was_asked_stands() -> None:
    """Towers 39, 60."""
    at = table(wizards={10: [0]}, castle=14, hands={0: "W1 W2 T1", 2: "W5 T5 T5"}, full={2: 1}, options=TEAMS, phase="partner", decider=2)
    play(at, "pass")
    assert at.undo_refusal(2) == "revealed"
    play(at, "ask")
    assert at.undo_refusal(0) == "revealed"
    play(at, "give W5")
    assert at.undo_refusal(2) == "revealed"


@pytest.mark.parametrize("moves", [("roll WD2",), ("special",)])
def test_chance_is_not_called_on_twice(moves: tuple[str, ...]) -> None:
    """Towers 20, 54."""
    at = table(wizards={10: [0], 5: [1]}, castle=14, hands={0: "WD2 W2 T4"})
    play(at, *moves)
    assert at.undo_refusal(0) == "drew"


def test_a_look_beneath_a_tower_stands() -> None:
    """Towers 29. Also where nobody was found."""
    at = table(wizards={10: [0], 5: [1]}, castle=14, full={0: 1}, options={"spells": "random", "spell_count": 8})
    play(at, "free T3")
    assert at.undo_refusal(0) == "revealed"


def test_after_the_end_nothing_is_taken_back() -> None:
    at = play(table(1, wizards={13: [0]}, castle=14, hands={0: "W1 W2 T1"}), "W1 wizard", "wizard 13")
    assert at.is_over and not at.may_undo(0)
