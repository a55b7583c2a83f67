"""A position of Cauldron as readable data, both ways."""

from template.cauldron.position.reading import set_position as set_position
from template.cauldron.position.writing import position as position
