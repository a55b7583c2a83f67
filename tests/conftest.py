"""The template game is known to every test, as an installed one would be; machine words wrap around in silence, as they do at a table."""

from collections.abc import Iterator

import pytest
from template.cauldron import GAME

from coven.kernel.plain import wrapping
from coven.table.registry import register

register(GAME)


@pytest.fixture(autouse=True)
def _words_wrap_around() -> Iterator[None]:
    """Rules called by a test itself run as the keeper of a table runs them."""
    with wrapping():
        yield
