"""A position of Witches as readable data, both ways."""

from coven.games.witches.position.reading import place as place
from coven.games.witches.position.writing import position as position
