"""What a seat knows: the rest redrawn, and all of it as numbers."""

from template.cauldron.knowledge.imagine import imagine as imagine
from template.cauldron.knowledge.observe import OBSERVATION_SIZE as OBSERVATION_SIZE
from template.cauldron.knowledge.observe import observe as observe
