"""The table of Witches in a terminal, as one seat sees it."""

from coven.games.witches.terminal.cards import shorten as shorten
from coven.games.witches.terminal.table import draw as draw
