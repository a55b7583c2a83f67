"""How long a bot seems to think: drawn by chance alone, so that it tells nothing of what the seat holds or may do."""

import random
from dataclasses import dataclass

_CHANCE = random.SystemRandom()


@dataclass(frozen=True)
class Pace:
    """Between the least and the most seconds."""

    least: float
    most: float

    def draw(self) -> float:
        return _CHANCE.uniform(self.least, self.most)
