"""The components of Witches: what is printed on the cards, and the table of player counts."""

from coven.games.witches.box.build import build_box as build_box
from coven.games.witches.box.layout import BOX as BOX
