"""Moves in notation, both ways: `pass R11`, `R11`, `transfer`, `deduct`."""

from coven.games.witches.names import CARD_TEXTS
from coven.games.witches.state import DEDUCT, PASS, PLAY, TRANSFER
from coven.games.witches.view.notation import kind_of
from coven.table.values import Move


def move_of(action: int) -> Move:
    """`pass R11`, `R11`, `transfer`, `deduct`."""
    if action < PLAY:
        card = CARD_TEXTS[action - PASS]
        return Move(action, "pass", f"pass {card}", {"card": card})
    if action < TRANSFER:
        card = CARD_TEXTS[action - PLAY]
        return Move(action, "play", card, {"card": card})
    kind = "deduct" if action == DEDUCT else "transfer"
    return Move(action, kind, kind)


def action_of(text: str) -> int | None:
    """The action a notation stands for, or None."""
    words = text.lower().split()
    if words in (["transfer"], ["deduct"]):
        return TRANSFER if words == ["transfer"] else DEDUCT
    card = kind_of(words[-1]) if words else None
    if card is None or len(words) > 2 or (len(words) == 2 and words[0] not in ("pass", "play")):
        return None
    return PASS + card if words[0] == "pass" else PLAY + card
