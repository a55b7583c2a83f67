"""What a seat knows: the rest redrawn, all of it as numbers, and what a move shows of what was hidden."""

__all__ = ["OBSERVATION_SIZE", "imagine", "observe", "reveals"]

from coven.games.broom_service.knowledge.imagine import imagine
from coven.games.broom_service.knowledge.observe import OBSERVATION_SIZE, observe
from coven.games.broom_service.knowledge.reveals import reveals
