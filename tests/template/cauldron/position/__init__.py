"""A position of Cauldron as readable data, both ways."""

from template.cauldron.position.reading import place as place
from template.cauldron.position.writing import position as position
