"""The sentence under the table: whose turn it is and what they must do."""

from collections.abc import Sequence

from template.cauldron.state import OVER
from template.cauldron.types import Box, State

from coven.table.schema import Prompt
from coven.table.values import Viewer


def prompt(box: Box, s: State, viewer: Viewer, to_act: Sequence[int]) -> Prompt:
    """What the seat must do, or who is awaited."""
    if s.phase == OVER:
        return {"id": "prompt-over", "args": {}}
    if viewer is not None and viewer in to_act:
        return {"id": "prompt-throw", "args": {"player": viewer}}
    return {"id": "prompt-wait", "args": {"players": list(to_act)}}
