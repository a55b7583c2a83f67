"""What a seat knows: the rest redrawn, and all of it as numbers."""

from coven.games.broom_service.knowledge.imagine import imagine as imagine
from coven.games.broom_service.knowledge.observe import OBSERVATION_SIZE as OBSERVATION_SIZE
from coven.games.broom_service.knowledge.observe import observe as observe
from coven.games.broom_service.knowledge.reveals import reveals as reveals
from coven.games.broom_service.knowledge.reveals import shows as shows
