"""Moves in words and notation: a herb's worth."""

from template.cauldron.state import KINDS

from coven.table.values import Move


def move_of(action: int) -> Move:
    return Move(action, "throw", str(action + 1), {"herb": str(action + 1)})


def action_of(text: str) -> int | None:
    return int(text) - 1 if text.isdecimal() and 1 <= int(text) <= KINDS else None
