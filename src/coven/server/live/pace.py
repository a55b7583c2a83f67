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

    def covering(self, thought: float) -> float:
        """After how many seconds to give an answer that took so long: drawn times, one after the other, so that thinking shows little."""
        seconds = self.draw()
        while self.most > 0 and seconds < thought:
            seconds += self.draw()
        return max(seconds, thought)
