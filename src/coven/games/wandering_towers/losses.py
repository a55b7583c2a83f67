"""What came to nothing: a card that moves nothing, an announced move made impossible, a spell that waited in vain."""

from typing import Any

from coven.games.wandering_towers.notation import CARD_TEXTS, SPELL_NAMES
from coven.games.wandering_towers.rules.board import wizards_of
from coven.games.wandering_towers.state import (
    A_TOWER,
    AFTER,
    AIMING,
    CAST,
    CAST_AFTER,
    CHOOSING_PIECE,
    DISCARD,
    FREE,
    FREEING,
    NO_PIECE,
    NONE,
    OVER,
    REROLL,
    ROLL_CARD,
    TOWER,
)
from coven.table.values import Event


def losses(before: Any, action: int, middle: Any, after: Any) -> list[Event]:
    """What was lost between the state after the spell of this move, if it had one, and the next decision."""
    if after.phase == OVER:
        return []
    return [*lost_card(before, action, after), *lost_move(middle, after), *lapsed_spell(before, action, after)]


def lost_card(before: Any, action: int, after: Any) -> list[Event]:
    """A roll that moves nothing, or a spell that left a played card without a move (rulings 16, 20, 52)."""
    rolled = ROLL_CARD <= action < DISCARD or action == REROLL
    if not (rolled or (was_choosing(before, action) and not after.ended)):
        return []
    if after.phase in (CHOOSING_PIECE, AIMING, FREEING):
        return []
    card = action - ROLL_CARD if action < TOWER else int(before.card)
    return [Event("card_lost", {"seat": int(before.turn), "card": CARD_TEXTS[card]})]


def was_choosing(before: Any, action: int) -> bool:
    """Whether the move ended a spell cast while a piece was being chosen."""
    under_way = before.phase in (AIMING, FREEING) and before.back == CHOOSING_PIECE
    return under_way or (before.phase == CHOOSING_PIECE and FREE <= action < CAST)


def lost_move(middle: Any, after: Any) -> list[Event]:
    """An announced piece that did not move (rulings 33, 34)."""
    if middle.piece == NO_PIECE or after.piece != NO_PIECE:
        return []
    at, owner = int(middle.piece_at), int(middle.piece_owner)
    if middle.piece == A_TOWER:
        moved = middle.at[at] != after.at[at]
    else:
        moved = wizards_of(middle.crowd[at], owner) != wizards_of(after.crowd[at], owner)
    return [] if moved else [Event("move_lost", {"seat": int(middle.turn)})]


def lapsed_spell(before: Any, action: int, after: Any) -> list[Event]:
    """A spell paid for after the move that found no target, or whose caster's turn has ended (ruling 53)."""
    named = CAST_AFTER <= action < REROLL
    waited = before.spell != NONE and before.moment == AFTER and before.phase != AIMING
    if not (named or waited) or after.moment == AFTER:
        return []
    spell, caster = (action - CAST_AFTER, before.decider) if named else (before.spell, before.caster)
    return [Event("spell_lapsed", {"seat": int(caster), "spell": SPELL_NAMES[spell]})]
