"""Coven: Witches, Wandering Towers and Broom Service, for people and for programs.

>>> import coven
>>> table = coven.game("witches").new_table(players=4, seed=7)
>>> table.to_act
(0, 1, 2, 3)
"""

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "1.0.0"

# Loaded on first use, so that `import coven` costs next to nothing.
_HOMES = {
    "analyse": "coven.analysis",
    "Box": "coven.table.box",
    "CovenError": "coven.errors",
    "Event": "coven.table.values",
    "Game": "coven.table.game",
    "Move": "coven.table.values",
    "Outcome": "coven.table.values",
    "Record": "coven.table.files.record",
    "Refusal": "coven.table.values",
    "Refused": "coven.errors",
    "Table": "coven.table.table",
    "game": "coven.table.registry",
    "game_names": "coven.table.registry",
    "load": "coven.table.files.record",
    "replay": "coven.table.files.record",
    "verify": "coven.table.files.record",
}
__all__ = sorted(_HOMES)

if TYPE_CHECKING:
    from coven.analysis import analyse as analyse
    from coven.errors import CovenError as CovenError
    from coven.errors import Refused as Refused
    from coven.table.box import Box as Box
    from coven.table.files.record import Record as Record
    from coven.table.files.record import load as load
    from coven.table.files.record import replay as replay
    from coven.table.files.record import verify as verify
    from coven.table.game import Game as Game
    from coven.table.registry import game as game
    from coven.table.registry import game_names as game_names
    from coven.table.table import Table as Table
    from coven.table.values import Event as Event
    from coven.table.values import Move as Move
    from coven.table.values import Outcome as Outcome
    from coven.table.values import Refusal as Refusal


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'coven' has no attribute {name!r}")
    value = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
