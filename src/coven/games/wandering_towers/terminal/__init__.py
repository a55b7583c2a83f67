"""The table of Wandering Towers in a terminal, as one seat sees it."""

from coven.games.wandering_towers.terminal.table import draw as draw
from coven.games.wandering_towers.terminal.table import shorten as shorten
