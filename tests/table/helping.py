"""What the tests of the table share: games played on, broken variants of the template, and errors that change nothing."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from template.cauldron import GAME
from template.cauldron.view import events

from coven.errors import CovenError
from coven.table.game import Game
from coven.table.table import Table
from coven.table.values import Event, Viewer


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
    return json.dumps([table.keeper.position(), list(table.keeper.record(with_seed=True).lines())])


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


def changed(about: Any = None, rules: Any = None, faces: Any = None, checks: Any = None, game: Game = GAME) -> Game:
    """A game with some entries of its parts replaced."""
    return Game(
        replace(game.about, **(about or {})),
        lambda: replace(game.rules, **(rules or {})),
        lambda: replace(game.faces, **(faces or {})),
        lambda: replace(game.checks, **(checks or {})),
    )


def with_about(**entries: Any) -> Game:
    """The template game with something else declared about it."""
    return changed(about=entries)


def with_rules(**entries: Any) -> Game:
    """The template game with some of its rules replaced."""
    return changed(rules=entries)


def with_faces(**entries: Any) -> Game:
    """The template game showing itself in another way."""
    return changed(faces=entries)


def with_checks(**entries: Any) -> Game:
    """The template game with other invariants."""
    return changed(checks=entries)


def quiet_throws(box: Any, notes: Any, viewer: Viewer) -> list[Event]:
    """Events of a game in which nobody sees that another has chosen."""
    return [event for event in events(box, notes, viewer) if event.kind != "thrown" or event.args["seat"] == viewer]
