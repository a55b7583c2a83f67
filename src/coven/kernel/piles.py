"""Piles without order: counts by kind, drawn from by weight. What has no order can't leak one."""

from typing import Any

import numpy as np

from coven.kernel.stream import draw
from coven.kernel.target import rule


@rule
def total(pile: Any, kinds: Any) -> Any:
    """How many things are in the pile."""
    count = np.int64(0)
    for kind in range(kinds):
        count += pile[kind]
    return count


@rule
def draw_kind(s: Any, pile: Any, kinds: Any) -> Any:
    """The kind of a thing drawn at random, each thing equally likely; the pile, which must not be empty, stays as it is."""
    nth = draw(s, total(pile, kinds))
    kind = 0
    while nth >= pile[kind]:
        nth -= pile[kind]
        kind += 1
    return kind


@rule
def take_any(s: Any, pile: Any, kinds: Any) -> Any:
    """Takes a random thing out of the pile and returns its kind."""
    kind = draw_kind(s, pile, kinds)
    pile[kind] -= 1
    return kind
