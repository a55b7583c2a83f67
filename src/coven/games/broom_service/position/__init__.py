"""A position of Broom Service as readable data, both ways."""

from coven.games.broom_service.position.reading import set_position as set_position
from coven.games.broom_service.position.writing import position as position
