"""What a seat knows: the rest redrawn, and all of it as numbers."""

from coven.games.wandering_towers.knowledge.imagine import imagine as imagine
from coven.games.wandering_towers.knowledge.observe import OBSERVATION_SIZE as OBSERVATION_SIZE
from coven.games.wandering_towers.knowledge.observe import observe as observe
from coven.games.wandering_towers.knowledge.reveals import reveals as reveals
from coven.games.wandering_towers.knowledge.reveals import shows as shows
