"""The table of Broom Service in a terminal, as one seat sees it."""

__all__ = ["draw", "pages"]

from coven.games.broom_service.terminal.table import draw, draw_areas

pages = {"areas": draw_areas}  # what a person may ask to read, by the word that asks for it
