"""A state with a stream, and nothing of any game."""

from typing import Any

import pytest

from coven.kernel.layout import layout
from coven.kernel.plain import new_plain
from coven.kernel.stream import STREAM

STATE = layout([("stream", STREAM), ("drawn", "i8", 40)])


@pytest.fixture
def state() -> Any:
    return new_plain(STATE)
