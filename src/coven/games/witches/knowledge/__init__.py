"""What a seat knows: redrawn for bots, and as numbers for networks."""

from coven.games.witches.knowledge.imagine import imagine as imagine
from coven.games.witches.knowledge.observe import OBSERVATION_SIZE as OBSERVATION_SIZE
from coven.games.witches.knowledge.observe import observe as observe
