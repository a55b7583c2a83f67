"""A state as readable data: cards in notation, seats in order."""

from typing import Any

from coven.games.witches.names import CARD_TEXTS, NO_CARD, SUIT_LETTERS, SUITS
from coven.games.witches.state import END_REASONS, PHASES
from coven.games.witches.types import Box, State
from coven.games.witches.view.notation import card_texts
from coven.kernel.types import Row, Word


def position(box: Box, s: State) -> dict[str, Any]:
    """Everything about a state but its options and its stream.

    `last_round` is the round scored last; while a spell is decided on, its caster and value are that spell's.
    """
    players = range(s.players)
    return {
        "phase": PHASES.names[s.phase],
        "round": int(s.round_number),
        "dealer": int(s.dealer),
        "leader": int(s.leader),
        "turn": int(s.turn),
        "hands": [cards_text(s.hand[seat]) for seat in players],
        "packets": [cards_text(s.packet[seat]) for seat in players],
        "played": [cards_text(s.played[seat]) for seat in players],
        "taken": [cards_text(s.taken[seat]) for seat in players],
        "trick": trick_texts(s.trick, s.players),
        "last_trick": None
        if s.last_winner < 0
        else {"cards": trick_texts(s.last_trick, s.players), "leader": int(s.last_leader), "winner": int(s.last_winner)},
        "voids": ["".join(SUIT_LETTERS[suit] for suit in range(SUITS) if s.void[seat] >> suit & 1) for seat in players],
        "totals": [int(s.total[seat]) for seat in players],
        "overtime": bool(s.overtime),
        "last_round": {
            "piles": [cards_text(s.scored[seat]) for seat in players],
            "points": [int(s.points[seat]) for seat in players],
            "rest": [int(s.rest[seat]) for seat in players],
            "caster": int(s.caster) if s.caster >= 0 else None,
            "spell": int(s.spell),
            "deducted": bool(s.deducted),
        },
        "end": END_REASONS.names[s.end_reason] or None,
    }


def cards_text(cards: Word) -> str:
    return " ".join(card_texts(cards))


def trick_texts(trick: Row[int], players: int) -> list[str | None]:
    """The card each seat has laid, or None."""
    return [None if trick[seat] == NO_CARD else CARD_TEXTS[trick[seat]] for seat in range(players)]
