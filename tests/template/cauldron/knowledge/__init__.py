"""What a seat knows: redrawing the rest, and the numbers a network sees."""

from template.cauldron.knowledge.imagine import imagine as imagine
from template.cauldron.knowledge.observe import OBSERVATION_SIZE as OBSERVATION_SIZE
from template.cauldron.knowledge.observe import observe as observe
