"""The box of Broom Service: everything printed on a component."""

from coven.games.broom_service.box.build import build_box as build_box
from coven.games.broom_service.box.layout import BOX as BOX
