"""The numbers a network sees: what partners hand over (Towers 39), what all share (Towers 46), what was just seen (Towers 43)."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.knowledge.observe import HANDED, HIDDEN, NUMBERS, PHASE, SEAT_NUMBERS, TABLE
from coven.games.wandering_towers.state import KINDS, SEATS
from coven.games.wandering_towers.view.notation import CARD_KINDS
from coven.table.table import Table
from tests.wandering_towers.build import ALL_SPELLS, GAME, TEAMS, play, table


def numbers_of(at: Table, seat: int) -> Any:
    numbers = np.zeros(GAME.rules.observation_size, np.float32)
    GAME.rules.observe(at.box.plain, at.keeper.state, seat, numbers)
    return numbers


def handed_numbers(at: Table, seat: int) -> list[int]:
    """The kinds of card that the seat's numbers tell as handed over."""
    numbers = numbers_of(at, seat)
    return [kind for kind in range(KINDS) if numbers[HANDED + kind]]


def test_both_partners_see_the_card_handed_over_and_nobody_else() -> None:
    """Towers 39."""
    hands = {0: "W1 W2 T1", 2: "W5 T5 T5"}
    at = table(wizards={10: [0]}, castle=14, hands=hands, options=TEAMS, phase="partner", decider=2)
    assert [handed_numbers(at, seat) for seat in range(4)] == [[], [], [], []]
    play(at, "pass", "ask", "give W5")
    assert [handed_numbers(at, seat) for seat in range(4)] == [[CARD_KINDS["W5"]], [], [CARD_KINDS["W5"]], []]
    play(at, "return W5")
    assert [handed_numbers(at, seat) for seat in range(4)] == [[], [], [], []]


def test_what_all_share_looks_the_same_from_every_seat() -> None:
    """Towers 46. But for who is active, must act and began, together against the deck all see the same numbers."""
    at = GAME.new_table(3, {"mode": "cooperative", "spells": "random"}, seed=4)
    play(at, at.moves(at.to_act[0])[0].text)
    own = [5, 6, 7]
    seen = []
    for seat in range(3):
        numbers = numbers_of(at, seat)
        for far in range(SEATS):
            numbers[[SEAT_NUMBERS + NUMBERS * far + number for number in own]] = 0
        seen.append(numbers)
    assert (seen[0] == seen[1]).all() and (seen[0] == seen[2]).all()
    assert seen[0][SEAT_NUMBERS + 1] == 6  # the shared flasks, all full


def test_a_forgetful_seat_sees_what_was_just_looked_at_and_no_more() -> None:
    """Towers 43."""
    at = table(wizards={3: [1, 2], 4: [1], 11: [0]}, castle=14, full={0: 1}, options={**ALL_SPELLS, "bot_memory": "forgetful"})
    tower = lambda number: list(numbers_of(at, 3)[HIDDEN + number * SEATS : HIDDEN + number * SEATS + 4])  # noqa: E731
    assert (tower(2), tower(3)) == ([0, 0, 0, 0], [0, 0, 0, 0])
    play(at, "free T3")
    assert (tower(2), tower(3)) == ([0, 0, 1, 1], [0, 0, 0, 0])


def test_the_surface_where_whom_to_free_is_chosen() -> None:
    """Towers 67."""
    at = table(wizards={3: [0, 2], 11: [1]}, castle=14, full={0: 1}, options={**TEAMS, **ALL_SPELLS}, phase="partner", decider=2)
    play(at, "pass")
    assert numbers_of(at, 0)[TABLE + 22] == 0
    play(at, "free T3")
    assert numbers_of(at, 0)[TABLE + 22] == 4
    assert numbers_of(at, 0)[PHASE + 7] == 1
