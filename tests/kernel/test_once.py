"""What everybody sees alike is made once a state, and copied for each who looks."""

from typing import Any

import coven
from coven.kernel.once import once_a_state
from coven.kernel.plain import new_plain


def test_it_is_made_once_for_each_state() -> None:
    made: list[int] = []

    @once_a_state
    def part(box: Any, s: Any) -> dict[str, Any]:
        made.append(s.round_number)
        return {"round": s.round_number}

    game = coven.game("witches")
    box, state = game.standard_box.plain, new_plain(game.rules.layout)
    for number in (1, 1, 2, 1):
        state.round_number = number
        assert part(box, state) == {"round": number}
    assert made == [1, 2, 1]


def test_who_changes_a_view_changes_nobody_elses() -> None:
    for name in ("witches", "wandering_towers", "broom_service"):
        table = coven.game(name).new_table(3, seed=1)
        before = table.view(1)
        for value in table.view(0).values():
            if isinstance(value, list | dict):
                value.clear()
        assert table.view(1) == before
