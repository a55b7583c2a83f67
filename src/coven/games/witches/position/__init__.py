"""A position of Witches as readable data, both ways."""

from coven.games.witches.position.reading import set_position as set_position
from coven.games.witches.position.writing import position as position
