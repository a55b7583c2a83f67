"""What a seat knows: the rest redrawn, and all of it as numbers."""

from coven.games.witches.knowledge.imagine import imagine as imagine
from coven.games.witches.knowledge.observe import OBSERVATION_SIZE as OBSERVATION_SIZE
from coven.games.witches.knowledge.observe import observe as observe
from coven.games.witches.knowledge.shows import shows as shows
