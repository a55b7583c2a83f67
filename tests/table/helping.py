"""What the tests of the table share: games played on, broken variants of the template, and errors that change nothing."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from template.cauldron import GAME, position, rules, view

from coven.errors import CovenError
from coven.table.game import Game
from coven.table.record import record_of
from coven.table.table import Table


def new(players: int = 3, seed: Any = 7, **more: Any) -> Table:
    return GAME.new_table(players, seed=seed, **more)


def play_on(table: Table, count: int = 1000) -> Table:
    """Makes the first move of the first seat that must act, again and again."""
    for _ in range(count):
        if table.is_over:
            break
        table.play(table.to_act[0], table.moves(table.to_act[0])[0])
    return table


def finished(players: int = 2, seed: Any = 7, **more: Any) -> Table:
    return play_on(new(players, seed, **more))


def everything(table: Table) -> str:
    """All there is to a table, as text."""
    return json.dumps([table.position(), list(record_of(table, with_seed=True).lines())])


@contextmanager
def unchanged(table: Table, code: str) -> Iterator[pytest.ExceptionInfo[CovenError]]:
    """Within it an error with that code is raised, and the table stays as it is."""
    before = everything(table)
    with pytest.raises(CovenError) as caught:
        yield caught
    assert caught.value.code == code
    assert everything(table) == before


@contextmanager
def failing(code: str) -> Iterator[pytest.ExceptionInfo[CovenError]]:
    """Within it an error with that code is raised."""
    with pytest.raises(CovenError) as caught:
        yield caught
    assert caught.value.code == code


def with_rules(**changed: Any) -> Game:
    """The template game with some of its rules replaced."""
    return replace(GAME, rules=SimpleNamespace(**{**vars(rules), **changed}))


def with_views(**changed: Any) -> Game:
    return replace(GAME, views=SimpleNamespace(**{**vars(view), **changed}))


def with_positions(**changed: Any) -> Game:
    return replace(GAME, positions=SimpleNamespace(**{**vars(position), **changed}))
