"""How far something has come that takes a while."""

from collections.abc import Callable

Progress = Callable[[str, int, int], None]  # what is done, how much of it, of how much
