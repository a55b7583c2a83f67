"""The box of Witches: everything printed on a component."""

from coven.games.witches.box.build import build_box as build_box
from coven.games.witches.box.layout import BOX as BOX
