"""The table of Broom Service in a terminal."""

__all__ = ["draw"]

from coven.games.broom_service.terminal.screen import draw
