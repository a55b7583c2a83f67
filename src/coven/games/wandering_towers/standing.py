"""What a person can leave to the table: in which spell windows not to be asked."""

from collections.abc import Mapping, Sequence
from typing import Any

from coven.table.options import Number
from coven.table.values import Move

MOST_FLASKS = 18  # of one seat: as many as a box may have for it, and its partner's
SETTINGS = (Number("ask_from_flasks", 0, MOST_FLASKS, 0),)


def standing_answer(view: Mapping[str, Any], seat: int, moves: Sequence[Move], settings: Mapping[str, Any]) -> Move | None:
    """Passes a spell window for a seat that holds fewer full flasks than it wants to be asked with."""
    in_window = any(move.kind == "skip" for move in moves)
    if in_window and view["flasks"][seat]["full"] < settings["ask_from_flasks"]:
        return next(move for move in moves if move.kind == "pass")
    return None
