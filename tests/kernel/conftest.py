"""A state with a stream and a pile, and nothing of any game."""

from typing import Any

import numpy as np
import pytest

from coven.kernel.blocks import new_record
from coven.kernel.stream import STREAM

KINDS = 4
STATE = np.dtype([("stream", STREAM), ("pile", "i2", KINDS)], align=True)


@pytest.fixture
def state() -> Any:
    return new_record(STATE)
