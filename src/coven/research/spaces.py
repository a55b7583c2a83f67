"""The spaces of a game as Gymnasium describes them; PettingZoo has the same."""

from typing import Any

import numpy as np

from coven.research.extras import need


def observation_space(size: int, actions: int) -> Any:
    """The numbers a seat sees, and the mask of what it may do."""
    spaces = need("gymnasium", "research").spaces
    bounds = np.iinfo(np.int16)
    return spaces.Dict({"observation": spaces.Box(bounds.min, bounds.max, (size,), np.int16), "action_mask": spaces.MultiBinary(actions)})


def action_space(actions: int) -> Any:
    return need("gymnasium", "research").spaces.Discrete(actions)
