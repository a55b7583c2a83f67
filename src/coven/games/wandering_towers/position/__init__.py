"""A position of Wandering Towers as readable data, both ways."""

from coven.games.wandering_towers.position.reading import set_position as set_position
from coven.games.wandering_towers.position.writing import position as position
