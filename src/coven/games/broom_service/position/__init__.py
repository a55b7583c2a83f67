"""A state of Broom Service as readable data, both ways."""

__all__ = ["place", "position"]

from coven.games.broom_service.position.reading import place
from coven.games.broom_service.position.writing import position
