"""The table of Cauldron in a terminal, as one seat sees it."""

from template.cauldron.terminal.table import draw as draw
