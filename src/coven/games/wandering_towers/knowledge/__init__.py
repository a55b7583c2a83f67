"""What a seat knows: worlds it may imagine, and the numbers a network sees."""

from coven.games.wandering_towers.knowledge.imagine import imagine as imagine
from coven.games.wandering_towers.knowledge.observe import OBSERVATION_SIZE as OBSERVATION_SIZE
from coven.games.wandering_towers.knowledge.observe import observe as observe
