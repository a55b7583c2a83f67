"""A position of Wandering Towers as readable data: stacks from the ground up, cards in notation."""

from typing import Any

from coven.games.wandering_towers.names import CARD_TEXTS, SPELL_NAMES, TOWER_TEXTS
from coven.games.wandering_towers.rules.cards import copies_in_pile, copies_kept
from coven.games.wandering_towers.state import END_REASONS, KINDS, NONE, PHASES, SPACES, SPELLS, TOWERS
from coven.games.wandering_towers.types import Box, State
from coven.games.wandering_towers.view.notation import hand_texts
from coven.games.wandering_towers.view.visible import crowd_list, known_cards, looks, stack_of

CASTLE = "castle"
NUMBERS = ("action", "value", "sides", "rolls", "special", "ended", "piece", "cast", "moment", "paid", "asks", "asked", "offered", "exchanged")
MAYBE_SEATS = ("piece_owner", "caster", "flask_from")
FLASKS = {"full": "filled", "empty": "empty", "spent": "spent"}


def position(box: Box, s: State) -> dict[str, Any]:
    """Everything about a state but its options and its stream."""
    players = range(s.players)
    return {
        "phase": PHASES.names[s.phase],
        "rounds": int(s.rounds),
        "first": int(s.first),
        "turn": int(s.turn),
        "decider": int(s.decider),
        "stacks": [stack_texts(s, space) for space in range(SPACES)],
        "grounds": [crowd_list(s.crowd[space]) for space in range(SPACES)],
        "roofs": [crowd_list(s.crowd[SPACES + tower]) for tower in range(TOWERS)],
        "home": [int(s.home[seat]) for seat in players],
        **{name: [int(getattr(s, field)[seat]) for seat in players] for name, field in FLASKS.items()},
        "hands": [" ".join(hand_texts(s.hand[seat])) for seat in players],
        "known": [" ".join(CARD_TEXTS[kind] for kind in known_cards(s, seat)) for seat in players],
        "kept": [int(s.kept[seat]) for seat in players],
        "pile": pile_counts(s),
        "kept_cards": kept_counts(s),
        "used": int(s.used),
        "spells": [SPELL_NAMES[spell] for spell in range(SPELLS) if s.spells >> spell & 1],
        "looked": looks(s),
        "pending": pending(s),
        "end": END_REASONS.names[s.end_reason] or None,
    }


def stack_texts(s: State, space: int) -> list[str]:
    """A stack from the ground up, the castle last where it stands."""
    return [TOWER_TEXTS[tower] for tower in stack_of(s, space)] + ([CASTLE] if s.castle == space else [])


def pile_counts(s: State) -> dict[str, int]:
    return {CARD_TEXTS[kind]: int(copies_in_pile(s, kind)) for kind in range(KINDS) if copies_in_pile(s, kind)}


def kept_counts(s: State) -> dict[str, int]:
    """The cards that may be in hands from before the last shuffle, as far as everybody can tell."""
    return {CARD_TEXTS[kind]: int(copies_kept(s, kind)) for kind in range(KINDS) if copies_kept(s, kind)}


def pending(s: State) -> dict[str, Any]:
    """What is under way: a card, a piece announced, a spell, an exchange between partners."""
    players = range(s.players)
    return {
        **{name: int(getattr(s, name)) for name in NUMBERS},
        **{name: seat_or_none(getattr(s, name)) for name in MAYBE_SEATS},
        "card": None if s.card == NONE else CARD_TEXTS[s.card],
        "handed": None if s.handed == NONE else CARD_TEXTS[s.handed],
        "piece_at": None if s.piece_at == NONE else int(s.piece_at),
        "lifted": None if s.lifted == NONE else int(s.lifted),
        "riders": crowd_list(s.riders),
        "spell": None if s.spell == NONE else SPELL_NAMES[s.spell],
        "back": PHASES.names[s.back],
        "freed": [seat for seat in players if s.freed >> seat & 1],
        "skipping": [seat for seat in players if s.skipping >> seat & 1],
    }


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)
