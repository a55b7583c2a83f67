"""The template game is known to every test, as an installed one would be."""

from template.cauldron import GAME

from coven.table.registry import register

pytest_plugins = ["slow"]
register(GAME)
