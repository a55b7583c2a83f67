"""A view is what everybody sees alike and what one seat sees besides; what everybody sees alike is made once a state, and copied."""

from typing import Any

import pytest

import coven
from coven.table.table import Table

GAMES = ("witches", "wandering_towers", "broom_service")


def test_what_everybody_sees_is_made_once_for_each_state(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    whole = Table.public_view.fget  # type: ignore[attr-defined]

    def counted(table: Table) -> Any:
        made.append(len(table.keeper))
        return whole(table)

    monkeypatch.setattr(Table, "public_view", property(counted))
    table = coven.game("witches").new_table(3, seed=1)
    for _ in range(2):
        for viewer in (None, 0, 1, 2):
            table.view(viewer)
        table.play(table.to_act[0], table.moves(table.to_act[0])[0])
    table.view(0)
    assert made == [0, 1, 2]


@pytest.mark.parametrize("name", GAMES)
def test_who_changes_a_view_changes_nobody_elses(name: str) -> None:
    table = coven.game(name).new_table(3, seed=1)
    before = table.view(1)
    for value in table.view(0).values():
        if isinstance(value, list | dict):
            value.clear()
    assert table.view(1) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_the_public_part_and_the_own(name: str) -> None:
    table = coven.game(name).new_table(3, seed=1)
    for viewer in (None, 0, 1, 2):
        assert table.view(viewer) == {**table.public_view, **table.own_view(viewer)}
