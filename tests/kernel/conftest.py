"""A state with a stream, and nothing of any game."""

from typing import Any

import numpy as np
import pytest

from coven.kernel.plain import new_plain
from coven.kernel.stream import STREAM

STATE = np.dtype([("stream", STREAM), ("drawn", "i8", 40)], align=True)


@pytest.fixture
def state() -> Any:
    return new_plain(STATE)
