"""The box of Broom Service: everything printed on a component."""

__all__ = ["BOX", "build_box"]

from coven.games.broom_service.box.build import build_box
from coven.games.broom_service.box.layout import BOX
