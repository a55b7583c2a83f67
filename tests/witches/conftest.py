"""Tests of Witches call rules directly: machine words wrap around in silence, as they do once compiled."""

from collections.abc import Iterator

import pytest

from coven.kernel.plain import wrapping


@pytest.fixture(autouse=True)
def _wrapping() -> Iterator[None]:
    with wrapping():
        yield
