"""Figures as people are shown them: rounded so that they still add up."""

from collections.abc import Sequence

import numpy as np

from coven.analysis.values import percent


def rounded_to(total: int, parts: Sequence[float]) -> list[int]:
    """Whole numbers close to the parts that add up to the total: the largest remainders are rounded up. What is nothing stays nothing."""
    shown = [int(np.floor(part)) for part in parts]
    movable = [place for place, part in enumerate(parts) if part != 0] or list(range(len(parts)))
    left = total - sum(shown)
    while left:
        step = 1 if left > 0 else -1
        nearest = max(movable, key=lambda place: step * (parts[place] - shown[place]))
        shown[nearest] += step
        left -= step
    return shown


def percents(chances: Sequence[float]) -> list[int]:
    """The chances of all seats in hundredths that add up; who shares a win, or a start, with others has the same as they."""
    if len(set(chances) - {0.0}) == 1:
        return [percent(chance) for chance in chances]
    return rounded_to(percent(sum(chances)), [100 * chance for chance in chances])
