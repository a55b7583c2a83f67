"""The numbers a network sees: what partners hand over, they know (ruling 39)."""

import numpy as np

from coven.games.wandering_towers.notation import CARD_KINDS
from coven.games.wandering_towers.observe import HANDED
from coven.games.wandering_towers.state import KINDS
from coven.table.table import Table
from tests.wandering_towers.build import GAME, TEAMS, play, table


def handed_numbers(at: Table, seat: int) -> list[int]:
    """The kinds of card that the seat's numbers tell as handed over."""
    numbers = np.zeros(GAME.observation_size, np.float32)
    GAME.observe(at.box.record, at._state, seat, numbers)
    return [kind for kind in range(KINDS) if numbers[HANDED + kind]]


def test_ruling_39_both_partners_see_the_card_handed_over_and_nobody_else() -> None:
    hands = {0: "W1 W2 T1", 2: "W5 T5 T5"}
    at = table(wizards={10: [0]}, castle=14, hands=hands, options=TEAMS, phase="partner", decider=2)
    assert [handed_numbers(at, seat) for seat in range(4)] == [[], [], [], []]
    play(at, "pass", "ask", "give W5")
    assert [handed_numbers(at, seat) for seat in range(4)] == [[CARD_KINDS["W5"]], [], [CARD_KINDS["W5"]], []]
    play(at, "return W5")
    assert [handed_numbers(at, seat) for seat in range(4)] == [[], [], [], []]
