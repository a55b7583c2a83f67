"""The error of a broken promise."""

from collections.abc import Mapping
from typing import Any

from coven.table.game import Game
from coven.table.table import Table


class Broken(AssertionError):
    """A promise that a game does not keep, and where to see it."""


def demand(kept: bool, promise: str, where: "Table | Game | str", **details: Any) -> None:
    """Raises `Broken` unless the promise is kept."""
    if not kept:
        raise broken(promise, where, **details)


def broken(promise: str, where: "Table | Game | str", **details: Any) -> Broken:
    """The error for a promise that is not kept."""
    found = ", ".join(f"{name} {value!r}" for name, value in details.items())
    return Broken(f"{promise}: {place_of(where)}{': ' + found if found else ''}")


def place_of(where: "Table | Game | str") -> str:
    """Where it happened, so that it can be seen again."""
    if isinstance(where, Table):
        options: Mapping[str, Any] = where.options
        return f"{where.game.name}, {where.players} players, options {dict(options)}, seed {where.keeper.seed.hex()}, after move {len(where.keeper)}"
    return where.name if isinstance(where, Game) else where
