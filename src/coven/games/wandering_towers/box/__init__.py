"""The components of Wandering Towers: layout, loader, checks."""

from coven.games.wandering_towers.box.build import build_box as build_box
from coven.games.wandering_towers.box.layout import BOX as BOX
