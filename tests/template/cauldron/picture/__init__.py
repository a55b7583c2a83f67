"""The table of Cauldron as an SVG picture."""

from template.cauldron.picture.draw import picture as picture
