"""The box of Wandering Towers: everything printed on a component."""

from coven.games.wandering_towers.box.build import build_box as build_box
from coven.games.wandering_towers.box.layout import BOX as BOX
