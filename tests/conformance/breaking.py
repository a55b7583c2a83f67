"""What the tests of broken games share."""

from collections.abc import Callable
from typing import Any

import pytest

from coven.conformance import Broken
from coven.table.game import Game


def demanded(promise: str, game: Game, check: Callable[..., Any]) -> str:
    """The check breaks on that promise, some seed or other; returns what it says."""
    with pytest.raises(Broken) as broken:
        for seed in range(5):
            check(game, 3, {}, seed)
    assert str(broken.value).startswith(promise)
    return str(broken.value)
