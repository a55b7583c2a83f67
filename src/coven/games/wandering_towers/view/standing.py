"""What is answered for a person who would rather not be asked."""

from collections.abc import Mapping, Sequence

from coven.games.wandering_towers.view.schema import TableView
from coven.table.values import Move


def standing_answer(view: TableView, seat: int, moves: Sequence[Move], settings: Mapping[str, int]) -> Move | None:
    """Passes a spell window for a seat that holds fewer full flasks than it wants to be asked with."""
    in_window = any(move.kind == "skip" for move in moves)
    if in_window and view["flasks"][seat]["full"] < settings["ask_from_flasks"]:
        return next(move for move in moves if move.kind == "pass")
    return None
