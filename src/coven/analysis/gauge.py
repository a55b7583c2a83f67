"""What margins say about winning: a curve through all continuations of a decision, so that a chance can be told from wins and points together."""

from typing import Any

import numpy as np

STEPS = 12  # of Newton's method
DAMPING = 0.5  # as if so much had been seen that speaks for no slope at all


class Gauge:
    """How likely a win is by the margin: a logistic curve, flat where margins say nothing."""

    def __init__(self, margins: Any, shares: Any) -> None:
        self._middle, self._spread = float(margins.mean()), float(margins.std())
        self._level, self._slope = self._fitted(self.places(margins), shares)

    def places(self, margins: Any) -> Any:
        """Margins beside the usual one, in usual differences."""
        return (margins - self._middle) / self._spread if self._spread else np.zeros(len(margins))

    def __call__(self, margins: Any) -> Any:
        """The shares of a win that margins speak for."""
        return curve(self._level + self._slope * self.places(margins))

    def _fitted(self, places: Any, shares: Any) -> tuple[float, float]:
        mean = (shares.sum() + 0.5) / (len(shares) + 1)
        found = np.array([np.log(mean / (1 - mean)), 0.0])
        for _ in range(STEPS if self._spread else 0):
            said = curve(found[0] + found[1] * places)
            steepness = np.maximum(said * (1 - said), 1e-9)
            missing = shares - said
            slopes = np.array([missing.sum() - 1e-3 * found[0], (missing * places).sum() - DAMPING * found[1]])
            cross = (steepness * places).sum()
            bends = np.array([[steepness.sum() + 1e-3, cross], [cross, (steepness * places**2).sum() + DAMPING]])
            found = np.clip(found + np.clip(np.linalg.solve(bends, slopes), -2, 2), -15, 15)
        return (float(found[0]), float(found[1])) if found[1] > 0 else (float(np.log(mean / (1 - mean))), 0.0)


def curve(heights: Any) -> Any:
    return 1 / (1 + np.exp(-heights))
