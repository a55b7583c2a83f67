"""The table of Witches in a terminal, as one seat sees it. It reads the view and holds no rule.

Beside the view it uses what a caller may add to it: `moves` (to light what may be played), `open` (the views of all
seats, for a finished game seen open) and `outcome` (for the sheet at the end).
"""

from coven.games.witches.terminal.cards import shorten as shorten
from coven.games.witches.terminal.table import draw as draw
