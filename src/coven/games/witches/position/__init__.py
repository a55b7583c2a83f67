"""A position of Witches as readable data. Reads back to the same state."""

from coven.games.witches.position.reading import place as place
from coven.games.witches.position.writing import position as position
